import type { FigureRow } from "./FigureTable.tsx";

export type Sorting = { column: number; descends: boolean };

/** Formatted share: '12 %'. */
const numberOf = (value: unknown): number =>
  typeof value === "number" ? value : Number.parseFloat(String(value));

function compare(one: unknown, other: unknown): number {
  const [a, b] = [numberOf(one), numberOf(other)];
  const isNumber = typeof one === "number" || /^\d+\s%$/.test(String(one));
  return isNumber ? a - b : String(one).localeCompare(String(other), "fr", { numeric: true });
}

/** Rows sorted by a column, stable, future rows last. `isInOrder`: the first column is the default order. */
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
