import { type ReactNode, useRef, useState } from "react";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import type { MenuItem, MenuPopup } from "./MenuPopup.tsx";

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** Its button is '…': the actions of one among many, whom the menu names. */
  of?: string;
  /** Look and content of the button, where it is neither the label nor '…'. */
  opener?: { className: string; content: ReactNode };
  /** Content above the actions: a choice. */
  children?: ReactNode;
};

/**
 * Button that opens a short list of actions. Base UI's menu is loaded and mounted when it opens: a list has a menu in
 * each row.
 */
export function Menu({ of, opener: look, children, ...menu }: Props) {
  const opener = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ MenuPopup: typeof MenuPopup } | null>(null);
  const button = {
    "aria-haspopup": "menu",
    "aria-expanded": loaded !== null,
    onClick: () => void import("./MenuPopup.tsx").then(setLoaded, console.warn),
  } as const;
  return (
    <span
      ref={opener}
      // A label may be cut where there is no room, '…' may not.
      className={of === undefined ? "grid min-w-0 grid-cols-[minmax(0,1fr)]" : "inline-flex"}
    >
      {look ? (
        <button type="button" {...button} className={look.className}>
          {look.content}
        </button>
      ) : of === undefined ? (
        <Button {...button}>
          {menu.label}
          <Icon name="chevron-down" className="size-4" />
        </Button>
      ) : (
        <IconButton {...button} size="sm" icon="three-dots" label={menu.label} />
      )}
      {loaded && (
        <loaded.MenuPopup {...menu} of={of} opener={opener} onClose={() => setLoaded(null)}>
          {children}
        </loaded.MenuPopup>
      )}
    </span>
  );
}
