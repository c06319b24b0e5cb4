/** An invoice saved whole: alone (a counter sale) or as a part of its prescription. */
import { isEmpty } from "#domain/documents/difference.ts";
import type { Values } from "#domain/documents/documentBody.ts";
import { parseDay, storedDay, today } from "#domain/core/days.ts";
import type { InvoiceDocument, InvoicePart } from "#domain/documents/documents.ts";
import { checkTotal, invoiceStatus, linesTotal, paidTotal } from "#domain/sale/invoice.ts";
import { noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import { type InvoiceBody, readInvoiceBody } from "#domain/sale/saleBody.ts";
import { searched } from "#domain/search/search.ts";
import { under } from "#domain/core/violation.ts";
import { checkVersion, expandItems, holds, writeRecord } from "./documents.ts";
import {
  changesNothing,
  checkLines,
  type InvoiceChange,
  invoiceChange,
  journalPayments,
  moveStock,
  productsOfChange,
  writeLines,
} from "./invoiceLines.ts";
import { nextInvoiceNumber } from "#server/records/invoices.ts";
import { changesBetween, journal } from "#server/platform/journal.ts";
import { refuse, refuseIf, refuseWhole } from "#server/platform/refuse.ts";
import { index } from "#server/scale/searchIndex.ts";
import type { Staff } from "#server/platform/staff.ts";
import { companyOf, findRecord, findRecords } from "#server/platform/storedRows.ts";
import { documentReader, type Exported, exported, named } from "./documentReader.ts";

/** An invoice with its lines and payments, in the order they were entered. */
export function exportInvoice(app: core.App, invoice: core.Record): Exported {
  const document = exported(invoice);
  const of = { invoice: invoice.id };
  document["items"] = findRecords(app, "optique_invoice_items", of, "created ASC", "rowid ASC").map(
    exported,
  );
  document["payments"] = findRecords(
    app,
    "optique_payments",
    of,
    "date ASC",
    "created ASC",
    "rowid ASC",
  ).map(exported);
  return document;
}

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
const loadInvoice = reader.load;
export const answerInvoice = reader.answer;

/** What the body would change of the stored invoice, header included. */
export const isInvoiceAsSent = (stored: InvoicePart, client: string, body: InvoiceBody): boolean =>
  stored.client === client &&
  holds(stored, body.values) &&
  changesNothing(invoiceChange(stored, body));

/** Total, paid and status of the invoice to be; without lines it keeps its amount, unless its last line goes now. */
function figures(stored: InvoicePart | null, { finalItems, finalPayments }: InvoiceChange): Values {
  const kept = stored && stored.items.length === 0 ? toCentimes(stored.total_amount) : noMoney;
  const total =
    finalItems.length > 0 ? linesTotal(finalItems as { quantity: number; price: number }[]) : kept;
  const paid = paidTotal(finalPayments as { amount: number }[]);
  refuseIf([...checkTotal("items", total), ...checkTotal("payments", paid)]);
  return {
    total_amount: toDirhams(total),
    paid_amount: toDirhams(paid),
    status: invoiceStatus(total, paid, finalItems.length),
  };
}

type InvoiceTarget = {
  id: string;
  /** Empty: a counter sale to a passer-by. */
  client: string;
  prescription: string;
  /** The date of a new invoice whose body has none. */
  date: string;
  stored: InvoicePart | null;
  /** Where the invoice stands in the body: what is refused is named from there. */
  path?: string;
};

/** Writes an invoice with its lines, payments, stock, journal and search entry. */
export function writeInvoice(
  tx: core.App,
  staff: Staff,
  target: InvoiceTarget,
  body: InvoiceBody,
): void {
  const { company } = staff;
  const { id, client, prescription, stored, path } = target;
  const change = invoiceChange(stored, body);
  const products = productsOfChange(tx, change);
  const found = checkLines(tx, company, change, products);
  refuseIf(path ? under(path, found) : found);

  const date = String(body.values["date"] || stored?.date || target.date);
  const values: Values = { ...body.values, date, client, ...figures(stored, change) };
  if (!stored) {
    const number = nextInvoiceNumber(tx, company, parseDay(date) ?? today());
    Object.assign(values, { company, prescription, invoice_number: number });
    index(tx, "invoices", [
      {
        company,
        record: id,
        text: searched.invoices.text({ invoice_number: number }),
      },
    ]);
  }
  // Written even when only a line changed: other stations are told by the invoice.
  writeRecord(tx, "optique_invoices", id, values, stored !== null);
  writeLines(tx, company, id, change, products);
  moveStock(tx, { id, company, date }, change, body.items ?? []);
  if (stored) journalInvoice(tx, staff, stored, { ...body.values, client }, change);
}

function journalInvoice(
  tx: core.App,
  staff: Staff,
  stored: InvoicePart,
  values: Values,
  change: InvoiceChange,
): void {
  const changes = changesBetween({ ...stored }, values);
  if (!isEmpty(change.items)) changes["items"] = [stored.items, change.finalItems];
  journal(tx, {
    ...staff,
    action: "update",
    collection: "optique_invoices",
    record: stored.id,
    label: stored.invoice_number,
    changes,
  });
  journalPayments(tx, staff, change);
}

export function checkClient(tx: core.App, company: string, id: string): void {
  if (companyOf(tx, "optique_clients", id) !== company)
    refuse([{ field: "client", code: "unknown_record" }]);
}

/** PUT /api/optique/invoices/{id}, inside a transaction. */
export function saveInvoice(tx: core.App, staff: Staff, id: string, body: Values): void {
  const stored = loadInvoice(tx, staff.company, id);
  if (!stored && companyOf(tx, "optique_invoices", id)) refuseWhole("not_found", 404);
  const { value, violations } = readInvoiceBody(body, ["client", "date", "notes"]);
  refuseIf(violations);
  const { client: sent, ...values } = value.values;
  // The client of an invoice that belongs to a prescription is the prescription's.
  const client = stored?.prescription ? stored.client : String(sent ?? stored?.client ?? "");
  const invoice = { ...value, values };
  if (stored && isInvoiceAsSent(stored, client, invoice)) return;
  checkVersion(stored, body["version"]);
  if (!stored && !value.items?.length && !value.payments?.length)
    refuse([{ field: "items", code: "items_empty" }]);
  if (client) checkClient(tx, staff.company, client);
  const prescription = stored?.prescription ?? "";
  writeInvoice(tx, staff, { id, client, prescription, date: storedDay(today()), stored }, invoice);
}
