/** Record hooks of credit notes and refunds: written by their routes only; the administrator may delete them. */
import type { CreditItem } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { largestAmount, recordHooks } from "#server/engine/records/recordHooks.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { findRecord, findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { refreshClaim } from "#server/claims/claimedInvoice.ts";
import { refreshInvoiceSums } from "#server/sale/invoiceSums.ts";
import { refreshUsedCredits } from "./keptCredits.ts";
import { dropItemStock } from "#server/stock/stockLedger.ts";
import { followCancelledCredit } from "./creditedJob.ts";
import { creditIndex } from "./creditIndex.ts";

const refuseSave = (): void => refuseRequest("credit_fixed");
const rights = { saving: "credit.issue", deleting: "document.delete" } as const;

/** Number of lenses credited by a deleted credit note. */
const lensesOf = (children: Values | undefined): number =>
  ((children?.["items"] ?? []) as CreditItem[])
    .filter(({ product_type: type }) => type === "lens")
    .reduce((sum, { quantity }) => sum + quantity, 0);

export const creditNoteHooks = recordHooks("optique_credit_notes", {
  ...rights,
  amountOf: (_app, record) => largestAmount(record, "total_amount"),
  search: creditIndex,
  label: (record) => record.getString("number"),
  children: (tx, record) => ({
    items: findRecords(tx, "optique_credit_items", { credit_note: record.id }).map(toPlainRecord),
  }),
  uses: [{ field: "credit_note", to: "optique_credit_notes", code: "credit_note_used" }],
  complete: refuseSave,
  removed({ tx, record, actor }, children) {
    const invoice = record.getString("invoice");
    refreshInvoiceSums(tx, invoice);
    const prescription = findRecord(tx, "optique_invoices", invoice)?.getString("prescription");
    if (prescription) followCancelledCredit(tx, actor, prescription, lensesOf(children));
  },
});

/** A line is only deleted with its credit note; returned pieces then leave the stock again. */
export const creditItemHooks = recordHooks("optique_credit_items", {
  ...rights,
  amountOf: (_app, record) => largestAmount(record, "amount"),
  parent: "credit_note",
  complete: refuseSave,
  removing({ tx, record }) {
    if (findRecord(tx, "optique_credit_notes", record.getString("credit_note"))) refuseSave();
  },
  removed: (saving) => dropItemStock(saving, "credit_note"),
});

export const refundHooks = recordHooks("optique_refunds", {
  ...rights,
  amountOf: (_app, record) => largestAmount(record, "amount"),
  about: (record) => record.getString("invoice"),
  label: (record) => formatMoney(toCentimes(record.getFloat("amount"))),
  complete: refuseSave,
  removed({ tx, record }) {
    const invoice = record.getString("invoice");
    if (record.getString("fund")) return refreshClaim(tx, invoice, "id");
    refreshUsedCredits(tx, [record.getString("credit_note")], "id");
    refreshInvoiceSums(tx, invoice);
  },
});
