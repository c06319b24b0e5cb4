/** The filters of the lists: each makes a condition of the value in the query string. */
import { addDays, type IsoDay, isDay, storedDay, today, yearBefore } from "#domain/core/days.ts";
import { otherBarcodeForm } from "#domain/stock/barcodes.ts";
import { stockLevelSql } from "#domain/stock/stockLevel.ts";
import { dueSql, isOpenSql } from "#domain/sale/due.ts";
import type { Filter } from "./list.ts";

/** The records that name this one. */
export const equal =
  (column: string): Filter =>
  (value) =>
    value
      ? { sql: `t.${column} = {:${column}}`, params: { [column]: value }, findsFew: true }
      : null;

/** All but those of one document. */
export const except =
  (column: string): Filter =>
  (value) =>
    value ? { sql: `t.${column} <> {:except}`, params: { except: value } } : null;

/** One value or several separated by commas, among those that exist; unknown ones find nothing. */
export const oneOf =
  (column: string, known: readonly string[]): Filter =>
  (value) => {
    if (!value) return null;
    const asked = new Set(value.split(","));
    const wanted = known.filter((one) => asked.has(one));
    const params = Object.fromEntries(wanted.map((one, index) => [`${column}${index}`, one]));
    return {
      sql: `t.${column} IN (${wanted.map((_, index) => `{:${column}${index}}`).join(", ")})`,
      params,
    };
  };

/** An invoice is overdue after so many days. */
const patienceDays = 30;
/** The day of the last invoice that is overdue on this day. */
export const lastOverdue = (day: IsoDay): IsoDay => addDays(day, -patienceDays - 1);

/**
 * 'unpaid' means unpaid or partial; 'overdue' those of them that the dashboard counts; the other values match exactly
 * (domain/README.md §2).
 */
export const invoiceStatus: Filter = (value) => {
  if (value === "unpaid") return { sql: isOpenSql("t"), params: {} };
  if (value === "overdue")
    return {
      sql: `${isOpenSql("t")} AND t.date <= {:overdue}`,
      params: { overdue: storedDay(lastOverdue(today())) },
    };
  return value ? { sql: "t.status = {:status}", params: { status: value } } : null;
};

/** Of clients: 'owing', who have something to pay; 'reminder', whose eyes are to be checked again, as the reminders say. */
export const standing: Filter = (value) => {
  switch (value) {
    case "":
      return null;
    case "owing":
      return {
        sql: `t.id IN (SELECT i.client FROM optique_invoices i WHERE i.company = {:company} AND ${isOpenSql("i")} AND ${dueSql("i")} > 0)`,
        params: {},
        findsFew: true,
      };
    case "reminder":
      return {
        sql: "(SELECT v.date < {:limit} FROM optique_visits v WHERE v.client = t.id)",
        params: { limit: reminded(today()) },
      };
    default:
      return { sql: "FALSE", params: {} };
  }
};
/** A measured prescription before this day is one to remind of: exactly one year is not yet due (domain/README.md §7). */
export const reminded = (now: IsoDay): string => storedDay(yearBefore(now));

const levels = new Map(Object.entries(stockLevelSql("t.stock")));

/** Of products, by what is left on the shelf. */
export const level: Filter = (value) =>
  value ? { sql: levels.get(value) ?? "FALSE", params: {} } : null;

/** Archived products are hidden unless asked for. */
export const archived: Filter = (value) =>
  value ? null : { sql: "t.archived = FALSE", params: {} };

const ofShop = "SELECT id FROM optique_products WHERE company = {:company}";
/** Each by its own index; that of barcodes has no empty one, and is used only where the condition says so. */
const byCode = `t.id IN (${ofShop} AND reference = {:code} COLLATE NOCASE
  UNION ALL ${ofShop} AND barcode IN ({:code}, {:other}) AND barcode != '')`;

/** The product that a scanner reads, or that is typed whole: by its reference, whatever the case, or by its barcode. */
export const code: Filter = (value) =>
  value
    ? { sql: byCode, params: { code: value, other: otherBarcodeForm(value) }, findsFew: true }
    : null;

const day =
  (name: "from" | "to", sign: ">=" | "<=", column = "date"): Filter =>
  (value) =>
    isDay(value)
      ? { sql: `t.${column} ${sign} {:${name}}`, params: { [name]: storedDay(value) } }
      : null;

/** From a day on, and up to one: both days included. */
export const fromDay = day("from", ">=");
export const untilDay = day("to", "<=");
/** The same of the day that a cheque falls due: one without is not found. */
export const dueFrom = day("from", ">=", "due_on");
export const dueUntil: Filter = (value) => {
  const until = day("to", "<=", "due_on")(value);
  return until && { ...until, sql: `t.due_on > '' AND ${until.sql}` };
};
