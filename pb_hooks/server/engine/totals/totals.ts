/** Counts of whole lists, from the totals that triggers keep (docs/search-and-totals.md, Totals): never by counting the records. */
import type { List } from "#server/engine/lists/list.ts";
import { readInteger } from "#server/platform/statements.ts";

/** The number of records of a list without filters: the sum of this column. */
export const countedIn =
  (table: string, column: string): NonNullable<List["count"]> =>
  (app, company, filters) =>
    Object.values(filters).some(Boolean)
      ? null
      : readInteger(
          app,
          `SELECT COALESCE(SUM(${column}), 0) AS json FROM ${table} WHERE company = {:company}`,
          { company },
        );
