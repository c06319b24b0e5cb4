/** Converts the lines of a quote to form values, and to lines of the sale. */
import { pick } from "#lib/pick.ts";
import type { QuoteDocument, SavedQuoteItem } from "#api/sales/quotes.ts";
import type { QuoteVariant } from "#domain/core/records.ts";
import { changedPrice, linesOfVariant } from "#domain/quotes/quote.ts";
import { stockOf } from "#domain/stock/nonStock.ts";
import { newId } from "#lib/ids.ts";
import {
  amountText,
  freeItem,
  itemName,
  type ItemValues,
  lensOf,
} from "#shared/sales/items/saleItems.ts";

export type LineValues = ItemValues & { variant: QuoteVariant | "" };

/** Form values of a stored line; a deleted product is shown by its snapshot. */
export function lineOf(item: SavedQuoteItem): LineValues {
  const product = item.expand?.product;
  return {
    ...pick(item, "id", "variant", "product", "eye"),
    name: item.product_name || (product?.name ?? ""),
    reference: item.product_reference || (product?.reference ?? ""),
    type: item.product_type || (product?.type ?? "other"),
    stock: product ? stockOf(product) : null,
    lowStockAt: product?.low_stock_at,
    quantity: String(item.quantity),
    price: amountText(item.price),
    label: item.label || (item.product === "" ? item.product_name : ""),
    discount: item.discount === 0 ? "" : amountText(item.discount),
    minPrice: product?.min_price ?? 0,
    ...lensOf(item),
  };
}

/** True when the product is archived or deleted. Deletion clears the line's `product` but leaves its type. */
const isGone = ({ product, product_type: type, expand }: SavedQuoteItem): boolean =>
  product === "" ? Boolean(type) : (expand?.product?.archived ?? true);

/** Line of the sale, under a new id. A product that is archived or deleted becomes a free line. */
function soldLine(item: SavedQuoteItem, atPrices: boolean): ItemValues {
  const { variant: _, ...line } = lineOf(item);
  const id = newId();
  const { quantity, price, discount } = line;
  if (isGone(item)) return { ...freeItem(id, itemName(line)), quantity, price, discount };
  const now = atPrices ? changedPrice(item, item.expand?.product) : null;
  return { ...line, id, ...(now === null ? {} : { price: amountText(now) }) };
}

/** Lines of a variant for the sale form, at the quote's prices or, with `atPrices`, at today's. */
export const soldLines = (
  { items }: QuoteDocument,
  variant: string,
  atPrices: boolean,
): ItemValues[] => linesOfVariant(items, variant).map((item) => soldLine(item, atPrices));

/** Draft key of the sale of a quote, separate for each variant and choice of prices, because their lines differ. */
export const quoteDraftKey = (
  form: "prescription" | "sale",
  { id }: Pick<QuoteDocument, "id">,
  asked: URLSearchParams,
): string =>
  [form, "quote", id, asked.get("variante"), asked.get("prix")].filter(Boolean).join(".");

/** Names of the products of a variant that are archived or deleted. */
export const goneNames = ({ items }: QuoteDocument, variant: string): string[] =>
  linesOfVariant(items, variant)
    .filter(isGone)
    .map((item) => itemName(lineOf(item)));
