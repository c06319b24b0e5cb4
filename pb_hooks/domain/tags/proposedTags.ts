/** Tags to print of a product (docs/rules-tags.md, Queue). */
import { hasStock, hasStockSql } from "#domain/stock/nonStock.ts";
import type { Product, Tag } from "#domain/core/records.ts";

type Kept = Pick<Tag, "pieces" | "hand" | "old_price" | "old_code">;
type Tagged = Pick<Product, "stock" | "type" | "made_to_order">;

/** True where another price or code hangs than the product's: all its tags are made again. */
const isAnother = ({ old_price, old_code }: Kept): boolean => old_price !== null || old_code !== "";

/** Tags proposed of a product; none of one without stock. */
export function proposedTags(tag: Kept, product: Tagged): number {
  if (!hasStock(product)) return 0;
  const shelf = isAnother(tag) ? product.stock : Math.min(tag.pieces, product.stock);
  return shelf + tag.hand;
}

/** True of a price that is kept, as SQL: the column has a number, or the text null. */
export const isPriceKeptSql = (tag: string): string =>
  `(typeof(${tag}.old_price) IN ('integer', 'real'))`;

/** `proposedTags` as SQL. */
export const proposedTagsSql = (tag: string, product: string): string =>
  `CAST(IIF(${hasStockSql(product)}, IIF(${isPriceKeptSql(tag)} OR ${tag}.old_code <> '', ${product}.stock,
    MIN(${tag}.pieces, ${product}.stock)) + ${tag}.hand, 0) AS INTEGER)`;

/** Tag of a product after a print. `quantity`, `price` in dirhams and `barcode`: as printed. */
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

/** Tag of a product that waits for nothing. */
export const noTag: Kept = { pieces: 0, hand: 0, old_price: null, old_code: "" };

/** True of a tag that waits for nothing, whose row is not kept. */
export const isDone = ({ pieces, hand, ...tag }: Kept): boolean =>
  pieces === 0 && hand === 0 && !isAnother({ pieces, hand, ...tag });
