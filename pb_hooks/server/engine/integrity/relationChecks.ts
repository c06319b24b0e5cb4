import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { type IntegrityChecks, checkedRows } from "./integrityChecks.ts";

const relations = (Object.keys(collections) as CollectionName[]).flatMap((collection) =>
  collectionFieldsOf(collection).flatMap(({ name, shape }) =>
    shape.kind === "relation" && name !== "company"
      ? [{ collection, field: name, to: shape.to }]
      : [],
  ),
);

/** Checks that every relation leads to a record of the same company. */
export const relationChecks: IntegrityChecks = Object.fromEntries(
  relations.map(({ collection, field, to }) => [
    `${collection}.${field} exists in the same company`,
    {
      collection,
      sql: `SELECT t.id AS record, t.[${field}] AS stored, COALESCE(r.company, '') AS expected
        FROM ${collection} t LEFT JOIN ${to} r ON r.id = t.[${field}]
        WHERE ${checkedRows("t")} AND t.[${field}] <> '' AND r.company IS NOT t.company`,
    },
  ]),
);
