import { Icon } from "#ui/brand/Icon.tsx";
import { eyesStrings } from "./eyes.strings.ts";

type Props = {
  title: string;
  isOpen: boolean;
  toggle: () => void;
  /** Summary of the values inside, shown while the section is folded. */
  given: readonly { text: string }[];
  /** True when Alt+M folds the section too; Tab then skips the line while the section is folded. */
  hasKey?: boolean;
};

/** Line that folds and unfolds a section of the measures. */
export const FoldLine = ({ title, isOpen, toggle, given, hasKey = false }: Props) => (
  <button
    type="button"
    tabIndex={isOpen || !hasKey ? 0 : -1}
    className="flex w-full items-center gap-2 px-4 py-2 text-left text-sm font-medium text-ink-2 touch:min-h-11"
    aria-expanded={isOpen}
    aria-keyshortcuts={hasKey ? eyesStrings.foldKey : undefined}
    onClick={toggle}
  >
    <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4 shrink-0" />
    <span className="min-w-0 flex-1">
      {title}
      {!isOpen && given.length > 0 && (
        <span className="font-normal text-ink">
          {"\u00a0: "}
          {given.map(({ text }) => text).join(" \u00b7 ")}
        </span>
      )}
    </span>
    {hasKey && <kbd className="kbd">{eyesStrings.foldKey}</kbd>}
  </button>
);
