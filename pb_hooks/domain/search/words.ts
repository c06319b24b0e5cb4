/**
 * How texts are compared in a search (domain/README.md §9): what is indexed and what is typed are written alike. Words are stored
 * with two spaces before them, so that the beginning of a word is a text of its own.
 */
import { fold } from "#domain/core/fold.ts";

/** The beginning of a word. */
export const wordStart = "  ";

/** What is left out within a word and after it, but not before it: '-2.25' keeps its sign. */
const separator = /([^\s(])[-_/]+/g;
const hasMarks = /['_/,-]/;

/** Folded, without apostrophes and the separators of model codes, decimals with a point. */
export function plainText(text: string): string {
  const folded = fold(text);
  if (!hasMarks.test(folded)) return folded;
  return folded
    .replace(/'/g, "")
    .replace(separator, "$1")
    .replace(/(\d),(?=\d)/g, "$1.");
}

/** A separator that stands alone is no word. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word.length > 1 || !"-_/".includes(word));

/** The text indexed for these parts, each word once. */
export function indexText(parts: readonly string[]): string {
  const words = wordsOf(plainText(parts.join(" ")));
  return [...new Set(words)].map((word) => `${wordStart}${word}`).join("");
}
