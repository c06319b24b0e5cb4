/** POST /api/optique/clients/{id}/unmerge: undoes the newest merge of a client (docs/rules-clients.md, Duplicates). */
import { mergeLabels } from "#domain/core/messages/clients.strings.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { changesBetween, journalUpdate } from "#server/engine/journal/journal.ts";
import { isSameValue } from "#server/engine/records/refreshUnchangedFields.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import { checkRight, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { runSql } from "#server/platform/storage/sql.ts";
import { companyOf } from "#server/platform/records/storedRecords.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { indexClient, writeClient } from "./mergeClients.ts";
import {
  giveRecords,
  messagesAbout,
  recordsOf,
  renameApprovals,
  tiedRecords,
} from "./mergedRecords.ts";
import { dropMerge, type Held, isHeld, lastMergeOf, moveMerges } from "./merges.ts";

/** Creates the removed record again, with its dates and the fields that an administrator added. */
function remake(tx: core.App, staff: Staff, { gone }: Held): void {
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_clients"), gone);
  tx.saveNoValidate(markSavedWhole(record));
  const { id, created, updated } = gone;
  runSql(
    tx,
    "UPDATE optique_clients SET created = {:created}, updated = {:updated} WHERE id = {:id}",
    { id, created, updated },
  );
  indexClient(tx, record);
  journalUpdate(tx, staff, {
    collection: "optique_clients",
    record: id,
    label: mergeLabels.undone,
    changes: changesBetween({}, recordValues("optique_clients", record)),
  });
}

/** Former values of the fields that nobody changed after the merge. */
function formerValues(kept: core.Record, { before, after }: Held): Values {
  const now = recordValues("optique_clients", kept);
  const untouched = Object.keys(after).filter((field) => isSameValue(now[field], after[field]));
  return Object.fromEntries(untouched.map((field) => [field, before[field]]));
}

/** Records to give back: those moved by the merge that the kept client still has, and newer messages about them. */
function returning(tx: core.App, kept: string, { gone, moved, tied }: Held): Held["moved"] {
  const own = recordsOf(tx, kept, moved);
  const torn = tiedRecords(tx, { client: kept, gone: gone.id }, own);
  if (torn.some((id) => !tied.includes(id))) refuseConflict("gone", "merge_tied");
  const messages = [...(own.optique_messages ?? []), ...messagesAbout(tx, kept, own)];
  return messages.length > 0 ? { ...own, optique_messages: [...new Set(messages)] } : own;
}

function undo(tx: core.App, staff: Staff, kept: core.Record, wanted: string): void {
  const last = lastMergeOf(tx, kept.id);
  if (last?.shown.gone !== wanted) {
    if (isHeld(tx, kept.id, wanted)) refuseConflict("gone", last ? "merge_not_last" : "merge_over");
    // A repeated request finds the other record already restored.
    if (companyOf(tx, "optique_clients", wanted) === staff.company) return;
    refuse([{ field: "gone", code: "unknown_record" }]);
  }
  const { id, held } = last;
  const records = returning(tx, kept.id, held);
  remake(tx, staff, held);
  giveRecords(tx, records, held.gone.id);
  renameApprovals(tx, held.approvals, { from: kept.id, to: held.gone.id });
  moveMerges(tx, held.merges, held.gone.id);
  dropMerge(tx, id);
  writeClient(tx, staff, kept, formerValues(kept, held));
}

export const undoMergeRoute: Route = {
  method: "POST",
  path: "/clients/{id}/unmerge",
  right: "client.delete",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  asksFurtherRights: true,
  maxBody: 8192,
  handle(e, staff) {
    const id = e.request?.pathValue("id") ?? "";
    const wanted = textValue(requestBody(e)["gone"]);
    checkRight(staff.actor, "client.write", { record: id, amount: noAmount });
    runAct(e, staff, (tx) => undo(tx, staff, findCompanyClient(tx, staff.company, id), wanted));
    e.noContent(204);
  },
};
