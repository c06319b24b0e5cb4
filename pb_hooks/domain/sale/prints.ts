/**
 * Counts the prints of an invoice by paper format (docs/rules-credits.md, Issue): a second print of the same format is
 * a duplicate.
 */
import { isObject } from "#domain/core/fields/values.ts";

export const printPapers = ["a4", "a5", "ticket"] as const;
export type PrintPaper = (typeof printPapers)[number];

/** Prints of unknown format: made before formats were counted, or reported without one. */
const unknownPaper = "unknown";

const countOf = (prints: unknown, paper: string): number =>
  isObject(prints) && typeof prints[paper] === "number" ? prints[paper] : 0;

/** Stored counts after one more print; `paper` is null when the format is unknown. */
export function withPrint(prints: unknown, paper: PrintPaper | null): Record<string, number> {
  const counts = [...printPapers, unknownPaper].map(
    (name) => [name, countOf(prints, name) + (name === (paper ?? unknownPaper) ? 1 : 0)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** True when a print in this format is a duplicate, or may be one because of prints of unknown format. */
export const isReprint = (prints: unknown, paper: PrintPaper): boolean =>
  countOf(prints, paper) + countOf(prints, unknownPaper) > 0;
