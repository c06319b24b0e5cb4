import type { ReactNode } from "react";

type Props = {
  title: string;
  /** From `md` on the head of a table says it. */
  isHeaded?: boolean;
  className?: string;
  children: ReactNode;
};

/** A field of a row with what it is above it; who does not see it hears the field's own label. */
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
