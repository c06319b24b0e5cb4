/** Sort orders of the lists, and the keyset cursor from which `after` continues. */
import type { Condition, Order } from "./list.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import type { Params } from "#server/platform/sql.ts";

export const newest: Order = { columns: ["t.created", "t.rowid"], descends: true };
export const latestDate: Order = { columns: ["t.date", ...newest.columns], descends: true };
export const oldestDate: Order = { ...latestDate, descends: false };
export const byName: Order = { columns: ["t.name COLLATE NOCASE", "t.rowid"], descends: false };

/** Order of a search: better matches first when the search ranks them. */
export const ranked = (order: Order, search: Condition | null): Order =>
  search?.rank
    ? { ...order, columns: [order.descends ? `-${search.rank}` : search.rank, ...order.columns] }
    : order;

export const orderBy = ({ columns, descends }: Order): string =>
  columns.map((column) => (descends ? `${column} DESC` : column)).join(", ");

/** Sort values of a row. */
export type Place = readonly (string | number)[];

/**
 * Encodes a cursor. It contains sort values instead of the record's id, because the record may be deleted before the next
 * page is requested.
 */
export const placeText = (place: Place): string => JSON.stringify(place);

function readPlace(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isPlace = (value: unknown, length: number): value is Place =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((part) => typeof part === "string" || Number.isSafeInteger(part));

/**
 * Condition for the rows after a cursor; null without one. In a list of sub-conditions the cursor begins with the index of
 * one.
 */
export function standsAfter(
  order: Order,
  text: string,
  parts: Condition["parts"],
): Condition | null {
  if (!text) return null;
  const whole = readPlace(text);
  const part = parts && Array.isArray(whole) ? Number(whole[0]) : 0;
  if (!(part >= 0)) return refuseWhole("bad_request");
  const { columns, descends } = parts?.[part]?.order ?? order;
  if (!isPlace(whole, columns.length + (parts ? 1 : 0))) return refuseWhole("bad_request");
  const place = parts ? whole.slice(1) : whole;
  const names = columns.map((_, index) => `{:after${index}}`).join(", ");
  const params: Params = Object.fromEntries(place.map((part, index) => [`after${index}`, part]));
  const sql = `(${columns.join(", ")}) ${descends ? "<" : ">"} (${names})`;
  return { sql, params, continues: true, ...(parts ? { part } : {}) };
}
