/** Hooks for invoice items written one by one: product snapshot, stock, then the invoice's sums. */
import { toDirhams } from "#domain/core/money.ts";
import { isBelowCredited, isItemFixed } from "#domain/sale/lock.ts";
import { textValue, type Values } from "#domain/core/values.ts";
import { checkDiscount, itemTotal, type PricedItem } from "#domain/sale/invoice.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import { vatRateOfSale } from "#domain/sale/vat.ts";
import { firstPair } from "#domain/workshop/lensEyes.ts";
import { checkLineRights } from "./saleRights.ts";
import { refreshInvoiceSums } from "./invoiceSums.ts";
import { isStoredLocked, refuseIssued } from "./issueInvoice.ts";
import { writeJournalEntry } from "#server/engine/journal/journal.ts";
import { largestOf, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { postItemMovements, type MovementSource } from "#server/stock/stockLedger.ts";
import { updateJobOfSale } from "#server/workshop/jobOfSale.ts";
import { compareOrder } from "#server/workshop/labOrders.ts";
import { dropGoneMeasures, dropGonePairs } from "#server/workshop/salePairs.ts";
import { recordValues } from "#server/platform/recordValues.ts";
import { refuse, refuseConflict, refuseIf } from "#server/platform/refuse.ts";
import { findRecords, storedRecord, toPlainRecord } from "#server/platform/storedRecords.ts";

type SoldProduct = {
  name: string;
  reference: string;
  type: string;
  vat_rate: number | null;
  made_to_order: boolean;
};

/** Snapshot of the product on the item, so that an old invoice always prints the same; a free line is named by its label. */
export const productSnapshot = (
  product: SoldProduct | null | undefined,
  shop: Parameters<typeof vatRateOfSale>[0],
  label: string,
) => ({
  product_name: product?.name ?? label,
  product_reference: product?.reference ?? "",
  product_type: product?.type ?? "",
  vat_rate: vatRateOfSale(shop, product),
  non_stock: product ? !hasStock(product) : false,
});

/** New name of a free line whose label has changed; empty for any other line. */
export const freeName = (stored: Values, label: string): { product_name?: string } =>
  stored["product"] === "" && label !== stored["label"] ? { product_name: label } : {};

/** Refuses a change of an issued line, and one below what was credited. `after`: null when it is removed. */
function checkSettled(
  tx: core.App,
  record: core.Record,
  before: Values | null,
  after: Values | null,
) {
  const invoice = record.getString("invoice");
  const isChanged = !before || !after || isItemFixed(before, after);
  if (isChanged && isStoredLocked(tx, invoice)) refuseIssued();
  const items = findRecords(tx, "optique_credit_items", { invoice_item: record.id }).map((one) =>
    toPlainRecord<"optique_credit_items">(one),
  );
  const line = { id: record.id, product: textValue(before?.["product"]) };
  if (isBelowCredited(line, after, [{ items }])) refuseConflict("quantity", "credit_exceeds");
}

function prepare(saving: Saving): void {
  const { tx, record, before, actor } = saving;
  const values = recordValues("optique_invoice_items", record);
  refuseIf(checkDiscount(values as PricedItem));
  checkLineRights(saving, values);
  checkSettled(tx, record, before, values);
  const id = record.getString("product");
  const label = record.getString("label");
  if (before?.["product"] === id) return keepSnapshot(record, before);
  // The administrator may add lines from old paper invoices.
  if (id === "" && label === "" && actor.isStaff) refuse([{ field: "product", code: "required" }]);
  const product = id ? storedRecord(tx, "optique_products", id) : null;
  const shop = storedRecord(tx, "optique_companies", record.getString("company"));
  if (product || label) record.load(productSnapshot(product, shop, label));
  else record.load({ vat_rate: vatRateOfSale(shop, null), non_stock: false });
}

/** A line without a product keeps freely editable texts. */
function keepSnapshot(record: core.Record, before: Values): void {
  record.load({ vat_rate: before["vat_rate"], non_stock: before["non_stock"] });
  if (before["product"] === "") return record.load(freeName(before, record.getString("label")));
  for (const name of ["product_name", "product_reference", "product_type"])
    record.set(name, before[name]);
}

function sourceOf({ tx, record, actor }: Saving): MovementSource {
  const id = record.getString("invoice");
  const date = storedRecord(tx, "optique_invoices", id)?.date ?? "";
  return { type: "invoice", id, company: record.getString("company"), date, actor: actor.name };
}

/** Updates the job of the sale when lens lines or pairs change. */
function followLenses({ tx, record, before, actor }: Saving, isGone: boolean): void {
  const hadLenses = before?.["product_type"] === "lens";
  const hasLenses = !isGone && record.getString("product_type") === "lens";
  if (!before && !hasLenses) return;
  const invoice = storedRecord(tx, "optique_invoices", record.getString("invoice"));
  const prescription = invoice?.prescription;
  if (!prescription) return;
  if (hadLenses || hasLenses) updateJobOfSale(tx, { actor, prescription, hadLenses });
  if (before) dropGonePairs(tx, actor, prescription);
  if (Number(before?.["pair"]) > firstPair) dropGoneMeasures(tx, actor, prescription);
  compareOrder(tx, actor, prescription);
}

/** Journals the discount of a new line; a change is journalled as any other. */
function journalNewDiscount({ tx, record, before, actor }: Saving): void {
  const discount = record.getFloat("discount");
  if (before || discount === 0) return;
  writeJournalEntry(tx, {
    company: record.getString("company"),
    actor,
    action: "update",
    collection: "optique_invoice_items",
    record: record.id,
    label: record.getString("product") ? record.getString("product_name") : "",
    changes: { discount: [0, discount] },
  });
}

/** Total of a line in dirhams. */
export const lineAmount = (line: core.Record): number =>
  toDirhams(
    itemTotal({
      quantity: line.getInt("quantity"),
      price: line.getFloat("price"),
      discount: line.getFloat("discount"),
    }),
  );

export const invoiceItemHooks = recordHooks("optique_invoice_items", {
  saving: "sale.write",
  deleting: "document.delete",
  amountOf: (_app, record) => largestOf(record, lineAmount),
  parent: "invoice",
  derived: ["vat_rate", "non_stock"],
  // No label without a product: free texts may name a person.
  label: (record) => (record.getString("product") ? record.getString("product_name") : ""),
  prepare,
  saved(saving) {
    const { tx, record } = saving;
    const effect = invoiceKind.effectOf({
      product: record.getString("product"),
      quantity: record.getInt("quantity"),
      non_stock: record.getBool("non_stock"),
    });
    postItemMovements(tx, sourceOf(saving), [{ item: record.id, effect, field: "quantity" }]);
    refreshInvoiceSums(tx, record.getString("invoice"), "other");
    journalNewDiscount(saving);
    followLenses(saving, false);
  },
  removing({ tx, record, before }) {
    checkSettled(tx, record, before, null);
  },
  removed(saving) {
    const { tx, record } = saving;
    postItemMovements(tx, sourceOf(saving), [{ item: record.id, effect: null, field: "quantity" }]);
    refreshInvoiceSums(tx, record.getString("invoice"), "item removed");
    followLenses(saving, true);
  },
});
