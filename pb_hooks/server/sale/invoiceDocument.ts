/** An invoice saved whole: alone, as a counter sale or an edit. Its prescription's document holds it too. */
import { storedDay, today } from "#domain/core/days.ts";
import { textOf, type Values } from "#domain/core/values.ts";
import type { InvoiceDocument, InvoicePart } from "#domain/documents/documents.ts";
import { type InvoiceBody, readInvoiceBody } from "#domain/sale/saleBody.ts";
import { checkOwner, checkVersion, holds } from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { type Found, prepareSave } from "#server/engine/documents/documentSave.ts";
import {
  documentOf,
  documentReader,
  partsOf,
  type Stored,
} from "#server/engine/documents/documentReader.ts";
import { changesNothing, invoiceChange } from "./invoiceParts.ts";
import { writeInvoice } from "./invoiceWrite.ts";
import { jobBeside, keepJob } from "#server/workshop/jobPart.ts";
import { expandDocument, expandItems } from "#server/engine/documents/named.ts";
import { checkClient } from "#server/clients/ownClient.ts";
import { showSigners } from "./signers.ts";
import { refuse } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { ownersReader } from "#server/platform/storedRecords.ts";

/** The items and payments of the invoice of this alias, in the order they were entered. */
export const invoiceLists = (alias: string) => ({
  items: partsOf("optique_invoice_items", `t.invoice = ${alias}.id`),
  payments: partsOf("optique_payments", `t.invoice = ${alias}.id`, "t.date, "),
});

const reader = documentReader<InvoiceDocument>({
  stored: documentOf("optique_invoices", invoiceLists("d"), jobBeside("d.prescription")),
  complete(app, document) {
    expandDocument(app, document, {
      client: "optique_clients",
      prescription: "optique_prescriptions",
    });
    expandItems(app, document["items"] as Stored[], "product", "optique_products");
    showSigners(app, document["payments"] as Stored[]);
  },
});

export const invoiceDocument: SavedDocument = {
  answer: reader.answer,
  right: "sale.write",
  prepare: prepareSave({
    find,
    read: (body, stored) => readInvoiceBody(body, ["client", "date", "notes"], stored),
    write,
  }),
};

const ownersOf = ownersReader({ invoice: "optique_invoices", client: "optique_clients" });

type FoundInvoice = Found<InvoiceDocument, "invoice" | "client">;

function find(app: core.App, company: string, id: string, body: Values): FoundInvoice {
  const owners = ownersOf(app, { invoice: id, client: textOf(body["client"]) });
  checkOwner(owners.invoice, company);
  return { owners, stored: owners.invoice ? reader.load(app, company, id) : null };
}

type Sent = FoundInvoice & { id: string; body: Values; value: InvoiceBody };

function write(tx: core.App, staff: Staff, { id, body, value, owners, stored }: Sent): void {
  const { client: sent, ...values } = value.values;
  // The client of an invoice that belongs to a prescription is the prescription's.
  const client = stored?.prescription ? stored.client : String(sent ?? stored?.client ?? "");
  const invoice = { ...value, values };
  const prescription = stored?.prescription ?? "";
  const sold = { prescription, invoice: stored, job: stored?.job, sent: body["job"] };
  if (stored && isInvoiceAsSent(stored, client, invoice)) {
    if (body["job"]) keepJob(tx, staff, { ...sold, areLensesWritten: false });
    return;
  }
  checkVersion(stored, body["version"]);
  if (!stored && !value.items?.length && !value.payments?.length)
    refuse([{ field: "items", code: "items_empty" }]);
  if (client && client !== stored?.client) checkClient(tx, staff.company, client, owners.client);
  const target = { id, client, prescription, date: storedDay(today()), stored };
  const areLensesWritten = writeInvoice(tx, staff, target, invoice);
  if (prescription) keepJob(tx, staff, { ...sold, areLensesWritten });
}

/** True when the body changes nothing of the stored invoice, header included. */
export const isInvoiceAsSent = (stored: InvoicePart, client: string, body: InvoiceBody): boolean =>
  stored.client === client &&
  holds(stored, body.values) &&
  changesNothing(invoiceChange(stored, body));
