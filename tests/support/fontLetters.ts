import { brotliDecompressSync } from "node:zlib";

/** WOFF2, §4.1: the tags that have a number instead of their four letters begin with cmap; glyf and loca may be transformed. */
const CMAP = 0;
const TRANSFORMED = new Set([10, 11]);
const OWN_TAG = 63;
const HEADER_BYTES = 48;

/** The code points that a WOFF2 font has a glyph for (https://www.w3.org/TR/WOFF2/, OpenType cmap format 4). */
export function fontLetters(font: Buffer): Set<number> {
  let at = HEADER_BYTES;
  /** UIntBase128: seven bits a byte. */
  const length = (): number => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80;) {
      byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  let offset = 0;
  let cmapAt = -1;
  for (let tables = font.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === OWN_TAG) at += 4;
    const plain = length();
    // Of glyf and loca version 3 is the plain one, of all others 0.
    const isTransformed = flags >> 6 !== (TRANSFORMED.has(tag) ? 3 : 0);
    if (tag === CMAP) cmapAt = offset;
    offset += isTransformed ? length() : plain;
  }
  if (cmapAt < 0) throw new Error("The font has no cmap.");
  return lettersOf(brotliDecompressSync(font.subarray(at)).subarray(cmapAt));
}

function lettersOf(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (table.readUInt16BE(0) !== 4) continue;
    const segments = table.readUInt16BE(6);
    for (let segment = 0; segment < segments; segment += 2) {
      const [last, first] = [
        table.readUInt16BE(14 + segment),
        table.readUInt16BE(16 + segments + segment),
      ];
      // The last segment only ends the table.
      if (last === 0xffff) continue;
      for (let code = first; code <= last; code += 1) letters.add(code);
    }
  }
  return letters;
}
