import type { ReactNode } from "react";

type Props = {
  title: string;
  /** True when the table head shows the caption from `md` on. */
  isHeaded?: boolean;
  className?: string;
  children: ReactNode;
};

/** Field of a row with a visible caption; screen readers use the field's own label. */
export const RowField = ({ title, isHeaded = false, className = "", children }: Props) => (
  <div className={className}>
    <p
      className={`mb-1 truncate text-xs text-ink-3 ${isHeaded ? "md:hidden" : ""}`}
      aria-hidden="true"
    >
      {title}
    </p>
    {children}
  </div>
);
