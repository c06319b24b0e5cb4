import { type ReactNode, useRef, useState } from "react";
import { foreignRights, isForeign } from "#lib/approvals.ts";
import { useValue } from "#lib/useValue.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import type { MenuItem, MenuPopup } from "./MenuPopup.tsx";

type Props = {
  label: string;
  /** Entries; a false one is left out. */
  items: readonly (MenuItem | false)[];
  /** Name of the record, for the accessible name of a '…' menu. */
  of?: string;
  /** Look of a custom button. */
  opener?: { className: string; content: ReactNode };
  /** Content above the entries. */
  children?: ReactNode;
};

/** Menu with its button. Base UI's menu loads and mounts only when opened, because every row has one. */
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
      // A label may be truncated, but not '…'.
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
