/** How the sale reacts when records of earlier rooms change (docs/rules-credits.md, Issue). */
import type { Attached } from "#server/engine/attached.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { restartNumbers } from "./numberSeries.ts";

export const saleFollows: NonNullable<Attached["follows"]> = {
  optique_companies: {
    saved({ tx, record, before }) {
      if (record.getBool("invoice_lock") && before?.["invoice_lock"] === false)
        restartNumbers(tx, record.id);
    },
  },
  // A message about the amount due issues the invoice; one about a prescription does not.
  optique_messages: {
    saved({ tx, record, before }) {
      if (!before && record.getString("kind") === "unpaid")
        issueInvoice(tx, record.getString("record"));
    },
  },
  // Delivering the glasses issues their invoices.
  optique_jobs: {
    saved({ tx, record, before }) {
      const isDelivered = record.getString("status") === "delivered";
      if (!isDelivered || before?.["status"] === "delivered") return;
      const prescription = record.getString("prescription");
      for (const { id } of findRecords(tx, "optique_invoices", { prescription }))
        issueInvoice(tx, id);
    },
  },
};
