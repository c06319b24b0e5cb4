/** Decodes a file, in an encoding that is detected or chosen (docs/rules-stock.md, Catalogue import). */

export type Encoding =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "windows-1252"
  | "macintosh"
  | "cp850"
  | "windows-1256";

/** Upper half (128 to 255) of CP850 (MS-DOS), which browsers cannot decode. */
const cp850 =
  "\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5" +
  "\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00f8\u00a3\u00d8\u00d7\u0192" +
  "\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u00ae\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb" +
  "\u2591\u2592\u2593\u2502\u2524\u00c1\u00c2\u00c0\u00a9\u2563\u2551\u2557\u255d\u00a2\u00a5\u2510" +
  "\u2514\u2534\u252c\u251c\u2500\u253c\u00e3\u00c3\u255a\u2554\u2569\u2566\u2560\u2550\u256c\u00a4" +
  "\u00f0\u00d0\u00ca\u00cb\u00c8\u0131\u00cd\u00ce\u00cf\u2518\u250c\u2588\u2584\u00a6\u00cc\u2580" +
  "\u00d3\u00df\u00d4\u00d2\u00f5\u00d5\u00b5\u00fe\u00de\u00da\u00db\u00d9\u00fd\u00dd\u00af\u00b4" +
  "\u00ad\u00b1\u2017\u00be\u00b6\u00a7\u00f7\u00b8\u00b0\u00a8\u00b7\u00b9\u00b3\u00b2\u25a0\u00a0";

function decodeCp850(bytes: Uint8Array): string {
  const parts: string[] = [];
  const size = 4096;
  for (let from = 0; from < bytes.length; from += size) {
    const codes = [...bytes.subarray(from, from + size)].map((byte) =>
      byte < 0x80 ? byte : cp850.charCodeAt(byte - 0x80),
    );
    parts.push(String.fromCharCode(...codes));
  }
  return parts.join("");
}

/** Single-byte encodings, the preferred one first when two fit equally. */
const ofOneByte = ["windows-1252", "macintosh", "cp850", "windows-1256"] as const;
/** Encodings that a person can choose; UTF-16 is always detected. */
export const encodings: readonly Encoding[] = ["utf-8", ...ofOneByte];

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === "cp850" ? decodeCp850(bytes) : new TextDecoder(encoding).decode(bytes);

const small =
  "\u00e9\u00e8\u00ea\u00eb\u00e0\u00e2\u00e7\u00f4\u00ee\u00ef\u00fb\u00f9\u0153\u00fc";
const capital = "\u00c9\u00c8\u00ca\u00c0\u00c2\u00c7\u00d4\u00ce\u00cf\u0152";
const signs =
  "\u00b0\u00ab\u00bb\u2019\u2018\u201c\u201d\u2013\u2014\u20ac\u00a0\u2026\u00d7\u00b2";
/** Accented French letters in plausible places: a capital never follows a small letter. */
const french = new RegExp(`[${small}]|(?<![a-z${small}])[${capital}]|[${signs}]`, "g");
const arabic = /[\u0621-\u064a]/g;
const arabicWord = /[\u0621-\u064a]{2,}/g;
const beyondAscii = /[^\0-\x7f]/g;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
const lengthOf = (text: string, what: RegExp): number => (text.match(what) ?? []).join("").length;

/** Score of a decoded text: plausible non-ASCII letters minus implausible ones. */
function senseOf(text: string): number {
  const all = count(text, beyondAscii);
  const inWords = lengthOf(text, arabicWord);
  const alone = count(text, arabic) - inWords;
  return 2 * (count(text, french) + inWords) - all - alone;
}

const sampleSize = 65_536;

/** Single-byte encoding with the highest score. */
function oneByteOf(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, sampleSize);
  const senses = ofOneByte.map((encoding) => senseOf(decode(sample, encoding)));
  return ofOneByte[senses.indexOf(Math.max(...senses))] ?? "windows-1252";
}

/** Detects UTF-16 without a BOM: in Latin text every other byte is zero. */
function wideOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 512);
  const zeros = [0, 1].map(
    (odd) => sample.filter((byte, at) => at % 2 === odd && byte === 0).length,
  );
  const most = sample.length / 4;
  if ((zeros[1] ?? 0) > most) return "utf-16le";
  return (zeros[0] ?? 0) > most ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Detects the encoding of a file: UTF-16, then UTF-8, else the best score among Windows-1252, MacRoman, CP850 and
 * Windows-1256.
 */
export const encodingOf = (bytes: Uint8Array): Encoding =>
  wideOf(bytes) ?? (isUtf8(bytes) ? "utf-8" : oneByteOf(bytes));
