/** What a line of a sale or quote copies of its product, so that an old paper always prints the same. */
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Product } from "#domain/core/records.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { vatRateOfSale } from "#domain/sale/vat.ts";
import { hasStock } from "#domain/stock/nonStock.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";

type SoldProduct = Pick<Product, "name" | "reference" | "type" | "vat_rate" | "made_to_order">;

/** Values of the product that a line copies; a free line is named by its label. */
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

/** New name of a free line whose label changed; nothing for any other line. */
const freeName = (stored: Values, label: string): { product_name?: string } =>
  stored["product"] === "" && label !== stored["label"] ? { product_name: label } : {};

/** A line whose lens now comes from the drawer moves stock, even if its range had none when it was sold. */
const fromDrawer = (stored: Values, source: unknown): { non_stock?: boolean } =>
  source === "stock" && stored["non_stock"] ? { non_stock: false } : {};

/** Row values of new and changed lines; a new product is copied into the line. */
export function lineRows(owner: Values, { products, shop }: SaveLookups) {
  const snapshot = ({ values }: DocumentChild): Values => {
    const [product, label] = [textValue(values["product"]), textValue(values["label"])];
    const taken = productSnapshot(products[product], shop, label);
    // A line of an old paper invoice has only a name.
    return product || label ? { ...values, ...taken } : { ...taken, ...values };
  };
  return {
    added: (item: DocumentChild): Values => ({ ...owner, ...snapshot(item) }),
    updated: (item: DocumentChild, stored: Values): Values =>
      stored["product"] === item.values["product"]
        ? {
            ...item.values,
            ...freeName(stored, textValue(item.values["label"])),
            ...fromDrawer(stored, item.values["source"]),
          }
        : snapshot(item),
  };
}
