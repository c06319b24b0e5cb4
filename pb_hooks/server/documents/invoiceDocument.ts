/** An invoice saved whole: alone, as a counter sale or an edit. Its prescription's document holds it too. */
import { storedDay, today } from "#domain/core/days.ts";
import type { Values } from "#domain/core/values.ts";
import type { InvoiceDocument, InvoicePart } from "#domain/documents/documents.ts";
import { type InvoiceBody, readInvoiceBody } from "#domain/sale/saleBody.ts";
import { checkNamed, checkOwner, checkVersion, holds } from "./documentChecks.ts";
import { documentReader } from "./documentReader.ts";
import { expandItems, type Exported, exported, named } from "./exported.ts";
import { changesNothing, invoiceChange } from "./invoiceParts.ts";
import { writeInvoice } from "./invoiceWrite.ts";
import { refuse, refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { findRecord, findRecords } from "#server/platform/storedRecords.ts";

const reader = documentReader<InvoiceDocument>({
  read(app, company, id) {
    const invoice = findRecord(app, "optique_invoices", id);
    return invoice?.getString("company") === company ? exportInvoice(app, invoice) : null;
  },
  expand(app, document) {
    expandItems(app, document);
    document["expand"] = {
      ...named(app, "optique_clients", "client", document["client"]),
      ...named(app, "optique_prescriptions", "prescription", document["prescription"]),
    };
  },
});

export const invoiceDocument = { answer: reader.answer, save };

/** An invoice with its items and payments, in the order they were entered. */
export function exportInvoice(app: core.App, invoice: core.Record): Exported {
  const of = { invoice: invoice.id };
  const entered = ["created ASC", "rowid ASC"];
  const items = findRecords(app, "optique_invoice_items", of, ...entered);
  const payments = findRecords(app, "optique_payments", of, "date ASC", ...entered);
  const document = exported(invoice);
  document["items"] = items.map(exported);
  document["payments"] = payments.map(exported);
  return document;
}

/** PUT /api/optique/invoices/{id}, inside a transaction. */
function save(tx: core.App, staff: Staff, id: string, body: Values): void {
  const stored = reader.load(tx, staff.company, id);
  if (!stored) checkOwner(tx, "optique_invoices", id);
  const { value, violations } = readInvoiceBody(body, ["client", "date", "notes"], stored);
  refuseIf(violations);
  const { client: sent, ...values } = value.values;
  // The client of an invoice that belongs to a prescription is the prescription's.
  const client = stored?.prescription ? stored.client : String(sent ?? stored?.client ?? "");
  const invoice = { ...value, values };
  if (stored && isInvoiceAsSent(stored, client, invoice)) return;
  checkVersion(stored, body["version"]);
  if (!stored && !value.items?.length && !value.payments?.length)
    refuse([{ field: "items", code: "items_empty" }]);
  if (client) checkNamed(tx, staff.company, "client", client);
  const prescription = stored?.prescription ?? "";
  writeInvoice(tx, staff, { id, client, prescription, date: storedDay(today()), stored }, invoice);
}

/** True when the body changes nothing of the stored invoice, header included. */
export const isInvoiceAsSent = (stored: InvoicePart, client: string, body: InvoiceBody): boolean =>
  stored.client === client &&
  holds(stored, body.values) &&
  changesNothing(invoiceChange(stored, body));
