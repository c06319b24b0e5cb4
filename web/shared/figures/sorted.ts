import type { FigureRow } from "./FigureTable.tsx";

export type Sorting = { column: number; descends: boolean };

/** Matches a formatted share or change: '12 %', '−15 %'. */
const written = /^\u2212?\d+\s%$/;
const isNumber = (value: unknown): boolean =>
  typeof value === "number" || written.test(String(value));
/** A missing number sorts below all others. */
const numberOf = (value: unknown): number =>
  value === "" ? -Infinity : Number.parseFloat(String(value).replace("\u2212", "-"));

function compare(one: unknown, other: unknown): number {
  if (isNumber(one) || isNumber(other)) return numberOf(one) - numberOf(other);
  return String(one).localeCompare(String(other), "fr", { numeric: true });
}

/**
 * Sorts rows by a column, stably, with future rows last. `isInOrder`: the first column already has the default order.
 */
export function sorted(
  rows: readonly FigureRow[],
  sorting: Sorting | null,
  isInOrder: boolean,
): readonly FigureRow[] {
  if (!sorting) return rows;
  const { column, descends } = sorting;
  const sign = descends ? -1 : 1;
  const past = rows.filter(({ isToCome }) => !isToCome);
  const toCome = rows.filter(({ isToCome }) => isToCome);
  if (isInOrder && column === 0) return [...(descends ? past.reverse() : past), ...toCome];
  past.sort((a, b) => sign * compare(a.values[column], b.values[column]));
  return [...past, ...toCome];
}
