import { type ReactNode, useRef, useState } from "react";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import type { MenuItem, MenuPopup } from "./MenuPopup.tsx";

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** Record of a '…' menu, named by it. */
  of?: string;
  /** Custom button. */
  opener?: { className: string; content: ReactNode };
  /** Content above the actions. */
  children?: ReactNode;
};

/** Menu button. Base UI's menu is loaded and mounted on opening, because each row has one. */
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
      // Labels may be truncated, '…' not.
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
