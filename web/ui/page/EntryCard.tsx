import type { ReactNode } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";
import { TrialFrame } from "#ui/brand/TrialFrame.tsx";

/** Card of screens outside the shell: sign-in and set-up. */
export function EntryCard({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden p-4">
      <TrialFrame />
      <div className="relative grid w-full max-w-sm gap-6">
        <div className="flex items-center gap-3">
          <Wordmark className="size-11" />
          <p>
            <span className="block text-lg font-semibold tracking-tight">{ui.product}</span>
            <span className="block text-sm text-ink-3">{ui.tagline}</span>
          </p>
        </div>
        <div className="card grid gap-4 p-6">
          <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
          {children}
        </div>
        <p className="flex items-center justify-center gap-2 text-sm text-ink-3">
          <Icon name="shield" className="size-4" />
          {ui.privacy}
        </p>
      </div>
    </main>
  );
}
