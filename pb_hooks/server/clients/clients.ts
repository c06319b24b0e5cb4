import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { refuseUsed, type Use } from "#server/engine/records/usage.ts";
import { clientIndex } from "./clientIndex.ts";
import { changesBetween } from "#server/engine/journal/journal.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import { valuesOf } from "#server/platform/values.ts";

/** Who stands for all that were erased is nobody's to rename (docs/rules-clients.md, Erasure). */
function prepare({ record, before }: Saving): void {
  if (!before || !isAnonymisedClient({ created: record.getString("created") })) return;
  const changed = Object.keys(changesBetween(before, valuesOf("optique_clients", record)));
  refuseIf(changed.map((field) => ({ field, code: "stand_in_fixed" })));
}

export const clientUses: readonly Use[] = [
  { field: "client", to: "optique_clients", code: "client_used" },
];

export const clients = recordHooks("optique_clients", {
  saving: "client.write",
  deleting: "client.delete",
  search: clientIndex,
  // A name would outlive the person in the journal.
  label: () => "",
  prepare,
  removing({ tx, record }) {
    refuseUsed(tx, clientUses, record.id);
  },
});
