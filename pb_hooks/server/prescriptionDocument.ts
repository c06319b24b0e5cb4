/** A prescription saved whole, with at most one invoice (rules.md §3). */
import type { Values } from "../domain/documentBody";
import type { InvoicePart, PrescriptionDocument } from "../domain/documents";
import { indexText, clientParts } from "../domain/search";
import { type PrescriptionBody, readPrescriptionBody } from "../domain/saleBody";
import { storedDay, today } from "../domain/days";
import { checkVersion, holds, versionOf, writePart } from "./documents";
import { expandItems, isInvoiceAsSent, withParts, writeInvoice } from "./invoiceDocument";
import { changesBetween, journal } from "./journal";
import { moveInvoices } from "./prescriptions";
import { refuse, refuseIf, refuseWhole } from "./refuse";
import { index } from "./searchIndex";
import type { Staff } from "./staff";
import { storedRow, storedRows } from "./storedRows";

/** The prescription with its first invoice, or null when it does not exist for this company. */
export function loadPrescription(
  app: core.App,
  company: string,
  id: string,
): PrescriptionDocument | null {
  const prescription = storedRow(app, "optique_prescriptions", id);
  if (!prescription || prescription.company !== company) return null;
  const [first] = storedRows(
    app,
    "optique_invoices",
    "prescription = {:id} ORDER BY created, rowid LIMIT 1",
    { id },
  );
  const invoice: InvoicePart | null = first ? withParts(app, first) : null;
  const whole = { ...prescription, invoice };
  return { ...whole, version: versionOf(whole) };
}

export function expandPrescription(
  app: core.App,
  document: PrescriptionDocument,
): PrescriptionDocument {
  const client = storedRow(app, "optique_clients", document.client);
  const { invoice } = document;
  return {
    ...document,
    invoice: invoice && { ...invoice, items: expandItems(app, invoice.items) },
    expand: client ? { client } : {},
  };
}

function isAsSent(stored: PrescriptionDocument, body: PrescriptionBody): boolean {
  if (!holds(stored, body.values)) return false;
  const { invoice } = body;
  if (!invoice) return true;
  if (!stored.invoice) return isNothing(invoice);
  return (
    invoice.id === stored.invoice.id &&
    isInvoiceAsSent(stored.invoice, stored.invoice.client, invoice)
  );
}

/** No lines and no payments: no invoice is made of it. */
const isNothing = (invoice: NonNullable<PrescriptionBody["invoice"]>): boolean =>
  !invoice.items?.length && !invoice.payments?.length;

function writeHeader(
  tx: core.App,
  staff: Staff,
  id: string,
  values: Values,
  stored: PrescriptionDocument | null,
): void {
  if (stored && holds(stored, values)) return;
  const { company } = staff;
  const clientId = String(values["client"] ?? stored?.client ?? "");
  const client = storedRow(tx, "optique_clients", clientId);
  if (!client || client.company !== company)
    return refuse([{ field: "client", code: "unknown_record" }]);
  writePart(
    tx,
    "optique_prescriptions",
    id,
    stored ? values : { ...values, company },
    stored !== null,
  );
  index(tx, "prescriptions", company, id, indexText(clientParts(client)));
  if (!stored) return;
  if (stored.client !== clientId) moveInvoices(tx, id, clientId);
  journal(tx, {
    ...staff,
    action: "update",
    collection: "optique_prescriptions",
    record: id,
    label: stored.date.slice(0, 10),
    changes: changesBetween({ ...stored }, values),
  });
}

/** PUT /api/optique/prescriptions/{id}, inside a transaction. */
export function savePrescription(tx: core.App, staff: Staff, id: string, body: Values): void {
  const stored = loadPrescription(tx, staff.company, id);
  if (!stored && storedRow(tx, "optique_prescriptions", id)) refuseWhole("not_found", 404);
  const { value, violations } = readPrescriptionBody(body, stored === null);
  refuseIf(violations);
  if (stored && isAsSent(stored, value)) return;
  checkVersion(stored, body["version"]);
  writeHeader(tx, staff, id, value.values, stored);
  const { invoice } = value;
  if (!invoice || (!stored?.invoice && isNothing(invoice))) return;
  if (stored?.invoice && stored.invoice.id !== invoice.id)
    refuse([{ field: "invoice.id", code: "one_invoice" }]);
  if (!stored?.invoice && storedRow(tx, "optique_invoices", invoice.id)) {
    refuse([{ field: "invoice.id", code: "id_taken" }]);
  }
  const client = String(value.values["client"] ?? stored?.client ?? "");
  const date = String(value.values["date"] ?? stored?.date ?? storedDay(today()));
  const current = stored?.invoice
    ? withParts(tx, storedRow(tx, "optique_invoices", stored.invoice.id) ?? stored.invoice)
    : null;
  writeInvoice(
    tx,
    staff,
    { id: invoice.id, client, prescription: id },
    invoice,
    current,
    date,
    "invoice",
  );
}
