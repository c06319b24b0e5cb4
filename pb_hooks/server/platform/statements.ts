/**
 * Statements that are prepared once and kept by the app for all VMs: to read the text of a page, or of an INSERT into a table
 * with triggers, takes SQLite longer than to run it (docs/search-and-totals.md, Prepared once).
 */
import { type SqlParams, runSql } from "./sql.ts";

/** SQL with named parameters ({:name}), as it is written and as SQLite gets it. */
export type Statement = {
  readonly text: string;
  readonly sql: string;
  readonly names: readonly string[];
  /** Where the app keeps it, prepared for the connection that writes and for those that read. */
  readonly writer: string;
  readonly reader: string;
};

/** The app or a transaction of it. */
type Database = Pick<core.App, "db" | "store" | "isTransactional" | "isDev" | "concurrentDB">;
/** What `db()` of a transaction is: the types leave out what it wraps. */
type Transaction = dbx.Builder & { builder: { executor(): sql.Tx } };

function parsed(text: string): Statement {
  const names: string[] = [];
  const sql = text.replaceAll(/\{:(\w+)\}/g, (_, name: string) => {
    const place = names.indexOf(name);
    return `?${place < 0 ? names.push(name) : place + 1}`;
  });
  return { text, sql, names, writer: `optique.writer ${sql}`, reader: `optique.reader ${sql}` };
}

const declared: Statement[] = [];

/** Declares a statement, at the top of a module: what is declared later would be prepared anew by each transaction. */
export function statement(text: string): Statement {
  const made = parsed(text);
  declared.push(made);
  return made;
}

/** One that answers with a single text: '' where the query finds nothing. */
export const reading = (text: string): Statement =>
  statement(`SELECT COALESCE((${text}), '') AS json`);

const writersKey = "optique.writers";

/**
 * Prepares all that a transaction may run. Before it begins: there is one connection that writes, and preparing for it inside
 * would wait for itself.
 */
export function prepareStatements(app: Pick<core.App, "store" | "nonconcurrentDB">): void {
  const store = app.store();
  if (store.has(writersKey)) return;
  const connection = app.nonconcurrentDB().db();
  for (const { sql, writer } of declared) store.set(writer, connection.prepare(sql));
  store.set(writersKey, true);
}

/** Texts that are made of what was asked are endless: beyond so many they are prepared each time. */
const mostReaders = 300;
const readersKey = "optique.readers";

/** Go's statement serves any connection, at the same time too: each prepares it at its first use. */
function readerOf(app: Database, { sql, reader }: Statement): sql.Stmt | null {
  const store = app.store();
  const kept: sql.Stmt | null = store.get(reader);
  const count = Number(store.get(readersKey) ?? 0);
  if (kept || count >= mostReaders) return kept;
  const made = app.concurrentDB().db().prepare(sql);
  store.set(reader, made);
  store.set(readersKey, count + 1);
  return made;
}

/** What was asked last, and its transaction: a save asks the same one a dozen times, and each call of Go's costs. */
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

/** The statement, ready to run; null where PocketBase runs it. */
function preparedFor(app: Database, asked: Statement): sql.Stmt | null {
  const { transaction, isDev } = connectionOf(app);
  // What development writes down, and tests/server/engine/lists/queryPlans.test.ts reads, goes through PocketBase.
  if (isDev) return null;
  if (!transaction) return readerOf(app, asked);
  const kept: sql.Stmt | null = app.store().get(asked.writer);
  // A batch of PocketBase's begins a transaction of its own, perhaps before anything was prepared.
  return kept && transaction.stmt(kept);
}

function valuesFor({ names, text }: Statement, params: SqlParams): SqlParams[string][] {
  return names.map((name) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${name} is missing: ${text}`);
    return value;
  });
}

/** What this VM has met of texts that are not declared. */
const met = new Map<string, Statement>();

function statementOf(asked: Statement | string): Statement {
  if (typeof asked !== "string") return asked;
  const known = met.get(asked);
  if (known) return known;
  const made = parsed(asked);
  if (met.size < mostReaders) met.set(asked, made);
  return made;
}

/** Reads one row of so many texts, from a query that always gives one. */
export function readTexts(
  app: Database,
  asked: Statement | string,
  params: SqlParams,
  count: number,
): string[] {
  const one = statementOf(asked);
  // Pointers to texts, whatever their types say.
  const found = Array.from({ length: count }, () => nullString());
  const prepared = preparedFor(app, one);
  if (prepared) prepared.queryRow(...valuesFor(one, params)).scan(...found);
  else
    app
      .db()
      .newQuery(one.text)
      .bind(params)
      .row(...found);
  return found.map(String);
}

/** Text of a `reading`, or of a query that always gives one row with one text. */
export const readText = (app: Database, asked: Statement | string, params: SqlParams): string =>
  readTexts(app, asked, params, 1)[0] ?? "";

/** The JSON of such a query, which finds something whatever is stored. */
export const readJson = <T>(app: Database, asked: Statement | string, params: SqlParams): T =>
  JSON.parse(readText(app, asked, params)) as T;

/** A whole number; 0 where the query finds nothing. */
export const readInteger = (app: Database, asked: Statement | string, params: SqlParams): number =>
  Number(readText(app, asked, params));

export const execute = (tx: core.App, asked: Statement, params: SqlParams): void =>
  executeEach(tx, asked, [params]);

/** Runs a statement for each of these sets: by name, or in the order in which the names stand in it. */
export function executeEach(
  tx: core.App,
  asked: Statement,
  sets: readonly (SqlParams | readonly SqlParams[string][])[],
): void {
  if (sets.length === 0) return;
  const prepared = preparedFor(tx, asked);
  for (const set of sets) {
    const values = Array.isArray(set) ? set : valuesFor(asked, set as SqlParams);
    if (prepared) prepared.exec(...values);
    else
      runSql(tx, asked.text, Object.fromEntries(asked.names.map((name, at) => [name, values[at]])));
  }
}
