/** Rows of a catalogue import (domain/README.md §10): each becomes a product, or a sentence that says why not. */
import { isBlank, trimBlanks } from "#domain/core/blank.ts";
import { checkFields } from "#domain/core/fields.ts";
import { productTypeNames } from "#domain/core/messages.ts";
import { parseAmount, toDirhams } from "#domain/core/money.ts";
import { productTypes, type ProductType } from "#domain/core/records.ts";
import { fold } from "#domain/search/search.ts";
import type { Values } from "#domain/core/values.ts";
import type { Violation } from "#domain/core/violation.ts";

export type CatalogueRow = {
  product: Values;
  supplierName: string;
  violations: Violation[];
};

const labels = new Map<string, ProductType>(
  productTypes.flatMap((type) => [
    [type, type],
    [fold(productTypeNames[type]), type],
  ]),
);

/** 'frame', 'Monture' or 'MONTURE'; undefined for anything else. */
export const productTypeOf = (text: string): ProductType | undefined =>
  labels.get(fold(trimBlanks(text)));

/** A number as a file holds it: 12.5, '12,50', '1 234,5'; blank is 0; anything else stays, to be refused. */
function numberOf(value: unknown): unknown {
  if (isBlank(value)) return 0;
  if (typeof value !== "string") return value;
  const centimes = parseAmount(value);
  return centimes === null ? value : toDirhams(centimes);
}

const textOf = (value: unknown): unknown =>
  isBlank(value) ? "" : typeof value === "string" ? trimBlanks(value) : value;
/** The columns of a catalogue file. */
export const catalogueColumns = [
  "name",
  "type",
  "reference",
  "description",
  "purchase_price",
  "selling_price",
  "stock",
  "supplier_name",
] as const;
export type CatalogueColumn = (typeof catalogueColumns)[number];
/** Those that are fields of the product; the supplier is looked for by its name. */
const productFields = catalogueColumns.filter((column) => column !== "supplier_name");

/** One row of an import: the product it becomes, prices in dirhams, and what is refused of it. */
export function readCatalogueRow(row: Values): CatalogueRow {
  const type = textOf(row["type"]);
  const product: Values = {
    name: textOf(row["name"]),
    type: (typeof type === "string" && productTypeOf(type)) || type,
    reference: textOf(row["reference"]),
    description: textOf(row["description"]),
    purchase_price: numberOf(row["purchase_price"]),
    selling_price: numberOf(row["selling_price"]),
    stock: numberOf(row["stock"]),
  };
  const supplier = row["supplier_name"];
  return {
    product,
    supplierName: typeof supplier === "string" ? trimBlanks(supplier) : "",
    violations: checkFields("optique_products", product, productFields, true),
  };
}
