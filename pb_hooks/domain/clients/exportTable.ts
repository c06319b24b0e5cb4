/** Tables of the export of a person's data (exportPage.ts). */
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatMoment } from "#domain/core/days/formatDays.ts";
import { isObject } from "#domain/core/fields/values.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import type { ContactLens } from "#domain/contactLenses/lens.ts";
import { powerText } from "#domain/lenses/formatPower.ts";
import { powerOf } from "#domain/lenses/power.ts";
import type { Step } from "#domain/workshop/jobs.ts";
import { personalDataStrings } from "./personalData.strings.ts";

/** Value of a cell. */
export type Cell = string | number;
type Column = keyof typeof personalDataStrings.columns;

export const escaped = (cell: Cell): string =>
  String(cell)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** HTML table with one row for each record; an empty value shows '-'. */
export function table<Row>(
  rows: readonly Row[],
  cells: (row: Row) => Partial<Record<Column, Cell>>,
) {
  const named = rows.map((row) =>
    Object.entries(cells(row)).map(
      ([name, cell]) => [personalDataStrings.columns[name as Column], cell] as const,
    ),
  );
  return tableOf(named.map((one) => Object.fromEntries(one)));
}

/** HTML table of rows whose cells are keyed by column name. */
export function tableOf(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const [first] = rows;
  if (first === undefined) return `<p>${personalDataStrings.none}</p>`;
  const head = Object.keys(first).map((name) => `<th>${escaped(name)}</th>`);
  const body = rows.map((row) => {
    const written = Object.values(row).map(
      (cell) => `<td>${escaped(cell === "" ? "-" : cell)}</td>`,
    );
    return `<tr>${written.join("")}</tr>`;
  });
  return `<table><tr>${head.join("")}</tr>${body.join("")}</table>`;
}

export const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));
/** Label of a stored code; an unknown code, from an older version, is shown as it is. */
export const word = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name;

/** Steps of a job or a ticket: each state with its time and its author. */
export const stepsCell = (names: Readonly<Record<string, string>>, steps: unknown): string =>
  (Array.isArray(steps) ? (steps as Step<string>[]) : [])
    .map(({ status, at, by }) => `${word(names, status)}, ${formatMoment(at)}, ${by}`)
    .join(" \u00b7 ");

/** Cell with the contact lens of a line; the column is left out when no line has a lens. */
export const lensCell = (items: readonly { lens: unknown }[], lens: unknown): { lens?: string } =>
  items.some((item) => isObject(item.lens)) ? { lens: lensText(lens as ContactLens | null) } : {};

/** Cell with the power of a line; the column is left out when no line has a power. */
export function powerCell(
  items: readonly { power: unknown }[],
  power: unknown,
): { power?: string } {
  if (items.every((item) => powerOf(item.power) === null)) return {};
  const lens = powerOf(power);
  return { power: lens ? powerText(lens) : "" };
}
