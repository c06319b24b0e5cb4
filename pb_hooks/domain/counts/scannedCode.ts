/** A code as a scanner sent it (docs/rules-counts.md, Codes). */
import { storedLine, withoutSpaces } from "#domain/core/text/storedForm.ts";
import { otherBarcodeForm, readScan } from "#domain/stock/barcodes.ts";

/** Longest code that is kept. */
export const maxCodeLength = 200;

/** `code`: as it is kept; `forms`: as references have it; `barcode`, `other`: as a barcode, and in its other form. */
export type ScannedCode = { code: string; forms: string[]; barcode: string; other: string };

/** Spellings under which a reference is looked up: SQLite ignores the case of plain letters only, not of accented ones. */
function formsOf(code: string): string[] {
  if (/^[ -~]*$/.test(code)) return [code];
  const whole = code.normalize("NFC");
  return [whole.toUpperCase(), whole.toLowerCase(), whole.normalize("NFD")];
}

export function readScannedCode(sent: string): ScannedCode {
  const code = readScan(storedLine(sent));
  const barcode = withoutSpaces(code);
  return { code, forms: formsOf(code), barcode, other: otherBarcodeForm(barcode) };
}
