/** Record hooks of claims and funds. Only their routes write claims; a claim sent on a slip cannot be deleted. */
import { isSent } from "#domain/claims/claimStatus.ts";
import { readPaperNames } from "#domain/claims/claimBody.ts";
import type { ClaimStatus } from "#domain/core/records.ts";
import { claimIndex } from "./claimIndex.ts";
import { noAmount } from "#domain/people/approvals.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import {
  refuse,
  refuseConflict,
  refuseIf,
  refuseRequest,
} from "#server/platform/requests/refuse.ts";
import { readInteger, reading } from "#server/platform/storage/statements.ts";
import { toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { claimNumberOf } from "./claimSubject.ts";

export const claimHooks = recordHooks("optique_claims", {
  saving: "quote.write",
  deleting: "quote.write",
  amountOf: (_app, record) =>
    Math.max(largestAmount(record, "asked"), largestAmount(record, "agreed")),
  parent: "invoice",
  search: claimIndex,
  // The journal names a claim by the number of its invoice or quote.
  label: (record, tx) => claimNumberOf(tx, toPlainRecord<"optique_claims">(record)),
  complete: () => refuseRequest("claims_fixed"),
  removing({ record }) {
    if (isSent(record.getString("status") as ClaimStatus)) refuseConflict("id", "claim_sent");
  },
  removed: ({ tx, record }) => refreshInvoiceSums(tx, record.getString("invoice")),
});

/** Fills in the kind and payee of a fund when blank: from the stored fund, else with the defaults. */
function complete({ record, before }: Saving): void {
  for (const [name, initial] of [
    ["kind", "mutual"],
    ["pays", "client"],
  ] as const)
    if (record.getString(name) === "") record.set(name, before?.[name] || initial);
  const papers = jsonFieldValue(record, "papers");
  const { value = [], violations } = readPaperNames(papers);
  refuseIf(violations);
  record.set("papers", JSON.stringify(value));
}

const usedRead = reading("SELECT COUNT(*) FROM optique_claims WHERE fund = {:fund}");

export const fundHooks = recordHooks("optique_funds", {
  saving: "company.write",
  deleting: "company.write",
  amountOf: () => noAmount,
  label: (record) => record.getString("name"),
  complete,
  // A fund with a payment or a slip always has a claim, so counting claims is enough.
  removing({ tx, record }) {
    if (readInteger(tx, usedRead, { fund: record.id }) > 0)
      refuse([{ field: "id", code: "fund_used" }]);
  },
});
