/**
 * Parses the rows of a catalogue import (docs/rules-stock.md, Catalogue import): each becomes a product or a French
 * message.
 */
import { isBlank, trimBlanks } from "#domain/core/text/blank.ts";
import { checkFields } from "#domain/core/fields/fields.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { productTypeNames } from "#domain/core/names/names.strings.ts";
import { parseAmount, toDirhams } from "#domain/core/money.ts";
import { collections, productTypes, type ProductType } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { fold } from "#domain/search/search.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { hasLostDigits, repairedBarcode, repairedCode } from "./catalogueCodes.ts";
import { isAmbiguousAmount } from "./catalogueNumbers.ts";
import { catalogueNames, productTypeWords } from "./catalogue.strings.ts";

export type CatalogueRow = {
  product: Values;
  supplierName: string;
  violations: Violation[];
};

/** Folds the text of a product type for comparison: no accents, no capitals, no plurals. */
export const plainType = (text: string): string =>
  fold(trimBlanks(text))
    .split(/\s+/)
    .map((word) => word.replace(/s$/, ""))
    .join(" ");

const typeWords = new Map<string, ProductType>(
  productTypes.flatMap((type) =>
    [type, productTypeNames[type], ...productTypeWords[type]].map((word): [string, ProductType] => [
      plainType(word),
      type,
    ]),
  ),
);

/** Product type of 'frame', 'Monture', 'MONTURES' or 'Solaires'; undefined for anything else. */
export const productTypeOf = (text: string): ProductType | undefined =>
  typeWords.get(plainType(text));

/** Supplier name folded for comparison, with single spaces. */
export const supplierKey = (name: string): string => fold(trimBlanks(name)).replace(/\s+/g, " ");

const unit = /(?:dhs?|mad|dirhams?)\.?$/i;
/** Thousands separated by dots (French Excel in Morocco) or commas (English). A single dot is ambiguous. */
const dotted = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const comma = /^-?\d{1,3}(?:,\d{3})+\.\d*$/;

/**
 * Extra zeros after the centimes, as databases write them: '320.0000'. With three decimals, the other amounts of the
 * column decide.
 */
const zeroDecimals = /^(-?\d+[.,]\d{2})0{2,}$/;

const numberFields = ["purchase_price", "selling_price", "stock"] as const;

/** Refuses ambiguous amounts: '850.000' may be 850 or 850 000. */
const unclearOf = (row: Values, fields: readonly string[]): Violation[] =>
  fields.flatMap((field) => {
    const typed = row[field];
    return typeof typed === "string" && isAmbiguousAmount(typed)
      ? [{ field, code: "amount_unclear", params: { typed: typed.slice(0, 20) } }]
      : [];
  });

/** Violations of these values; an ambiguous amount gets no second violation. */
const checkClear = (values: Values, fields: readonly string[], unclear: readonly Violation[]) => {
  const clear = fields.filter((name) => !unclear.some(({ field }) => field === name));
  return [...checkFields("optique_products", values, clear, true), ...unclear];
};

/**
 * Number of a file: 12.5, '12,50', '1 234,5', '1.250,00', '1 250,00 DH', '320,0000'. Blank means 0; other texts are
 * returned as they are, for the checks to refuse.
 */
export function numberOf(value: unknown): unknown {
  if (isBlank(value)) return 0;
  if (typeof value !== "string" || isAmbiguousAmount(value)) return value;
  const bare = value.replace(/[\s\u0085]/g, "").replace(unit, "");
  const plain = dotted.test(bare)
    ? bare.replaceAll(".", "")
    : comma.test(bare)
      ? bare.replaceAll(",", "")
      : bare;
  const centimes = parseAmount(plain.replace(zeroDecimals, "$1"));
  return centimes === null ? value : toDirhams(centimes);
}

/** Repairs a code that a spreadsheet damaged; other texts are unchanged. */
function mended(field: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (field === "barcode") return repairedBarcode(value);
  return field === "reference" || formulaLike.test(value) ? repairedCode(value) : value;
}
const formulaLike = /^\s*=\s*"/;

/** Stored form of a text; a value that is no text is returned as it is, for the checks to refuse. */
const textOf = (row: Values, field: "name" | "type" | "reference" | "description" | "barcode") => {
  const value = mended(field, row[field]);
  // Trims a cell that its file padded with spaces, so that its length is that of the text.
  const text = typeof value === "string" ? trimBlanks(value) : value;
  const isText = isBlank(text) || typeof text === "string";
  return isText ? readField(collections.optique_products[field], text).stored : value;
};

/** Columns of a catalogue file. The template lacks the last one, which few shops can fill in. */
export const catalogueColumns = [
  "name",
  "type",
  "reference",
  "description",
  "purchase_price",
  "selling_price",
  "stock",
  "supplier_name",
  "barcode",
] as const;
export type CatalogueColumn = (typeof catalogueColumns)[number];
/** Columns that are fields of a product; the supplier is looked up by name instead. */
const productFields = catalogueColumns.filter((column) => column !== "supplier_name");

/** Parses one row to a product, with prices in dirhams, and its violations. */
export function readCatalogueRow(row: Values): CatalogueRow {
  const type = textOf(row, "type");
  const product: Values = {
    name: textOf(row, "name"),
    type: (typeof type === "string" && productTypeOf(type)) || type,
    reference: textOf(row, "reference"),
    description: textOf(row, "description"),
    purchase_price: numberOf(row["purchase_price"]),
    selling_price: numberOf(row["selling_price"]),
    stock: numberOf(row["stock"]),
    barcode: textOf(row, "barcode"),
  };
  const supplier = row["supplier_name"];
  return {
    product,
    supplierName: typeof supplier === "string" ? trimBlanks(supplier) : "",
    violations: [
      ...checkClear(product, productFields, unclearOf(row, numberFields)),
      ...codeFields.filter((field) => isLost(field, product[field])).map(lostCode),
      // Without this check, a supplier that is no text would be ignored silently.
      ...(isBlank(supplier) || typeof supplier === "string"
        ? []
        : [{ field: "supplier_name", code: "text" }]),
    ],
  };
}

const codeFields = ["reference", "barcode"] as const;
const isLost = (field: string, code: unknown): boolean =>
  typeof code === "string" && hasLostDigits(code, field === "barcode");
const lostCode = (field: string): Violation => ({ field, code: "code_shortened" });

const priceFields = ["purchase_price", "selling_price"] as const;
type PriceField = (typeof priceFields)[number];
export type PriceRow = {
  prices: Partial<Record<PriceField, number>>;
  violations: Violation[];
};

/** Parses new prices for an existing product, in dirhams; a blank price leaves the stored one. */
export function readPriceRow(row: Values): PriceRow {
  const given = priceFields.filter((field) => !isBlank(row[field]));
  const prices = Object.fromEntries(given.map((field) => [field, numberOf(row[field])]));
  return { prices, violations: checkClear(prices, given, unclearOf(row, given)) };
}

/** Message of a violation, with the name of its column in front unless the message contains it. */
export function catalogueRowMessage(violation: Violation): string {
  const text = violationMessage(violation);
  const column = catalogueNames[violation.field];
  return column && !text.toLowerCase().includes(column.toLowerCase())
    ? `${column}\u00a0: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}
