/** POST /api/optique/clients/{id}/merge: merges two clients, all or nothing (docs/rules-clients.md, Duplicates). */
import { mergeLabels } from "#domain/core/messages/clients.strings.ts";
import { checkFields } from "#domain/core/fields/fields.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import {
  type Choice,
  type Choices,
  choices,
  mayJoin,
  mergedFields,
  mergedValues,
} from "#domain/clients/duplicates.ts";
import { noAmount } from "#domain/people/approvals.ts";
import {
  changesBetween,
  deletionChanges,
  journalDeletion,
  journalUpdate,
} from "#server/engine/journal/journal.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import { checkRight, requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { findRecord, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { clientIndex } from "./clientIndex.ts";
import { findCompanyClient } from "./clientReferences.ts";
import {
  approvalsOf,
  giveRecords,
  recordsOf,
  renameApprovals,
  tiedRecords,
} from "./mergedRecords.ts";
import { type Held, holdMerge, isHeld, mergesOf, moveMerges } from "./merges.ts";

const isChoice = (value: unknown): value is Choice => choices.some((one) => one === value);

/** Reads the chosen record for each field; a field without a choice keeps the value of the kept record. */
function readChoices(sent: unknown): Choices {
  if (sent === undefined || sent === null) return {};
  if (!isObject(sent)) return refuse([{ field: "take", code: "object" }]);
  const chosen: Choices = {};
  for (const [field, value] of Object.entries(sent)) {
    const name = mergedFields.find((one) => one === field);
    const isAllowed = name && isChoice(value) && (value !== "both" || mayJoin(name));
    if (!isAllowed) return refuse([{ field: `take.${field}`, code: "choice" }]);
    chosen[name] = value;
  }
  return chosen;
}

/** Finds the client to remove: another one of the same company, and not the anonymised one. */
function findGone(tx: core.App, { company }: Staff, kept: core.Record, id: string): core.Record {
  if (id === kept.id) return refuse([{ field: "gone", code: "merge_same" }]);
  const gone = findRecord(tx, "optique_clients", id);
  if (gone?.getString("company") !== company)
    return refuse([{ field: "gone", code: "unknown_record" }]);
  for (const one of [kept, gone])
    if (isAnonymisedClient({ created: one.getString("created") }))
      refuseRequest("anonymised_client_fixed");
  return gone;
}

/** Writes fields of a client without checks: their values were accepted in an earlier save. */
export function writeClient(tx: core.App, staff: Staff, client: core.Record, values: Values): void {
  const changes = changesBetween(recordValues("optique_clients", client), values);
  if (Object.keys(changes).length === 0) return;
  client.load(values);
  tx.saveNoValidate(markSavedWhole(client));
  indexClient(tx, client);
  journalUpdate(tx, staff, {
    collection: "optique_clients",
    record: client.id,
    label: "",
    changes,
  });
}

export function indexClient(tx: core.App, client: core.Record): void {
  const values = recordValues("optique_clients", client);
  clientIndex.put(tx, client.getString("company"), client.id, values);
}

/** Collects all that the undo needs to restore; called before anything is changed. */
function heldOf(tx: core.App, kept: core.Record, gone: core.Record, after: Values): Held {
  const moved = recordsOf(tx, gone.id);
  const stored = recordValues("optique_clients", kept);
  return {
    gone: toPlainRecord<"optique_clients">(gone),
    before: Object.fromEntries(Object.keys(after).map((field) => [field, stored[field]])),
    after,
    moved,
    approvals: approvalsOf(tx, kept.getString("company"), gone.id),
    merges: mergesOf(tx, gone.id),
    tied: tiedRecords(tx, { client: kept.id, gone: gone.id }, moved),
  };
}

function merge(tx: core.App, staff: Staff, kept: core.Record, gone: core.Record, chosen: Choices) {
  const [own, other] = [kept, gone].map((one) => recordValues("optique_clients", one));
  const values = mergedValues(own ?? {}, other ?? {}, chosen);
  const joined = mergedFields.filter((field) => chosen[field] === "both");
  refuseIf(checkFields("optique_clients", values, joined, false));
  const { company } = staff;
  const held = heldOf(tx, kept, gone, values);
  giveRecords(tx, held.moved, kept.id);
  renameApprovals(tx, held.approvals, { from: gone.id, to: kept.id });
  moveMerges(tx, held.merges, kept.id);
  tx.delete(markSavedWhole(gone));
  clientIndex.remove(tx, gone.id);
  holdMerge(tx, { company, client: kept.id, gone: gone.id }, held);
  journalDeletion(tx, staff, {
    collection: "optique_clients",
    record: gone.id,
    label: mergeLabels.merged,
    changes: deletionChanges(other ?? {}),
  });
  writeClient(tx, staff, kept, values);
}

export const mergeRoute: Route = {
  method: "POST",
  path: "/clients/{id}/merge",
  right: "client.delete",
  actOf: ({ body }) => ({ record: textValue(body["gone"]), amount: noAmount }),
  asksFurtherRights: true,
  maxBody: 8192,
  handle(e, staff) {
    const id = e.request?.pathValue("id") ?? "";
    const body = requestBody(e);
    const wanted = textValue(body["gone"]);
    checkRight(staff.actor, "client.write", { record: id, amount: noAmount });
    runAct(e, staff, (tx) => {
      const kept = findCompanyClient(tx, staff.company, id);
      // This merge was done already, so the request is a retry.
      if (isHeld(tx, kept.id, wanted)) return;
      merge(tx, staff, kept, findGone(tx, staff, kept, wanted), readChoices(body["take"]));
    });
    e.noContent(204);
  },
};
