import type { ReactNode } from "react";

type Props = {
  label: ReactNode;
  children: ReactNode;
  isStrong?: boolean;
  /** True when the value is a text and wraps; with a number, the label wraps instead. */
  isText?: boolean;
};

/** Line of a ticket: a label and its value. */
export function TicketRow({ label, children, isStrong, isText = false }: Props) {
  return (
    <div className={`flex justify-between gap-3 ${isStrong ? "sheet-sum" : ""}`}>
      <span className={isText ? "shrink-0" : "min-w-0"}>{label}</span>
      <span
        dir={isText ? "auto" : undefined}
        className={isText ? "min-w-0 text-right" : "sum whitespace-nowrap"}
      >
        {children}
      </span>
    </div>
  );
}
