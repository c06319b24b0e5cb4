import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./Button";
import { Icon, type IconName } from "./Icon";

type Item = { icon: IconName; label: string; onSelect: () => void };

/** A button that opens a short list of actions; arrows move, Escape closes. */
export function Menu({ label, items }: { label: string; items: readonly Item[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const itemsOf = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const opener = () => box.current?.querySelector<HTMLElement>("[aria-haspopup]");

  useEffect(() => {
    if (!isOpen) return;
    itemsOf()[0]?.focus();
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isOpen]);

  const move = (step: number) => {
    const all = itemsOf();
    const index = all.findIndex((item) => item === document.activeElement);
    all[(index + step + all.length) % all.length]?.focus();
  };
  const close = () => {
    setOpen(false);
    opener()?.focus();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
    Tab: () => setOpen(false),
  };
  return (
    <div ref={box} className="relative">
      <Button
        className="w-full"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" className="size-4" />
      </Button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="menu absolute right-0 z-20 mt-1 w-56"
          onKeyDown={(event) => {
            const act = keys[event.key];
            if (!act) return;
            if (event.key !== "Tab") event.preventDefault();
            act();
          }}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              className="menu-item"
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              <Icon name={item.icon} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
