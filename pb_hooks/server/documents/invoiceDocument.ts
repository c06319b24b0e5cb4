/** An invoice saved whole: alone, as a counter sale or an edit. Its prescription's document holds it too. */
import { storedDay, today } from "#domain/core/days.ts";
import { textOf, type Values } from "#domain/core/values.ts";
import type { InvoiceDocument, InvoicePart } from "#domain/documents/documents.ts";
import { type InvoiceBody, readInvoiceBody } from "#domain/sale/saleBody.ts";
import { checkClient, checkOwner, checkVersion, holds } from "./documentChecks.ts";
import { documentOf, documentReader, partsOf, type Stored } from "./documentReader.ts";
import { changesNothing, invoiceChange } from "./invoiceParts.ts";
import { writeInvoice } from "./invoiceWrite.ts";
import { jobBeside, keepJob } from "./jobPart.ts";
import { expandNames, tellTakers } from "./named.ts";
import { refuse, refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { ownersOf } from "#server/platform/storedRecords.ts";

/** The items and payments of the invoice of this alias, in the order they were entered. */
export const invoiceLists = (alias: string) => ({
  items: partsOf("optique_invoice_items", `t.invoice = ${alias}.id`),
  payments: partsOf("optique_payments", `t.invoice = ${alias}.id`, "t.date, "),
});

const reader = documentReader<InvoiceDocument>({
  stored: documentOf("optique_invoices", invoiceLists("d"), jobBeside("d.prescription")),
  complete(app, document) {
    expandNames(app, document, ["client", "prescription"], document["items"] as Stored[]);
    tellTakers(app, document["payments"] as Stored[]);
  },
});

export const invoiceDocument = { answer: reader.answer, save };

/** PUT /api/optique/invoices/{id}, inside a transaction. */
function save(tx: core.App, staff: Staff, id: string, body: Values): void {
  const owners = ownersOf(tx, { invoice: id, client: textOf(body["client"]) });
  checkOwner(owners.invoice, staff.company);
  const stored = owners.invoice ? reader.load(tx, staff.company, id) : null;
  const { value, violations } = readInvoiceBody(body, ["client", "date", "notes"], stored);
  refuseIf(violations);
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
  if (client && client !== stored?.client) checkClient(staff.company, owners);
  const target = { id, client, prescription, date: storedDay(today()), stored };
  const areLensesWritten = writeInvoice(tx, staff, target, invoice);
  if (prescription) keepJob(tx, staff, { ...sold, areLensesWritten });
}

/** True when the body changes nothing of the stored invoice, header included. */
export const isInvoiceAsSent = (stored: InvoicePart, client: string, body: InvoiceBody): boolean =>
  stored.client === client &&
  holds(stored, body.values) &&
  changesNothing(invoiceChange(stored, body));
