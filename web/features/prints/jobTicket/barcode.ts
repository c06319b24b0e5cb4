/** Code 128 encoded by the library, drawn as an SVG path. */
import JsBarcode from "jsbarcode";

/** Quiet zone of ten modules at each end. */
export const quietModules = 10;

/** Modules of a text, '1' black and '0' white. */
export function code128(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: "CODE128" });
  return (drawn.encodings ?? []).map(({ data }) => data).join("");
}

/** SVG path of the bars in modules, and the total width with quiet zones. */
export function barsOf(text: string): { path: string; width: number } {
  const modules = code128(text);
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + quietModules} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(""), width: modules.length + 2 * quietModules };
}
