/** The orders of the lists, and the place of a row in one, from which `after` continues. */
import type { Condition, Order } from "./list.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import type { Params } from "#server/platform/sql.ts";

export const newest: Order = { columns: ["t.created", "t.rowid"], descends: true };
export const latestDate: Order = { columns: ["t.date", ...newest.columns], descends: true };
export const oldestDate: Order = { ...latestDate, descends: false };
export const byName: Order = { columns: ["t.name COLLATE NOCASE", "t.rowid"], descends: false };

/** The order of what was searched: the better matches first, where the search tells them apart. */
export const ranked = (order: Order, search: Condition | null): Order =>
  search?.rank
    ? { ...order, columns: [order.descends ? `-${search.rank}` : search.rank, ...order.columns] }
    : order;

export const orderBy = ({ columns, descends }: Order): string =>
  columns.map((column) => (descends ? `${column} DESC` : column)).join(", ");

/** The values of a row in the columns of the order. */
export type Place = readonly (string | number)[];

/**
 * A place as the answers name it. It holds the values and not the record's id: the record may be deleted before the next
 * page is asked for, and its place stays.
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

/** What stands after a place; null when none is given. In a list of parts the place begins with the part's number. */
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
