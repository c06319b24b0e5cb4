import type { ReactNode } from "react";
import { Link } from "wouter";

type Props = { href: string; title?: string; className?: string; children: ReactNode };
type RowProps = Props & {
  /** Where something else is what the row is known by. */
  isPlain?: boolean;
};

/**
 * What a row is known by, and the way to its page: the one that the arrows go to, whose row is outlined (DataTable). On a
 * phone the whole row is its target.
 */
export const RowLink = ({ href, title, className = "", isPlain, children }: RowProps) => (
  <Link
    href={href}
    data-open
    className={`outline-none hover:underline ${isPlain ? "" : "font-semibold"} ${className}`}
    title={title}
  >
    {children}
  </Link>
);

/** From a row to another record than its own. */
export const CrossLink = ({ href, title, className = "", children }: Props) => (
  <Link href={href} className={`hover:underline ${className}`} title={title}>
    {children}
  </Link>
);
