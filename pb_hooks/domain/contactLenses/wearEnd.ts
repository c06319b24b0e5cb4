/**
 * Computes by eye the day on which boxes of contact lenses are used up: the rule and its SQL
 * (docs/rules-contact-lenses.md).
 */
import {
  addDays,
  daysBetween,
  type IsoDay,
  lastParsedYear,
  parseDay,
} from "#domain/core/days/days.ts";
import type { ContactOrder, ContactWear, EyeSide } from "#domain/core/records.ts";

/** Row of boxes. `date`: stored day of its sale, '' without a sale. */
export type WornRow = Pick<
  ContactOrder,
  "eye" | "quantity" | "wear" | "box_size" | "trial" | "status" | "given_on"
> & { date: string };

/** Days that one lens lasts, worn or not; a daily lens lasts longer when it is not worn every day. */
const daysOfLens: Record<ContactWear, number> = {
  daily: 1,
  two_weekly: 14,
  monthly: 30,
  quarterly: 90,
  half_yearly: 180,
  yearly: 365,
};
const daysOfWeek = 7;
/** Latest day that `wearEnd` returns: only a mistyped number of boxes lasts longer. */
const lastEnd = `${lastParsedYear}-12-31` as IsoDay;

/** Days that a row lasts for an eye, rounded down; each eye counts half of a line for both. 0 when unknown. */
export function wearDays(
  { eye, quantity, wear, box_size }: Pick<WornRow, "eye" | "quantity" | "wear" | "box_size">,
  side: EyeSide,
  daysAWeek: number,
): number {
  if (wear === "" || (eye !== "" && eye !== side)) return 0;
  const days = quantity * box_size * daysOfLens[wear];
  const share = eye === "" ? 2 : 1;
  return wear === "daily"
    ? Math.floor((days * daysOfWeek) / ((daysAWeek || daysOfWeek) * share))
    : Math.floor(days / share);
}

/** Day on which a row begins: when it was given to the client, else the day of its sale. */
const startOf = ({ given_on, date }: WornRow): IsoDay | null => parseDay(given_on || date);

const isWorn = ({ eye, quantity, wear, box_size, trial, status }: WornRow, side: EyeSide) =>
  !trial &&
  status !== "cancelled" &&
  wear !== "" &&
  box_size > 0 &&
  quantity > 0 &&
  (eye === "" || eye === side);

/**
 * Day on which the boxes of an eye are used up: a row begins on its own day, or later, when the rows before it end.
 * Null without rows. `rows`: all rows of one sheet, in any order.
 */
export function wearEnd(rows: readonly WornRow[], side: EyeSide, daysAWeek: number): IsoDay | null {
  const worn = rows.flatMap((row) => {
    const start = isWorn(row, side) ? startOf(row) : null;
    return start ? [{ start, days: wearDays(row, side, daysAWeek) }] : [];
  });
  worn.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
  const first = worn[0]?.start;
  if (!first) return null;
  let end = 0;
  for (const { start, days } of worn) end = Math.max(end, daysBetween(first, start)) + days;
  return addDays(first, Math.min(end, daysBetween(first, lastEnd)));
}

/** Aliases that no outer query uses, so that `sheetIdSql` may name any alias of the outer query. */
const [worn, wornSheet, wornSale] = ["worn_row", "worn_sheet", "worn_sale"] as const;
const daysOfLensSql = `CASE ${worn}.wear ${Object.entries(daysOfLens)
  .map(([wear, days]) => `WHEN '${wear}' THEN ${days}`)
  .join(" ")} END`;

/** `wearDays` as SQL. */
const wearDaysSql = `${worn}.quantity * ${worn}.box_size * (${daysOfLensSql}) * IIF(${worn}.wear = 'daily', ${daysOfWeek}, 1)
    / (IIF(${worn}.wear = 'daily', COALESCE(NULLIF(${wornSheet}.days_a_week, 0), ${daysOfWeek}), 1) * IIF(${worn}.eye = '', 2, 1))`;

/**
 * `wearEnd` as SQL: the day in stored form, '' without rows. For each start, SQL adds the days of all rows from that
 * start on; the end is the latest of these sums. So the order of rows within a day does not matter. Migrations repeat
 * this text.
 */
export const wearEndSql = (sheetIdSql: string, side: EyeSide): string =>
  `COALESCE((SELECT date(MIN(julianday('${lastEnd}'), MAX(start + later))) || ' 00:00:00.000Z' FROM (
    SELECT start, SUM(days) OVER (ORDER BY start DESC) AS later FROM (
      SELECT julianday(substr(COALESCE(NULLIF(${worn}.given_on, ''), ${wornSale}.date), 1, 10)) AS start,
        CAST(${wearDaysSql} AS INTEGER) AS days
      FROM optique_contact_orders ${worn} JOIN optique_contact_prescriptions ${wornSheet} ON ${wornSheet}.id = ${worn}.contact
      LEFT JOIN optique_invoice_items worn_line ON worn_line.id = ${worn}.invoice_item
      LEFT JOIN optique_invoices ${wornSale} ON ${wornSale}.id = worn_line.invoice
      WHERE ${worn}.contact = ${sheetIdSql} AND ${worn}.trial = FALSE AND ${worn}.status <> 'cancelled' AND ${worn}.wear <> ''
        AND ${worn}.box_size > 0 AND ${worn}.quantity > 0 AND ${worn}.eye IN ('', '${side}')) WHERE start IS NOT NULL)), '')`;
