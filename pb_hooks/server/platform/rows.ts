/** Writes rows by SQL, in the format in which PocketBase stores each field (domain/core/records.ts). */
import { tell } from "./recordEvents.ts";
import { collectionFieldsOf } from "#domain/core/fields.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import { inList, nowText } from "./sql.ts";
import { executeEach, type Statement, statement } from "./statements.ts";

type Writes = {
  insert: Statement;
  update: Statement;
  fields: ReturnType<typeof collectionFieldsOf>;
};

/** PocketBase's SQL for a new id. */
const madeId = "'r' || lower(hex(randomblob(7)))";

function writesOf(collection: CollectionName): Writes {
  const fields = collectionFieldsOf(collection);
  const names = fields.map(({ name }) => name);
  return {
    fields,
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
const columnsOf = ({ fields }: Writes, row: Values): Value[] =>
  fields.map(({ name, shape }) => columnValue(row[name], shape));
const idOf = (row: Values): string => textValue(row["id"]);

/** Inserts rows without a broadcast and returns the timestamp; a row without an id gets a new one. */
export function insertRows(
  tx: core.App,
  collection: CollectionName,
  rows: readonly Values[],
): string {
  const now = nowText();
  const own = writes[collection];
  executeEach(
    tx,
    own.insert,
    rows.map((row) => [idOf(row), ...columnsOf(own, row), now]),
  );
  return now;
}

/** Inserts a record and broadcasts it to other stations. */
export function insertRecord(
  tx: core.App,
  collection: CollectionName,
  row: Values & { id: string },
): void {
  const now = insertRows(tx, collection, [row]);
  tell(tx, collection, row, now);
}

/** Overwrites whole rows: a missing field becomes empty. */
export function updateRows(
  tx: core.App,
  collection: CollectionName,
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

/** SQL of the ids in this JSON list that exist in a collection, in any company. */
export const takenSql = (collection: CollectionName, list: string): string =>
  `(SELECT json_group_array(id) FROM ${collection} WHERE id ${inList(list)})`;
