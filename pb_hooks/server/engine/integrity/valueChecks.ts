/** Checks that numbers are stored as numbers, because SQLite accepts text in a numeric column. */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections, pairMeasures } from "#domain/core/records.ts";
import { acuities } from "#domain/optics/measures/acuity.ts";
import { limitsOfMeasure } from "#domain/optics/measures/extraMeasures.ts";
import { pairMeasureKind } from "#domain/optics/measures/pairMeasures.ts";
import { type IntegrityChecks, checkedRowsOf } from "./integrityChecks.ts";

/** Conditions that find text in numeric columns; eye values and rates are JSON numbers or null. */
const wrongIn = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection).flatMap(({ name, shape: { kind } }) => {
    if (kind === "amount" || kind === "integer") return [`typeof([[${name}]]) = 'text'`];
    return kind === "measure" || kind === "decimal"
      ? [`COALESCE(json_type([[${name}]]), 'null') NOT IN ('null', 'integer', 'real')`]
      : [];
  });

const named = Object.keys(collections) as CollectionName[];

/** Measure fields of a collection with their limits: of eyes, wearers and frames. */
const measuresOf = (collection: CollectionName) =>
  collectionFieldsOf(collection).flatMap(({ name, shape }) =>
    shape.kind === "measure" ? [{ name, ...limitsOfMeasure(shape.measure) }] : [],
  );

/** Fields of a collection that hold the measures of further pairs as JSON. */
const pairsOf = (collection: CollectionName): string[] =>
  collectionFieldsOf(collection).flatMap(({ name, shape }) =>
    shape.kind === "json" && shape.pairs ? [name] : [],
  );

const isWithin = (value: string, { min, max, step }: { min: number; max: number; step: number }) =>
  `${value} BETWEEN ${min} AND ${max} AND ${value} / ${step} = CAST(${value} / ${step} AS INTEGER)`;

/** SQL condition: the JSON does not have the form `{"2": {right_height: 19}}` with values within the limits. */
const wrongPairs = (column: string): string => `(${column} NOT IN ('', 'null') AND EXISTS (SELECT 1
  FROM json_tree(IIF(json_valid(${column}), ${column}, '"text"')) n WHERE NOT CASE
    WHEN n.fullkey = '$' THEN n.type IN ('null', 'object')
    WHEN n.path = '$' THEN n.type = 'object' AND n.key BETWEEN '2' AND '9' AND length(n.key) = 1
    ELSE n.type IN ('integer', 'real') AND CASE n.key ${pairMeasures
      .map(
        (name) =>
          `WHEN '${name}' THEN ${isWithin("n.value", limitsOfMeasure(pairMeasureKind(name)))}`,
      )
      .join(" ")} ELSE FALSE END END))`;

/** Fields that accept fixed words only, with these words and the report's text for them. */
const wordsOf = (collection: CollectionName) =>
  collectionFieldsOf(collection).flatMap(({ name, shape }) => {
    if (shape.kind === "select")
      return [{ name, words: shape.values, expected: shape.values.join(", ") }];
    return shape.kind === "text" && shape.acuity
      ? [{ name, words: acuities, expected: "8/10, P2, CLD, VBLM, PL" }]
      : [];
  });

/** Reports each record's first measure off its limits or step, or unknown word; only direct SQL can store one. */
const limitChecks: IntegrityChecks = Object.fromEntries(
  (Object.keys(collections) as CollectionName[])
    .map((collection) => ({ collection, measures: measuresOf(collection) }))
    .filter(({ measures }) => measures.length > 0)
    .map(({ collection, measures }) => {
      const wrong = [
        ...measures.map(({ name, min, max, step }) => ({
          is: `(typeof([[${name}]]) IN ('integer', 'real') AND ([[${name}]] NOT BETWEEN ${min} AND ${max}
            OR [[${name}]] / ${step} <> CAST([[${name}]] / ${step} AS INTEGER)))`,
          stored: `'${name} ' || [[${name}]]`,
          expected: `'${min} to ${max}, step ${step}'`,
        })),
        ...pairsOf(collection).map((name) => ({
          is: wrongPairs(`[[${name}]]`),
          stored: `'${name} ' || [[${name}]]`,
          expected: `'measures of pairs 2 to 9'`,
        })),
        ...wordsOf(collection).map(({ name, words, expected }) => ({
          is: `[[${name}]] NOT IN ('', ${listSql(words)})`,
          stored: `'${name} ' || [[${name}]]`,
          expected: `'${expected}'`,
        })),
      ];
      const first = (value: "stored" | "expected") =>
        `CASE ${wrong.map((one) => `WHEN ${one.is} THEN ${one[value]}`).join(" ")} END`;
      const sql = `SELECT id AS record, ${first("stored")} AS stored, ${first("expected")} AS expected
        FROM ${collection} t WHERE ${checkedRowsOf(collection)}
          AND (${wrong.map(({ is }) => is).join(" OR ")})`;
      return [`measures of ${collection} are within their limits`, { collection, sql }];
    }),
);

/** One query per collection, to read each table once. */
const numberChecks: IntegrityChecks = Object.fromEntries(
  named
    .filter((collection) => wrongIn(collection).length > 0)
    .map((collection) => [
      `numbers of ${collection} are numbers`,
      {
        collection,
        sql: `SELECT id AS record, 'text' AS stored, 'number' AS expected FROM ${collection} t
          WHERE ${checkedRowsOf(collection)} AND (${wrongIn(collection).join(" OR ")})`,
      },
    ]),
);

export const valueChecks: IntegrityChecks = { ...numberChecks, ...limitChecks };
