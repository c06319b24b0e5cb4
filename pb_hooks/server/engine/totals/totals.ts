/** Counts of whole lists, from the totals that triggers keep (server/scale/README.md, Totals): never by counting the records. */
import { isDay } from "#domain/core/days.ts";
import type { Filters, List } from "#server/engine/lists/list.ts";
import { inList, type Params } from "#server/platform/sql.ts";
import { readInteger, readJson } from "#server/platform/statements.ts";

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

/** The clients of {:company}, in SQL: without the one that stands for all who were erased. */
export const clientsSql = `(COALESCE((SELECT records FROM optique_client_counts WHERE company = {:company}), 0)
  - EXISTS (SELECT 1 FROM optique_clients WHERE company = {:company} AND created = ''))`;

export const countedClients = (app: core.App, company: string): number =>
  readInteger(app, `SELECT ${clientsSql} AS json`, { company });

type MovementTotals = { movements: number; entered: number; left: number };

/** All movements of a company, or those of these days and types. */
export function movementTotals(
  app: core.App,
  company: string,
  { type, from, to }: Filters,
): MovementTotals {
  const conditions = ["company = {:company}"];
  const params: Params = { company };
  const add = (condition: string, name: string, value: string) => {
    conditions.push(condition);
    params[name] = value;
  };
  if (type) add(`movement_type ${inList("types")}`, "types", JSON.stringify(type.split(",")));
  if (isDay(from)) add("day >= {:from}", "from", from);
  if (isDay(to)) add("day <= {:to}", "to", to);
  const sql = `SELECT json_object('movements', COALESCE(SUM(movements), 0), 'entered', COALESCE(SUM(entered), 0),
      'left', COALESCE(SUM(removed), 0)) AS json FROM optique_movement_days WHERE ${conditions.join(" AND ")}`;
  return readJson<MovementTotals>(app, sql, params);
}
