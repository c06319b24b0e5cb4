import { refuse } from "#server/platform/refuse.ts";
import { queryText } from "#server/platform/sql.ts";

/** Blocks a deletion while a record of the collections `by` refers to the record in `field`; `code` is the refusal. */
export type Use = { field: string; by: readonly string[]; code: string };

/** Code of the refusal to delete a record, or null. */
export const usedCode = (app: core.App, uses: readonly Use[], id: string): string | null =>
  uses.find(({ field, by }) => isUsed(app, field, id, by))?.code ?? null;

export function refuseUsed(tx: core.App, uses: readonly Use[], id: string): void {
  const code = usedCode(tx, uses, id);
  if (code) refuse([{ field: "id", code }]);
}

/** True when a record of these collections refers to this one. */
export function isUsed(
  tx: core.App,
  field: string,
  id: string,
  collections: readonly string[],
): boolean {
  return collections.some((collection) => {
    const sql = `SELECT '1' AS json FROM optique_${collection} WHERE [[${field}]] = {:id} LIMIT 1`;
    return queryText(tx, sql, { id }) !== null;
  });
}
