/** Record hooks and invariants of the clients. */
import type { IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import { countCheck } from "#server/engine/totals/totalsChecks.ts";
import { checkBirthDate } from "#domain/clients/birthDate.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordUse, Saving } from "#server/engine/records/recordRules.ts";
import { forgetApproved } from "./forgetApproved.ts";
import { clientIndex } from "./clientIndex.ts";
import { changesBetween } from "#server/engine/journal/journal.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";

/** Refuses changes to the anonymised client (docs/rules-clients.md, Erasure). */
function prepare({ record, before }: Saving): void {
  if (!before || !isAnonymisedClient({ created: record.getString("created") })) return;
  const changed = Object.keys(changesBetween(before, recordValues("optique_clients", record)));
  refuseIf(changed.map((field) => ({ field, code: "anonymised_client_fixed" })));
}

export const clientUses: readonly RecordUse[] = [
  { field: "client", to: "optique_clients", code: "client_used" },
];

export const clientHooks = recordHooks("optique_clients", {
  saving: "client.write",
  deleting: "client.delete",
  amountOf: () => noAmount,
  search: clientIndex,
  // No label: the journal would keep the name after an erasure.
  label: () => "",
  prepare,
  check: ({ record }) => checkBirthDate(recordValues("optique_clients", record)),
  uses: clientUses,
  removed: ({ tx, record }) => forgetApproved(tx, record.getString("company"), record.id, [record]),
});

export const clientChecks: IntegrityChecks = {
  ...countCheck("clients", "optique_client_counts"),
};
