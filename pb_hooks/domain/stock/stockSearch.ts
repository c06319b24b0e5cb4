/** Search kinds of the stock: suppliers, products, receipts and adjustments. */
import { productTypeNames } from "#domain/core/names/names.strings.ts";
import type { ProductType } from "#domain/core/records.ts";
import { textValue } from "#domain/core/fields/values.ts";
import { personKind, type SearchKind, textsOf, wordKind } from "#domain/search/searchKind.ts";
import { indexText } from "#domain/search/words.ts";

export const supplierSearch = personKind({
  name: "suppliers",
  number: 2,
  table: "optique_suppliers",
  fields: ["name", "contact_person", "phone", "email"],
});

/** Products are also found by the French name of their type. */
export const productSearch: SearchKind = {
  name: "products",
  number: 3,
  table: "optique_products",
  fields: ["name", "reference", "type", "barcode"],
  text: (values) =>
    indexText([
      ...textsOf(values, ["name", "reference", "barcode"]),
      productTypeNames[textValue(values["type"]) as ProductType] ?? "",
    ]),
};

export const receiptSearch = wordKind({
  name: "receipts",
  number: 5,
  table: "optique_stock_receipts",
  fields: ["receipt_number", "notes"],
});

export const adjustmentSearch = wordKind({
  name: "adjustments",
  number: 6,
  table: "optique_stock_adjustments",
  fields: ["adjustment_number", "notes"],
});
