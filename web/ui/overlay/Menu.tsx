import { type ReactNode, useRef, useState } from "react";
import { foreignRights, isForeign } from "#lib/approvals.ts";
import { useValue } from "#lib/useValue.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import type { MenuItem, MenuPopup } from "./MenuPopup.tsx";

type Props = {
  label: string;
  /** Those that are not false. */
  items: readonly (MenuItem | false)[];
  /** Record of a '…' menu, named by it. */
  of?: string;
  /** Custom button. */
  opener?: { className: string; content: ReactNode };
  /** Content above the actions. */
  children?: ReactNode;
};

/** Menu button. Base UI's menu is loaded and mounted on opening, because each row has one. */
export function Menu({ of, opener: look, children, label, items: offered }: Props) {
  const foreign = useValue(foreignRights);
  const items = offered.filter(
    (item) => item !== false && !(foreign.size > 0 && isForeign(item.right, item.href)),
  ) as readonly MenuItem[];
  const opener = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ MenuPopup: typeof MenuPopup } | null>(null);
  if (items.length === 0 && offered.length > 0 && !children) return null;
  const button = {
    "aria-haspopup": "menu",
    "aria-expanded": loaded !== null,
    onClick: () => void import("./MenuPopup.tsx").then(setLoaded, console.warn),
  } as const;
  return (
    <span
      ref={opener}
      // Labels may be truncated, '…' not.
      className={of === undefined ? "grid min-w-0 grid-cols-[minmax(0,1fr)]" : "inline-flex"}
    >
      {look ? (
        <button type="button" {...button} className={look.className}>
          {look.content}
        </button>
      ) : of === undefined ? (
        <Button {...button}>
          {label}
          <Icon name="chevron-down" className="size-4" />
        </Button>
      ) : (
        <IconButton {...button} size="sm" icon="three-dots" label={label} />
      )}
      {loaded && (
        <loaded.MenuPopup {...{ label, items, of, opener }} onClose={() => setLoaded(null)}>
          {children}
        </loaded.MenuPopup>
      )}
    </span>
  );
}
