/** Rows written by SQL, in the form in which PocketBase stores the fields of their collection (domain/core/records.ts). */
import { shapesOf } from "#domain/core/fields.ts";
import type { CollectionName, FieldShape } from "#domain/core/records.ts";
import { textOf, type Values } from "#domain/core/values.ts";
import { inList, nowText } from "./sql.ts";
import { executeEach, type Statement, statement } from "./statements.ts";

/** The collections whose records are written this way. */
const written = [
  "optique_products",
  "optique_invoice_items",
  "optique_payments",
  "optique_jobs",
  "optique_stock_receipt_items",
  "optique_stock_adjustment_items",
  "optique_stock_movements",
  "optique_journal",
] as const satisfies readonly CollectionName[];
export type WrittenName = (typeof written)[number];

type Writes = {
  insert: Statement;
  update: Statement;
  names: readonly string[];
  shapes: Readonly<Record<string, FieldShape>>;
};

/** PocketBase's own way of making an id. */
const madeId = "'r' || lower(hex(randomblob(7)))";

function writesOf(collection: WrittenName): Writes {
  const shapes = shapesOf(collection);
  const names = Object.keys(shapes);
  return {
    names,
    shapes,
    insert: statement(`INSERT INTO ${collection} (id, ${names.join(", ")}, created, updated)
      VALUES (COALESCE(NULLIF({:id}, ''), ${madeId}), ${names.map((name) => `{:${name}}`).join(", ")}, {:now}, {:now})`),
    update: statement(
      `UPDATE ${collection} SET ${names.map((name) => `${name} = {:${name}}`).join(", ")}, updated = {:now} WHERE id = {:id}`,
    ),
  };
}

const writes = Object.fromEntries(written.map((name) => [name, writesOf(name)])) as Record<
  WrittenName,
  Writes
>;

type Value = string | number | boolean;

/** What a field holds that is not given: zero, false, null or an empty text. */
function columnValue(value: unknown, shape: FieldShape | undefined): Value {
  switch (shape?.kind) {
    case "amount":
    case "integer":
      return Number(value ?? 0);
    case "bool":
      return Boolean(value);
    case "measure":
    case "rate":
    case "json":
      return JSON.stringify(value ?? null);
    default:
      return String(value ?? "");
  }
}

/** In the order of the columns: those of a record are too many to be looked up by their names for each row. */
const columnsOf = ({ names, shapes }: Writes, row: Values): Value[] =>
  names.map((name) => columnValue(row[name], shapes[name]));
const idOf = (row: Values): string => textOf(row["id"]);

/** Inserts rows, made now; one without an id is given one. */
export function insertRows(tx: core.App, collection: WrittenName, rows: readonly Values[]): void {
  const now = nowText();
  const own = writes[collection];
  executeEach(
    tx,
    own.insert,
    rows.map((row) => [idOf(row), ...columnsOf(own, row), now]),
  );
}

/** Writes rows anew, whole: what is not given becomes empty. */
export function updateRows(
  tx: core.App,
  collection: WrittenName,
  rows: readonly (Values & { id: string })[],
): void {
  const now = nowText();
  const own = writes[collection];
  executeEach(
    tx,
    own.update,
    rows.map((row) => [...columnsOf(own, row), now, idOf(row)]),
  );
}

/** Which ids of this list are taken in a collection, whatever the company, as SQL. */
export const takenSql = (collection: WrittenName, list: string): string =>
  `(SELECT json_group_array(id) FROM ${collection} WHERE id ${inList(list)})`;
