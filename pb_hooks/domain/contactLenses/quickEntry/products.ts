/** Finds product names in a quick entry: whole names, or names without the brackets at their end; longer names win. */
import type { TextRange } from "./readings.ts";

export type NamedProduct = { id: string; name: string };
/** `id`: null when several products have the name. */
export type FoundProduct = TextRange & { id: string | null };

/** Text in lower case without accents. Each character gives exactly one, so that positions in the text remain valid. */
const folded = (text: string): string =>
  text
    .split("")
    .map((sign) => (sign.normalize("NFD")[0] ?? sign).toLowerCase())
    .join("")
    .replace(/[\u2018\u2019]/g, "'");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern of a name as people type it: blanks may replace its punctuation, but no sign may be added before a digit. */
function nameForm(name: string): RegExp | null {
  const parts = folded(name.trim()).match(/[a-z0-9\u00e6\u0153]+|[^a-z0-9\u00e6\u0153]+/g) ?? [];
  if (!parts.some((part) => /[a-z]{2}/.test(part))) return null;
  const typed = parts.map((part, at) => (isWord(part) ? part : marksForm(part, parts[at + 1])));
  return new RegExp(`(?<![a-z0-9])${typed.join("")}(?![a-z0-9]|[.,]\\d)`, "g");
}

const blanks = String.raw`[^\S\n]*`;
const isWord = (part: string): boolean => /^[a-z0-9\u00e6\u0153]/.test(part);

/** Pattern of the punctuation between two words, or of blanks instead. */
function marksForm(marks: string, next = ""): string {
  const written = marks.trim();
  const around = /[+-]$/.test(written) && /^\d/.test(next) ? "" : blanks;
  return written === "" ? blanks : `(?:${around}${escaped(written)}${around}|${blanks})`;
}

const tail = /\s*\([^()]*\)\s*$/;

type Match = FoundProduct & { isWhole: boolean };

function matchesOf(text: string, { id, name }: NamedProduct): Match[] {
  const form = nameForm(name);
  const short = tail.test(name) ? nameForm(name.replace(tail, "")) : null;
  const matchesIn = (of: RegExp | null, isWhole: boolean): Match[] =>
    of === null
      ? []
      : [...text.matchAll(of)].map(({ 0: words, index }) => ({
          id,
          start: index,
          end: index + words.length,
          isWhole,
        }));
  return [...matchesIn(form, true), ...matchesIn(short, false)];
}

const isBetter = (one: Match, other: Match): number =>
  one.start - other.start || other.end - one.end || Number(other.isWhole) - Number(one.isWhole);

/** Products that a text names. Of overlapping names the longer wins, then a whole name over a shortened one. */
export function productsIn(text: string, products: readonly NamedProduct[]): FoundProduct[] {
  const plain = folded(text);
  if (plain.length !== text.length) return [];
  const kept: Match[] = [];
  for (const one of products.flatMap((product) => matchesOf(plain, product)).sort(isBetter)) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push({ ...one });
    else if (one.end === last.end && one.isWhole === last.isWhole && one.id !== last.id)
      if (one.start === last.start) last.id = null;
  }
  return kept.map(({ id, start, end }) => ({ id, start, end }));
}
