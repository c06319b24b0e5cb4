/** Parses the rows of a catalogue file, each with its errors (docs/rules-stock.md, Catalogue import). */
import {
  type CatalogueColumn,
  catalogueColumns,
  type CatalogueRow,
  readCatalogueRow,
  catalogueRowMessage,
  plainType,
  productTypeOf,
} from "#domain/stock/catalogue.ts";
import {
  type DecimalSeparator,
  decimalSeparatorOf,
  unambiguousAmount,
} from "#domain/stock/catalogueNumbers.ts";
import type { ProductType } from "#domain/core/records.ts";
import { shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { fold } from "#domain/search/search.ts";
import { importStrings } from "./import.strings.ts";
import type { FileLine } from "#shared/files/csvLines.ts";
import type { CatalogueFile } from "./parse.ts";
import type { Places } from "./places.ts";

export type FileRow = Record<CatalogueColumn, string>;

/** Options for parsing: the field of each column, the type for rows without one, and chosen types for unknown words. */
export type FileReading = {
  places: Places;
  type: string;
  /** Chosen types, by the word as `plainType` normalises it. */
  types: Readonly<Record<string, ProductType>>;
};

/** Cells of a line as values by field. */
export function rowOf({ cells }: FileLine, { places, type, types }: FileReading): FileRow {
  const row = Object.fromEntries(catalogueColumns.map((column) => [column, ""])) as FileRow;
  cells.forEach((cell, at) => {
    const column = places[at];
    if (column) row[column] = cell.trim();
  });
  return { ...row, type: types[plainType(row.type)] ?? (row.type || type) };
}

export type CheckedRow = FileLine & {
  row: FileRow;
  read: CatalogueRow;
  errors: string[];
  /** Errors that concern a price update too, also listed in `errors`. */
  faults: string[];
  /** Number of an earlier line with the same reference. */
  sameAs: number | null;
  /** Number of an earlier line with the same barcode. */
  sameBarcode: number | null;
  /** Type as written in the file, when it is not a known type; else ''. */
  unknownType: string;
};

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const batch = 500;
/** Yields to the event loop between batches. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const amounts = ["purchase_price", "selling_price", "stock"] as const;
type Amount = (typeof amounts)[number];
type Marks = Record<Amount, DecimalSeparator | null>;

/** Decimal separator of each amount column. If one price column is ambiguous, it takes the other's separator. */
function marksOf({ lines }: CatalogueFile, places: Places): Marks {
  const markOf = (column: Amount) => {
    const at = places.indexOf(column);
    return at < 0 ? null : decimalSeparatorOf(lines.map(({ cells }) => cells[at] ?? ""));
  };
  const [bought, sold, stock] = amounts.map(markOf);
  return {
    purchase_price: bought ?? sold ?? null,
    selling_price: sold ?? bought ?? null,
    stock: stock ?? null,
  };
}

/** Parses the amounts of a row; an ambiguous one stays a text, and is later refused. */
function decided(row: FileRow, marks: Marks): FileRow {
  const plain = { ...row };
  for (const column of amounts)
    plain[column] = unambiguousAmount(row[column], marks[column]) ?? row[column];
  return plain;
}

/** Matches 'total' or 'sous-total' at the start of a row, but not 'Total 30', which is a contact lens. */
const totalForm = /^(?:sous tota(?:l|ux)\b|tota(?:l|ux)\b(?! \d))/;
/** True of a row with a total, which is not a product. */
const isTotal = ({ cells }: FileLine, row: FileRow): boolean => {
  const first = fold(cells.find((cell) => cell.trim() !== "") ?? "").replace(/[^a-z0-9]+/g, " ");
  return row.reference === "" && row.barcode === "" && totalForm.test(first.trim());
};

/** Errors of a line. */
function faultsOf(line: FileLine, row: FileRow): string[] {
  if (line.isBroken) return [importStrings.brokenQuote];
  return isTotal(line, row) ? [importStrings.totalRow] : [];
}

/** Remembers the line of the first row with each key; '' is no key. */
function firstLines() {
  const seen = new Map<string, number>();
  return (key: string, line: number): number | null => {
    const first = key === "" ? undefined : seen.get(key);
    if (key !== "" && first === undefined) seen.set(key, line);
    return first ?? null;
  };
}

/** Checks the rows in batches, so that the page stays responsive; `onProgress` gets the share done. */
export async function check(
  file: CatalogueFile,
  reading: FileReading,
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const { lines } = file;
  const marks = marksOf(file, reading.places);
  const checked: CheckedRow[] = [];
  const [firstReference, firstBarcode] = [firstLines(), firstLines()];
  for (const [index, line] of lines.entries()) {
    if (index % batch === 0) {
      onProgress(index / lines.length);
      await breathe();
    }
    const row = decided(rowOf(line, reading), marks);
    const read = readCatalogueRow(row);
    const faults = faultsOf(line, row);
    checked.push({
      ...line,
      row,
      read,
      sameAs: firstReference(fold(textOf(read.product["reference"])), line.line),
      sameBarcode: firstBarcode(shorterBarcodeForm(textOf(read.product["barcode"])), line.line),
      unknownType: row.type !== "" && !productTypeOf(row.type) ? row.type : "",
      errors: faults.length > 0 ? faults : read.violations.map(catalogueRowMessage),
      faults,
    });
  }
  return checked;
}
