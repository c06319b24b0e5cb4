/** Prescriptions and invoices in the export of a client (docs/rules-clients.md, Export). */
import type { Photo } from "#domain/clients/exportPage.ts";
import type { Prescription } from "#domain/core/records.ts";
import type { PersonalExport } from "#server/engine/attached.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";

/** Invoice with its lines and payments; credits add theirs. */
const invoiceOf = (app: core.App, record: core.Record) => ({
  ...toPlainRecord<"optique_invoices">(record),
  items: findRecords(app, "optique_invoice_items", { invoice: record.id }, "created ASC").map(
    (item) => toPlainRecord<"optique_invoice_items">(item),
  ),
  payments: findRecords(app, "optique_payments", { invoice: record.id }, "created ASC").map(
    (payment) => toPlainRecord<"optique_payments">(payment),
  ),
  credit_notes: [],
  refunds: [],
});

/** Photograph of the ordonnance. Go marshals bytes into JSON as base64, which the VM cannot do itself. */
function photoOf(app: core.App, { id, image }: Prescription): Photo | null {
  const fsys = app.newFilesystem();
  try {
    const key = `${app.findCachedCollectionByNameOrId("optique_prescriptions").baseFilesPath()}/${id}/${image}`;
    const { contentType } = fsys.attributes(key);
    const reader = fsys.getReader(key);
    try {
      const { bytes } = JSON.parse(toString({ bytes: toBytes(reader) })) as { bytes: string };
      return { type: contentType, base64: bytes };
    } finally {
      reader.close();
    }
  } catch {
    // Missing file: the export goes on without it.
    return null;
  } finally {
    fsys.close();
  }
}

export const saleExport: PersonalExport = (app, client) => {
  const prescriptions = findRecords(app, "optique_prescriptions", { client }, "date ASC");
  const invoices = findRecords(app, "optique_invoices", { client }, "date ASC");
  return {
    data: {
      prescriptions: prescriptions.map((record) => toPlainRecord<"optique_prescriptions">(record)),
      invoices: invoices.map((record) => invoiceOf(app, record)),
    },
    records: [...prescriptions, ...invoices],
    photoOf: (prescription) => photoOf(app, prescription),
  };
};
