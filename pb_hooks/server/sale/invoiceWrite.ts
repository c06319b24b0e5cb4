/** Writes an invoice of either document: its record, items, payments, stock, journal and search entry. */
import { parseDay, today } from "#domain/core/days.ts";
import { noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Values } from "#domain/core/values.ts";
import { under, type Violation } from "#domain/core/violation.ts";
import { isEmpty } from "#domain/documents/difference.ts";
import type { InvoicePart } from "#domain/documents/documents.ts";
import { checkTotal, invoiceStatus, itemsTotal, paidTotal } from "#domain/sale/invoice.ts";
import type { InvoiceBody } from "#domain/sale/saleBody.ts";
import { writeHeader } from "#server/engine/documents/documentWrites.ts";
import {
  checkParts,
  factsOfChange,
  type InvoiceChange,
  invoiceChange,
  journalPayments,
  moveStock,
  writeInvoiceParts,
  writesLenses,
} from "./invoiceParts.ts";
import { changesBetween, journal } from "#server/engine/journal/journal.ts";
import { signatureOf } from "#server/platform/recordEvents.ts";
import { refuseIf } from "#server/platform/refuse.ts";
import type { Staff } from "#server/platform/staff.ts";
import { nextInvoiceNumber } from "./invoices.ts";
import { invoiceIndex } from "./invoiceIndex.ts";

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

/** True when lens lines came, went or changed. */
export function writeInvoice(
  tx: core.App,
  staff: Staff,
  target: InvoiceTarget,
  body: InvoiceBody,
): boolean {
  const { company } = staff;
  const { id, client, prescription, stored, path } = target;
  const change = invoiceChange(stored, body);
  const facts = factsOfChange(tx, company, change);
  const found = checkParts(company, change, facts);
  refuseAt(path, found);

  const date = String(body.values["date"] || stored?.date || target.date);
  const values: Values = { ...body.values, date, client, ...sums(target, change) };
  if (!stored)
    Object.assign(values, {
      company,
      prescription,
      invoice_number: takeNumber(tx, company, id, date),
    });
  // Written even when only an item changed: other stations are told by the invoice.
  writeHeader(tx, "optique_invoices", id, values, stored !== null);
  writeInvoiceParts(tx, { company, invoice: id }, signatureOf(staff.actor), change, facts);
  moveStock(tx, { id, company, date, actor: staff.actor.name }, change, body.items ?? [], facts);
  if (stored) journalInvoice(tx, staff, stored, { ...body.values, client }, change);
  return writesLenses(change, facts);
}

const refuseAt = (path: string | undefined, found: Violation[]): void =>
  refuseIf(path ? under(path, found) : found);

/** Total, paid and status of the invoice to be; without items it keeps its amount, unless its last item goes now. */
function sums(
  { stored, path }: InvoiceTarget,
  { finalItems, finalPayments }: InvoiceChange,
): Values {
  const kept = stored && stored.items.length === 0 ? toCentimes(stored.total_amount) : noMoney;
  const total =
    finalItems.length > 0 ? itemsTotal(finalItems as { quantity: number; price: number }[]) : kept;
  const paid = paidTotal(finalPayments as { amount: number }[]);
  refuseAt(path, checkTotal("items", total).concat(checkTotal("payments", paid)));
  return {
    total_amount: toDirhams(total),
    paid_amount: toDirhams(paid),
    status: invoiceStatus(total, paid, finalItems.length),
  };
}

/** The number of a new invoice, by which it is found. */
function takeNumber(tx: core.App, company: string, record: string, date: string): string {
  const invoice_number = nextInvoiceNumber(tx, company, parseDay(date) ?? today());
  const text = invoiceIndex.kind.text({ invoice_number });
  invoiceIndex.write(tx, [{ company, record, text }]);
  return invoice_number;
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
