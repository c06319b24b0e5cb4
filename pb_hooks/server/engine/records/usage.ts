import { fieldShapesOf } from "#domain/core/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { refuse } from "#server/platform/refuse.ts";
import { queryText } from "#server/platform/sql.ts";

/** Blocks the deletion of a record of `to` while another one refers to it in `field`; `code` is the refusal. */
export type Use = { field: string; to: CollectionName; code: string };

/** Code of the refusal to delete a record, or null. */
export const usedCode = (app: core.App, uses: readonly Use[], id: string): string | null =>
  uses.find(({ field, to }) => isUsed(app, field, id, collectionsNaming(field, to)))?.code ?? null;

export function refuseUsed(tx: core.App, uses: readonly Use[], id: string): void {
  const code = usedCode(tx, uses, id);
  if (code) refuse([{ field: "id", code }]);
}

/** The collections with this relation whose records are not deleted with the record that they name. */
export const collectionsNaming = (field: string, to: CollectionName): CollectionName[] =>
  (Object.keys(collections) as CollectionName[]).filter((collection) => {
    const shape = fieldShapesOf(collection)[field];
    return shape?.kind === "relation" && shape.to === to && !shape.cascade;
  });

/** True when a record of these collections refers to this one. */
export function isUsed(
  tx: core.App,
  field: string,
  id: string,
  by: readonly CollectionName[],
): boolean {
  return by.some((collection) => {
    const sql = `SELECT '1' AS json FROM ${collection} WHERE [[${field}]] = {:id} LIMIT 1`;
    return queryText(tx, sql, { id }) !== null;
  });
}

/** True of a collection whose records belong to another record, and are deleted with it. */
export const isOwned = (collection: CollectionName): boolean =>
  Object.values(fieldShapesOf(collection)).some(
    (shape) => shape.kind === "relation" && shape.cascade && shape.required,
  );
