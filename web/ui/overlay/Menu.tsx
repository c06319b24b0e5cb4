import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { openModal } from "./modals.ts";

type Item = { icon: IconName; label: string; onSelect: () => void };

const gapPx = 4;

/** Under the right end of its button, above it where there is no room; on a phone the style sheet puts it at the bottom. */
function place(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const isLow = bottom + gapPx + dialog.offsetHeight > window.innerHeight;
  dialog.style.top = `${isLow ? top - gapPx - dialog.offsetHeight : bottom + gapPx}px`;
  dialog.style.left = `${Math.max(gapPx, right - dialog.offsetWidth)}px`;
}

type Props = {
  label: string;
  items: readonly Item[];
  /** Its button, where it is not the label's: what it looks like, and what stands in it. */
  opener?: { className: string; content: ReactNode };
  /** Above the actions: a choice. */
  children?: ReactNode;
};

/** A button that opens a short list of actions. A native modal dialog: arrows move, Escape closes, the focus comes back. */
export function Menu({ label, items, opener: button, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const open = () => {
    if (!dialog.current || !opener.current) return;
    openModal(dialog.current);
    place(dialog.current, opener.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(dialog.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const index = all.findIndex((item) => item === document.activeElement);
    all[(index + step + all.length) % all.length]?.focus();
  };
  return (
    <span ref={opener} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <button
        type="button"
        className={button?.className ?? "btn btn-secondary"}
        aria-haspopup="menu"
        onClick={open}
      >
        {button?.content ?? (
          <>
            {label}
            <Icon name="chevron-down" className="size-4" />
          </>
        )}
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        className="menu fixed m-0 w-56 p-0 text-ink backdrop:bg-transparent max-md:top-auto! max-md:left-0! max-md:bottom-0 max-md:w-full max-md:max-w-none"
        onMouseDown={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {children}
        <div role="menu" aria-label={label} tabIndex={-1} className="p-1" onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => {
                dialog.current?.close();
                item.onSelect();
              }}
            >
              <Icon name={item.icon} />
              {item.label}
            </button>
          ))}
        </div>
      </dialog>
    </span>
  );
}
