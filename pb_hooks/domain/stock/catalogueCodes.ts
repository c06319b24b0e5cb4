/** Codes that a spreadsheet spoiled (domain/README.md §10): mended where nothing was lost, else told from codes. */
import { trimBlanks } from "#domain/core/blank.ts";

const formula = /^=\s*"([^"]*)"$/;
const apostrophe = /^['\u2019`\u00b4](?=\S)/;
/** '6,11E+12': a long number as a narrow column shows it. */
const exponent = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const wholeDecimal = /^(\d{6,})[.,]0+$/;

/** '="0123"' and "'0123" as what was typed; '6111234567890,00' and a power of ten with all its figures as the number. */
export function mendedCode(typed: string): string {
  const text = trimBlanks(typed);
  const bare = trimBlanks((formula.exec(text)?.[1] ?? text).replace(apostrophe, ""));
  const [, whole] = wholeDecimal.exec(bare) ?? [];
  const [, first = "", rest = "", power = ""] = exponent.exec(bare) ?? [];
  const hasAllFigures = rest.length >= 7 && rest.length === Number(power);
  return hasAllFigures ? first + rest : (whole ?? bare);
}

/** A barcode has no spaces: '6 111 234 567 890'. */
export const mendedBarcode = (typed: string): string =>
  mendedCode(mendedCode(typed).replace(/[\s\u00a0\u202f\u2007]/g, ""));

/** Figures of it are lost: nobody knows which product it is. A reference may be '1E5', and no barcode is. */
export const isShortened = (code: string, isBarcode: boolean): boolean =>
  exponent.test(code) && (isBarcode || /[.,]|\+/.test(code));
