/** Lines of invoices written by themselves: snapshot, stock, then the invoice's figures. */
import { refreshInvoice } from "#server/figures/invoiceFigures.ts";
import { recordHooks, type Saving } from "./recordHooks.ts";
import { postLines, type Source } from "./stockLedger.ts";
import { findRecord, storedRow } from "#server/platform/storedRows.ts";

/** An old print never changes: the line keeps its product's name, reference and type of the day. */
export const snapshotOf = (product: core.Record | undefined) => ({
  product_name: product?.getString("name") ?? "",
  product_reference: product?.getString("reference") ?? "",
  product_type: product?.getString("type") ?? "",
});

export const saleEffect = (line: { product: string; quantity: number }) =>
  line.product
    ? ({ product: line.product, quantity: -line.quantity, type: "sale" } as const)
    : null;

function prepare({ tx, record, before }: Saving): void {
  const id = record.getString("product");
  if (before?.["product"] === id) return;
  const product = id ? findRecord(tx, "optique_products", id) : null;
  if (product) record.load(snapshotOf(product));
}

function sourceOf(tx: core.App, record: core.Record): Source {
  const id = record.getString("invoice");
  const date = storedRow(tx, "optique_invoices", id)?.date ?? "";
  return { type: "invoice", id, company: record.getString("company"), date };
}

export const invoiceItems = recordHooks("optique_invoice_items", {
  parent: "invoice",
  prepare,
  saved({ tx, record }) {
    const effect = saleEffect({
      product: record.getString("product"),
      quantity: record.getInt("quantity"),
    });
    postLines(tx, sourceOf(tx, record), [{ line: record.id, effect }]);
    refreshInvoice(tx, record.getString("invoice"), "other");
  },
  removed({ tx, record }) {
    postLines(tx, sourceOf(tx, record), [{ line: record.id, effect: null }]);
    refreshInvoice(tx, record.getString("invoice"), "line removed");
  },
});
