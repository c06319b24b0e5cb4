/** Hooks for invoice items written by the records API, which save the whole invoice. */
import { toDirhams } from "#domain/core/money.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { picked } from "#domain/documents/documentBody.ts";
import { checkLensLine, completeLensLine } from "#domain/lenses/lensLine.ts";
import { checkDiscount, itemTotal, type PricedItem } from "#domain/sale/invoice.ts";
import { itemFields } from "#domain/sale/saleBody.ts";
import { childWriter } from "#server/engine/documents/childWrites.ts";
import { largestOf, recordHooks } from "#server/engine/records/recordHooks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import { dropItemStock } from "#server/stock/stockLedger.ts";
import { recordValues } from "#server/platform/records/recordValues.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { invoiceDocument } from "./saleDocument.ts";
import { journalDiscount } from "./saleChange.ts";

/** Journal label: the product's name; '' for a free line, whose text may name a person. */
const labelOf = (record: core.Record): string =>
  record.getString("product") ? record.getString("product_name") : "";

/** Fields of a free line that stay editable. */
const freeTexts = ["product_name", "product_reference", "product_type"];

function valuesOf({ record, before }: Saving): Values {
  const values = recordValues("optique_invoice_items", record);
  completeLensLine(values, before, itemFields);
  return picked(values, values["product"] === "" ? [...itemFields, ...freeTexts] : itemFields);
}

function prepare({ record, before, actor }: Saving): void {
  const values = recordValues("optique_invoice_items", record);
  refuseIf([...checkDiscount(values as PricedItem), ...checkLensLine(values)]);
  const isNamed = record.getString("product") !== "" || record.getString("label") !== "";
  // The administrator may add lines from old paper invoices.
  if (!isNamed && before?.["product"] !== "" && actor.isStaff)
    refuse([{ field: "product", code: "required" }]);
}

/** Journals the discount of a new line; a changed discount is journalled like any other change. */
function journalNewDiscount({ tx, record, before, actor }: Saving): void {
  if (before) return;
  const line = { id: record.id, label: labelOf(record), stored: [] };
  const finalItems = [recordValues("optique_invoice_items", record)];
  const staff = { company: record.getString("company"), actor };
  journalDiscount(tx, staff, { collection: "optique_invoice_items", ...line }, { finalItems });
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
  derived: ["vat_rate", "non_stock", "cost"],
  label: labelOf,
  prepare,
  within: childWriter(invoiceDocument, {
    list: "items",
    parent: "invoice",
    valuesOf,
    fieldOf: {
      invoice_issued: "invoice",
      credit_exceeds: "quantity",
      below_agreed: "total_amount",
      total_max: "total_amount",
      stock_max: "quantity",
    },
    orphaned: (saving) => dropItemStock(saving, "invoice"),
  }),
  saved: journalNewDiscount,
});
