import type { ReactNode } from "react";

type Props = { href: string; title?: string; className?: string; children: ReactNode };
type CrossProps = Props & { isBelow?: boolean };
type RowProps = Props & {
  /** Accessible name where rows share their text, which it contains. */
  label?: string;
  /** Whether another element names the row. */
  isPlain?: boolean;
};

/** Main link of a row, focused by the arrow keys; on a phone the whole row is its target. */
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

/** Link from a row to another record; below the row's link, a finger's target reaches down alone. */
export const CrossLink = ({ href, title, className = "", isBelow, children }: CrossProps) => (
  <a
    href={href}
    className={`${isBelow ? "touch:-mb-6 touch:pb-6" : "finger"} hover:underline ${className}`}
    title={title}
  >
    {children}
  </a>
);
