import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  /** Title of the browser tab. */
  title: string;
  heading: ReactNode;
  text?: string;
  children: ReactNode;
  /** Content of the dark panel on a wide screen. */
  panel: ReactNode;
};

/** Layout of the sign-in page. */
export function EntryPage({ title, heading, text, children, panel }: Props) {
  usePageTitle(title);
  return (
    <div className="grid min-h-dvh bg-surface min-[64rem]:grid-cols-[35rem_minmax(0,1fr)]">
      <main className="flex min-w-0 flex-col gap-8 px-4 py-6 sm:px-14 sm:py-9">
        <p>
          <Wordmark />
        </p>
        <div className="my-auto grid w-full max-w-96 gap-6 max-[64rem]:mx-auto">
          <div className="grid gap-2">
            <h1 className="text-h1 font-semibold tracking-[-0.026em] wrap-anywhere whitespace-pre-line">
              {heading}
            </h1>
            {text && <p className="text-md text-ink-2">{text}</p>}
          </div>
          {children}
          <p className="flex items-center gap-2.5 text-sm text-ink-3">
            <Icon name="shield" className="size-4.5 text-ok" />
            {ui.privacy}
          </p>
        </div>
        <p className="text-xs text-ink-3">{ui.tagline}</p>
      </main>
      <aside
        aria-label={ui.yourShop}
        className="relative m-3 ml-0 overflow-hidden rounded-panel bg-deep text-on-deep max-[64rem]:hidden"
      >
        {panel}
      </aside>
    </div>
  );
}
