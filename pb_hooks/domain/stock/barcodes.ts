/** Barcodes as scanners give them (domain/README.md §9). */

/** The same code in the other of its two forms: UPC-A has twelve figures, EAN-13 a zero before them. '' where it has one. */
export function otherForm(code: string): string {
  if (/^\d{12}$/.test(code)) return `0${code}`;
  return /^0\d{12}$/.test(code) ? code.slice(1) : "";
}

/** The shorter of a code's two forms, which stands in the longer too; another text as it is. */
export const shorterForm = (code: string): string =>
  code.length === 13 ? otherForm(code) || code : code;

/** The keys of the figures 0 to 9 without shift on a French keyboard, and those of a Mac, whose 6 and 8 differ. */
const frenchKeys = ["\u00e0&\u00e9\"'(-\u00e8_\u00e7", "\u00e0&\u00e9\"'(\u00a7\u00e8!\u00e7"];

/**
 * The figures of a code that a scanner set to an American keyboard typed on a French one; another text as it is. Only of what
 * a scanner typed: hands may mean these signs.
 */
export function figuresOf(typed: string): string {
  const keys = frenchKeys.find((all) => Array.from(typed).every((sign) => all.includes(sign)));
  return keys ? Array.from(typed, (sign) => String(keys.indexOf(sign))).join("") : typed;
}
