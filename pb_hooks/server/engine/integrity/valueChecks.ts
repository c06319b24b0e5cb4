/** Checks that numbers are stored as numbers: SQLite accepts text in a numeric column. */
import { collectionFieldsOf } from "#domain/core/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { type Checks, ownIn } from "./checks.ts";

/** Conditions that find text in numeric columns; eye values and rates are JSON numbers or null. */
const wrongIn = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection).flatMap(({ name, shape: { kind } }) => {
    if (kind === "amount" || kind === "integer") return [`typeof([[${name}]]) = 'text'`];
    return kind === "measure" || kind === "rate"
      ? [`COALESCE(json_type([[${name}]]), 'null') NOT IN ('null', 'integer', 'real')`]
      : [];
  });

const named = Object.keys(collections) as CollectionName[];

/** One query per collection, to read each table once. */
export const valueChecks: Checks = Object.fromEntries(
  named
    .filter((collection) => wrongIn(collection).length > 0)
    .map((collection) => [
      `numbers of ${collection} are numbers`,
      {
        collection,
        sql: `SELECT id AS record, 'text' AS stored, 'number' AS expected FROM ${collection}
          WHERE ${ownIn(collection)} AND (${wrongIn(collection).join(" OR ")})`,
      },
    ]),
);
