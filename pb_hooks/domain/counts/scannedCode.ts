/** Spellings of a scanned code (docs/rules-counts.md, Codes). */
import { storedBarcode, storedLine } from "#domain/core/text/storedForm.ts";
import { otherBarcodeForm, readScan } from "#domain/stock/barcodes.ts";

/** Longest code that may be stored. */
export const maxCodeLength = 200;

/**
 * `code`: stored form; `forms`: spellings to compare with references; `barcode`, `other`: barcode, and its other form
 * (EAN-13 or UPC-A).
 */
export type ScannedCode = { code: string; forms: string[]; barcode: string; other: string };

/**
 * Most accented letters for which each is tried in both cases. A code with more is tried as typed, all upper case and
 * all lower case.
 */
const maxAccented = 4;
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
const bothCases = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];

/** Spellings to compare with references: SQLite ignores case for ASCII letters only, not for accented ones. */
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
