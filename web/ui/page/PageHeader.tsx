import { Children, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Icon } from "#ui/brand/Icon.tsx";
import { returnPath } from "#lib/navigationHistory.ts";
import { MoneyText, useMasked } from "./MoneyText.tsx";
import { usePageTitle } from "./pageTitle.ts";
import { sectionOf } from "./sectionOf.ts";
import { toggleMask } from "#lib/masking.ts";
import { words } from "#lib/words.strings.ts";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  title: string;
  /** What the phone's top bar says instead: the name of the section (web/README.md, Screens). */
  name?: string;
  /** What the browser's tab says instead. */
  tab?: string;
  /** Its line is there before it is: false while it is awaited. */
  subtitle?: ReactNode;
  /** To a list it leads to the page and the search that one came from. */
  back?: { href: string; label: string };
  /** The first line, where it is neither a way back nor the section. */
  line?: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** Behind '…', first among the actions; on a phone at the end of the line under the title. */
  menu?: ReactNode;
  /** At the end, the primary one last. */
  children?: ReactNode;
};

/**
 * Three lines of fixed height (web/README.md, Frame): the actions begin under the first, beside which the toasts stand,
 * and the first card begins at the same place on every page. On a phone the top bar shows the title and the way back: the
 * heading stays for screen readers, and the actions take the width.
 */
export function PageHeader(props: Props) {
  const { title, name = title, tab = name, subtitle, back, badge, menu, children } = props;
  const isBare = subtitle === undefined && !(badge || menu);
  const hasActions = Children.toArray(children).length > 0;
  usePageTitle(name, { back: back && returnPath(back.href), tab });
  return (
    <header className={`relative mb-4 ${isBare && !hasActions ? "max-md:mb-0" : ""}`}>
      <FirstLine {...props} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 md:min-h-12">
        <div
          className={`min-w-0 flex-1 basis-48 max-md:flex max-md:basis-full max-md:flex-wrap max-md:items-center max-md:gap-x-3 md:max-lg:basis-auto ${menu ? "max-md:pr-11" : isBare ? "max-md:sr-only" : ""}`}
        >
          <div className="flex items-center gap-3 max-md:contents md:h-7">
            <h1
              className={`truncate text-lg font-semibold tracking-tight max-md:sr-only print:not-sr-only ${back ? "md:[view-transition-name:record]" : ""}`}
              title={title}
            >
              {title}
            </h1>
            {badge}
          </div>
          <p
            className={`min-h-5 truncate text-ink-3 max-md:whitespace-normal md:h-5 md:max-lg:w-0 md:max-lg:min-w-full ${subtitle === undefined ? "max-md:hidden" : ""}`}
          >
            {typeof subtitle === "string" ? <MoneyText>{subtitle}</MoneyText> : subtitle}
          </p>
        </div>
        {(menu || hasActions) && (
          <div
            className={`flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1 md:pt-3 ${hasActions ? "" : "max-md:contents"}`}
          >
            {menu && <div className="max-md:absolute max-md:-top-3 max-md:-right-2">{menu}</div>}
            {children}
          </div>
        )}
      </div>
    </header>
  );
}

function FirstLine({ back, line }: Pick<Props, "back" | "line">) {
  const [path] = useLocation();
  return (
    <div className="flex items-center gap-3 text-sm text-ink-3 print:hidden md:mb-1 md:h-5">
      {back ? (
        <a
          href={returnPath(back.href)}
          className="-ml-1 inline-flex items-center gap-1 hover:text-ink max-md:hidden"
        >
          <Icon name="chevron-left" className="size-4" />
          {back.label}
        </a>
      ) : (
        <span className={line ? "" : "max-md:hidden"}>{line ?? sectionOf(path)}</span>
      )}
      <MaskedNote />
    </div>
  );
}

/** Says that amounts are hidden, in the first line of the header; pressed, it shows them again. */
function MaskedNote() {
  if (!useMasked()) return null;
  return (
    <button
      type="button"
      title={words.showAmounts}
      className="-my-0.5 inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2 hover:text-ink print:hidden max-md:min-h-11"
      onClick={toggleMask}
    >
      <Icon name="eye-crossed" className="size-4" />
      {ui.maskedAmounts} <kbd className="kbd">H</kbd>
    </button>
  );
}
