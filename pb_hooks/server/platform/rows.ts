/** Rows written by SQL, in the form in which PocketBase stores the fields of their collection (domain/core/records.ts). */
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

/** PocketBase's own way of making an id. */
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

/** What a field holds that is not given: zero, false, null or an empty text. */
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

/** In the order of the columns: those of a record are too many to be looked up by their names for each row. */
const columnsOf = ({ fields }: Writes, row: Values): Value[] =>
  fields.map(({ name, shape }) => columnValue(row[name], shape));
const idOf = (row: Values): string => textValue(row["id"]);

/** Inserts rows, made now; one without an id is given one. Other stations are not told. Answers when that was. */
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

/** Inserts a record of which other stations are told. */
export function insertRecord(
  tx: core.App,
  collection: CollectionName,
  row: Values & { id: string },
): void {
  const now = insertRows(tx, collection, [row]);
  tell(tx, collection, row, now);
}

/** Writes rows anew, whole: what is not given becomes empty. */
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

/** Which ids of this list are taken in a collection, whatever the company, as SQL. */
export const takenSql = (collection: CollectionName, list: string): string =>
  `(SELECT json_group_array(id) FROM ${collection} WHERE id ${inList(list)})`;
