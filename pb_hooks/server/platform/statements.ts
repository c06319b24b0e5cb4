/**
 * Statements that are prepared once and kept by the app for all VMs: an INSERT whose table has triggers takes SQLite longer to
 * read than to run. Their texts are constants, so there are as many as the code names.
 */

/** SQL with named parameters ({:name}). */
export type Statement = {
  readonly sql: string;
  readonly names: readonly string[];
  /** Where the app keeps it prepared: every VM declares the same ones in the same order. */
  readonly writer: string;
  readonly reader: string;
};
export type Params = Readonly<Record<string, string | number | boolean>>;

/** The app or a transaction of it. */
export type Database = Pick<core.App, "db" | "store" | "isTransactional" | "concurrentDB">;
/** What `db()` of a transaction is: the types leave out what it wraps. */
type Transaction = dbx.Builder & { builder: { executor(): sql.Tx } };

const declared: Statement[] = [];

/** Declares a statement, at the top of a module: what is declared later would be prepared anew by each transaction. */
export function statement(text: string): Statement {
  const names: string[] = [];
  const sql = text.replaceAll(/\{:(\w+)\}/g, (_, name: string) => {
    const place = names.indexOf(name);
    return `?${place < 0 ? names.push(name) : place + 1}`;
  });
  const place = declared.length;
  const made = {
    sql,
    names,
    writer: `optique.writer.${place}`,
    reader: `optique.reader.${place}`,
  };
  declared.push(made);
  return made;
}

/** One that answers with a single text: '' where the query finds nothing. */
export const reading = (text: string): Statement => statement(`SELECT COALESCE((${text}), '')`);

const preparedKey = "optique.statements";

/**
 * Prepares all that a transaction may run. Before it begins: there is one connection that writes, and preparing for it inside
 * would wait for itself.
 */
export function prepareStatements(app: Pick<core.App, "store" | "nonconcurrentDB">): void {
  const store = app.store();
  if (store.has(preparedKey)) return;
  const writer = app.nonconcurrentDB().db();
  for (const one of declared) store.set(one.writer, writer.prepare(one.sql));
  store.set(preparedKey, true);
}

/** The statement, ready to run in this transaction, or outside of one to read. */
function preparedFor(app: Database, { sql, writer, reader }: Statement): sql.Stmt {
  const store = app.store();
  if (app.isTransactional()) {
    const kept: sql.Stmt | undefined = store.get(writer);
    const transaction = (app.db() as Transaction).builder.executor();
    // A batch of PocketBase's begins a transaction of its own, perhaps before anything was prepared.
    return kept ? transaction.stmt(kept) : transaction.prepare(sql);
  }
  const kept: sql.Stmt | undefined = store.get(reader);
  if (kept) return kept;
  const made = app.concurrentDB().db().prepare(sql);
  store.set(reader, made);
  return made;
}

function valuesFor({ names, sql }: Statement, params: Params): unknown[] {
  const values: unknown[] = [];
  for (let place = 0; place < names.length; place += 1) {
    const value = params[names[place] ?? ""];
    if (value === undefined) throw new Error(`${names[place]} is missing: ${sql}`);
    values.push(value);
  }
  return values;
}

/** What a `reading` answers. */
export function readText(app: Database, asked: Statement, params: Params): string {
  // A pointer to a text, whatever its type says.
  const text: unknown = nullString();
  preparedFor(app, asked)
    .queryRow(...valuesFor(asked, params))
    .scan(text);
  return String(text);
}

export function readJson<T>(app: Database, asked: Statement, params: Params): T | null {
  const text = readText(app, asked, params);
  return text === "" ? null : (JSON.parse(text) as T);
}

/** A whole number; 0 where the query finds nothing. */
export const readInteger = (app: Database, asked: Statement, params: Params): number =>
  Number(readText(app, asked, params));

export function execute(tx: core.App, asked: Statement, params: Params): void {
  preparedFor(tx, asked).exec(...valuesFor(asked, params));
}

/** Runs a statement for each of these parameter sets. */
export function executeEach(tx: core.App, asked: Statement, sets: readonly Params[]): void {
  if (sets.length === 0) return;
  const prepared = preparedFor(tx, asked);
  for (const params of sets) prepared.exec(...valuesFor(asked, params));
}
