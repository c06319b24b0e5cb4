/**
 * What is read all day, prepared once for all VMs: to prepare a statement takes SQLite longer than to find ten rows
 * (server/scale/README.md, Prepared once). Of queries that always give one row, with one text; outside transactions.
 */
import { type Params, queryText } from "#server/platform/sql.ts";

type Prepared = { statement: sql.Stmt; names: readonly string[] };

/** Texts that differ by what was typed are endless: beyond so many they are prepared each time. */
const mostStatements = 200;
const countKey = "optique.statements";
/** What this VM has met. The statements themselves are in PocketBase's store, one for all VMs. */
const met = new Map<string, Prepared>();

export function readText(app: core.App, sql: string, params: Params): string {
  // What development writes down, and tests/server/scale/queryPlans.test.ts reads, goes through PocketBase.
  const prepared = app.isDev() ? undefined : (met.get(sql) ?? prepare(app, sql));
  if (!prepared) return queryText(app, sql, params) ?? "";
  // Go's text until it is made JavaScript's, whatever its type says.
  const found: unknown = nullString();
  prepared.statement.queryRow(...prepared.names.map((name) => params[name])).scan(found);
  return String(found);
}

export const readJson = <T>(app: core.App, sql: string, params: Params): T =>
  JSON.parse(readText(app, sql, params)) as T;

export const readInteger = (app: core.App, sql: string, params: Params): number =>
  Number(readText(app, sql, params));

function prepare(app: core.App, sql: string): Prepared | undefined {
  const place = /\{:(\w+)\}/g;
  const statement = statementOf(app, sql.replace(place, "?"));
  if (!statement) return;
  const names = Array.from(sql.matchAll(place), ([, name = ""]) => name);
  const prepared = { statement, names };
  met.set(sql, prepared);
  return prepared;
}

/** Go's statement serves any connection, at the same time too; each connection prepares it at its first use. */
function statementOf(app: core.App, sql: string): sql.Stmt | null {
  const store = app.store();
  const key = `optique.statement ${sql}`;
  const known = store.get(key) as sql.Stmt | null;
  const count = Number(store.get(countKey) ?? 0);
  if (known || count >= mostStatements) return known;
  const statement = (app.concurrentDB() as dbx.DB).db().prepare(sql);
  store.set(key, statement);
  store.set(countKey, count + 1);
  return statement;
}
