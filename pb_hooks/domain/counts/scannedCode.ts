/** A code as a scanner sent it (docs/rules-counts.md, Codes). */
import { storedLine, withoutSpaces } from "#domain/core/text/storedForm.ts";
import { otherBarcodeForm, readScan } from "#domain/stock/barcodes.ts";

/** Longest code that is kept. */
export const maxCodeLength = 200;

/** `code`: as it is kept, and compared with a reference; `barcode`, `other`: the same as a barcode, and in its other form. */
export type ScannedCode = { code: string; barcode: string; other: string };

export function readScannedCode(sent: string): ScannedCode {
  const code = readScan(storedLine(sent));
  const barcode = withoutSpaces(code);
  return { code, barcode, other: otherBarcodeForm(barcode) };
}
