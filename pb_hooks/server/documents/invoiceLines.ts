/** The lines and payments of an invoice that is saved whole: checked, written, moved, journalled. */
import { type Difference, isEmpty } from "#domain/documents/difference.ts";
import type { Line, Values } from "#domain/documents/documentBody.ts";
import type { InvoicePart, SavedItem } from "#domain/documents/documents.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import type { InvoiceBody } from "#domain/sale/saleBody.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  checkFree,
  checkProducts,
  insertLines,
  lineDifference,
  productOf,
  productsOf,
  removeLines,
  updateLines,
} from "./documents.ts";
import { saleEffect, snapshotOf } from "#server/records/invoiceItems.ts";
import { changesBetween, journal, removalOf } from "#server/platform/journal.ts";
import type { Staff } from "#server/platform/staff.ts";
import { postLines } from "#server/records/stockLedger.ts";

export type InvoiceChange = {
  items: Difference<SavedItem, Line>;
  payments: Difference<Payment, Line>;
  /** The lines and payments as they will be. */
  finalItems: readonly Values[];
  finalPayments: readonly Values[];
};

type Products = Map<string, core.Record>;

const nothing = { added: [], updated: [], removed: [] };

/** What the body changes of the stored invoice; a list that the body leaves out stays as it is. */
export function invoiceChange(stored: InvoicePart | null, body: InvoiceBody): InvoiceChange {
  return {
    items: body.items ? lineDifference(stored?.items ?? [], body.items) : nothing,
    payments: body.payments ? lineDifference(stored?.payments ?? [], body.payments) : nothing,
    finalItems: body.items?.map(({ values }) => values) ?? stored?.items ?? [],
    finalPayments: body.payments?.map(({ values }) => values) ?? stored?.payments ?? [],
  };
}

export const changesNothing = ({ items, payments }: InvoiceChange): boolean =>
  isEmpty(items) && isEmpty(payments);

const writtenItems = ({ items }: InvoiceChange): Line[] => [
  ...items.added,
  ...items.updated.map(({ wanted }) => wanted),
];

/** The products of the lines to write. */
export const productsOfChange = (tx: core.App, change: InvoiceChange): Products =>
  productsOf(tx, writtenItems(change));

export function checkLines(
  tx: core.App,
  company: string,
  change: InvoiceChange,
  products: Products,
): Violation[] {
  return [
    ...checkFree(tx, "optique_invoice_items", change.items.added),
    ...checkFree(tx, "optique_payments", change.payments.added),
    ...checkProducts(tx, company, writtenItems(change), products),
  ];
}

export function writeLines(
  tx: core.App,
  company: string,
  invoice: string,
  { items, payments }: InvoiceChange,
  products: Products,
): void {
  const owner = { company, invoice };
  removeLines(tx, "optique_invoice_items", items.removed);
  updateLines(
    tx,
    "optique_invoice_items",
    items.updated.map(({ stored, wanted }) => ({
      id: stored.id,
      ...wanted.values,
      ...(stored.product === wanted.values["product"]
        ? {}
        : snapshotOf(products.get(productOf(wanted)))),
    })),
  );
  insertLines(
    tx,
    "optique_invoice_items",
    items.added.map((line) => ({
      id: line.id,
      ...owner,
      ...line.values,
      ...snapshotOf(products.get(productOf(line))),
    })),
  );
  removeLines(tx, "optique_payments", payments.removed);
  updateLines(
    tx,
    "optique_payments",
    payments.updated.map(({ stored, wanted }) => ({ id: stored.id, ...wanted.values })),
  );
  insertLines(
    tx,
    "optique_payments",
    payments.added.map(({ id, values }) => ({ id, ...owner, reference: "", notes: "", ...values })),
  );
}

/** The stock of the lines that go, then of those written, in the order of the document. */
export function moveStock(
  tx: core.App,
  invoice: { id: string; company: string; date: string },
  change: InvoiceChange,
  order: readonly Line[],
): void {
  const written = new Set(writtenItems(change).map(({ id }) => id));
  postLines(tx, { type: "invoice", ...invoice }, [
    ...change.items.removed.map(({ id }) => ({ line: id, effect: null })),
    ...order
      .filter(({ id }) => written.has(id))
      .map((line) => ({
        line: line.id,
        effect: saleEffect({ product: productOf(line), quantity: Number(line.values["quantity"]) }),
      })),
  ]);
}

/** Payments that were changed or deleted, each in an entry of its own. */
export function journalPayments(tx: core.App, staff: Staff, { payments }: InvoiceChange): void {
  const entry = (payment: Payment) => ({
    ...staff,
    collection: "optique_payments",
    record: payment.id,
    label: formatMoney(toCentimes(payment.amount)),
  });
  for (const payment of payments.removed) {
    journal(tx, { ...entry(payment), action: "delete", changes: removalOf(payment) });
  }
  for (const { stored, wanted } of payments.updated) {
    journal(tx, {
      ...entry(stored),
      action: "update",
      changes: changesBetween({ ...stored }, wanted.values),
    });
  }
}
