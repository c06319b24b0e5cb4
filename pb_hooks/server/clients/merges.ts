/**
 * Merges that can still be undone: rows of `optique_merges`, each with all that the undo restores. A trigger deletes
 * those of a deleted or erased client (pb_migrations).
 */
import type { Client, CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { inJsonList, queryJson, runSql, timestampAt } from "#server/platform/storage/sql.ts";

const undoMs = 86_400_000;

/** Everything that a merge moved or replaced, stored for its undo. */
export type Held = {
  /** The removed client record, complete, in the form of the records API. */
  gone: Client;
  /** Changed fields of the kept record, with their values before and after the merge. */
  before: Values;
  after: Values;
  /** Ids of the moved records by collection. */
  moved: Partial<Record<CollectionName, string[]>>;
  /** Ids of the removed client's approvals, and of earlier merges into it. */
  approvals: string[];
  merges: number[];
  /** Records that linked documents of the two clients already before the merge. */
  tied: string[];
};

type Merge = { id: number; held: Held; shown: { gone: string; name: string; at: string } };

/** Latest merge into a client within the last 24 hours; null without one. */
export function lastMergeOf(app: core.App, client: string): Merge | null {
  const found = queryJson<{ id: number; at: string; held: Held }>(
    app,
    `SELECT json_object('id', id, 'at', at, 'held', json(held)) AS json FROM optique_merges
      WHERE client = {:client} ORDER BY id DESC LIMIT 1`,
    { client },
  );
  if (!found || found.at < timestampAt(Date.now() - undoMs)) return null;
  const { gone } = found.held;
  return { ...found, shown: { gone: gone.id, name: gone.name, at: found.at } };
}

export const isHeld = (app: core.App, client: string, gone: string): boolean =>
  queryJson(
    app,
    "SELECT json_array(id) AS json FROM optique_merges WHERE client = {:client} AND gone = {:gone}",
    { client, gone },
  ) !== null;

export function holdMerge(
  tx: core.App,
  row: { company: string; client: string; gone: string },
  held: Held,
): void {
  runSql(
    tx,
    `INSERT INTO optique_merges (company, client, gone, at, held)
      VALUES ({:company}, {:client}, {:gone}, {:at}, {:held})`,
    { ...row, at: timestampAt(Date.now()), held: JSON.stringify(held) },
  );
}

export const dropMerge = (tx: core.App, id: number): void =>
  runSql(tx, "DELETE FROM optique_merges WHERE id = {:id}", { id });

/** Removed records that were merged into a client and can still be restored. */
export const heldRecords = (app: core.App, client: string): Held["gone"][] =>
  queryJson<Held["gone"][]>(
    app,
    "SELECT json_group_array(json_extract(held, '$.gone')) AS json FROM optique_merges WHERE client = {:client}",
    { client },
  ) ?? [];

/** Ids of the merges into a client. */
export const mergesOf = (tx: core.App, client: string): number[] =>
  queryJson<number[]>(
    tx,
    "SELECT json_group_array(id) AS json FROM optique_merges WHERE client = {:client}",
    { client },
  ) ?? [];

/** Moves stored merges to the client who now has their records. */
export const moveMerges = (tx: core.App, ids: readonly number[], client: string): void =>
  runSql(tx, `UPDATE optique_merges SET client = {:client} WHERE id ${inJsonList("ids")}`, {
    client,
    ids: JSON.stringify(ids),
  });

/** Deletes merges that are too old to be undone. */
export function deleteOldMerges(app: Pick<core.App, "db">): void {
  const limit = timestampAt(Date.now() - undoMs);
  runSql(app, "DELETE FROM optique_merges WHERE at < {:limit}", { limit });
}
