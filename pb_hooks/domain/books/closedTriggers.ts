/**
 * SQL triggers that refuse any change to a transmitted day, whoever writes and however, so that a new operation cannot
 * forget the check. Migrations hold their text; `tests/server/books/closedTriggers.test.ts` compares it with this one.
 */
import type { CollectionName } from "#domain/core/records.ts";
import { dated, type Dated } from "./dated.ts";

/** First word of the error that SQLite raises; collection, row, its owner, field and last transmitted day follow. */
export const closedError = "period_closed";

/** SQL of the last transmitted day of a row's shop, '' while nothing is transmitted. */
const closedUntil = (row: string): string =>
  `(SELECT closed_until FROM optique_companies WHERE id = ${row}.company)`;

/**
 * SQL condition: the row is on a transmitted day. It reads the day of the owning document (null once deleted) only in a
 * shop that transmitted.
 */
function isClosedSql({ day }: Dated, row: string): string {
  const until = closedUntil(row);
  if (typeof day === "string") return `${row}.${day} BETWEEN '1' AND ${until}`;
  const { by, of, also = [] } = day;
  const days = [
    `SELECT date FROM ${of} WHERE id = ${row}.${by}`,
    ...also.map((name) => `SELECT date FROM ${name} WHERE ${by} = ${row}.${by}`),
  ];
  return `${until} > '' AND (SELECT MIN(date) FROM (${days.join(" UNION ALL ")})) BETWEEN '1' AND ${until}`;
}

/** Fields, the day first, each with an SQL condition: the update changes the field, and a figure counts that field. */
function changesOf({ day, figures, unless = {}, rising = {} }: Dated): [string, string][] {
  const own = typeof day === "string" ? [day] : [];
  const changed = [...own, ...figures].map((field): [string, string] => [
    field,
    `old.${field} IS NOT new.${field}${unless[field] ? ` AND NOT ${unless[field]}` : ""}`,
  ]);
  const fallen = Object.entries(rising).map(([field, rows]): [string, string] => [
    field,
    `old.${field} > new.${field} AND ${rows}`,
  ]);
  return [...changed, ...fallen];
}

/** SQL that raises the error about a row. `field`: SQL of the field to name. */
function raiseSql(collection: CollectionName, kind: Dated, row: string, field: string): string {
  const { day, sentBy, place } = kind;
  const owner = typeof day === "string" ? sentBy : day.by;
  const own = [`${row}.id`, owner ? `${row}.${owner}` : "'-'", field];
  const named = place && [place.row, "'-'", place.field];
  const words = (named?.map((sql) => sql.replaceAll("row.", `${row}.`)) ?? own).join(" || ' ' || ");
  return `SELECT RAISE(ABORT, '${closedError} ${collection} ' || ${words} || ' ' || ${closedUntil(row)});`;
}

/** Events and texts of the triggers of a collection, by trigger name; empty for an undated collection. */
export function closedTriggers(collection: CollectionName): Record<string, string> {
  const kind = dated[collection];
  if ("undated" in kind) return {};
  const changes = changesOf(kind);
  const fields = changes.map(([field]) => field);
  const changed = `CASE ${changes.map(([field, sql]) => `WHEN ${sql} THEN '${field}'`).join(" ")} END`;
  const raise = (row: string, field: string) =>
    `BEGIN ${raiseSql(collection, kind, row, field)} END`;
  const [isNew, isOld] = [isClosedSql(kind, "new"), isClosedSql(kind, "old")];
  return {
    [`${collection}_closed_insert`]: `BEFORE INSERT ON ${collection} WHEN ${isNew} ${raise("new", `'${fields[0]}'`)}`,
    [`${collection}_closed_update`]: `BEFORE UPDATE OF ${fields.join(", ")} ON ${collection}
      WHEN (${changes.map(([, sql]) => sql).join(" OR ")}) AND (${isOld} OR ${isNew})
      ${raise("new", changed)}`,
    [`${collection}_closed_delete`]: `BEFORE DELETE ON ${collection} WHEN ${isOld} ${raise("old", "'-'")}`,
  };
}

/** Row that a trigger refused. `owner`: id of the document that sends the row, or ''. `field`: '' for a deletion. */
export type ClosedRow = {
  collection: string;
  id: string;
  owner: string;
  field: string;
  until: string;
};

const errorForm = new RegExp(
  `${closedError} (optique_\\w+) (\\S*) (\\S*) (\\w+|-) (\\d{4}-\\d{2}-\\d{2})`,
);

/** Parses the refusal in the text of an error; null for any other error. */
export function closedRowOf(text: string): ClosedRow | null {
  const [, collection, id = "", owner = "", field = "", until = ""] = errorForm.exec(text) ?? [];
  const named = (word: string): string => (word === "-" ? "" : word);
  if (!collection) return null;
  return { collection, id, owner: named(owner), field: named(field), until };
}
