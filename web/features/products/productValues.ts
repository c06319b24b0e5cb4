/** Typed values of the product form. */
import { pick } from "#lib/pick.ts";
import { hasRight } from "#api/session/people.ts";
import {
  formatAmount,
  parseAmount,
  parseQuantity,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { type FrameMeasure, frameMeasures, maxCounted } from "#domain/core/records.ts";
import { formatPlain } from "#domain/optics/measures/formatExtra.ts";
import { checkExtraValue, type FrameSize } from "#domain/optics/measures/extraMeasures.ts";
import { readTyped } from "#domain/optics/parse.ts";
import { parseRate, rateText } from "#lib/texts/vatRate.ts";
import type { ProductInput, ListedProduct } from "#api/stock/products.ts";
import {
  blankContact,
  contactInput,
  type ContactValues,
  contactValuesOf,
} from "./contactValues.ts";
import { blankRange, rangeInput, type RangeValues, rangeValuesOf } from "./rangeValues.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.form;

export type ProductValues = {
  name: string;
  type: string;
  reference: string;
  description: string;
  purchase_price: string;
  selling_price: string;
  /** '' for no lowest price. */
  min_price: string;
  made_to_order: boolean;
  stock: string;
  /** Stock from which the product counts as low; '' for the default. */
  low_stock_at: string;
  supplier: string;
  supplierName: string;
  barcode: string;
  /** Percent as typed; '' to use the company's rate. */
  vat_rate: string;
} & Record<FrameMeasure, string> &
  RangeValues &
  ContactValues;

export const blankProduct: ProductValues = {
  name: "",
  type: "",
  reference: "",
  description: "",
  purchase_price: "",
  selling_price: "",
  min_price: "",
  made_to_order: false,
  stock: "",
  low_stock_at: "",
  supplier: "",
  supplierName: "",
  barcode: "",
  vat_rate: "",
  eye_size: "",
  bridge: "",
  temple: "",
  lens_height: "",
  ...blankRange,
  ...blankContact,
};

const amountText = (dirhams: number): string => formatAmount(toCentimes(dirhams));

export const valuesOf = (product: ListedProduct): ProductValues => ({
  ...pick(
    product,
    "name",
    "type",
    "reference",
    "description",
    "made_to_order",
    "supplier",
    "barcode",
  ),
  purchase_price: hasRight("cost.see") ? amountText(product.purchase_price) : "",
  selling_price: amountText(product.selling_price),
  min_price: product.min_price === 0 ? "" : amountText(product.min_price),
  stock: String(product.stock),
  low_stock_at: product.low_stock_at === null ? "" : String(product.low_stock_at),
  supplierName: product.expand?.supplier?.name ?? "",
  vat_rate: product.vat_rate === null ? "" : rateText(product.vat_rate),
  ...sizeTexts(product),
  ...rangeValuesOf(product),
  ...contactValuesOf(product),
});

/** Form texts of a frame's size. */
export const sizeTexts = (size: FrameSize): Record<FrameMeasure, string> => {
  const text = (value: number | null) => (value === null ? "" : formatPlain(value));
  return {
    eye_size: text(size.eye_size),
    bridge: text(size.bridge),
    temple: text(size.temple),
    lens_height: text(size.lens_height),
  };
};

/** Error for a size in mm; blank means not measured. */
export function checkSize(measure: FrameMeasure, typed: string): string | true {
  if (typed.trim() === "") return true;
  const code = checkExtraValue(measure, readTyped(typed.trim()) ?? Number.NaN);
  return code === null || messageOfCode(code);
}

/** True of types of product that have a size. */
export const hasSize = (type: string): boolean => type === "frame" || type === "sunglasses";

/** Request fields of the size: of a frame, '' when not measured; other products leave it unchanged. */
const sizeInput = (values: ProductValues): ProductInput =>
  hasSize(values.type)
    ? Object.fromEntries(
        frameMeasures.map((measure) => [measure, readTyped(values[measure].trim()) ?? ""]),
      )
    : {};

/** Error for a price; a minus sign makes it negative, which is refused. */
export function checkPrice(typed: string, isRequired: boolean): string | true {
  if (typed.trim() === "") return isRequired ? text.priceRequired : true;
  return parseAmount(typed) === null ? text.pricePositive : true;
}

export function checkStock(typed: string): string | true {
  const plain = typed.trim();
  if (plain === "") return text.stockRequired;
  if (/^[-\u2212]/.test(plain)) return text.stockPositive;
  return parseQuantity(plain) === null ? text.stockWhole : true;
}

/** Error for a low-stock level; blank means the default. */
export function checkLowStock(typed: string): string | true {
  const level = lowStockLevelOf(typed);
  return level === "" || (level !== null && level <= maxCounted) || text.lowStockWhole;
}

/** Parses a level: '' when blank, null when invalid. */
const lowStockLevelOf = (typed: string): number | "" | null =>
  typed.trim() === "" ? "" : parseQuantity(typed.trim());

/** Parses a rate; '' means the company's rate. */
const rateOf = (typed: string): number | "" => parseRate(typed) ?? "";

const amountOf = (typed: string): number => toDirhams(parseAmount(typed || "0") ?? toCentimes(0));

/** Request body of a new product, without empty values. */
export function newInput(values: ProductValues): ProductInput {
  const given = {
    name: values.name.trim(),
    type: values.type,
    reference: values.reference.trim(),
    description: values.description.trim(),
    supplier: values.supplier,
    barcode: values.barcode.trim(),
    vat_rate: rateOf(values.vat_rate),
    low_stock_at: lowStockLevelOf(values.low_stock_at) ?? "",
  };
  const filled = Object.entries(given).filter(([, value]) => value !== "");
  return {
    ...Object.fromEntries(filled),
    ...(values.purchase_price.trim() ? { purchase_price: amountOf(values.purchase_price) } : {}),
    ...(values.min_price.trim() ? { min_price: amountOf(values.min_price) } : {}),
    ...(values.made_to_order ? { made_to_order: true } : {}),
    ...sizeInput(values),
    ...rangeInput(values, false),
    ...contactInput(values),
    selling_price: amountOf(values.selling_price),
    stock: Number(values.stock.trim()),
  };
}

/** Request body of an edited product, without its stock. */
export const changedInput = (values: ProductValues): ProductInput => ({
  name: values.name.trim(),
  type: values.type,
  reference: values.reference.trim(),
  description: values.description.trim(),
  supplier: values.supplier,
  ...(hasRight("cost.see") ? { purchase_price: amountOf(values.purchase_price) } : {}),
  selling_price: amountOf(values.selling_price),
  min_price: amountOf(values.min_price),
  made_to_order: values.made_to_order,
  barcode: values.barcode.trim(),
  vat_rate: rateOf(values.vat_rate),
  low_stock_at: lowStockLevelOf(values.low_stock_at) ?? "",
  ...sizeInput(values),
  ...rangeInput(values, values.was_range),
  ...contactInput(values),
});
