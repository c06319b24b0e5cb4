import type { ReactNode } from "react";

/** Box that scrolls sideways, and takes the focus for that. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const reachable = { role: "region", tabIndex: 0, "aria-label": label };
  return (
    <div className="overflow-x-auto" {...reachable}>
      {children}
    </div>
  );
}
