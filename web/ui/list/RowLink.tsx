import type { ReactNode } from "react";

type Props = { href: string; title?: string; className?: string; children: ReactNode };
type CrossProps = Props & { isBelow?: boolean };
type RowProps = Props & {
  /** Accessible name when several rows have the same text; it contains that text. */
  label?: string;
  /** True when another element names the row. */
  isPlain?: boolean;
};

/** Main link of a row, which arrow keys focus; on a phone its touch target is the whole row. */
export const RowLink = ({ href, title, label, className = "", isPlain, children }: RowProps) => (
  <a
    href={href}
    data-open
    className={`outline-none hover:underline ${isPlain ? "" : "font-medium"} ${className}`}
    title={title}
    aria-label={label}
  >
    {children}
  </a>
);

/** Link from a row to another record. Below the row's own link, its touch target extends downwards only. */
export const CrossLink = ({ href, title, className = "", isBelow, children }: CrossProps) => (
  <a
    href={href}
    className={`${isBelow ? "touch:-mb-6 touch:pb-6" : "finger"} hover:underline ${className}`}
    title={title}
  >
    {children}
  </a>
);
