/** Sort orders of the lists, and the keyset cursor from which `after` continues. */
import type { ListCondition, ListOrder } from "./list.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";

export const newestFirst: ListOrder = { columns: ["t.created", "t.rowid"], descends: true };
export const latestDateFirst: ListOrder = {
  columns: ["t.date", ...newestFirst.columns],
  descends: true,
};
export const oldestDateFirst: ListOrder = { ...latestDateFirst, descends: false };
export const nameOrder: ListOrder = {
  columns: ["t.name COLLATE NOCASE", "t.rowid"],
  descends: false,
};

/** Order of a search: best matches first when the search ranks them. */
export const rankedOrder = (order: ListOrder, search: ListCondition | null): ListOrder =>
  search?.rank
    ? { ...order, columns: [order.descends ? `-${search.rank}` : search.rank, ...order.columns] }
    : order;

export const orderBySql = ({ columns, descends }: ListOrder): string =>
  columns.map((column) => (descends ? `${column} DESC` : column)).join(", ");

/** Sort values of a row, its position in the list. */
export type ListCursor = readonly (string | number)[];

/**
 * Encodes a cursor. It contains sort values instead of the record's id, because the record may be deleted before the
 * next page is requested.
 */
export const encodeCursor = (place: ListCursor): string => JSON.stringify(place);

function readPlace(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isPlace = (value: unknown, length: number): value is ListCursor =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((part) => typeof part === "string" || Number.isSafeInteger(part));

/**
 * Condition for the rows after a cursor; null without one. In a list with sub-conditions, the cursor begins with the
 * index of its sub-condition.
 */
export function afterCursor(
  order: ListOrder,
  text: string,
  segments: ListCondition["segments"],
): ListCondition | null {
  if (!text) return null;
  const whole = readPlace(text);
  const segment = segments && Array.isArray(whole) ? Number(whole[0]) : 0;
  if (!(segment >= 0)) return refuseRequest("bad_request");
  const { columns, descends, index } = segments?.[segment]?.order ?? order;
  if (!isPlace(whole, columns.length + (segments ? 1 : 0))) return refuseRequest("bad_request");
  const place = segments ? whole.slice(1) : whole;
  const names = columns.map((_, at) => `{:after${at}}`).join(", ");
  const params: SqlParams = Object.fromEntries(place.map((value, at) => [`after${at}`, value]));
  const sign = descends ? "<" : ">";
  const rows = `(${columns.join(", ")}) ${sign} (${names})`;
  // SQLite uses an index for a row value comparison of plain columns only; an indexed expression needs its own bound.
  const sql = index ? `${columns[0]} ${sign}= {:after0} AND ${rows}` : rows;
  return { sql, params, continues: true, ...(segments ? { segment } : {}) };
}
