import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { RecordUse } from "#server/engine/records/usage.ts";
import { clientIndex } from "./clientIndex.ts";
import { changesBetween } from "#server/engine/journal/journal.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import { recordValues } from "#server/platform/recordValues.ts";

/** Refuses changes to the anonymised client (docs/rules-clients.md, Erasure). */
function prepare({ record, before }: Saving): void {
  if (!before || !isAnonymisedClient({ created: record.getString("created") })) return;
  const changed = Object.keys(changesBetween(before, recordValues("optique_clients", record)));
  refuseIf(changed.map((field) => ({ field, code: "stand_in_fixed" })));
}

export const clientUses: readonly RecordUse[] = [
  { field: "client", to: "optique_clients", code: "client_used" },
];

export const clientHooks = recordHooks("optique_clients", {
  saving: "client.write",
  deleting: "client.delete",
  search: clientIndex,
  // No label: the journal would keep the name after an erasure.
  label: () => "",
  prepare,
  uses: clientUses,
});
