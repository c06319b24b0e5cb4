import { rebuildIndex } from "#server/engine/search/reindex.ts";
import type { WritableApp } from "#server/platform/storage/transaction.ts";
import { subjects } from "#server/subjects.ts";

/** Command `pocketbase reindex`, for a database repaired by SQL. */
export const reindex = {
  run: (app: WritableApp): void =>
    console.log(`${rebuildIndex(app, subjects.searchIndexes)} entries`),
};
