/** Writes rows by SQL, in the format in which PocketBase stores each field (domain/core/records.ts). */
import { broadcastRecord } from "#server/platform/records/recordEvents.ts";
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { inJsonList, currentTimestamp, runSql, type SqlParams } from "./sql.ts";
import { executeEach, type Statement, statement } from "./statements.ts";

type Value = string | number | boolean;
const asNumber = (value: unknown): Value => Number(value ?? 0);
const asJson = (value: unknown): Value => JSON.stringify(value ?? null);
const asText = (value: unknown): Value => String(value ?? "");

/** Both statements take the columns in order, then the instant and the id. `blank`: the values of an empty row. */
type Writes = {
  insert: Statement;
  update: Statement;
  columns: ReadonlyMap<string, { place: number; stored: (value: unknown) => Value }>;
  blank: readonly Value[];
};

/** SQL of a new id, as PocketBase makes it. */
const madeId = "'r' || lower(hex(randomblob(7)))";

function writesOf(collection: CollectionName): Writes {
  const fields = collectionFieldsOf(collection);
  const names = fields.map(({ name }) => name);
  return {
    columns: new Map(
      fields.map(({ name, shape }, place) => [name, { place, stored: storedValueOf(shape) }]),
    ),
    blank: [...fields.map(({ shape }) => storedValueOf(shape)(undefined)), "", ""],
    insert:
      statement(`INSERT INTO ${collection} (${names.map((name) => `[${name}]`).join(", ")}, created, updated, id)
      VALUES (${names.map((name) => `{:${name}}`).join(", ")}, {:now}, {:now}, COALESCE(NULLIF({:id}, ''), ${madeId}))`),
    update: statement(
      `UPDATE ${collection} SET ${names.map((name) => `[${name}] = {:${name}}`).join(", ")}, updated = {:now} WHERE id = {:id}`,
    ),
  };
}

const writes = Object.fromEntries(
  (Object.keys(collections) as CollectionName[]).map((name) => [name, writesOf(name)]),
) as Record<CollectionName, Writes>;

/** Returns the function that converts a field's value for its column; a missing value becomes the zero value. */
function storedValueOf({ kind }: FieldShape): (value: unknown) => Value {
  switch (kind) {
    case "amount":
    case "integer":
      return asNumber;
    case "bool":
      return Boolean;
    case "measure":
    case "decimal":
    case "json":
      return asJson;
    default:
      return asText;
  }
}

/** Values in the order of the statements: with so many columns, named parameters would cost too much for each row. */
function valuesOf({ columns, blank }: Writes, row: Values, now: string): Value[] {
  const values = blank.slice();
  Object.keys(row).forEach((name) => {
    const column = columns.get(name);
    if (column) values[column.place] = column.stored(row[name]);
  });
  values[blank.length - 2] = now;
  values[blank.length - 1] = textValue(row["id"]);
  return values;
}
/** Inserts rows without broadcasting, and returns the timestamp; a row without an id gets a new one. */
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
    rows.map((row) => valuesOf(own, row, now)),
  );
  return now;
}

/** Inserts a record and broadcasts it to the other stations. */
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
    rows.map((row) => valuesOf(own, row, now)),
  );
}

/** Writes these fields of a stored row; writes nothing without any. */
export function updateFields(
  tx: core.App,
  collection: CollectionName,
  id: string,
  values: Values,
): void {
  const given = collectionFieldsOf(collection).filter(({ name }) => name in values);
  if (given.length === 0) return;
  const params: SqlParams = { id };
  for (const { name, shape } of given) params[`_${name}`] = storedValueOf(shape)(values[name]);
  const written = given.map(({ name }) => `[[${name}]] = {:_${name}}`);
  runSql(tx, `UPDATE ${collection} SET ${written.join(", ")} WHERE id = {:id}`, params);
}

/** SQL of those ids of a JSON list that exist in a collection, in any company. */
export const takenIdsSql = (collection: CollectionName, list: string): string =>
  `(SELECT json_group_array(id) FROM ${collection} WHERE id ${inJsonList(list)})`;
