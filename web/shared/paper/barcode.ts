/** Bars encoded by the library, drawn as an SVG path: Code 128, and EAN-13 where a code is one. */
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

/** Modules of a text, '1' black and '0' white. */
export const code128 = (text: string): string => encoded(text, { format: "CODE128" });

/** The same of 13 figures, or of 12 without the zero before them. */
export const ean13 = (code: string): string =>
  encoded(code.padStart(13, "0"), { format: "EAN13", flat: true });

function drawn(modules: string, left: number, right: number): Bars {
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + left} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(""), width: modules.length + left + right };
}

/** SVG path of the bars in modules, and the total width with quiet zones. */
export const barsOf = (text: string): Bars => drawn(code128(text), quietModules, quietModules);

/** Signs that Code 128 has. */
const isEncodable = (code: string): boolean => /^[ -~]+$/.test(code);

/** Bars of a product's code: EAN-13 where its check digit is right, else Code 128; null of letters that have none. */
export function codeBarsOf(code: string): Bars | null {
  if (isEan(code)) return drawn(ean13(code), eanQuiet.left, eanQuiet.right);
  return isEncodable(code) ? barsOf(code) : null;
}
