/** A prescription saved whole, with at most one invoice (domain/README.md §3). */
import { storedDay, today } from "#domain/core/days.ts";
import type { Values } from "#domain/documents/documentBody.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { type PrescriptionBody, readPrescriptionBody } from "#domain/sale/saleBody.ts";
import { documentReader, type Exported, exported, named } from "./documentReader.ts";
import { checkVersion, expandItems, holds, writeRecord } from "./documents.ts";
import { checkClient, exportInvoice, isInvoiceAsSent, writeInvoice } from "./invoiceDocument.ts";
import { changesBetween, journal } from "#server/platform/journal.ts";
import { moveInvoices, invoicesOf } from "#server/records/prescriptions.ts";
import { refuse, refuseIf, refuseWhole } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { companyOf, findRecord } from "#server/platform/storedRows.ts";

const reader = documentReader<PrescriptionDocument>({
  read(app, company, id) {
    const prescription = findRecord(app, "optique_prescriptions", id);
    if (prescription?.getString("company") !== company) return null;
    const document = exported(prescription);
    // A prescription has at most one invoice in its document: the first.
    const [invoice] = invoicesOf(app, id);
    document["invoice"] = invoice ? exportInvoice(app, invoice) : null;
    return document;
  },
  expand(app, document) {
    const invoice = document["invoice"] as Exported | null;
    if (invoice) expandItems(app, invoice);
    document["expand"] = named(app, "optique_clients", "client", document["client"]);
  },
});
const loadPrescription = reader.load;
export const answerPrescription = reader.answer;

type InvoicePartBody = NonNullable<PrescriptionBody["invoice"]>;

/** No lines and no payments: no invoice is made of it. */
const isNothing = (invoice: InvoicePartBody): boolean =>
  !invoice.items?.length && !invoice.payments?.length;

function isAsSent(stored: PrescriptionDocument, { values, invoice }: PrescriptionBody): boolean {
  if (!holds(stored, values)) return false;
  if (!invoice) return true;
  if (!stored.invoice) return isNothing(invoice);
  return (
    invoice.id === stored.invoice.id &&
    isInvoiceAsSent(stored.invoice, stored.invoice.client, invoice)
  );
}

function writePrescription(
  tx: core.App,
  staff: Staff,
  id: string,
  values: Values,
  stored: PrescriptionDocument | null,
): void {
  const { company } = staff;
  if (stored && holds(stored, values)) return;
  writeRecord(
    tx,
    "optique_prescriptions",
    id,
    stored ? values : { ...values, company },
    stored !== null,
  );
  if (!stored) return;
  const { client = stored.client } = values;
  if (stored.client !== client) moveInvoices(tx, id, String(client));
  journal(tx, {
    ...staff,
    action: "update",
    collection: "optique_prescriptions",
    record: id,
    label: stored.date.slice(0, 10),
    changes: changesBetween({ ...stored }, values),
  });
}

/** The invoice of the body must be the prescription's own, or a new one. */
function checkInvoiceId(tx: core.App, stored: PrescriptionDocument | null, id: string): void {
  if (stored?.invoice) {
    if (stored.invoice.id !== id) refuse([{ field: "invoice.id", code: "one_invoice" }]);
  } else if (companyOf(tx, "optique_invoices", id)) {
    refuse([{ field: "invoice.id", code: "id_taken" }]);
  }
}

/** PUT /api/optique/prescriptions/{id}, inside a transaction. */
export function savePrescription(tx: core.App, staff: Staff, id: string, body: Values): void {
  const stored = loadPrescription(tx, staff.company, id);
  if (!stored && companyOf(tx, "optique_prescriptions", id)) refuseWhole("not_found", 404);
  const { value, violations } = readPrescriptionBody(body, stored === null);
  refuseIf(violations);
  if (stored && isAsSent(stored, value)) return;
  checkVersion(stored, body["version"]);
  const client = String(value.values["client"] ?? stored?.client ?? "");
  if (client !== stored?.client) checkClient(tx, staff.company, client);
  writePrescription(tx, staff, id, value.values, stored);
  const { invoice } = value;
  if (!invoice || (!stored?.invoice && isNothing(invoice))) return;
  checkInvoiceId(tx, stored, invoice.id);
  const date = String(value.values["date"] ?? stored?.date ?? storedDay(today()));
  const target = {
    id: invoice.id,
    client,
    prescription: id,
    date,
    stored: stored?.invoice ?? null,
    path: "invoice",
  };
  writeInvoice(tx, staff, target, invoice);
}
