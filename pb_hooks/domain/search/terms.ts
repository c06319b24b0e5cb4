/** What a typed query becomes (domain/README.md §9): its terms, and whether a text holds them. */
import { fold } from "#domain/core/fold.ts";
import { nationalBeginning, phonesIn } from "#domain/core/phone.ts";
import { shorterForm } from "#domain/stock/barcodes.ts";
import { invoiceMarks } from "./search.strings.ts";
import { indexText, plainText, wordsOf, wordStart } from "./words.ts";

/** One word of a query in its forms, each as it may stand in the text indexed: one of them is enough. */
export type Term = readonly string[];
/** Where a term is looked for: at the beginnings of words, or anywhere. */
export type Scope = "beginnings" | "anywhere";

/** At most so many words of a query are looked for. */
const mostTerms = 10;

/** Its parts between letters and figures, and at separators: a code may be stored with a space there. */
const partsOf = (word: string): string[] =>
  wordsOf(
    word
      .replace(/([^(])[-_/']+/g, "$1 ")
      .replace(/'/g, "")
      .replace(/([a-z])(?=\d)/g, "$1 ")
      .replace(/(\d)(?=[a-z])/g, "$1 "),
  );
/** Of a code with more of them, only the whole and all of its parts are looked for. */
const mostParts = 4;

/** 'gu-2026' and 'gu2026' in one word, or in words that follow each other. */
function formsOf(word: string): Term {
  const whole = plainText(word);
  if (/[@.]/.test(whole)) return [whole];
  const parts = partsOf(word);
  if (parts.length < 2) return [whole];
  const phrases = parts.length > mostParts ? [parts.join(wordStart)] : spacedWays(parts);
  return [whole, ...phrases.map((phrase) => `${wordStart}${phrase}`)];
}

/** The parts with a space or none between each two, but not without any. */
function spacedWays(parts: readonly string[]): string[] {
  const ways = parts.reduce<string[]>(
    (before, part) =>
      before.length === 0
        ? [part]
        : before.flatMap((way) => [`${way}${wordStart}${part}`, way + part]),
    [],
  );
  return ways.slice(0, -1);
}

/** A separator alone is looked for as it is. */
function typedWords(text: string): string[] {
  const words = wordsOf(text).slice(0, mostTerms);
  return words.length > 0 ? words : [text];
}

/**
 * The terms of a query: a text is found when it holds all terms of one of these lists. What may be a telephone typed with
 * spaces, or with its prefix, may be a reference too ('1.67'): both are looked for. Short groups of figures begin words then, and
 * a whole telephone is one word: they stand in those of strangers.
 */
export function searchTerms(query: string): Term[][] {
  // Control characters are left out: SQLite's text ends at the first NUL.
  const folded = fold(
    query
      .split("")
      .filter((letter) => letter >= " ")
      .join(""),
  );
  // The index has the number alone.
  const words = folded.trim().replace(invoiceMarks, "").trim();
  const text = plainText(words);
  if (text === "") return [];
  const isNumber = /^[+\d(][\d\s.()]*$/.test(text) && text.replace(/\D/g, "").length > 2;
  const typed = typedWords(shorterForm(text) === text ? words : shorterForm(text)).map(
    (word, _, all) =>
      isNumber && all.length > 1 && isShort(word) ? [`${wordStart}${word}`] : formsOf(word),
  );
  const compact = text.replace(/[\s.()]/g, "");
  const phone = nationalBeginning(compact).replace(/^\+/, "");
  if (!isNumber || phone === text) return [typed];
  const [only, ...more] = phonesIn(text);
  const isOne = more.length === 0 && only?.dialled.replace("+", "") === phone;
  const isWhole = typed.length > 1 && isOne;
  // '0' of '+2120' is the beginning of a number.
  const asPhone = [[[isShort(phone) ? `${wordStart}${phone}` : phone]]];
  return isWhole ? asPhone : [typed, ...asPhone];
}

/**
 * How many characters a term has: the index counts a character, and not the two units that a sign beyond the first 65 536
 * has in a JavaScript text.
 */
const lengthOf = (term: string): number => Array.from(term).length;
/** The index holds what has three characters. */
export const isShort = (term: string): boolean => lengthOf(term) < 3;

/** Whether one of the words has one or two letters: they stand in most texts. */
export const hasShort = (terms: readonly Term[][]): boolean =>
  terms.some((all) => all.some(([whole = ""]) => isShort(whole)));

/** A form as it stands in the text indexed. */
export const formIn = (form: string, scope: Scope): string =>
  scope === "anywhere" ? form : `${wordStart}${form.trimStart()}`;

/** True when a text would be found by this query. */
export function isMatch(text: string, query: string): boolean {
  const indexed = indexText([text]);
  const terms = searchTerms(query);
  return (
    terms.length === 0 ||
    terms.some((all) => all.every((forms) => forms.some((form) => indexed.includes(form))))
  );
}
