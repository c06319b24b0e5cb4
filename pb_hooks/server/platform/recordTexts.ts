/**
 * Records as the records API sends them, written by SQLite as one JSON text, which no JavaScript takes apart
 * (docs/search-and-totals.md, Pages written by SQLite).
 */
import type { SqlParams } from "./sql.ts";
import { readText } from "./statements.ts";

/** What is written of each record of a table, whose alias is t. */
export type Written = {
  table: string;
  /** Relations whose records are told too, with their table; 'a_via_b': the records of a that name it in their field b. */
  expand?: Record<string, string>;
  /** More of each, under other names: the SQL of a JSON text, NULL where there is nothing to say. */
  more?: Record<string, string>;
  /** The same of plain values: a column, a sum. A field's name replaces that field. */
  values?: Record<string, string>;
  moreParams?: () => SqlParams;
  /** Other tables that `more` reads, one row of each joined to t. */
  joined?: string;
  /** The fields that are told, where it is not all of them. */
  fields?: readonly string[];
};

/** A name of a JSON object and its value in SQL; or the text of its value, which is left out where it is NULL. */
type Part = { name: string; sql: string; isText?: true };

/** The records of these ids in their order; those that do not exist are left out. */
export function recordTexts(app: core.App, written: Written, ids: readonly string[]): string {
  if (ids.length === 0) return "[]";
  const params = { ...written.moreParams?.(), ids: JSON.stringify(ids) };
  const found = "SELECT value AS id FROM json_each({:ids})";
  return readText(app, `SELECT ${rowsSql(app, written, found, "id")} AS json`, params);
}

/** JSON list of the records that a query finds, in its order; the query names them by this column. */
export function rowsSql(app: core.App, written: Written, found: string, column: "id" | "rowid") {
  const { table, joined = "" } = written;
  return `(SELECT '[' || COALESCE(group_concat(row), '') || ']' FROM (SELECT ${rowSql(app, written)} AS row
    FROM (${found}) chosen CROSS JOIN ${table} t ON t.${column} = chosen.${column} ${joined}))`;
}

const rows = new Map<Written, { changed: string; sql: string }>();

/** Made of the collections as they are, and kept until one of them is changed: a field may be hidden in the dashboard. */
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
  { table, expand, fields, more = {}, values = {} }: Written,
): string {
  const all = fieldsOf(app, table, "t").filter(({ name }) => !(name in values));
  const parts = fields ? all.filter(({ name }) => fields.includes(name)) : all;
  for (const [name, sql] of Object.entries(values)) parts.push({ name, sql });
  for (const [name, sql] of Object.entries(more)) parts.push({ name, sql, isText: true });
  if (expand) {
    const related = Object.entries(expand).map(([name, from]) => relatedPart(app, name, from));
    parts.push({ name: "expand", sql: objectSql(byName(related)), isText: true });
  }
  // A whole record is told as the records API tells it; of some fields, hundreds are: their values are written by one call.
  return objectSql(fields ? plainFirst(parts) : byName(parts));
}

const byName = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => (a.name < b.name ? -1 : 1));
const plainFirst = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => Number(a.isText ?? false) - Number(b.isText ?? false));

/** The object of these parts in their order. Around plain values stand no braces but its own. */
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

/** What PocketBase shows of a record: no field that is hidden. */
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

/** The related record, or those that name this one; nothing where none is left. */
function relatedPart(app: core.App, name: string, table: string): Part {
  const row = objectSql(byName(fieldsOf(app, table, "r")));
  const [, field] = name.split("_via_");
  const [shown, found] = field
    ? [`'[' || group_concat(${row}) || ']'`, `r.${field} = t.id`]
    : [row, `r.id = t.${name}`];
  const sql = `(SELECT ${shown} FROM ${table} r WHERE ${found} AND +r.company = t.company)`;
  return { name, sql, isText: true };
}
