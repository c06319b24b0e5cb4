/** Barcodes as scanners send them (docs/rules-stock.md, Barcodes). */

/**
 * EAN-13 form of a UPC-A code (a zero before its twelve digits), or UPC-A form of such an EAN-13; '' for other codes.
 */
export function otherBarcodeForm(code: string): string {
  if (/^\d{12}$/.test(code)) return `0${code}`;
  return /^0\d{12}$/.test(code) ? code.slice(1) : "";
}

/** UPC-A form of an EAN-13 code that begins with 0; other texts are unchanged. */
export const shorterBarcodeForm = (code: string): string =>
  code.length === 13 ? otherBarcodeForm(code) || code : code;

/** `shorterBarcodeForm` as SQL; `code`: SQL of a text. */
export const shorterBarcodeSql = (code: string): string =>
  `IIF(length(${code}) = 13 AND ${code} GLOB '0*' AND ${code} NOT GLOB '*[^0-9]*', substr(${code}, 2), ${code})`;

/** Characters that the digit keys 0 to 9 give without shift on a French keyboard: PC, then Mac. */
const frenchKeys = ["\u00e0&\u00e9\"'(-\u00e8_\u00e7", "\u00e0&\u00e9\"'(\u00a7\u00e8!\u00e7"];

/**
 * Digits of a code that a scanner with US layout sent through a French keyboard; other texts are unchanged. Not for
 * text typed by hand.
 */
export function scannedDigits(typed: string): string {
  const keys = frenchKeys.find((all) => Array.from(typed).every((sign) => all.includes(sign)));
  return keys ? Array.from(typed, (sign) => String(keys.indexOf(sign))).join("") : typed;
}

/** Characters of a French keyboard (PC), and below the US characters of the same keys. */
const frenchSigns = "azqwAZQWm,;:!)$M?./";
const americanSigns = "qwazQWAZ;m,./-]:M<>";
/** Fewest digits of a barcode. */
const fewestFigures = 8;

/**
 * Code with letters that a scanner with US layout sent through a French keyboard. Texts with real digits, or with few
 * digit keys, are unchanged. Not for text typed by hand.
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

/** Length from which a search typed with digit keys only counts as a scan. */
const minScan = 6;

/** Search text; digits if a scanner with US layout sent it through a French keyboard. */
export const readScan = (query: string): string =>
  query.trim().length < minScan ? query : scannedDigits(query.trim());
