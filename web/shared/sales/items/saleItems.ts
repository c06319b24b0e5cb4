/** Items of a sale form: typed values, totals, checks. */
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

/** Source of a lens, drawer or lab; '' while undecided. */
export type LensSource = InvoiceItem["source"];

export type ItemValues = {
  id: string;
  product: string;
  name: string;
  reference: string;
  type: ProductType;
  /**
   * Stock available to this sale: the shelf plus the pieces that the stored sale took. Null for a product without
   * stock.
   */
  stock: number | null;
  /** Stock from which the product counts as low; blank for the default. */
  lowStockAt?: number | null | undefined;
  quantity: string;
  price: string;
  /** Selected eye of a lens; '' to follow the correction. */
  eye: EyeSide | "";
  /** Name of a free line; on a product's line, a remark. */
  label: string;
  /** Typed amount or percentage off the whole line; '' for no discount. */
  discount: string;
  /** Lowest price of a piece after discount, in dirhams; 0 for no limit. */
  minPrice: number;
  /** Number of the pair of glasses; absent for the first. */
  pair?: number;
  /** Use (far, near …) of its pair; absent when none was chosen. */
  use?: LensUse | "";
  /** Power of one lens of a range; absent on any other line. */
  power?: LensPower;
  /** Source of that lens, as proposed or stored. */
  source?: LensSource;
  /** True when a person chose the source; only then it is sent to the server. */
  isSourceChosen?: boolean;
  /** Number of lenses in its drawer cell that the line may take. */
  inDrawer?: number;
  /** True when the supplier makes the lens specially, outside its tariff. */
  special?: boolean;
  /** Days until an ordered lens arrives; 0 for the shop's default. */
  delay?: number;
  /** Geometry of the lens's range. */
  geometry?: string;
  /** Values of a contact lens; absent for other products, and for a person who may not see them. */
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
 * Index of the item that gets a further piece of a product, or -1: the first one, or for contact lenses the one with
 * the fewest boxes.
 */
export function itemOfExtra(items: readonly ItemValues[], { id, type }: Product): number {
  const own = items.flatMap((item, at) => (item.product === id && !item.power ? [at] : []));
  const piecesAt = (at: number) => parseQuantity(items[at]?.quantity ?? "") ?? 0;
  const [first = -1, ...others] = own;
  if (type !== "contact_lens") return first;
  return others.reduce((least, at) => (piecesAt(at) < piecesAt(least) ? at : least), first);
}

/** Line without a product, whose price is blank and must be typed. */
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

/** Changes the quantity by one, but not below one: a separate button removes the line. */
export const stepped = (quantity: string, by: number): string =>
  String(Math.max(1, (parseQuantity(quantity) ?? 0) + by));

/** Number of pieces of a product that the stored sale holds. */
export const takenBy = (items: readonly SavedItem[], product: string): number =>
  items
    .filter((item) => item.product === product)
    .reduce((taken, { quantity }) => taken + quantity, 0);

/** Form values of a stored item; a deleted product is shown by its snapshot. */
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
    // Lines that come from old paper invoices have a name but no label.
    label: item.label || (item.product === "" ? item.product_name : ""),
    discount: item.discount === 0 ? "" : amountText(item.discount),
    minPrice: product?.min_price ?? 0,
    ...(item.pair > 1 ? { pair: item.pair } : {}),
    ...(item.use ? { use: item.use } : {}),
    ...lensOf(item),
  };
}

/** Lens values of a stored line: power, source and special making, or the contact lens. */
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
 * Fields of a lens in the request body. A source that nobody chose is left to the server; a hidden contact lens is left
 * out, so it stays.
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

/** Parses the typed discount; null when unreadable. Zero when blank, or missing from an old draft. */
const readDiscount = (item: Priced): Centimes | null =>
  isBlank(item.discount) ? noMoney : parseDiscount(item.discount, grossAmount(item));

/** Discount in centimes; zero when unreadable or above the line's amount. */
export function itemDiscount(item: Priced): Centimes {
  const discount = readDiscount(item) ?? noMoney;
  return discount > grossAmount(item) ? noMoney : discount;
}

export const itemAmount = (item: Priced): Centimes => minus(grossAmount(item), itemDiscount(item));

/** True when a piece costs less than its product's lowest price. */
export const isBelowMinPrice = (item: ItemValues): boolean =>
  itemAmount(item) < times(toCentimes(item.minPrice), parseQuantity(item.quantity) ?? 0);

export const discountsOf = (items: readonly Priced[]): Centimes => sum(items.map(itemDiscount));

/** Spreads a discount on the whole sale over its lines, as typed texts; null when it is unreadable or too large. */
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
