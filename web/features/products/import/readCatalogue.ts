/** Parses the rows of a catalogue file, each with its errors (docs/rules-stock.md, Catalogue import). */
import {
  type CatalogueColumn,
  catalogueColumns,
  type CatalogueRow,
  readCatalogueRow,
  catalogueRowMessage,
} from "#domain/stock/catalogue.ts";
import {
  type DecimalSeparator,
  decimalSeparatorOf,
  unambiguousAmount,
} from "#domain/stock/catalogueNumbers.ts";
import { fold } from "#domain/search/search.ts";
import { strings } from "./import.strings.ts";
import type { CatalogueFile, FileLine } from "./parse.ts";
import type { Places } from "./places.ts";

export type FileRow = Record<CatalogueColumn, string>;

/** Cells of a line by field; `type` is the default type. */
export function rowOf({ cells }: FileLine, places: Places, type: string): FileRow {
  const row = Object.fromEntries(catalogueColumns.map((column) => [column, ""])) as FileRow;
  cells.forEach((cell, at) => {
    const column = places[at];
    if (column) row[column] = cell.trim();
  });
  return { ...row, type: row.type || type };
}

export type CheckedRow = FileLine & {
  row: FileRow;
  read: CatalogueRow;
  errors: string[];
  /** Fields that a price update has too. */
  faults: string[];
  /** Earlier line with the same reference. */
  sameAs: number | null;
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

const totalForm = /^(?:sous )?tota(?:l|ux)(?: (?:general|ht|ttc|stock|dh|du stock))*$/;
/** A total row is no product. */
const isTotal = ({ cells }: FileLine, row: FileRow): boolean => {
  const first = fold(cells.find((cell) => cell.trim() !== "") ?? "").replace(/[^a-z0-9]+/g, " ");
  return row.reference === "" && row.barcode === "" && totalForm.test(first.trim());
};

/** Errors of a line. */
function faultsOf(line: FileLine, row: FileRow): string[] {
  if (line.isBroken) return [strings.brokenQuote];
  return isTotal(line, row) ? [strings.totalRow] : [];
}

/** Rows with their errors, in batches; `onProgress` gets the share done. */
export async function check(
  file: CatalogueFile,
  places: Places,
  type: string,
  onProgress: (share: number) => void,
): Promise<CheckedRow[]> {
  const { lines } = file;
  const marks = marksOf(file, places);
  const checked: CheckedRow[] = [];
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (index % batch === 0) {
      onProgress(index / lines.length);
      await breathe();
    }
    const row = decided(rowOf(line, places, type), marks);
    const read = readCatalogueRow(row);
    const reference = fold(textOf(read.product["reference"]));
    const sameAs = reference === "" ? null : (seen.get(reference) ?? null);
    if (reference !== "" && sameAs === null) seen.set(reference, line.line);
    const faults = faultsOf(line, row);
    const errors = faults.length > 0 ? faults : read.violations.map(catalogueRowMessage);
    checked.push({ ...line, row, read, sameAs, errors, faults });
  }
  return checked;
}
