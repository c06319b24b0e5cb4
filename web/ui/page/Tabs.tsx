import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactNode, useRef } from "react";
import { useInView } from "./useInView.ts";

export type Tab<Key extends string> = { key: Key; label: ReactNode; count?: string };

type Props<Key extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChange: (key: Key) => void;
  className?: string;
  /** Panel of the current tab. */
  children: ReactNode;
};

/** Tabs and the panel of the current one. Arrow keys, Home and End switch; the caller keeps the tab in the address. */
export function Tabs<Key extends string>(props: Props<Key>) {
  const { label, tabs, current, onChange, className = "", children } = props;
  const row = useRef<HTMLDivElement>(null);
  useInView(row, "[aria-selected=true]", current);
  return (
    <BaseTabs.Root className="contents" value={current} onValueChange={onChange}>
      <BaseTabs.List
        ref={row}
        activateOnFocus
        aria-label={label}
        // With more than three tabs, a phone scrolls them.
        className={`flex gap-5 max-md:gap-2 ${tabs.length > 3 ? "max-md:fade-end" : ""} overflow-x-auto overflow-y-hidden border-b border-line no-print ${className}`}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.key} value={tab.key} className="tab">
            {tab.label}
            {tab.count && <span className="text-sm font-normal text-ink-3">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <BaseTabs.Panel value={current} tabIndex={undefined}>
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}
