/** The bars of a Code 128: the library tells black from white, we draw (web/README.md, Paper). */
import JsBarcode from "jsbarcode";

/** A scanner wants ten modules of white at each end. */
export const quietModules = 10;

/** The modules of a text from the first bar to the last, '1' black and '0' white. */
export function code128(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: "CODE128" });
  return (drawn.encodings ?? []).map(({ data }) => data).join("");
}

/** The bars as one path in modules, and how wide the whole is with its white ends. */
export function barsOf(text: string): { path: string; width: number } {
  const modules = code128(text);
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + quietModules} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(""), width: modules.length + 2 * quietModules };
}
