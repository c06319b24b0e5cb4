/**
 * Row counts of whole lists from the totals kept by triggers (docs/search-and-totals.md, Totals), without counting records.
 */
import type { List } from "#server/engine/lists/list.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

/** Number of records of a list without filters: the sum of a column of its totals. */
export const countFromTotals =
  (table: string, column: string): NonNullable<List["count"]> =>
  (app, company, filters) =>
    Object.values(filters).some(Boolean)
      ? null
      : readInteger(
          app,
          `SELECT COALESCE(SUM(${column}), 0) AS json FROM ${table} WHERE company = {:company}`,
          { company },
        );
