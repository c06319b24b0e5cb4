/** Draws barcodes as SVG paths from the library's encoding: EAN-13 where the code is one, else Code 128. */
import JsBarcode from "jsbarcode";
import { isEan } from "#domain/tags/ownNumber.ts";

/** Quiet zone of ten modules at each end of Code 128. */
export const quietModules = 10;
/** Quiet zones of EAN-13. */
const eanQuiet = { left: 11, right: 7 };

export type Bars = { path: string; width: number };

function encoded(text: string, options: { format: string; flat?: boolean }): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, options);
  return (drawn.encodings ?? []).map(({ data }) => data).join("");
}

/** Encodes a text as Code 128, one character per module: '1' black, '0' white. */
export const code128 = (text: string): string => encoded(text, { format: "CODE128" });

/** Encodes 13 digits as EAN-13, in modules; 12 digits get a leading zero. */
export const ean13 = (code: string): string =>
  encoded(code.padStart(13, "0"), { format: "EAN13", flat: true });

function drawn(modules: string, left: number, right: number): Bars {
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + left} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(""), width: modules.length + left + right };
}

/** SVG path of a Code 128, in modules, with its total width including the quiet zones. */
export const barsOf = (text: string): Bars => drawn(code128(text), quietModules, quietModules);

/** True when Code 128 can encode every character of the code. */
const isEncodable = (code: string): boolean => /^[ -~]+$/.test(code);

/** Barcode of a product: EAN-13 if the check digit is right, else Code 128; null when neither can encode it. */
export function codeBarsOf(code: string): Bars | null {
  if (isEan(code)) return drawn(ean13(code), eanQuiet.left, eanQuiet.right);
  return isEncodable(code) ? barsOf(code) : null;
}
