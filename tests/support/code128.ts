/**
 * Decodes Code 128 from the widths of bars and gaps by the table of ISO/IEC 15417, independently of the library that draws
 * our barcodes.
 */

/** Widths of three bars, each followed by its gap, for each value. */
const widths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121
211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124
121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241
114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141
114131 311141 411131 211412 211214 211232`.split(/\s+/);
const stop = "2331112";
const [codeC, codeB, codeA] = [99, 100, 101];
const [startA, startB, startC] = [103, 104, 105];

/** Decodes modules ('1' is black); throws where a scanner would fail. */
export function readCode128(modules: string): string {
  const runs = (modules.match(/1+|0+/g) ?? []).map(({ length }) => length).join("");
  if (!modules.startsWith("1") || !runs.endsWith(stop)) throw new Error("No start or no stop");
  const values = (runs.slice(0, -stop.length).match(/.{6}/g) ?? []).map((symbol) => {
    const value = widths.indexOf(symbol);
    if (value < 0) throw new Error(`No symbol: ${symbol}`);
    return value;
  });
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (sum % 103 !== check) throw new Error(`The check is ${check}, not ${sum % 103}`);
  return textOf(start, rest);
}

function textOf(start: number, values: readonly number[]): string {
  let set = { [startA]: "A", [startB]: "B", [startC]: "C" }[start];
  if (!set) throw new Error(`No start: ${start}`);
  let text = "";
  for (const value of values) {
    if (set === "C" && value < codeB) text += String(value).padStart(2, "0");
    else if (value === codeC) set = "C";
    else if (value === codeB) set = "B";
    else if (value === codeA) set = "A";
    else text += String.fromCharCode(value + 32);
  }
  return text;
}

/** Modules of a drawn barcode, sampled from its path as a row of pixels would show them. */
export function barcodeModules(path: string, width: number): string {
  const black = new Set<number>();
  for (const [, from = "", length = ""] of path.matchAll(/M(\d+)[ ,]0h(\d+)/g))
    for (let at = Number(from); at < Number(from) + Number(length); at += 1) black.add(at);
  return Array.from({ length: width }, (_, at) => (black.has(at) ? "1" : "0")).join("");
}
