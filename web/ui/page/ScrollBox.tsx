import type { ReactNode } from "react";

/** What is wider than its place scrolls inside a box of its own, which keys must reach. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const reachable = { role: "region", tabIndex: 0, "aria-label": label };
  return (
    <div className="overflow-x-auto" {...reachable}>
      {children}
    </div>
  );
}
