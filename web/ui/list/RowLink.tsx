import type { ReactNode } from "react";

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
  <a
    href={href}
    data-open
    className={`outline-none hover:underline ${isPlain ? "" : "font-semibold"} ${className}`}
    title={title}
  >
    {children}
  </a>
);

/** From a row to another record than its own. */
export const CrossLink = ({ href, title, className = "", children }: Props) => (
  <a href={href} className={`finger hover:underline ${className}`} title={title}>
    {children}
  </a>
);
