import type { ReactNode } from "react";

type Props = {
  label: ReactNode;
  children: ReactNode;
  isStrong?: boolean;
  /** Its end is words, which wrap; else a figure, beside which the label does. */
  isText?: boolean;
};

/** Two ends of a line of a ticket. */
export function TicketRow({ label, children, isStrong, isText = false }: Props) {
  return (
    <div className={`flex justify-between gap-3 ${isStrong ? "sheet-sum" : ""}`}>
      <span className={isText ? "shrink-0" : "min-w-0"}>{label}</span>
      <span className={isText ? "min-w-0 text-right" : "sum whitespace-nowrap"}>{children}</span>
    </div>
  );
}
