/** Records that move to another client by a merge, and back by its undo (docs/rules-clients.md, Duplicates). */
import { clientRelations } from "#domain/clients/duplicates.ts";
import { collectionFieldsOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import { saveValues } from "#server/platform/records/recordEvents.ts";
import { inJsonList, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import type { Held } from "./merges.ts";

type Moved = Held["moved"];

export const movedIds = (moved: Moved): string[] => Object.values(moved).flat();

/** Ids of a client's records by collection; only those in `among`, when given. */
export function recordsOf(tx: core.App, client: string, among?: Moved): Moved {
  const found: Moved = {};
  for (const { collection, field } of clientRelations) {
    const ids = among ? (among[collection] ?? []) : null;
    if (ids?.length === 0) continue;
    const records = findRecords(tx, collection, { [field]: client, ...(ids && { id: ids }) });
    if (records.length > 0) found[collection] = records.map(({ id }) => id);
  }
  return found;
}

/**
 * Moves records to another client, with realtime events for other stations. Records of later rooms move first, because
 * a trigger removes from a quote the prescription of another client.
 */
export function giveRecords(tx: core.App, moved: Moved, client: string): void {
  for (const { collection, field } of [...clientRelations].reverse()) {
    const ids = moved[collection];
    if (!ids) continue;
    for (const record of findRecords(tx, collection, { id: ids }))
      saveValues(tx, record, { [field]: client });
  }
}

const namingFields = new Map(clientRelations.map(({ collection, field }) => [collection, field]));

/** Relations of a collection to records that belong to a client. */
const fieldsToNaming = (collection: CollectionName): { field: string; to: CollectionName }[] =>
  collectionFieldsOf(collection).flatMap(({ name, shape }) =>
    shape.kind === "relation" && namingFields.has(shape.to as CollectionName)
      ? [{ field: name, to: shape.to as CollectionName }]
      : [],
  );

const isOfBoth = (alias: string, of: CollectionName): string =>
  `${alias}.${namingFields.get(of)} IN ({:client}, {:gone})`;
const isMoved = (id: string): string => `(${id} ${inJsonList("moved")})`;

/** SQL of a collection's records that link two records of these clients, of which the merge moves only one. */
function tiesOf(collection: CollectionName): string[] {
  const own = namingFields.has(collection) ? [{ field: "id", to: collection }] : [];
  const [first, ...others] = [...own, ...fieldsToNaming(collection)];
  return others.map(
    ({ field, to }) => `SELECT x.id FROM ${to} b JOIN ${collection} x ON x.[${field}] = b.id
      JOIN ${first?.to} o ON o.id = x.[${first?.field}]
      WHERE ${isOfBoth("b", to)} AND ${isOfBoth("o", first?.to ?? to)} AND ${isMoved("o.id")} <> ${isMoved("b.id")}`,
  );
}

const tiesSql = `SELECT json_group_array(id) AS json FROM (${(
  Object.keys(collections) as CollectionName[]
)
  .flatMap(tiesOf)
  .join(" UNION ALL ")})`;

/** Records that link documents of the two clients: a payment by the other's credit, a quote sold to the other. */
export const tiedRecords = (
  tx: core.App,
  clients: { client: string; gone: string },
  moved: Moved,
): string[] =>
  queryJson<string[]>(tx, tiesSql, { ...clients, moved: JSON.stringify(movedIds(moved)) }) ?? [];

/** Messages to a client about the moved records. */
export const messagesAbout = (tx: core.App, client: string, moved: Moved): string[] =>
  queryJson<string[]>(
    tx,
    `SELECT json_group_array(id) AS json FROM optique_messages
      WHERE client = {:client} AND record > '' AND record ${inJsonList("ids")}`,
    { client, ids: JSON.stringify(movedIds(moved)) },
  ) ?? [];

/** Ids of approvals about a client or a sale of the client. */
export const approvalsOf = (tx: core.App, company: string, client: string): string[] =>
  queryJson<string[]>(
    tx,
    `SELECT json_group_array(id) AS json FROM optique_approvals
      WHERE company = {:company} AND (client = {:client} OR record = {:client} OR instr(acts, {:client}) > 0)`,
    { company, client },
  ) ?? [];

/** Replaces the client's id in these approvals. */
export function renameApprovals(
  tx: core.App,
  ids: readonly string[],
  names: { from: string; to: string },
): void {
  const replaced = ["client", "record", "acts"].map(
    (name) => `${name} = replace(${name}, {:from}, {:to})`,
  );
  runSql(tx, `UPDATE optique_approvals SET ${replaced.join(", ")} WHERE id ${inJsonList("ids")}`, {
    ...names,
    ids: JSON.stringify(ids),
  });
}
