/**
 * Row counts of whole lists from the totals kept by triggers (docs/search-and-totals.md, Totals), without counting
 * records.
 */
import type { List } from "#server/engine/lists/list.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

const sumOf = (app: core.App, company: string, table: string, column: string): number =>
  readInteger(
    app,
    `SELECT COALESCE(SUM(${column}), 0) AS json FROM ${table} WHERE company = {:company}`,
    { company },
  );

/**
 * Number of records of an unfiltered list: the sum of a totals column. `ofStatus`: columns that count one status each.
 */
export const countFromTotals =
  (
    table: string,
    column: string,
    ofStatus: Readonly<Record<string, string>> = {},
  ): NonNullable<List["count"]> =>
  (app, company, { status = "", ...others }) => {
    const counted = status ? ofStatus[status] : column;
    return counted && !Object.values(others).some(Boolean)
      ? sumOf(app, company, table, counted)
      : null;
  };
