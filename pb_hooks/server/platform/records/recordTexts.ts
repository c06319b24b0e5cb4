/**
 * Records in the JSON form of the records API, written by SQLite as one text that JavaScript does not parse
 * (docs/search-and-totals.md, Pages written by SQLite).
 */
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readSqlTexts, readTexts, type SqlText } from "#server/platform/storage/statements.ts";

/** Describes the JSON of a record; t is the alias of its table. */
export type Written = {
  table: string;
  /** Expanded relations and their tables; 'a_via_b': records of a that refer to it in their field b. */
  expand?: Record<string, string>;
  /** Additional properties, as SQL of a JSON text; a property that is NULL is omitted. */
  computed?: Record<string, string>;
  /** Like `computed`, but called once all rooms are attached. */
  later?: () => Record<string, string>;
  /** Additional plain values, as SQL; a field's name replaces that field. */
  values?: Record<string, string>;
  computedParams?: () => SqlParams;
  /** Joins that the SQL of the additional properties uses; each adds one row at most. */
  joined?: string;
  /** Fields to write; all fields when absent. */
  fields?: readonly string[];
};

/** A property with its SQL: a plain value, or a JSON text that is omitted when NULL. */
type Part = { name: string; sql: string; isText?: true };

/** JSON list of the records with these ids, in the same order; missing ones are omitted. */
export function recordTexts(app: core.App, written: Written, ids: readonly string[]): SqlText {
  if (ids.length === 0) return "[]";
  const params = { ...written.computedParams?.(), ids: JSON.stringify(ids) };
  const found = "SELECT value AS id FROM json_each({:ids})";
  const sql = `SELECT ${rowsSql(app, written, found, "id")} AS json`;
  return readSqlTexts(app, sql, params, 1)[0] ?? "[]";
}

/** Records of several tables in one statement, and the text that a further query of one value reads. */
export function recordLists<Row>(
  app: core.App,
  asked: readonly { written: Written; ids: readonly string[] }[],
  also: { sql: string; params: SqlParams } = { sql: "''", params: {} },
): { lists: Row[][]; text: string } {
  const params = { ...also.params };
  const columns = asked.map(({ written, ids }, place) => {
    params[`ids${place}`] = JSON.stringify(ids);
    return rowsSql(app, written, `SELECT value AS id FROM json_each({:ids${place}})`, "id");
  });
  const sql = `SELECT ${[...columns, also.sql].join(", ")}`;
  const texts = readTexts(app, sql, params, columns.length + 1);
  const text = texts.pop() ?? "";
  return { lists: texts.map((list) => JSON.parse(list) as Row[]), text };
}

/** SQL of a JSON list of the records that a query finds by this column, in the query's order. */
export function rowsSql(app: core.App, written: Written, found: string, column: "id" | "rowid") {
  const { table, joined = "" } = written;
  return `(SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT ${rowSql(app, written)} AS row
    FROM (${found}) chosen CROSS JOIN ${table} t ON t.${column} = chosen.${column} ${joined}))`;
}

const rows = new WeakMap<Written, { changed: string; sql: string }>();

/** SQL of a record, cached until a collection changes, because the dashboard may hide a field. */
function rowSql(app: core.App, written: Written): string {
  const { table, expand = {} } = written;
  const used = [table, ...Object.values(expand)].map((name) =>
    app.findCachedCollectionByNameOrId(name),
  );
  const changed = used.map(({ updated }) => updated.string()).join();
  const kept = rows.get(written);
  if (kept?.changed === changed) return kept.sql;
  const sql = recordSql(app, written);
  rows.set(written, { changed, sql });
  return sql;
}

function recordSql(
  app: core.App,
  { table, expand, fields, computed = {}, later, values = {} }: Written,
): string {
  const all = fieldsOf(app, table, "t").filter(({ name }) => !(name in values));
  const parts = fields ? all.filter(({ name }) => fields.includes(name)) : all;
  for (const [name, sql] of Object.entries(values)) parts.push({ name, sql });
  for (const [name, sql] of Object.entries({ ...computed, ...later?.() }))
    parts.push({ name, sql, isText: true });
  if (expand) {
    const related = Object.entries(expand).map(([name, from]) => relatedPart(app, name, from));
    parts.push({ name: "expand", sql: objectSql(byName(related)), isText: true });
  }
  // Whole records have the key order of the records API. With chosen fields, plain values come first, written by one
  // call.
  return objectSql(fields ? plainFirst(parts) : byName(parts));
}

const byName = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => (a.name < b.name ? -1 : 1));
const plainFirst = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => Number(a.isText ?? false) - Number(b.isText ?? false));

/** SQL of an object with these properties in their order. */
function objectSql(parts: readonly Part[]): string {
  const texts: string[] = [];
  let plain: string[] = [];
  const closePlain = () => {
    if (plain.length > 0) texts.push(`trim(json_object(${plain.join(", ")}), '{}')`);
    plain = [];
  };
  for (const { name, sql, isText } of parts) {
    if (!isText) plain.push(`'${name}', ${sql}`);
    else {
      closePlain();
      texts.push(`'"${name}":' || ${sql}`);
    }
  }
  closePlain();
  return `'{' || concat_ws(',', ${texts.join(", ")}) || '}'`;
}

/** Properties that PocketBase shows of a record: hidden fields are omitted. */
function fieldsOf(app: core.App, table: string, alias: string): Part[] {
  const { id, name, fields } = app.findCachedCollectionByNameOrId(table);
  const parts: Part[] = [
    { name: "collectionId", sql: `'${id}'` },
    { name: "collectionName", sql: `'${name}'` },
  ];
  for (const field of fields)
    if (field && !field.getHidden()) parts.push(fieldPart(field, `${alias}.[${field.getName()}]`));
  return parts;
}

function fieldPart(field: core.Field, column: string): Part {
  const [name, type] = [field.getName(), field.type()];
  if (type === "bool") return { name, sql: `json(iif(${column}, 'true', 'false'))` };
  const isJson = ["json", "geoPoint"].includes(type) || (field as core.FileField).isMultiple?.();
  if (!isJson) return { name, sql: column };
  return { name, sql: `iif(json_valid(${column}), ${column}, 'null')`, isText: true };
}

/** SQL of the related record, or of the list of records that refer to this one; omitted when there is none. */
function relatedPart(app: core.App, name: string, table: string): Part {
  const row = objectSql(byName(fieldsOf(app, table, "r")));
  const [, field] = name.split("_via_");
  const [shown, found] = field
    ? [`'[' || group_concat(${row}) || ']'`, `r.[${field}] = t.id`]
    : [row, `r.id = t.[${name}]`];
  const sql = `(SELECT ${shown} FROM ${table} r WHERE ${found} AND +r.company = t.company)`;
  return { name, sql, isText: true };
}
