/** An invoice saved whole: alone (a counter sale) or as a part of its prescription. */
import { isEmpty } from "../domain/difference";
import type { Line, Values } from "../domain/documentBody";
import { type IsoDay, parseDay, storedDay, today } from "../domain/days";
import type { InvoiceDocument, InvoicePart } from "../domain/documents";
import { invoiceStatus, linesTotal, paidTotal } from "../domain/invoice";
import { formatMoney, toCentimes, toDirhams } from "../domain/money";
import type { Invoice, Payment, Product } from "../domain/records";
import { type InvoiceBody, readInvoiceBody } from "../domain/saleBody";
import { under, type Violation } from "../domain/violation";
import {
  checkFree,
  checkVersion,
  holds,
  lineDifference,
  removePart,
  versionOf,
  writePart,
} from "./documents";
import { changesBetween, journal, removalOf } from "./journal";
import { saleEffect } from "./invoiceItems";
import { invoiceText, nextInvoiceNumber } from "./invoices";
import { refuse, refuseIf, refuseWhole } from "./refuse";
import { index } from "./searchIndex";
import { postLines } from "./stockLedger";
import type { Staff } from "./staff";
import { storedByIds, storedRow, storedRows } from "./storedRows";

type StoredInvoice = InvoicePart;

/** The invoice with its lines and payments, in the order they were entered. */
export function withParts(app: core.App, invoice: Invoice): StoredInvoice {
  const of = { invoice: invoice.id };
  return {
    ...invoice,
    items: storedRows(
      app,
      "optique_invoice_items",
      "invoice = {:invoice} ORDER BY created, rowid",
      of,
    ),
    payments: storedRows(
      app,
      "optique_payments",
      "invoice = {:invoice} ORDER BY date, created, rowid",
      of,
    ),
  };
}

export type InvoiceHeader = { id: string; client: string; prescription: string };

const changesNothing = (stored: StoredInvoice, client: string, body: InvoiceBody): boolean =>
  stored.client === client &&
  holds(stored, body.values) &&
  (!body.items || isEmpty(lineDifference(stored.items, body.items))) &&
  (!body.payments || isEmpty(lineDifference(stored.payments, body.payments)));

export const isInvoiceAsSent = changesNothing;

const productOf = (line: Line): string => String(line.values["product"]);

function checkLines(
  tx: core.App,
  company: string,
  products: ReadonlyMap<string, Product>,
  added: { items: Line[]; payments: Line[]; all: Line[] },
): Violation[] {
  const isOwn = (line: Line) => products.get(productOf(line))?.company === company;
  return [
    ...checkFree(tx, "optique_invoice_items", added.items),
    ...checkFree(tx, "optique_payments", added.payments),
    ...added.all
      .filter((line) => !isOwn(line))
      .map(({ place }) => ({ field: `${place}.product`, code: "unknown_record" })),
  ];
}

/** Total, paid and status of the invoice to be; without lines it keeps its amount, unless its last line goes now. */
function figures(
  stored: StoredInvoice | null,
  items: readonly Values[],
  payments: readonly Values[],
) {
  const kept =
    stored && stored.items.length === 0 ? toCentimes(stored.total_amount) : linesTotal([]);
  const total =
    items.length > 0 ? linesTotal(items as { quantity: number; price: number }[]) : kept;
  const paid = paidTotal(payments as { amount: number }[]);
  return {
    total_amount: toDirhams(total),
    paid_amount: toDirhams(paid),
    status: invoiceStatus(total, paid, items.length),
  };
}

function journalPayments(
  tx: core.App,
  staff: Staff,
  removed: readonly Payment[],
  updated: { stored: Payment; wanted: Line }[],
) {
  const entry = (payment: Payment) => ({
    ...staff,
    collection: "optique_payments",
    record: payment.id,
    label: formatMoney(toCentimes(payment.amount)),
  });
  for (const payment of removed) {
    journal(tx, { ...entry(payment), action: "delete", changes: removalOf(payment) });
  }
  for (const { stored, wanted } of updated) {
    journal(tx, {
      ...entry(stored),
      action: "update",
      changes: changesBetween({ ...stored }, wanted.values),
    });
  }
}

/** Writes the invoice, its lines, its payments, their stock and the journal. `path` is where it stands in the body. */
export function writeInvoice(
  tx: core.App,
  staff: Staff,
  header: InvoiceHeader,
  body: InvoiceBody,
  stored: StoredInvoice | null,
  fallbackDate: string,
  path = "",
): void {
  const { company } = staff;
  const items = lineDifference(stored?.items ?? [], body.items ?? stored?.items.map(asLine) ?? []);
  const payments = lineDifference(
    stored?.payments ?? [],
    body.payments ?? stored?.payments.map(asLine) ?? [],
  );
  const products = storedByIds(tx, "optique_products", (body.items ?? []).map(productOf));
  const found = checkLines(tx, company, products, {
    items: items.added,
    payments: payments.added,
    all: body.items ?? [],
  });
  refuseIf(path ? under(path, found) : found);

  const finalItems: Values[] = body.items?.map(({ values }) => values) ?? stored?.items ?? [];
  const finalPayments: Values[] =
    body.payments?.map(({ values }) => values) ?? stored?.payments ?? [];
  const date = String(body.values["date"] || stored?.date || fallbackDate);
  const values: Values = {
    ...body.values,
    date,
    client: header.client,
    ...figures(stored, finalItems, finalPayments),
  };
  if (!stored) {
    const day = parseDay(date) ?? today();
    values["company"] = company;
    values["prescription"] = header.prescription;
    values["invoice_number"] = nextInvoiceNumber(tx, company, day as IsoDay);
  }
  const record =
    stored && holds(stored, values)
      ? null
      : writePart(tx, "optique_invoices", header.id, values, stored !== null);

  for (const { id } of items.removed) removePart(tx, "optique_invoice_items", id);
  for (const { stored: old, wanted } of items.updated) {
    const snapshot =
      old.product === wanted.values["product"] ? {} : snapshotOf(products.get(productOf(wanted)));
    writePart(tx, "optique_invoice_items", old.id, { ...wanted.values, ...snapshot }, true);
  }
  for (const line of items.added) {
    const owner = { company, invoice: header.id, ...snapshotOf(products.get(productOf(line))) };
    writePart(tx, "optique_invoice_items", line.id, { ...line.values, ...owner }, false);
  }
  for (const { id } of payments.removed) removePart(tx, "optique_payments", id);
  for (const { stored: old, wanted } of payments.updated)
    writePart(tx, "optique_payments", old.id, wanted.values, true);
  for (const line of payments.added) {
    writePart(
      tx,
      "optique_payments",
      line.id,
      { ...line.values, company, invoice: header.id },
      false,
    );
  }

  const changed = new Set([
    ...items.updated.map(({ wanted }) => wanted.id),
    ...items.added.map(({ id }) => id),
  ]);
  postLines(tx, { type: "invoice", id: header.id, company, date }, [
    ...items.removed.map(({ id }) => ({ line: id, effect: null })),
    ...(body.items ?? [])
      .filter(({ id }) => changed.has(id))
      .map((line) => ({
        line: line.id,
        effect: saleEffect({ product: productOf(line), quantity: Number(line.values["quantity"]) }),
      })),
  ]);

  if (record && (!stored || stored.client !== header.client)) {
    index(tx, "invoices", company, header.id, invoiceText(tx, record));
  }
  if (stored) {
    const after: Values = { ...body.values, client: header.client };
    const changes = changesBetween({ ...stored }, after);
    if (!isEmpty(items)) changes["items"] = [stored.items, finalItems];
    journal(tx, {
      ...staff,
      action: "update",
      collection: "optique_invoices",
      record: header.id,
      label: stored.invoice_number,
      changes,
    });
    journalPayments(tx, staff, payments.removed, payments.updated);
  }
}

const asLine = (stored: object & { id: string }): Line => ({
  id: stored.id,
  place: "",
  values: { ...stored },
});

const snapshotOf = (product: Product | undefined): Values =>
  product
    ? {
        product_name: product.name,
        product_reference: product.reference,
        product_type: product.type,
      }
    : {};

/** The invoice document, or null when it does not exist for this company. */
export function loadInvoice(app: core.App, company: string, id: string): InvoiceDocument | null {
  const invoice = storedRow(app, "optique_invoices", id);
  if (!invoice || invoice.company !== company) return null;
  const whole = withParts(app, invoice);
  return { ...whole, version: versionOf(whole) };
}

/** The document as the routes answer it, with the names that a screen shows. */
export function expandInvoice(app: core.App, invoice: InvoiceDocument): InvoiceDocument {
  const client = invoice.client ? storedRow(app, "optique_clients", invoice.client) : null;
  const prescription = invoice.prescription
    ? storedRow(app, "optique_prescriptions", invoice.prescription)
    : null;
  return {
    ...invoice,
    items: expandItems(app, invoice.items),
    expand: { ...(client ? { client } : {}), ...(prescription ? { prescription } : {}) },
  };
}

export function expandItems(app: core.App, items: InvoicePart["items"]): InvoicePart["items"] {
  const products = storedByIds(
    app,
    "optique_products",
    items.map(({ product }) => product),
  );
  return items.map((item) => {
    const product = products.get(item.product);
    return { ...item, expand: product ? { product } : {} };
  });
}

function checkClient(tx: core.App, company: string, client: string): void {
  if (client && storedRow(tx, "optique_clients", client)?.company !== company) {
    refuse([{ field: "client", code: "unknown_record" }]);
  }
}

/** PUT /api/optique/invoices/{id}, inside a transaction. */
export function saveInvoice(tx: core.App, staff: Staff, id: string, body: Values): void {
  const stored = loadInvoice(tx, staff.company, id);
  if (!stored && storedRow(tx, "optique_invoices", id)) refuseWhole("not_found", 404);
  const { value, violations } = readInvoiceBody(body, ["client", "date", "notes"]);
  refuseIf(violations);
  const { client: sent, ...values } = value.values;
  // The client of an invoice that belongs to a prescription is the prescription's.
  const client = stored?.prescription ? stored.client : String(sent ?? stored?.client ?? "");
  const invoice = { ...value, values };
  if (stored && changesNothing(stored, client, invoice)) return;
  checkVersion(stored, body["version"]);
  checkClient(tx, staff.company, client);
  if (!stored && !value.items?.length && !value.payments?.length)
    refuse([{ field: "items", code: "receipt_empty" }]);
  const header = { id, client, prescription: stored?.prescription ?? "" };
  writeInvoice(tx, staff, header, invoice, stored, storedDay(today()));
}
