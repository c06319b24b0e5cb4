/** Barcodes as scanners read them (docs/rules-stock.md, Barcodes). */

/** EAN-13 form of a UPC-A code (a zero before its twelve digits), and the reverse; '' of other codes. */
export function otherBarcodeForm(code: string): string {
  if (/^\d{12}$/.test(code)) return `0${code}`;
  return /^0\d{12}$/.test(code) ? code.slice(1) : "";
}

/** UPC-A form of an EAN-13 code that begins with 0; other texts unchanged. */
export const shorterBarcodeForm = (code: string): string =>
  code.length === 13 ? otherBarcodeForm(code) || code : code;

/** `shorterBarcodeForm` as SQL of a text. */
export const shorterBarcodeSql = (code: string): string =>
  `IIF(length(${code}) = 13 AND ${code} GLOB '0*' AND ${code} NOT GLOB '*[^0-9]*', substr(${code}, 2), ${code})`;

/** Characters of the digit keys 0 to 9 without shift on a French keyboard: PC, then Mac. */
const frenchKeys = ["\u00e0&\u00e9\"'(-\u00e8_\u00e7", "\u00e0&\u00e9\"'(\u00a7\u00e8!\u00e7"];

/**
 * Digits of a code that a scanner with a US layout typed on a French keyboard; other texts unchanged. Not for text
 * typed by hand.
 */
export function scannedDigits(typed: string): string {
  const keys = frenchKeys.find((all) => Array.from(typed).every((sign) => all.includes(sign)));
  return keys ? Array.from(typed, (sign) => String(keys.indexOf(sign))).join("") : typed;
}

/** Signs of a French keyboard (PC) whose keys are other ones of a US keyboard, and these. */
const frenchSigns = "azqwAZQWm,;:!)$M?./";
const americanSigns = "qwazQWAZ;m,./-]:M<>";
/** Figures of a barcode at least. */
const fewestFigures = 8;

/**
 * Code with letters that a scanner with a US layout typed on a French keyboard; texts with figures and short ones unchanged. Not
 * for text typed by hand.
 */
export function scannedCode(typed: string): string {
  const digits = scannedDigits(typed);
  const [keys = ""] = frenchKeys;
  const figures = Array.from(typed).filter((sign) => keys.includes(sign)).length;
  if (digits !== typed || /\d/.test(typed) || figures < fewestFigures) return digits;
  return Array.from(typed, (sign) => {
    if (keys.includes(sign)) return String(keys.indexOf(sign));
    const at = frenchSigns.indexOf(sign);
    return at < 0 ? sign : americanSigns.charAt(at);
  }).join("");
}

/** Length from which a search of nothing but digit keys is a scan. */
const minScan = 6;

/** A search as meant: digits where a scanner with a US layout typed it on a French keyboard. */
export const readScan = (query: string): string =>
  query.trim().length < minScan ? query : scannedDigits(query.trim());
