/**
 * Triggers that refuse what would change a transmitted day, whoever writes and by any way: a new operation cannot forget
 * them. Migrations hold their text; `tests/server/books/closedTriggers.test.ts` compares it with this one.
 */
import type { CollectionName } from "#domain/core/records.ts";
import { dated, type Dated } from "./dated.ts";

/** First word of the error that SQLite raises; then collection, row, its owner, field and last transmitted day. */
export const closedError = "period_closed";

/** SQL of the shop's day, '' while nothing is transmitted. */
const closedUntil = (row: string): string =>
  `(SELECT closed_until FROM optique_companies WHERE id = ${row}.company)`;

/** True of a row on a transmitted day. The day of a document, null when it is gone, is read where the shop has one. */
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

/** Fields with SQL that is true where an update changes them in a figure, the day first. */
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

/** Statement that raises the error of a row. `field`: SQL of its field. */
function raiseSql(collection: CollectionName, kind: Dated, row: string, field: string): string {
  const { day, sentBy, place } = kind;
  const owner = typeof day === "string" ? sentBy : day.by;
  const own = [`${row}.id`, owner ? `${row}.${owner}` : "'-'", field];
  const named = place && [place.row, "'-'", place.field];
  const words = (named?.map((sql) => sql.replaceAll("row.", `${row}.`)) ?? own).join(" || ' ' || ");
  return `SELECT RAISE(ABORT, '${closedError} ${collection} ' || ${words} || ' ' || ${closedUntil(row)});`;
}

/** Events and texts of the triggers of a collection by their name; none where nothing is dated. */
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

/** A refusal of these triggers. `owner`: document that sends the row, if any. `field`: '' of a deletion. */
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

/** Reads a refusal in the text of an error; null of another error. */
export function closedRowOf(text: string): ClosedRow | null {
  const [, collection, id = "", owner = "", field = "", until = ""] = errorForm.exec(text) ?? [];
  const named = (word: string): string => (word === "-" ? "" : word);
  if (!collection) return null;
  return { collection, id, owner: named(owner), field: named(field), until };
}
