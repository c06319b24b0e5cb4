import type { ReactNode } from "react";

/** Two ends of a line of a ticket. */
export function TicketRow({
  label,
  children,
  isStrong,
}: {
  label: ReactNode;
  children: ReactNode;
  isStrong?: boolean;
}) {
  return (
    <div className={`flex justify-between gap-3 ${isStrong ? "sheet-sum" : ""}`}>
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <span className="sum whitespace-nowrap">{children}</span>
    </div>
  );
}
