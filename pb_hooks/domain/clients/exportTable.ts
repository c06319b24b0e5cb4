/** Tables of the export of a person's data (exportPage.ts). */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { strings } from "./personalData.strings.ts";

/** Value of a cell. */
type Cell = string | number;
type Column = keyof typeof strings.columns;

export const escaped = (cell: Cell): string =>
  String(cell)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Table with one row for each of these; '-' for an empty value. */
export function table<Row>(
  rows: readonly Row[],
  cells: (row: Row) => Partial<Record<Column, Cell>>,
) {
  const [first] = rows;
  if (first === undefined) return `<p>${strings.none}</p>`;
  const head = Object.keys(cells(first)).map(
    (name) => `<th>${escaped(strings.columns[name as Column])}</th>`,
  );
  const body = rows.map((row) => {
    const written = Object.values(cells(row)).map(
      (cell) => `<td>${escaped(cell === "" ? "-" : cell)}</td>`,
    );
    return `<tr>${written.join("")}</tr>`;
  });
  return `<table><tr>${head.join("")}</tr>${body.join("")}</table>`;
}

export const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));
/** Label of a stored code; the code itself when an older version wrote another. */
export const word = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name;
