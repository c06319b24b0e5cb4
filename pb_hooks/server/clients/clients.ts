/** Record hooks and invariants of the clients. */
import { eyeFields } from "#domain/optics/optics.ts";
import {
  type IntegrityChecks,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { countCheck } from "#server/engine/totals/totalsChecks.ts";
import { checkBirthDate } from "#domain/clients/birthDate.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { RecordUse, Saving } from "#server/engine/records/recordRules.ts";
import { forgetApproved } from "./forgetApproved.ts";
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
  amountOf: () => noAmount,
  search: clientIndex,
  // No label: the journal would keep the name after an erasure.
  label: () => "",
  prepare,
  check: ({ record }) => checkBirthDate(recordValues("optique_clients", record)),
  uses: clientUses,
  removed: ({ tx, record }) => forgetApproved(tx, record.getString("company"), record.id, [record]),
});

/** True for a prescription with an eye value, by the same condition as the triggers of optique_visits. */
const isMeasured = `(${eyeFields.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;

export const clientChecks: IntegrityChecks = {
  "the latest prescription of a client is known": {
    collection: "optique_clients",
    sql: `SELECT c.id AS record, COALESCE(v.date, '') AS stored,
        COALESCE((SELECT date FROM optique_prescriptions WHERE client = c.id ORDER BY ${isMeasured} DESC, date DESC LIMIT 1), '') AS expected
      FROM optique_clients c LEFT JOIN optique_visits v ON v.client = c.id WHERE c.${companyCondition} AND stored <> expected`,
  },
  ...countCheck("clients", "optique_client_counts"),
};
