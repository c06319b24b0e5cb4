import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { useInView } from "./useInView.ts";

export type Tab<Key extends string> = { key: Key; label: ReactNode; count?: string };

type Props<Key extends string> = {
  /** Read out as the name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  className?: string;
  /** The panel of the tab in view. */
  children: ReactNode;
};

/** The tab that an arrow, Home or End leads to; null for other keys. */
function tabAfter(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** A row of tabs and the panel of one of them; arrows move, as in a native list. The caller keeps the tab in the URL. */
export function Tabs<Key extends string>(props: Props<Key>) {
  const { label, tabs, current, onChange, className = "", children } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ key }) => key === current);
  useInView(row, "[aria-selected=true]", current);
  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus();
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        // Three are whole on a phone.
        className={`flex gap-5 max-md:gap-2 ${tabs.length > 3 ? "max-md:fade-end" : ""} overflow-x-auto overflow-y-hidden border-b border-line no-print ${className}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count && <span className="text-sm font-normal text-ink-3">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
