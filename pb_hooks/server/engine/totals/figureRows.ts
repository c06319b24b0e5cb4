/** Sums and counts of one company by SQL (docs/rules-common.md, Figures). Money is returned in dirhams. */
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import type { Period } from "#domain/core/days/period.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readJson } from "#server/platform/storage/statements.ts";

export const dirhams = (centimes: number): number => toDirhams(centimes as Centimes);

/** Condition for the days of a period in a table of daily totals (docs/search-and-totals.md, Totals). */
export const inPeriodSql = "company = {:company} AND day >= {:from} AND day <= {:to}";
export const periodParams = (company: string, { from, to }: Period): SqlParams => ({
  company,
  from,
  to,
});

type FigureRow = Record<string, string | number>;

/** Rows of a query with a single JSON column named row; `money` lists the values in centimes. */
export function figureRows(
  app: core.App,
  sql: string,
  params: SqlParams,
  money: readonly string[] = [],
): FigureRow[] {
  const json = `SELECT json_group_array(json(row)) AS json FROM (${sql})`;
  const rows = readJson<FigureRow[]>(app, json, params);
  for (const row of rows) for (const name of money) row[name] = dirhams(Number(row[name]));
  return rows;
}
