/** Prints of an invoice, counted by paper (docs/rules-credits.md, Issue): a later one of the same paper is a duplicate. */
import { isObject } from "#domain/core/fields/values.ts";

export const printPapers = ["a4", "a5", "ticket"] as const;
export type PrintPaper = (typeof printPapers)[number];

/** Prints whose paper nobody noted: from before papers were counted, or told without one. */
const unknownPaper = "unknown";

const countOf = (prints: unknown, paper: string): number =>
  isObject(prints) && typeof prints[paper] === "number" ? prints[paper] : 0;

/** Stored counts after one more print; `paper` is null where it is unknown. */
export function withPrint(prints: unknown, paper: PrintPaper | null): Record<string, number> {
  const counts = [...printPapers, unknownPaper].map(
    (name) => [name, countOf(prints, name) + (name === (paper ?? unknownPaper) ? 1 : 0)] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** True when a print on this paper repeats one, or may repeat one of an unknown paper. */
export const isReprint = (prints: unknown, paper: PrintPaper): boolean =>
  countOf(prints, paper) + countOf(prints, unknownPaper) > 0;
