/**
 * Raw SQL with named parameters ({:name}), prepared each time: what a day repeats is in statements.ts. The cost is in preparing
 * a statement and in crossing from JavaScript to Go, so the text is short, a query answers with one JSON text, and a list
 * goes in as one.
 */

/** The app, a transaction of it, or the global of main.ts. */
type Database = Pick<core.App, "db">;
export type Params = Record<string, string | number | boolean>;

/** The text of the query's single column, called `json`; null when no row was found. */
export function queryText(app: Database, sql: string, params: Params): string | null {
  const found = arrayOf(new DynamicModel({ json: "" }));
  app.db().newQuery(sql).bind(params).all(found);
  const [row] = found;
  return row ? String(row["json"]) : null;
}

export function queryJson<T>(app: Database, sql: string, params: Params): T | null {
  const text = queryText(app, sql, params);
  return text === null ? null : (JSON.parse(text) as T);
}

/** A whole number; 0 when no row was found. */
export const queryInteger = (app: Database, sql: string, params: Params): number =>
  Number(queryText(app, sql, params) ?? 0);

export function run(app: Database, sql: string, params: Params = {}): void {
  app.db().newQuery(sql).bind(params).execute();
}

/** `IN (…)` of a JSON list given as one parameter. */
export const inList = (name: string): string => `IN (SELECT value FROM json_each({:${name}}))`;

/** This instant as PocketBase stores it. */
export const nowText = (): string => new Date().toISOString().replace("T", " ");
