import { firstRow } from "./sql";

/** True when a record of one of these collections names this one. */
export function isUsed(
  tx: core.App,
  field: string,
  id: string,
  collections: readonly string[],
): boolean {
  return collections.some(
    (collection) =>
      firstRow(
        tx,
        `SELECT 1 AS found FROM optique_${collection} WHERE [[${field}]] = {:id} LIMIT 1`,
        { id },
        { found: 0 },
      ) !== null,
  );
}
