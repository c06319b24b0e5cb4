/** Items of a sale form: typed texts, totals, checks. */
import { pick } from "#lib/pick.ts";
import type { SavedItem } from "#domain/documents/documents.ts";
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  minus,
  noMoney,
  parseAmount,
  parseQuantity,
  sum,
  times,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { isBlank, trimBlanks } from "#domain/core/text/blank.ts";
import { parseDiscount, spreadDiscount } from "#domain/sale/discount.ts";
import {
  type EyeSide,
  type InvoiceItem,
  type LensUse,
  maxQuantity,
  type Product,
  type ProductType,
} from "#domain/core/records.ts";
import { lensOf as contactLensOf } from "#domain/contactLenses/lens.ts";
import { type LensPower, powerOf } from "#domain/lenses/power.ts";
import { stockOf } from "#domain/stock/nonStock.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  blankLens,
  checkLensTexts,
  lensOfTexts,
  type LensTexts,
  textsOfLens,
} from "#shared/contactLenses/lensTexts.ts";

/** Source of a lens; '' is not said yet. */
export type LensSource = InvoiceItem["source"];

export type ItemValues = {
  id: string;
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  /** Available stock: the shelf plus the pieces of this sale. Null without stock. */
  stock: number | null;
  /** Highest stock of the product that counts as low; blank is the usual one. */
  lowStockAt?: number | null | undefined;
  quantity: string;
  price: string;
  /** Selected eye of lenses; '' follows the correction. */
  eye: EyeSide | "";
  /** Name of a free line, which has no product; with a product, a remark. */
  label: string;
  /** Typed amount or percentage off the whole line; '' is none. */
  discount: string;
  /** Lowest price of a piece after discount, in dirhams; 0 is none. */
  minPrice: number;
  /** Pair of glasses; absent of the first. */
  pair?: number;
  /** Use of its pair; absent where none was chosen. */
  use?: LensUse | "";
  /** Power of one lens of a range; absent of any other line. */
  power?: LensPower;
  /** Where that lens comes from, as proposed or stored. */
  source?: LensSource;
  /** Chosen by a press: only then it is sent. */
  isSourceChosen?: boolean;
  /** Lenses of its cell that the line may take. */
  inDrawer?: number;
  /** The supplier makes it beyond its tariff. */
  special?: boolean;
  /** Days until it is there, once ordered; 0 is the shop's. */
  delay?: number;
  /** Geometry of its range. */
  geometry?: string;
  /** Contact lens; absent of another product, and of a person who may not see it. */
  lens?: LensTexts;
};

export const amountText = (dirhams: number): string => formatAmount(toCentimes(dirhams));
export const amountOf = (typed: string): number => toDirhams(parseAmount(typed) ?? toCentimes(0));

export function itemOfProduct(id: string, product: Product, quantity = 1): ItemValues {
  const { name, reference, type } = product;
  return {
    id,
    product: product.id,
    name,
    reference,
    type,
    stock: stockOf(product),
    lowStockAt: product.low_stock_at,
    quantity: String(quantity),
    price: amountText(product.selling_price),
    eye: "",
    label: "",
    discount: "",
    minPrice: product.min_price,
    ...(product.is_range ? { geometry: product.geometry } : {}),
    ...(type === "contact_lens" ? { lens: blankLens } : {}),
  };
}

/**
 * Index of the item that a further piece of a product goes to: its first one, of contact lenses that with the fewest boxes; -1
 * without one.
 */
export function itemOfExtra(items: readonly ItemValues[], { id, type }: Product): number {
  const own = items.flatMap((item, at) => (item.product === id && !item.power ? [at] : []));
  const piecesAt = (at: number) => parseQuantity(items[at]?.quantity ?? "") ?? 0;
  const [first = -1, ...others] = own;
  if (type !== "contact_lens") return first;
  return others.reduce((least, at) => (piecesAt(at) < piecesAt(least) ? at : least), first);
}

/** Line without product; its blank price has to be typed. */
export const freeItem = (id: string, label: string): ItemValues => ({
  id,
  product: "",
  name: "",
  reference: "",
  type: "other",
  stock: null,
  quantity: "1",
  price: "",
  eye: "",
  label,
  discount: "",
  minPrice: 0,
});

/** Name of a line on the screen; '' for an unnamed free line. */
export const itemName = ({ product, label, name }: ItemValues): string =>
  product === "" ? label.trim() : name;

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
    ...pick(item, "id", "product", "eye"),
    name: item.product_name || (product?.name ?? ""),
    reference: item.product_reference || (product?.reference ?? ""),
    type: item.product_type || (product?.type ?? "other"),
    stock: item.non_stock ? null : (product?.stock ?? 0) + takenBy(items, item.product),
    lowStockAt: product?.low_stock_at,
    quantity: String(item.quantity),
    price: amountText(item.price),
    // Lines of old paper invoices have a name and no label.
    label: item.label || (item.product === "" ? item.product_name : ""),
    discount: item.discount === 0 ? "" : amountText(item.discount),
    minPrice: product?.min_price ?? 0,
    ...(item.pair > 1 ? { pair: item.pair } : {}),
    ...(item.use ? { use: item.use } : {}),
    ...lensOf(item),
  };
}

/** Power, source and special making of a stored line, or its contact lens. */
export function lensOf({
  power: stored,
  lens,
  ...item
}: Pick<SavedItem, "power" | "special" | "expand" | "product_type" | "lens"> & {
  source?: LensSource;
}): Partial<ItemValues> {
  const power = powerOf(stored);
  if (item.product_type === "contact_lens")
    return lens === undefined ? {} : { lens: textsOfLens(contactLensOf(lens)) };
  const { source = "", special, expand } = item;
  const { delay_days: delay = 0, geometry = "" } = expand?.product ?? {};
  if (!power) return geometry ? { geometry } : {};
  return { power, source, special, delay, geometry, inDrawer: source === "stock" ? 1 : 0 };
}

export const itemInput = (item: ItemValues) => ({
  id: item.id,
  product: item.product,
  quantity: Number(item.quantity.trim()),
  price: amountOf(item.price),
  label: trimBlanks(item.label || ""),
  discount: toDirhams(itemDiscount(item)),
  ...(item.pair ? { pair: item.pair } : {}),
  ...(item.use === undefined ? {} : { use: item.use }),
  ...lensInput(item),
});

/**
 * What is sent of a power; a source that nobody chose is the server's. A supplement has the eye of its lens. A contact lens that is
 * not shown stays as it is.
 */
const lensInput = ({ type, eye, power, lens, ...item }: ItemValues) => {
  if (type === "contact_lens")
    return { eye: eye || ("" as const), ...(lens && { lens: lensOfTexts(lens) }) };
  const { special = false, source, isSourceChosen } = item;
  return {
    ...(power && { power, special, ...(isSourceChosen && source ? { source } : {}) }),
    ...(eye && (power || type === "service") ? { eye } : {}),
  };
};

type Priced = Pick<ItemValues, "quantity" | "price" | "discount">;

/** Amount before the discount; unreadable numbers count as zero. */
export const grossAmount = (item: Pick<Priced, "quantity" | "price">): Centimes =>
  times(parseAmount(item.price) ?? noMoney, parseQuantity(item.quantity) ?? 0);

/** Typed discount; null when unreadable. A blank one, or one missing from an old draft, is zero. */
const readDiscount = (item: Priced): Centimes | null =>
  isBlank(item.discount) ? noMoney : parseDiscount(item.discount, grossAmount(item));

/** Discount in centimes; an unreadable one, or more than the line, counts as none. */
export function itemDiscount(item: Priced): Centimes {
  const discount = readDiscount(item) ?? noMoney;
  return discount > grossAmount(item) ? noMoney : discount;
}

export const itemAmount = (item: Priced): Centimes => minus(grossAmount(item), itemDiscount(item));

/** Whether a piece costs less than its product's lowest price. */
export const isBelowMinPrice = (item: ItemValues): boolean =>
  itemAmount(item) < times(toCentimes(item.minPrice), parseQuantity(item.quantity) ?? 0);

/** Sum of the discounts. */
export const discountsOf = (items: readonly Priced[]): Centimes => sum(items.map(itemDiscount));

/** Discounts of the lines for one typed on the whole sale, as typed texts; null when it is unreadable or too large. */
export function spreadOverItems(typed: string, items: readonly Priced[]): string[] | null {
  const lines = items.map(grossAmount);
  const gross = sum(lines);
  const discount = isBlank(typed) ? noMoney : parseDiscount(typed, gross);
  if (discount === null || discount > gross) return null;
  return spreadDiscount(discount, lines).map((share) => (share > 0 ? formatAmount(share) : ""));
}

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

function checkTypedDiscount(field: string, item: ItemValues): Violation[] {
  const discount = readDiscount(item);
  if (discount === null) return [{ field, code: "discount_form" }];
  return discount > grossAmount(item) ? [{ field, code: "discount_max" }] : [];
}

const checkLabel = (field: string, { product, label }: ItemValues): Violation[] =>
  product === "" && label.trim() === "" ? [{ field, code: "required" }] : [];

/** Errors of the items at `path`. */
export const checkItems = (path: string, items: readonly ItemValues[]): Violation[] =>
  items.flatMap((item, index) => [
    ...checkLabel(`${path}.${index}.label`, item),
    ...checkQuantity(`${path}.${index}.quantity`, item.quantity),
    ...checkAmount(`${path}.${index}.price`, item.price),
    ...checkTypedDiscount(`${path}.${index}.discount`, item),
    ...(item.lens ? checkLensTexts(`${path}.${index}.lens`, item.lens) : []),
  ]);
