import type { ReactNode } from "react";
import { statisticsStrings } from "./statistics.strings.ts";

const text = statisticsStrings.changes;

type Props = {
  /** Above 0 for a rise, below 0 for a fall. */
  sign: number;
  /** Text of the change. */
  children: ReactNode;
};

/**
 * Change compared with the previous period, with an arrow that screen readers hear as a word. A fall is grey: it needs
 * no action.
 */
export function Change({ sign, children }: Props) {
  if (sign === 0)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">=</span>
        <span className="sr-only">{text.same}</span>
      </span>
    );
  return (
    <span className={`whitespace-nowrap font-medium ${sign > 0 ? "text-ok-ink" : "text-ink-3"}`}>
      <svg
        viewBox="0 0 10 9"
        className={`mr-1 inline size-2.25 fill-current ${sign > 0 ? "" : "rotate-180"}`}
        aria-hidden="true"
      >
        <path d="M5 0 10 9H0z" />
      </svg>
      <span className="sr-only">{sign > 0 ? text.up : text.down} </span>
      {children}
    </span>
  );
}
