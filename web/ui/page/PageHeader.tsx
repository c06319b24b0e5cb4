import { Children, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Icon } from "#ui/brand/Icon.tsx";
import { returnPath } from "#lib/addresses/navigationHistory.ts";
import { MoneyText, useMasked } from "./MoneyText.tsx";
import { usePageTitle } from "./pageTitle.ts";
import { sectionOf } from "./sectionOf.ts";
import { toggleMask } from "#lib/device/masking.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  title: string;
  /** Title in a phone's top bar; by default the section's name. */
  name?: string;
  /** Title of the browser tab. */
  tab?: string;
  /** Subtitle, whose line is always reserved; false while loading. */
  subtitle?: ReactNode;
  /** Link back. To a list, it restores the page and search. */
  back?: { href: string; label: string };
  /** First line, in place of the back link or the section. */
  line?: ReactNode;
  /** Badge beside the title. */
  badge?: ReactNode;
  /** Entries of the menu '…', which is the first action; on a phone it follows the subtitle. */
  menu?: ReactNode;
  /** Actions at the end, the primary one last. */
  children?: ReactNode;
};

/**
 * Page header of three fixed lines (docs/look.md, Widths), so that toasts, actions and the first card are in the same
 * place on every page. On a phone, title and back link are in the top bar, and the heading is for screen readers.
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
              dir="auto"
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
          className="finger -ml-1 inline-flex items-center gap-1 hover:text-ink max-md:hidden"
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

/** Button in the header that says that amounts are masked, and shows them again. */
function MaskedNote() {
  if (!useMasked()) return null;
  return (
    <button
      type="button"
      title={words.showAmounts}
      className="-my-0.5 inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2 hover:text-ink print:hidden touch:min-h-11"
      onClick={toggleMask}
    >
      <Icon name="eye-crossed" className="size-4" />
      {ui.maskedAmounts} <kbd className="kbd">H</kbd>
    </button>
  );
}
