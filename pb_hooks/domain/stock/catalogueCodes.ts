/** Codes damaged by a spreadsheet (docs/rules-stock.md, Catalogue import): repaired when no digit is lost, refused otherwise. */
import { trimBlanks } from "#domain/core/text/blank.ts";
import { storedBarcode } from "#domain/core/text/storedForm.ts";

const formula = /^=\s*"([^"]*)"$/;
const apostrophe = /^['\u2019`\u00b4](?=\S)/;
/** Long number in exponent form, as a narrow column shows it: '6,11E+12'. */
const exponent = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const wholeDecimal = /^(\d{6,})[.,]0+$/;

/** Repairs '="0123"', "'0123", '6111234567890,00' and a power of ten that has all its digits. */
export function repairedCode(typed: string): string {
  const text = trimBlanks(typed);
  const bare = trimBlanks((formula.exec(text)?.[1] ?? text).replace(apostrophe, ""));
  const [, whole] = wholeDecimal.exec(bare) ?? [];
  const [, first = "", rest = "", power = ""] = exponent.exec(bare) ?? [];
  const hasAllFigures = rest.length >= 7 && rest.length === Number(power);
  return hasAllFigures ? first + rest : (whole ?? bare);
}

/** Removes spaces and what is not seen, which a barcode never has. */
export const repairedBarcode = (typed: string): string =>
  repairedCode(storedBarcode(repairedCode(typed)));

/** True when digits are lost. A reference may be '1E5', a barcode may not. */
export const hasLostDigits = (code: string, isBarcode: boolean): boolean =>
  exponent.test(code) && (isBarcode || /[.,]|\+/.test(code));
