/** Parses the text that searches for a lens (docs/rules-lenses.md, Choices): 'aminci atlas', '1.6 ar'. */
import { fold } from "#domain/core/text/fold.ts";

/** `index`: exact refractive index; `least`: lowest index; `words`: folded words. */
export type ChoiceQuery = { index: number | null; least: number | null; words: string[] };

/** Lowest index of thin lenses, by the word before 'aminci'. */
const thin: Readonly<Record<string, number>> = { "": 1.59, super: 1.66, ultra: 1.73 };
const thinWord = /^amincis?$/;
const indexForm = /^[12](?:\.\d{1,3})?$/;

/** Folded words of a text. Punctuation separates words, as in 'Mi-distance', and a decimal comma becomes a point. */
const wordsIn = (text: string): string[] =>
  fold(text)
    .replace(/(\d),(?=\d)/g, "$1.")
    .split(/[^a-z0-9.\u0600-\u06ff]+/)
    .filter(Boolean);

/** Parses the typed text; a number is an index. */
export function readChoiceQuery(typed: string): ChoiceQuery {
  const query: ChoiceQuery = { index: null, least: null, words: [] };
  for (const word of wordsIn(typed)) {
    const before = query.words.at(-1) ?? "";
    if (thinWord.test(word)) {
      const isNamed = before !== "" && before in thin;
      if (isNamed) query.words.pop();
      query.least = thin[isNamed ? before : ""] ?? null;
    } else if (indexForm.test(word)) query.index = Number(word);
    else query.words.push(word);
  }
  return query;
}

/** True when each word begins a word of the text. */
export function hasWords(words: readonly string[], text: string): boolean {
  if (words.length === 0) return true;
  const own = ` ${wordsIn(text).join(" ")}`;
  return words.every((word) => own.includes(` ${word}`));
}

/** True when an index matches the query. */
export const isIndexAsked = ({ index, least }: ChoiceQuery, found: number | null): boolean =>
  (index === null || found === index) && (least === null || (found !== null && found >= least));
