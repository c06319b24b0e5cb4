/** Writes rows by SQL, in the format in which PocketBase stores each field (domain/core/records.ts). */
import { broadcastRecord } from "#server/platform/records/recordEvents.ts";
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { inJsonList, currentTimestamp } from "./sql.ts";
import { executeEach, type Statement, statement } from "./statements.ts";

/** A field with the column value of a row without it. */
type Column = { name: string; shape: FieldShape; blank: Value };
type Writes = { insert: Statement; update: Statement; columns: readonly Column[] };

/** PocketBase's SQL for a new id. */
const madeId = "'r' || lower(hex(randomblob(7)))";

function writesOf(collection: CollectionName): Writes {
  const fields = collectionFieldsOf(collection);
  const names = fields.map(({ name }) => name);
  return {
    columns: fields.map((field) => ({ ...field, blank: columnValue(undefined, field.shape) })),
    insert: statement(`INSERT INTO ${collection} (id, ${names.join(", ")}, created, updated)
      VALUES (COALESCE(NULLIF({:id}, ''), ${madeId}), ${names.map((name) => `{:${name}}`).join(", ")}, {:now}, {:now})`),
    update: statement(
      `UPDATE ${collection} SET ${names.map((name) => `${name} = {:${name}}`).join(", ")}, updated = {:now} WHERE id = {:id}`,
    ),
  };
}

const writes = Object.fromEntries(
  (Object.keys(collections) as CollectionName[]).map((name) => [name, writesOf(name)]),
) as Record<CollectionName, Writes>;

type Value = string | number | boolean;

/** Column value of a field; a missing one becomes the zero value of its kind. */
function columnValue(value: unknown, { kind }: FieldShape): Value {
  switch (kind) {
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

/** Values in column order: named parameters for so many columns cost too much per row. */
const columnsOf = ({ columns }: Writes, row: Values): Value[] =>
  columns.map(({ name, shape, blank }) => (name in row ? columnValue(row[name], shape) : blank));
const idOf = (row: Values): string => textValue(row["id"]);

/** Inserts rows without a broadcast and returns the timestamp; a row without an id gets a new one. */
export function insertRows(
  tx: core.App,
  collection: CollectionName,
  rows: readonly Values[],
): string {
  const now = currentTimestamp();
  const own = writes[collection];
  executeEach(
    tx,
    own.insert,
    rows.map((row) => [idOf(row), ...columnsOf(own, row), now]),
  );
  return now;
}

/** Inserts a record and broadcasts it to other stations. */
export function insertAndBroadcast(
  tx: core.App,
  collection: CollectionName,
  row: Values & { id: string },
): void {
  const now = insertRows(tx, collection, [row]);
  broadcastRecord(tx, collection, row, now);
}

/** Overwrites whole rows: a missing field becomes empty. */
export function updateRows(
  tx: core.App,
  collection: CollectionName,
  rows: readonly (Values & { id: string })[],
): void {
  const now = currentTimestamp();
  const own = writes[collection];
  executeEach(
    tx,
    own.update,
    rows.map((row) => [...columnsOf(own, row), now, idOf(row)]),
  );
}

/** SQL of the ids in this JSON list that exist in a collection, in any company. */
export const takenIdsSql = (collection: CollectionName, list: string): string =>
  `(SELECT json_group_array(id) FROM ${collection} WHERE id ${inJsonList(list)})`;
