/**
 * Normalises indexed texts and queries in the same way (docs/search-and-totals.md, What a search finds). Two spaces
 * precede each word, so that a search can match its beginning.
 */
import { fold } from "#domain/core/text/fold.ts";
import { withoutUnseen } from "#domain/core/text/storedForm.ts";

/** Marks the beginning of a word. */
export const wordStart = "  ";

/** Separators inside and after a word, to be removed; a minus at the beginning is kept ('-2.25'). */
const separator = /([^\s(])[-_/]+/g;
const hasMarks = /['_/,-]/;

/** Folds a text, removes invisible characters, apostrophes and code separators, and writes decimals with a point. */
export function normalisedText(text: string): string {
  const folded = fold(withoutUnseen(text));
  if (!hasMarks.test(folded)) return folded;
  return folded
    .replace(/'/g, "")
    .replace(separator, "$1")
    .replace(/(\d),(?=\d)/g, "$1.");
}

/** Words of a text, without single separators. */
export const normalisedWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word.length > 1 || !"-_/".includes(word));

/** Indexed text made of these parts, with each word once. */
export function indexText(parts: readonly string[]): string {
  const words = normalisedWords(normalisedText(parts.join(" ")));
  return [...new Set(words)].map((word) => `${wordStart}${word}`).join("");
}
