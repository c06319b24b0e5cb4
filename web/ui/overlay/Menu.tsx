import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { openModal } from "./modals.ts";

type MenuItem = {
  icon: IconName;
  label: string;
  /** What is read out, where that says more. */
  name?: string;
  /** Where it leads, or what it does. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** What does the same from the keyboard. */
  shortcut?: string;
};

const gapPx = 4;

/** Under the right end of its button, above it where the window ends; on a phone the style sheet puts it at the bottom. */
function place(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  const isBelow = bottom + gapPx + offsetHeight <= window.innerHeight;
  dialog.style.top = `${isBelow ? bottom + gapPx : Math.max(gapPx, top - gapPx - offsetHeight)}px`;
  // At the left edge of the window it begins where its button does.
  dialog.style.left = `${Math.max(left < offsetWidth ? left : gapPx, right - offsetWidth)}px`;
}

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** Its button is '…': the actions of one among many, whom the menu names. */
  of?: string;
  /** Its button, where it is neither the label nor '…': what it looks like, and what stands in it. */
  opener?: { className: string; content: ReactNode };
  /** Above the actions: a choice. */
  children?: ReactNode;
};

/** A button that opens a short list of actions. A native modal dialog: arrows move, Escape closes, the focus comes back. */
export function Menu({ label, items, of, opener: look, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The browser tells of the end with its next frame, and a page that another tab covers has none. */
  const close = useRef(() => {});
  useEffect(() => {
    if (!isOpen || !dialog.current || !opener.current) return;
    close.current = openModal(dialog.current);
    place(dialog.current, opener.current);
  }, [isOpen]);
  const button = { "aria-haspopup": "menu", onClick: () => setOpen(true) } as const;
  return (
    <span
      ref={opener}
      // Its words may be cut where there is no room, '…' may not.
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
      <dialog
        ref={dialog}
        aria-label={label}
        className="menu fixed m-0 w-64 p-0 text-left text-ink backdrop:bg-transparent max-md:top-auto! max-md:left-0! max-md:bottom-0 max-md:w-full max-md:max-w-none"
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <>
            {of && <p className="truncate px-3.5 pt-3 font-semibold md:hidden">{of}</p>}
            {children}
            <Items label={label} items={items} onChoose={() => close.current()} />
          </>
        )}
      </dialog>
    </span>
  );
}

type ItemsProps = Pick<Props, "label" | "items"> & { onChoose: () => void };

function Items({ label, items, onChoose }: ItemsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
    const index = all.findIndex((item) => item === document.activeElement);
    all[(index + step + all.length) % all.length]?.focus();
  };
  return (
    <div role="menu" aria-label={label} tabIndex={-1} className="p-1" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <Item key={item.label} item={item} onChoose={onChoose} />
      ))}
    </div>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { icon, label, name, href, onSelect, isDanger, isDisabled, shortcut } = item;
  const shared = {
    role: "menuitem",
    "aria-label": name,
    className: `menu-item ${isDanger ? "text-bad-ink" : ""}`,
  } as const;
  const content = (
    <>
      <Icon name={icon} />
      {label}
      {shortcut && (
        <kbd className="kbd ml-auto" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </>
  );
  if (href) {
    return (
      <a href={href} {...shared} onClick={onChoose}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      disabled={isDisabled}
      onClick={() => {
        onChoose();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}
