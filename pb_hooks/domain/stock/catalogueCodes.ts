/**
 * Codes that a spreadsheet damaged (docs/rules-stock.md, Catalogue import): repaired when no digit is lost, refused
 * otherwise.
 */
import { trimBlanks } from "#domain/core/text/blank.ts";
import { storedBarcode } from "#domain/core/text/storedForm.ts";

const formula = /^=\s*"([^"]*)"$/;
const apostrophe = /^['\u2019`\u00b4](?=\S)/;
/** Long number in exponent form, as a spreadsheet displays it in a narrow column: '6,11E+12'. */
const exponent = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const wholeDecimal = /^(\d{6,})[.,]0+$/;

/** Repairs '="0123"', "'0123", '6111234567890,00', and an exponent form that still has all digits. */
export function repairedCode(typed: string): string {
  const text = trimBlanks(typed);
  const bare = trimBlanks((formula.exec(text)?.[1] ?? text).replace(apostrophe, ""));
  const [, whole] = wholeDecimal.exec(bare) ?? [];
  const [, first = "", rest = "", power = ""] = exponent.exec(bare) ?? [];
  const hasAllFigures = rest.length >= 7 && rest.length === Number(power);
  return hasAllFigures ? first + rest : (whole ?? bare);
}

/** Removes spaces and invisible characters too, which no barcode has. */
export const repairedBarcode = (typed: string): string =>
  repairedCode(storedBarcode(repairedCode(typed)));

/** True when an exponent form has lost digits. '1E5' is accepted as a reference, but not as a barcode. */
export const hasLostDigits = (code: string, isBarcode: boolean): boolean =>
  exponent.test(code) && (isBarcode || /[.,]|\+/.test(code));
