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

/** How a file is read: field of each column, type of rows without one, and types chosen for unknown words. */
export type FileReading = {
  places: Places;
  type: string;
  /** By `plainType` of the word. */
  types: Readonly<Record<string, ProductType>>;
};

/** Cells of a line by field. */
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
  /** Fields that a price update has too. */
  faults: string[];
  /** Earlier line with the same reference. */
  sameAs: number | null;
  /** Earlier line with the same barcode. */
  sameBarcode: number | null;
  /** Type as the file says it, when no type is known by it. */
  unknownType: string;
};

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const batch = 500;
/** Yields to the event loop between batches. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const amounts = ["purchase_price", "selling_price", "stock"] as const;
type Amount = (typeof amounts)[number];
type Marks = Record<Amount, DecimalSeparator | null>;

/** Decimal separator of each amount column; an ambiguous price column follows the other. */
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

/** Parses amounts by column; ambiguous ones stay text and are refused. */
function decided(row: FileRow, marks: Marks): FileRow {
  const plain = { ...row };
  for (const column of amounts)
    plain[column] = unambiguousAmount(row[column], marks[column]) ?? row[column];
  return plain;
}

/** A total or subtotal, of anything; 'Total 30' is a contact lens. */
const totalForm = /^(?:sous tota(?:l|ux)\b|tota(?:l|ux)\b(?! \d))/;
/** A total row is no product. */
const isTotal = ({ cells }: FileLine, row: FileRow): boolean => {
  const first = fold(cells.find((cell) => cell.trim() !== "") ?? "").replace(/[^a-z0-9]+/g, " ");
  return row.reference === "" && row.barcode === "" && totalForm.test(first.trim());
};

/** Errors of a line. */
function faultsOf(line: FileLine, row: FileRow): string[] {
  if (line.isBroken) return [importStrings.brokenQuote];
  return isTotal(line, row) ? [importStrings.totalRow] : [];
}

/** Line of the first row with each key; '' is no key. */
function firstLines() {
  const seen = new Map<string, number>();
  return (key: string, line: number): number | null => {
    const first = key === "" ? undefined : seen.get(key);
    if (key !== "" && first === undefined) seen.set(key, line);
    return first ?? null;
  };
}

/** Rows with their errors, in batches; `onProgress` gets the share done. */
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
