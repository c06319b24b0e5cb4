/** Prescriptions and invoices in the export of a client (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

/** Invoice with its lines and payments; the room of credits adds credit notes and refunds. */
const invoiceOf = (app: core.App, record: core.Record) => ({
  ...toPlainRecord<"optique_invoices">(record),
  items: findRecords(app, "optique_invoice_items", { invoice: record.id }, "created ASC").map(
    (item) => toPlainRecord<"optique_invoice_items">(item),
  ),
  payments: findRecords(app, "optique_payments", { invoice: record.id }, "created ASC").map(
    (payment) => toPlainRecord<"optique_payments">(payment),
  ),
  reversals: findRecords(app, "optique_reversals", { invoice: record.id }, "created ASC").map(
    (reversal) => toPlainRecord<"optique_reversals">(reversal),
  ),
  credit_notes: [],
  refunds: [],
});

export const saleExport: PersonalExport = (app, client) => {
  const prescriptions = findRecords(app, "optique_prescriptions", { client }, "date ASC");
  const invoices = findRecords(app, "optique_invoices", { client }, "date ASC");
  return {
    data: {
      prescriptions: prescriptions.map((record) => toPlainRecord<"optique_prescriptions">(record)),
      invoices: invoices.map((record) => invoiceOf(app, record)),
    },
    records: [...prescriptions, ...invoices],
  };
};
