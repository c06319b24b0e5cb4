/** Hooks for invoice items written one by one: product snapshot, stock, then the invoice's sums. */
import type { Values } from "#domain/core/values.ts";
import { invoiceKind } from "#domain/sale/saleKind.ts";
import { vatRateOfSale } from "#domain/sale/vat.ts";
import { refreshInvoiceSums } from "./invoiceSums.ts";
import { recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { postItemMovements, type MovementSource } from "#server/stock/stockLedger.ts";
import { updateJobOfSale } from "#server/workshop/jobOfSale.ts";
import { refuse } from "#server/platform/refuse.ts";
import { storedRecord } from "#server/platform/storedRecords.ts";

type SoldProduct = { name: string; reference: string; type: string; vat_rate: number | null };

/** Snapshot of the product on the item, so that an old invoice always prints the same. */
export const productSnapshot = (
  product: SoldProduct | undefined,
  shop: Parameters<typeof vatRateOfSale>[0],
) => ({
  product_name: product?.name ?? "",
  product_reference: product?.reference ?? "",
  product_type: product?.type ?? "",
  vat_rate: vatRateOfSale(shop, product),
});

function prepare({ tx, record, before, actor }: Saving): void {
  const id = record.getString("product");
  if (before?.["product"] === id) return keepSnapshot(record, before, id === "");
  // The administrator may add lines from old paper invoices.
  if (id === "" && actor.isStaff) refuse([{ field: "product", code: "required" }]);
  const product = id ? storedRecord(tx, "optique_products", id) : null;
  const shop = storedRecord(tx, "optique_companies", record.getString("company"));
  if (product) record.load(productSnapshot(product, shop));
  else record.set("vat_rate", vatRateOfSale(shop, null));
}

/** A line without a product keeps freely editable texts. */
function keepSnapshot(record: core.Record, before: Values, isFree: boolean): void {
  record.set("vat_rate", before["vat_rate"]);
  if (isFree) return;
  for (const name of ["product_name", "product_reference", "product_type"])
    record.set(name, before[name]);
}

function sourceOf({ tx, record, actor }: Saving): MovementSource {
  const id = record.getString("invoice");
  const date = storedRecord(tx, "optique_invoices", id)?.date ?? "";
  return { type: "invoice", id, company: record.getString("company"), date, actor: actor.name };
}

/** Updates the job of the sale when lens lines change. */
function followLenses({ tx, record, before, actor }: Saving, isGone: boolean): void {
  const hadLenses = before?.["product_type"] === "lens";
  if (!hadLenses && (isGone || record.getString("product_type") !== "lens")) return;
  const invoice = storedRecord(tx, "optique_invoices", record.getString("invoice"));
  if (invoice?.prescription)
    updateJobOfSale(tx, { actor, prescription: invoice.prescription, hadLenses });
}

export const invoiceItemHooks = recordHooks("optique_invoice_items", {
  saving: "sale.write",
  deleting: "document.delete",
  parent: "invoice",
  derived: ["vat_rate"],
  // No label without a product: free texts may name a person.
  label: (record) => (record.getString("product") ? record.getString("product_name") : ""),
  prepare,
  saved(saving) {
    const { tx, record } = saving;
    const effect = invoiceKind.effectOf({
      product: record.getString("product"),
      quantity: record.getInt("quantity"),
    });
    postItemMovements(tx, sourceOf(saving), [{ item: record.id, effect, field: "quantity" }]);
    refreshInvoiceSums(tx, record.getString("invoice"), "other");
    followLenses(saving, false);
  },
  removed(saving) {
    const { tx, record } = saving;
    postItemMovements(tx, sourceOf(saving), [{ item: record.id, effect: null, field: "quantity" }]);
    refreshInvoiceSums(tx, record.getString("invoice"), "item removed");
    followLenses(saving, true);
  },
});
