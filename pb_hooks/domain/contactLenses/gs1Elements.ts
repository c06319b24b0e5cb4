/** Elements of a GS1 code: each application identifier with the form of its value (GS1 General Specifications). */

/** Identifier, in which '.' means any digit, and its value: `digits` digits, then at most `most` characters. */
type Row = { ai: string; digits: number; most: number; isText: boolean; isFixed: boolean };

const rowsOf = (
  identifiers: string,
  digits: number,
  most = 0,
  kind: "text" | "digits" = "text",
): Row[] =>
  identifiers
    .split(" ")
    .map((ai) => ({ ai, digits, most, isText: kind === "text", isFixed: false }));
/** Elements with a fixed length, which no separator needs to follow. */
const fixed = (identifiers: string, digits: number): Row[] =>
  rowsOf(identifiers, digits).map((row) => ({ ...row, isFixed: true }));

const rows: readonly Row[] = [
  ...fixed("00", 18),
  ...fixed("01 02 03", 14),
  ...fixed("04", 16),
  ...fixed("11 12 13 14 15 16 17 18 19", 6),
  ...fixed("20", 2),
  ...fixed("31.. 32.. 33.. 34.. 35.. 36..", 6),
  ...fixed("41.", 13),
  ...rowsOf("10 21 22 243 254 420 71.", 0, 20),
  ...rowsOf("235", 0, 28),
  ...rowsOf("240 241 250 251 400 401 403 90", 0, 30),
  ...rowsOf("242", 0, 6, "digits"),
  ...rowsOf("253", 13, 17),
  ...rowsOf("255", 13, 12, "digits"),
  ...rowsOf("30 37", 0, 8, "digits"),
  ...rowsOf("390. 392.", 0, 15, "digits"),
  ...rowsOf("391. 393.", 3, 15, "digits"),
  ...rowsOf("394.", 4),
  ...rowsOf("395.", 6),
  ...rowsOf("402", 17),
  ...rowsOf("421", 3, 9),
  ...rowsOf("422 424 426", 3),
  ...rowsOf("423 425", 3, 12, "digits"),
  ...rowsOf("427", 0, 3),
  ...rowsOf("8200", 0, 70),
  ...rowsOf(
    "430. 431. 432. 433. 700. 701. 702. 703. 704. 723. 724. 725. 800. 801. 802. 803. 811.",
    0,
    90,
  ),
  ...rowsOf("91 92 93 94 95 96 97 98 99", 0, 90),
];
const rowsByStart = new Map<string, Row[]>();
for (const row of rows) {
  const start = row.ai.slice(0, 2);
  rowsByStart.set(start, [...(rowsByStart.get(start) ?? []), row]);
}

const isDigit = (sign: string): boolean => sign >= "0" && sign <= "9";
/** Characters that a GS1 text may have. */
const textSigns = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]$/;

const isNamedAt = (text: string, place: number, ai: string): boolean => {
  for (let at = 0; at < ai.length; at += 1) {
    const [sign, wanted] = [text.charAt(place + at), ai.charAt(at)];
    if (wanted === "." ? !isDigit(sign) : sign !== wanted) return false;
  }
  return true;
};
const rowAt = (text: string, place: number): Row | undefined =>
  rowsByStart.get(text.slice(place, place + 2))?.find(({ ai }) => isNamedAt(text, place, ai));

/** Fewest characters of a value. */
const fewest = ({ digits, most }: Row): number => digits || Math.min(1, most);

/** Identifier found at a place. `length`: length of a value that needs no separator; null for any other. */
export type Element = { ai: string; length: number | null };

/** Element whose identifier begins at a place; null without one. */
export function elementAt(text: string, place: number): Element | null {
  const row = rowAt(text, place);
  if (!row) return null;
  const ai = text.slice(place, place + row.ai.length);
  return { ai, length: row.isFixed ? row.digits : null };
}

/** Counts, from each place on, the digits and the text characters that follow without a gap. */
function runsOf(text: string): { digits: number[]; signs: number[] } {
  const [digits, signs]: [number[], number[]] = [[0], [0]];
  for (let place = text.length - 1; place >= 0; place -= 1) {
    const sign = text.charAt(place);
    digits.unshift(isDigit(sign) ? (digits[0] ?? 0) + 1 : 0);
    signs.unshift(textSigns.test(sign) ? (signs[0] ?? 0) + 1 : 0);
  }
  return { digits, signs };
}
type Runs = ReturnType<typeof runsOf>;

/** First and last place where the value of a row may end; null when it cannot. */
function endsOf(row: Row, begin: number, runs: Runs): { from: number; to: number } | null {
  if ((runs.digits[begin] ?? 0) < row.digits) return null;
  const free = begin + row.digits;
  const run = (row.isText ? runs.signs : runs.digits)[free] ?? 0;
  const [from, to] = [begin + fewest(row), free + Math.min(row.most, run)];
  return from <= to ? { from, to } : null;
}

/** True when an identifier may have this value; false for an unknown identifier. */
export function fitsElement(ai: string, value: string): boolean {
  const row = rowAt(ai, 0);
  if (!row || row.ai.length !== ai.length) return false;
  const ends = endsOf(row, 0, runsOf(value));
  return ends !== null && ends.from <= value.length && value.length <= ends.to;
}

/**
 * True when another element may begin inside a value, with further elements up to its end. `isPossible`: whether an
 * identifier may occur there, given its value when the length is fixed, else ''. `isLooked`: identifiers to look for.
 */
export function holdsElement(
  text: string,
  isPossible: (ai: string, value: string) => boolean,
  isLooked: (ai: string) => boolean,
): boolean {
  const runs = runsOf(text);
  /** By place, the first place from there on at which elements may begin and reach the end. */
  const next: number[] = [];
  next[text.length] = text.length;
  for (let place = text.length - 1; place > 0; place -= 1) {
    const later = next[place + 1] ?? text.length;
    next[place] = later;
    const row = rowAt(text, place);
    if (!row) continue;
    const begin = place + row.ai.length;
    const ends = endsOf(row, begin, runs);
    const end = ends ? (next[ends.from] ?? Number.POSITIVE_INFINITY) : 0;
    if (!ends || end > ends.to) continue;
    const ai = text.slice(place, begin);
    if (!isPossible(ai, row.isFixed ? text.slice(begin, end) : "")) continue;
    if (isLooked(ai)) return true;
    next[place] = place;
  }
  return false;
}
