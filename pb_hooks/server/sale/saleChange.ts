/** Items and payments of a sale document: checks, writes, stock movements and journal. */
import {
  type Difference,
  isEmptyDifference,
  writtenChildren,
} from "#domain/documents/difference.ts";
import type { DocumentChild, OwnRecord } from "#domain/documents/documentBody.ts";
import type { NestedInvoice, SavedItem } from "#domain/documents/documents.ts";
import { formatMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { Payment } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { bounceFields } from "#domain/till/cheques.ts";
import type { SaleKind } from "#domain/sale/saleKind.ts";
import type { InvoiceBody } from "#domain/sale/saleBody.ts";
import { isLensItem } from "#server/workshop/documentJob.ts";
import { checkChildIdsFree } from "#server/engine/documents/documentChecks.ts";
import {
  emptyDifference,
  childDifference,
  writeChildren,
} from "#server/engine/documents/documentWrites.ts";
import {
  checkItemProducts,
  childIdOf,
  type SaveLookups,
  type LookupsReader,
  itemProductOf,
  nonStockOf,
} from "#server/stock/saveLookups.ts";
import {
  changesBetween,
  journalDeletion,
  journalUpdate,
  deletionChanges,
} from "#server/engine/journal/journal.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import type { WrittenLine } from "#server/lenses/lensSave.ts";
import { lineRows } from "./lineSnapshot.ts";
import { type ItemEffect, postItemMovements } from "#server/stock/stockLedger.ts";

export type SaleChange = {
  items: Difference<SavedItem, DocumentChild>;
  payments: Difference<Payment, DocumentChild>;
  /** Items and payments as they are after the save. */
  finalItems: readonly Values[];
  finalPayments: readonly Values[];
  own: OwnRecord | undefined;
};

/** Difference between body and stored document; a list that the body omits stays unchanged. */
export function saleChange(stored: NestedInvoice | null, body: InvoiceBody): SaleChange {
  return {
    items: body.items ? childDifference(stored?.items ?? [], body.items) : emptyDifference,
    payments: body.payments
      ? childDifference(stored?.payments ?? [], body.payments)
      : emptyDifference,
    finalItems: body.items?.map(({ values }) => values) ?? stored?.items ?? [],
    finalPayments: body.payments?.map(({ values }) => values) ?? stored?.payments ?? [],
    own: body.own,
  };
}

export const isEmptySaleChange = ({ items, payments }: SaleChange): boolean =>
  isEmptyDifference(items) && isEmptyDifference(payments);

/** Written lines in document order, each with its stored values. */
export function writtenLines(
  { items }: SaleChange,
  order: readonly DocumentChild[],
): WrittenLine[] {
  const before = new Map<string, Values | null>([
    ...items.added.map(({ id }) => [id, null] as const),
    ...items.updated.map(({ stored }) => [stored.id, { ...stored }] as const),
  ]);
  return order.flatMap((child) => {
    const stored = before.get(child.id);
    return stored === undefined ? [] : [{ child, before: stored }];
  });
}

/** Reads the stored values against which the change is checked. */
export const lookUpChange = <Computed>(
  tx: core.App,
  { parent }: SaleKind,
  lookupsOf: LookupsReader<Computed>,
  company: string,
  { items, payments }: SaleChange,
  params: SqlParams,
): SaveLookups & Computed => {
  const written = writtenChildren(items);
  const lines = [...items.removed, ...written].map(childIdOf);
  const moving = { lines, products: written.map(itemProductOf) };
  const added = { items: items.added, payments: payments.added };
  return lookupsOf(tx, { company, type: parent }, moving, added, params);
};

export const checkSaleChange = (
  company: string,
  { items, payments }: SaleChange,
  { takenItems, takenPayments, products }: SaveLookups,
): Violation[] => [
  ...checkChildIdsFree(takenItems, items.added),
  ...checkChildIdsFree(takenPayments, payments.added),
  ...checkItemProducts(company, writtenChildren(items), products),
];

export function writeSaleChange(
  tx: core.App,
  kind: SaleKind,
  owner: Values,
  signature: Values,
  { items, payments, own }: SaleChange,
  lookups: SaveLookups,
): void {
  writeChildren(tx, kind.items, items, { own, ...lineRows(owner, lookups) });
  if (!kind.payments) return;
  writeChildren(tx, kind.payments, payments, {
    own,
    added: ({ values }) => ({ ...owner, ...signature, reference: "", notes: "", ...values }),
    updated: ({ values }) => values,
  });
}

/** Changed payments of the sale, with their stored values. */
export const writtenPayments = ({ payments }: SaleChange, invoice: string) =>
  payments.updated.map(({ stored, wanted }) => ({
    id: stored.id,
    before: { ...stored },
    after: { ...stored, ...wanted.values, invoice },
  }));

/** Sum of the items' discounts, in dirhams. */
const discountOf = (items: readonly Values[]): number =>
  toDirhams(sum(items.map((item) => toCentimes(Number(item["discount"] ?? 0)))));

/** Journals a changed sum of discounts, also for a new sale. */
export function journalDiscount(
  tx: core.App,
  staff: Staff,
  sale: { collection: string; id: string; label: string; stored: readonly Values[] },
  { finalItems }: Pick<SaleChange, "finalItems">,
): void {
  const [before, after] = [discountOf(sale.stored), discountOf(finalItems)];
  if (before === after) return;
  journalUpdate(tx, staff, {
    collection: sale.collection,
    record: sale.id,
    label: sale.label,
    changes: { discount: [before, after] },
  });
}

export const changesLenses = ({ items }: SaleChange, { products }: SaveLookups): boolean =>
  items.removed.some(isLensItem) ||
  items.updated.some(({ stored }) => isLensItem(stored)) ||
  writtenChildren(items).some(
    (item) => (products[itemProductOf(item)]?.type ?? item.values["product_type"]) === "lens",
  );

/** Moves the stock of removed items first, then of written items in document order. */
export function moveSaleStock(
  tx: core.App,
  kind: SaleKind,
  document: { id: string; company: string; date: string; actor: string },
  { items }: SaleChange,
  order: readonly DocumentChild[],
  { ledger, products }: SaveLookups,
): void {
  const written = new Set(writtenChildren(items).map(childIdOf));
  const isNonStock = nonStockOf(products, items);
  const effectOf = (item: DocumentChild) =>
    kind.effectOf({
      product: itemProductOf(item),
      quantity: Number(item.values["quantity"]),
      non_stock: isNonStock(item),
      source: item.values["source"],
      power: item.values["power"],
    });
  const gone = items.removed.map(({ id }): ItemEffect => ({
    item: id,
    effect: null,
    field: "items",
  }));
  const moved = order
    .filter(({ id }) => written.has(id))
    .map((item) => ({ item: item.id, effect: effectOf(item), field: `${item.place}.quantity` }));
  const changes = [...gone, ...moved];
  postItemMovements(tx, { type: kind.parent, ...document }, changes, ledger);
}

/** Writes a journal entry for each changed or deleted payment. */
export function journalPaymentChanges(
  tx: core.App,
  { payments: collection }: SaleKind,
  staff: Staff,
  { payments }: SaleChange,
): void {
  if (!collection) return;
  const entry = (payment: Payment) => ({
    collection,
    record: payment.id,
    label: formatMoney(toCentimes(payment.amount)),
  });
  for (const payment of payments.removed)
    journalDeletion(tx, staff, { ...entry(payment), changes: deletionChanges(payment) });
  for (const { stored, wanted } of payments.updated) {
    const changes = changesBetween({ ...stored }, wanted.values, bounceFields);
    journalUpdate(tx, staff, { ...entry(stored), changes });
  }
}
