import { queryText } from "#server/platform/sql.ts";

/** True when a record of one of these collections names this one. */
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
