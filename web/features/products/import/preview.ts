/** Preview of an import: compares the rows with the shop's products and suppliers. */
import { readPriceRow, catalogueRowMessage, supplierKey } from "#domain/stock/catalogue.ts";
import { shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { fold } from "#domain/search/search.ts";
import type { Catalogue, ImportReport, SentRow } from "#api/stock/catalogue.ts";
import type { Encoding } from "#shared/files/decode.ts";
import type { CatalogueFile } from "./parse.ts";
import { type CheckedRow, type FileReading, textOf } from "./readCatalogue.ts";
import { importStrings } from "./import.strings.ts";

/** Options for parsing the rows, and for what they do to existing records. */
export type Reading = FileReading & {
  isPrices: boolean;
  /** True to create unknown suppliers before the rows are imported. */
  makesSuppliers: boolean;
};
export type PreviewRow = CheckedRow & {
  /** Ids of the existing products with the same reference. */
  exists: readonly string[];
  /** Name of the supplier if it is unknown, else ''. */
  newSupplier: string;
  warning: string;
  isTaken: boolean;
};
/** Decoded file, and the shop's existing records. */
export type Source = {
  bytes: Uint8Array;
  encoding: Encoding;
  file: CatalogueFile;
  catalogue: Catalogue;
};
export type NotTaken = { line: number; name: string; cells: readonly string[]; reason: string };

/** Id of the product whose prices the row updates; '' for a new product. */
const updatedBy = ({ exists }: Pick<PreviewRow, "exists">, { isPrices }: Reading): string =>
  isPrices && exists.length === 1 ? (exists[0] ?? "") : "";

export function previewOf(
  rows: readonly CheckedRow[],
  { references, barcodes, suppliers }: Catalogue,
  reading: Reading,
): PreviewRow[] {
  const unknown = reading.makesSuppliers
    ? importStrings.supplierMade
    : importStrings.unknownSupplier;
  return rows.map((checked) => {
    const { row } = checked;
    const exists = references.get(fold(textOf(checked.read.product["reference"]))) ?? [];
    const isUpdate = updatedBy({ exists }, reading) !== "";
    const isUnknown =
      !isUpdate && row.supplier_name !== "" && !suppliers.has(supplierKey(row.supplier_name));
    const { faults } = checked;
    const errors = isUpdate
      ? [...faults, ...readPriceRow(row).violations.map(catalogueRowMessage)]
      : [...checked.errors, ...barcodeFaults(checked, barcodes)];
    return {
      ...checked,
      errors,
      exists,
      newSupplier: isUnknown ? checked.read.supplierName : "",
      warning: isUnknown ? unknown(row.supplier_name) : "",
      isTaken: errors.length === 0 && repeats(checked) === "" && (isUpdate || exists.length === 0),
    };
  });
}

/** Error for a new product whose barcode a stored product already has. */
function barcodeFaults({ read }: CheckedRow, barcodes: Catalogue["barcodes"]): string[] {
  const owner = barcodes.get(shorterBarcodeForm(textOf(read.product["barcode"])));
  return owner === undefined ? [] : [importStrings.knownBarcode(owner)];
}

/** Text about an earlier line with the same reference or barcode; '' without one. */
const repeats = ({ sameAs, sameBarcode }: CheckedRow): string =>
  sameBarcode !== null
    ? importStrings.sameBarcode(sameBarcode)
    : sameAs !== null
      ? importStrings.sameAs(sameAs)
      : "";

/** Names of the unknown suppliers in the selected rows. */
export function newSuppliers(rows: readonly PreviewRow[]): string[] {
  const names = new Map<string, string>();
  for (const { newSupplier, isTaken } of rows) {
    const key = supplierKey(newSupplier);
    if (isTaken && key !== "" && !names.has(key)) names.set(key, newSupplier);
  }
  return [...names.values()];
}

/** Notes shown on a valid row. */
export function notesOf(row: PreviewRow, reading: Reading): string[] {
  const { exists, warning } = row;
  const notes: (string | false)[] = [
    repeats(row),
    exists.length > 0 &&
      (updatedBy(row, reading)
        ? importStrings.updated
        : reading.isPrices
          ? importStrings.ambiguous(exists.length)
          : importStrings.exists),
    warning,
  ];
  return notes.filter((note) => note !== false).filter(Boolean);
}

/** Rows that the preview skips, with the reasons. */
export const leftOut = (rows: readonly PreviewRow[]): NotTaken[] =>
  rows
    .filter(({ isTaken }) => !isTaken)
    .map((left) => ({
      line: left.line,
      name: left.row.name,
      cells: left.cells,
      reason:
        left.errors.join(". ") ||
        repeats(left) ||
        (left.exists.length > 0 ? importStrings.leftOut : importStrings.unticked),
    }));

/** Rows that the server refused, by line of the file. */
export const refusedOf = (sent: readonly PreviewRow[], { lines }: ImportReport): NotTaken[] =>
  lines
    .filter(({ status }) => status === "refused")
    .map(({ line, message }) => {
      const row = sent[line - 1];
      return {
        line: row?.line ?? line,
        name: row?.row.name ?? "",
        cells: row?.cells ?? [],
        reason: message,
      };
    });

export const sentRow = (row: PreviewRow, reading: Reading): SentRow => {
  const update = updatedBy(row, reading);
  return update ? { ...row.row, update } : row.row;
};
