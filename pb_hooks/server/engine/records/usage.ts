import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { followsOf } from "#server/engine/attached.ts";
import type { RecordUse } from "./recordRules.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { queryText } from "#server/platform/storage/sql.ts";

/** Code with which a deletion is refused because the record is in use; null when it may be deleted. */
export const usedRecordCode = (
  app: core.App,
  uses: readonly RecordUse[],
  id: string,
): string | null =>
  uses.find(({ field, to, by = collectionsNaming(field, to) }) => isRecordUsed(app, field, id, by))
    ?.code ?? null;

/** References that block deletions in a collection: those of other rooms, then its own. */
export const usesOf = (collection: CollectionName, own: readonly RecordUse[] = []): RecordUse[] => [
  ...followsOf(collection).flatMap(({ uses = [] }) => uses),
  ...own,
];

export function refuseIfUsed(tx: core.App, uses: readonly RecordUse[], id: string): void {
  const code = usedRecordCode(tx, uses, id);
  if (code) refuse([{ field: "id", code }]);
}

/** Collections that refer to `to` in this field, and whose records are neither deleted nor detached with it. */
export const collectionsNaming = (field: string, to: CollectionName): CollectionName[] =>
  (Object.keys(collections) as CollectionName[]).filter((collection) => {
    const shape = fieldShapesOf(collection)[field];
    return shape?.kind === "relation" && shape.to === to && !shape.cascade && !shape.released;
  });

/** True when a record of the given collections refers to this id. */
export function isRecordUsed(
  tx: core.App,
  field: string,
  id: string,
  by: readonly CollectionName[],
): boolean {
  return by.some((collection) => {
    // The second condition lets SQLite use a partial index.
    const sql = `SELECT '1' AS json FROM ${collection} WHERE [[${field}]] = {:id} AND [[${field}]] > '' LIMIT 1`;
    return queryText(tx, sql, { id }) !== null;
  });
}

/** True for a collection whose records are deleted with a parent record. */
export const isOwned = (collection: CollectionName): boolean =>
  Object.values(fieldShapesOf(collection)).some(
    (shape) => shape.kind === "relation" && shape.cascade && shape.required,
  );
