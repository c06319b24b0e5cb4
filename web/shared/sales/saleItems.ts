/** Items of a sale form: typed texts, totals, checks. */
import type { SavedItem } from "#domain/documents/documents.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  noMoney,
  parseAmount,
  parseQuantity,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { type EyeSide, maxQuantity, type Product, type ProductType } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";

export type ItemValues = {
  id: string;
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  /** Available stock: the shelf plus the pieces of this sale. */
  stock: number;
  quantity: string;
  price: string;
  /** Selected eye of lenses; '' follows the correction. */
  eye: EyeSide | "";
};

export const amountText = (dirhams: number): string => formatAmount(toCentimes(dirhams));
export const amountOf = (typed: string): number => toDirhams(parseAmount(typed) ?? toCentimes(0));

export function itemOfProduct(id: string, product: Product, quantity = 1): ItemValues {
  const { name, reference, type, stock } = product;
  return {
    id,
    product: product.id,
    name,
    reference,
    type,
    stock,
    quantity: String(quantity),
    price: amountText(product.selling_price),
    eye: "",
  };
}

/** Changes the quantity by one, at least one; a button removes the line. */
export const stepped = (quantity: string, by: number): string =>
  String(Math.max(1, (parseQuantity(quantity) ?? 0) + by));

/** Pieces of a product in the stored sale. */
export const takenBy = (items: readonly SavedItem[], product: string): number =>
  items
    .filter((item) => item.product === product)
    .reduce((taken, { quantity }) => taken + quantity, 0);

/** Stored item; its snapshot replaces a deleted product. */
export function itemOf(item: SavedItem, _: number, items: readonly SavedItem[]): ItemValues {
  const product = item.expand?.product;
  return {
    id: item.id,
    product: item.product,
    name: item.product_name || (product?.name ?? ""),
    reference: item.product_reference || (product?.reference ?? ""),
    type: item.product_type || (product?.type ?? "other"),
    stock: (product?.stock ?? 0) + takenBy(items, item.product),
    quantity: String(item.quantity),
    price: amountText(item.price),
    eye: item.eye,
  };
}

export const itemInput = (item: ItemValues) => ({
  id: item.id,
  product: item.product,
  quantity: Number(item.quantity.trim()),
  price: amountOf(item.price),
});

export const itemAmount = (item: Pick<ItemValues, "quantity" | "price">): Centimes =>
  times(parseAmount(item.price) ?? noMoney, parseQuantity(item.quantity) ?? 0);

/** Total quantity of a product in the items. */
export const quantityOf = (items: readonly ItemValues[], product: string): number =>
  items
    .filter((item) => item.product === product)
    .reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0);

export function checkAmount(field: string, typed: string): Violation[] {
  const code = amountRefusal(typed);
  return code ? [{ field, code }] : [];
}

function checkQuantity(field: string, typed: string): Violation[] {
  if (typed.trim() === "") return [{ field, code: "required" }];
  const quantity = parseQuantity(typed);
  if (quantity === null) return [{ field, code: "int" }];
  if (quantity < 1) return [{ field, code: "min", params: { min: 1 } }];
  return quantity > maxQuantity ? [{ field, code: "max", params: { max: maxQuantity } }] : [];
}

/** Errors of the items at `path`. */
export const checkItems = (path: string, items: readonly ItemValues[]): Violation[] =>
  items.flatMap((item, index) => [
    ...checkQuantity(`${path}.${index}.quantity`, item.quantity),
    ...checkAmount(`${path}.${index}.price`, item.price),
  ]);
