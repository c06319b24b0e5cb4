/** Number of tags to print for a product (docs/rules-tags.md, Queue). */
import { hasStock, hasStockSql } from "#domain/stock/nonStock.ts";
import type { Product, Tag } from "#domain/core/records.ts";

type Kept = Pick<Tag, "pieces" | "hand" | "old_price" | "old_code">;
type Tagged = Pick<Product, "stock" | "type" | "made_to_order">;

/** True when the present tags have another price or code than the product, so that all must be replaced. */
const isAnother = ({ old_price, old_code }: Kept): boolean => old_price !== null || old_code !== "";

/** Tags to propose for a product; 0 for a product without stock. */
export function proposedTags(tag: Kept, product: Tagged): number {
  if (!hasStock(product)) return 0;
  const shelf = isAnother(tag) ? product.stock : Math.min(tag.pieces, product.stock);
  return shelf + tag.hand;
}

/** SQL condition: the column has a price, not the JSON text null. */
export const isPriceKeptSql = (tag: string): string =>
  `(typeof(${tag}.old_price) IN ('integer', 'real'))`;

/** `proposedTags` as SQL. */
export const proposedTagsSql = (tag: string, product: string): string =>
  `CAST(IIF(${hasStockSql(product)}, IIF(${isPriceKeptSql(tag)} OR ${tag}.old_code <> '', ${product}.stock,
    MIN(${tag}.pieces, ${product}.stock)) + ${tag}.hand, 0) AS INTEGER)`;

/** Queue values of a product after a print. `quantity`, `price` in dirhams and `barcode`: as printed. */
export function tagAfterPrint(
  tag: Kept,
  product: Tagged & Pick<Product, "selling_price" | "barcode">,
  { quantity, price, barcode }: { quantity: number; price: number; barcode: string },
): Kept {
  return {
    pieces: 0,
    hand: Math.max(0, proposedTags(tag, product) - quantity),
    old_price: price === product.selling_price ? null : price,
    old_code: barcode === product.barcode ? "" : barcode,
  };
}

/** Queue values of a product that needs no tag. */
export const noTag: Kept = { pieces: 0, hand: 0, old_price: null, old_code: "" };

/** True when a product needs no tag; its row is then deleted. */
export const isDone = ({ pieces, hand, ...tag }: Kept): boolean =>
  pieces === 0 && hand === 0 && !isAnother({ pieces, hand, ...tag });
