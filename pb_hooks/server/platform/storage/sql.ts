/**
 * Raw SQL with named parameters ({:name}), prepared on each call; frequent statements belong in statements.ts.
 * Preparation and calls from JavaScript to Go dominate the cost: SQL is short, a query returns one JSON text, and a
 * list is one parameter.
 */
import { shopNow } from "#domain/core/days/days.ts";

/** The app, a transaction, or the global of main.ts. */
type Database = Pick<core.App, "db">;
export type SqlParams = Record<string, string | number | boolean>;

/** Value of the query's single column `json`; null without a row. */
export function queryText(app: Database, sql: string, params: SqlParams): string | null {
  const found = arrayOf(new DynamicModel({ json: "" }));
  app.db().newQuery(sql).bind(params).all(found);
  const [row] = found;
  return row ? String(row["json"]) : null;
}

export function queryJson<T>(app: Database, sql: string, params: SqlParams): T | null {
  const text = queryText(app, sql, params);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Integer that the query returns; 0 without a row. */
export const queryInteger = (app: Database, sql: string, params: SqlParams): number =>
  Number(queryText(app, sql, params) ?? 0);

export function runSql(app: Database, sql: string, params: SqlParams = {}): void {
  app.db().newQuery(sql).bind(params).execute();
}

/** SQL `IN (…)` for a JSON list passed as one parameter. */
export const inJsonList = (name: string): string => `IN (SELECT value FROM json_each({:${name}}))`;

/** Instant in PocketBase's format; `at`: milliseconds since 1970. */
export const timestampAt = (at: number): string => new Date(at).toISOString().replace("T", " ");
export const currentTimestamp = (): string => timestampAt(shopNow().getTime());
