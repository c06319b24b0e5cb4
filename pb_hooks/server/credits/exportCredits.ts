/** Credit notes and refunds in the export of a client, each with its invoice (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

const creditsOf = (app: core.App, invoice: string) => ({
  credit_notes: findRecords(app, "optique_credit_notes", { invoice }, "created ASC").map(
    (note) => ({
      ...toPlainRecord<"optique_credit_notes">(note),
      items: findRecords(app, "optique_credit_items", { credit_note: note.id }, "created ASC").map(
        (item) => toPlainRecord<"optique_credit_items">(item),
      ),
    }),
  ),
  refunds: findRecords(app, "optique_refunds", { invoice }, "created ASC").map((refund) =>
    toPlainRecord<"optique_refunds">(refund),
  ),
});

export const creditExport: PersonalExport = (app, _client, { invoices = [] }) => ({
  data: { invoices: invoices.map((invoice) => ({ ...invoice, ...creditsOf(app, invoice.id) })) },
  records: [],
});
