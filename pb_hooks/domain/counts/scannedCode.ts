/** A code as a scanner sent it (docs/rules-counts.md, Codes). */
import { storedBarcode, storedLine } from "#domain/core/text/storedForm.ts";
import { otherBarcodeForm, readScan } from "#domain/stock/barcodes.ts";

/** Longest code that is kept. */
export const maxCodeLength = 200;

/** `code`: as it is kept; `forms`: as references have it; `barcode`, `other`: as a barcode, and in its other form. */
export type ScannedCode = { code: string; forms: string[]; barcode: string; other: string };

/** Accented letters that are each looked up in both cases; a reference with more is as it is written, or in one case. */
const maxAccented = 4;
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const bothCases = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];

/** Spellings under which a reference is looked up: SQLite ignores the case of plain letters only, not of accented ones. */
function formsOf(code: string): string[] {
  if (isPlain(code)) return [code];
  const whole = code.normalize("NFC");
  const signs = Array.from(whole);
  const isShort = signs.filter((sign) => !isPlain(sign)).length <= maxAccented;
  const forms = isShort
    ? signs.reduce(
        (before, sign) => {
          const cases = isPlain(sign) ? [sign] : [...new Set(bothCases(sign))];
          return before.flatMap((form) => cases.map((one) => form + one));
        },
        [""],
      )
    : bothCases(whole);
  return [...forms, whole.normalize("NFD")];
}

export function readScannedCode(sent: string): ScannedCode {
  const code = readScan(storedLine(sent));
  const barcode = storedBarcode(code);
  return { code, forms: formsOf(code), barcode, other: otherBarcodeForm(barcode) };
}
