/**
 * Prepared statements, cached in the app's store for all VMs. Parsing the SQL of a page, or of an INSERT with triggers,
 * takes SQLite longer than running it (docs/search-and-totals.md, Prepared once).
 */
import { once } from "#server/platform/once.ts";
import { type SqlParams, runSql } from "./sql.ts";

/** SQL with named parameters ({:name}), and the same SQL with SQLite's numbered ones. */
export type Statement = {
  readonly text: string;
  readonly sql: string;
  readonly names: readonly string[];
  /** Store keys, one for the writing connection and one for the readers. */
  readonly writer: string;
  readonly reader: string;
};

/** The app, or a transaction of the app. */
type Database = Pick<core.App, "db" | "store" | "isTransactional" | "isDev" | "concurrentDB">;
/** Type of `db()` of a transaction, with the wrapped connection that PocketBase's types omit. */
type Transaction = dbx.Builder & { builder: { executor(): sql.Tx } };

function parsed(text: string): Statement {
  const names: string[] = [];
  const sql = text.replaceAll(/\{:(\w+)\}/g, (_, name: string) => {
    const place = names.indexOf(name);
    return `?${place < 0 ? names.push(name) : place + 1}`;
  });
  return { text, sql, names, writer: `optique.writer ${sql}`, reader: `optique.reader ${sql}` };
}

const declared = new Map<string, Statement>();

/** Declares a statement; call it at the top of a module, or it is not prepared in time. Equal SQL is prepared once. */
export function statement(text: string): Statement {
  const made = declared.get(text) ?? parsed(text);
  declared.set(text, made);
  return made;
}

/** Declares a query that returns one text; '' when it finds nothing. */
export const reading = (text: string): Statement =>
  statement(`SELECT COALESCE((${text}), '') AS json`);

/** Statements whose SQL depends on what other rooms attach, which is only known after the bundle is loaded. */
const late: (() => Statement)[] = [];

/** Declares, at the top of a module, a statement whose SQL is built at its first use. */
export function lateStatement(make: () => Statement): () => Statement {
  const made = once(make);
  late.push(made);
  return made;
}

const writersKey = "optique.writers";

/** Prepares all declared statements before a transaction: inside one, the single writing connection would deadlock. */
export function prepareStatements(app: Pick<core.App, "store" | "nonconcurrentDB">): void {
  const store = app.store();
  if (store.has(writersKey)) return;
  const connection = app.nonconcurrentDB().db();
  for (const make of late) make();
  for (const { sql, writer } of declared.values()) store.set(writer, connection.prepare(sql));
  store.set(writersKey, true);
}

/** Prepared statements that this VM has used: the store is in Go, where each look-up creates an object. */
const known = new Map<string, sql.Stmt>();

/** Prepared statement in the store under this key; null when there is none. */
function keptIn(app: Database, key: string): sql.Stmt | null {
  const met = known.get(key);
  if (met) return met;
  const kept: sql.Stmt | null = app.store().get(key);
  if (kept) known.set(key, kept);
  return kept;
}

/** Maximum number of prepared readers, because SQL built from requests has endless variants. */
const mostReaders = 300;
const readersKey = "optique.readers";

/** Prepared statement for reading. Go prepares it again on each connection at first use. */
function readerOf(app: Database, { sql, reader }: Statement): sql.Stmt | null {
  const kept = keptIn(app, reader);
  if (kept) return kept;
  const store = app.store();
  const count = Number(store.get(readersKey) ?? 0);
  if (count >= mostReaders) return null;
  const made = app.concurrentDB().db().prepare(sql);
  store.set(reader, made);
  store.set(readersKey, count + 1);
  return made;
}

/** Cache of the last app and its transaction: a save uses them a dozen times, and each call into Go costs time. */
let last: { app?: Database; transaction: sql.Tx | null; isDev: boolean } = {
  transaction: null,
  isDev: false,
};

function connectionOf(app: Database) {
  if (last.app !== app) {
    const transaction = app.isTransactional() ? (app.db() as Transaction).builder.executor() : null;
    last = { app, transaction, isDev: app.isDev() };
  }
  return last;
}

/** Prepared statement to run; null when PocketBase must run the SQL itself. */
function preparedFor(app: Database, asked: Statement): sql.Stmt | null {
  const { transaction, isDev } = connectionOf(app);
  // In development PocketBase runs and logs the SQL, which tests/server/engine/lists/queryPlans.test.ts reads.
  if (isDev) return null;
  if (!transaction) return readerOf(app, asked);
  const kept = keptIn(app, asked.writer);
  // PocketBase's batch API opens its own transaction, perhaps before anything was prepared.
  return kept && transaction.stmt(kept);
}

function valuesFor({ names, text }: Statement, params: SqlParams): SqlParams[string][] {
  return names.map((name) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${name} is missing: ${text}`);
    return value;
  });
}

/** This VM's cache of parsed SQL that was not declared. */
const met = new Map<string, Statement>();

function statementOf(asked: Statement | string): Statement {
  if (typeof asked !== "string") return asked;
  const known = met.get(asked);
  if (known) return known;
  const made = parsed(asked);
  if (met.size < mostReaders) met.set(asked, made);
  return made;
}

/** Text written by SQLite. It stays in Go until `String` copies it, which takes longer than sending it. */
export type SqlText = { toString: () => string };

/** Reads `count` texts of one row, with a query that always returns one row. */
export function readSqlTexts(
  app: Database,
  asked: Statement | string,
  params: SqlParams,
  count: number,
): SqlText[] {
  const one = statementOf(asked);
  // PocketBase's types are wrong: Go returns pointers to the texts.
  const found = Array.from({ length: count }, () => nullString());
  const prepared = preparedFor(app, one);
  if (prepared) prepared.queryRow(...valuesFor(one, params)).scan(...found);
  else
    app
      .db()
      .newQuery(one.text)
      .bind(params)
      .row(...found);
  return found;
}

/** `readSqlTexts`, with the texts copied into JavaScript. */
export const readTexts = (
  app: Database,
  asked: Statement | string,
  params: SqlParams,
  count: number,
): string[] => readSqlTexts(app, asked, params, count).map(String);

/** Text that a `reading` returns, or a query that always returns one row with one text. */
export const readText = (app: Database, asked: Statement | string, params: SqlParams): string =>
  readTexts(app, asked, params, 1)[0] ?? "";

/** Parsed JSON of a query that always returns one row. */
export const readJson = <T>(app: Database, asked: Statement | string, params: SqlParams): T =>
  JSON.parse(readText(app, asked, params)) as T;

/** Integer that a query returns; 0 when it finds nothing. */
export const readInteger = (app: Database, asked: Statement | string, params: SqlParams): number =>
  Number(readText(app, asked, params));

export const execute = (tx: core.App, asked: Statement, params: SqlParams): void =>
  executeEach(tx, asked, [params]);

/** Runs a statement for each set of values, given by name or in the order of the names in the SQL. */
export function executeEach(
  tx: core.App,
  asked: Statement,
  sets: readonly (SqlParams | readonly SqlParams[string][])[],
): void {
  if (sets.length === 0) return;
  const prepared = preparedFor(tx, asked);
  sets.forEach((set) => {
    const values = Array.isArray(set) ? set : valuesFor(asked, set as SqlParams);
    // Spreading the values would use an iterator, which takes 0.4 µs for each value.
    if (prepared) Reflect.apply(prepared.exec, prepared, values);
    else
      runSql(tx, asked.text, Object.fromEntries(asked.names.map((name, at) => [name, values[at]])));
  });
}
