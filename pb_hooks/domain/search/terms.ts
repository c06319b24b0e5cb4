/** Parses a search query into terms, and compares a text with them (docs/search-and-totals.md, What a search finds). */
import { fold } from "#domain/core/text/fold.ts";
import { nationalBeginning, phonesIn } from "#domain/core/text/phone.ts";
import { withoutUnseen } from "#domain/core/text/storedForm.ts";
import { readScan, shorterBarcodeForm } from "#domain/stock/barcodes.ts";
import { documentMarks } from "./search.strings.ts";
import { indexText, normalisedText, normalisedWords, wordStart } from "./words.ts";

/** Alternative forms of one word of a query; a text matches when it contains one of them. */
export type Term = readonly string[];
/** Where a form may match: at the beginnings of words, or anywhere. */
export type MatchScope = "beginnings" | "anywhere";

/** Most words of a query that are searched. */
const maxTerms = 10;
/** Longest query and word in characters; the rest is ignored, because a search of 2 000 digits took 515 MB. */
const maxQuery = 100;
const maxWord = 40;

/**
 * Query within these limits, without control characters (SQLite's text ends at the first NUL) and without the invisible
 * signs of a copied telephone number.
 */
export const limitedQuery = (query: string): string =>
  withoutUnseen(
    Array.from(query.slice(0, 2 * maxQuery))
      .slice(0, maxQuery)
      .filter((letter) => letter >= " ")
      .join(""),
  ).replace(/\S+/g, (word) => Array.from(word).slice(0, maxWord).join(""));

/** Splits a code at separators and between letters and digits: the stored code may have spaces there. */
const partsOf = (word: string): string[] =>
  normalisedWords(
    word
      .replace(/([^(])[-_/']+/g, "$1 ")
      .replace(/'/g, "")
      .replace(/([a-z])(?=\d)/g, "$1 ")
      .replace(/(\d)(?=[a-z])/g, "$1 "),
  );
/** Limits the combinations: a code of more parts is searched only whole and fully split. */
const maxParts = 4;

/** Forms of a code: 'gu2026' is also searched as the adjacent words 'gu 2026'. */
function formsOf(word: string): Term {
  const whole = normalisedText(word);
  if (/[@.]/.test(whole)) return [whole];
  const parts = partsOf(word);
  if (parts.length < 2) return [whole];
  const phrases = parts.length > maxParts ? [parts.join(wordStart)] : spacedWays(parts);
  return [whole, ...phrases.map((phrase) => `${wordStart}${phrase}`)];
}

/** Every way to write the parts with at least one space. */
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

/** Words of a query; if it consists of separators only, the query itself. */
function typedWords(text: string): string[] {
  const words = normalisedWords(text).slice(0, maxTerms);
  return words.length > 0 ? words : [text];
}

/**
 * Alternatives of a query; a text matches when it contains all terms of one. Digits are searched both as a reference
 * ('1.67') and as a telephone number. Short groups of digits match at word beginnings. A complete telephone number is
 * one term, because its groups occur in other numbers.
 */
export function searchTerms(query: string): Term[][] {
  const folded = fold(readScan(limitedQuery(query)));
  // Documents are indexed by their number without the kind, so a word such as 'facture' is removed unless it stands
  // alone.
  const words = folded.trim().replace(documentMarks, "").trim() || folded.trim();
  const text = normalisedText(words);
  if (text === "") return [];
  const isNumber = /^[+\d(][\d\s.()]*$/.test(text) && text.replace(/\D/g, "").length > 2;
  const typed = typedWords(
    shorterBarcodeForm(text) === text ? words : shorterBarcodeForm(text),
  ).map((word, _, all) =>
    isNumber && all.length > 1 && isShortTerm(word) ? [`${wordStart}${word}`] : formsOf(word),
  );
  const compact = text.replace(/[\s.()]/g, "").slice(0, maxWord);
  const phone = nationalBeginning(compact).replace(/^\+/, "");
  if (!isNumber || phone === text) return [typed];
  const [only, ...more] = phonesIn(text);
  const isOne = more.length === 0 && only?.dialled.replace("+", "") === phone;
  const isWhole = typed.length > 1 && isOne;
  // A single digit, such as the '0' of '+2120', matches only the beginning of a number.
  const asPhone = [[[isShortTerm(phone) ? `${wordStart}${phone}` : phone]]];
  return isWhole ? asPhone : [typed, ...asPhone];
}

/** Length in code points, as FTS5 counts: an emoji has length 1. */
const lengthOf = (term: string): number =>
  /[\ud800-\udbff]/.test(term) ? Array.from(term).length : term.length;
/** True of a term with fewer characters than a trigram. */
export const isShortTerm = (term: string): boolean => lengthOf(term) < 3;

/** True when a word of the query has one or two characters, which most texts contain. */
export const hasShortTerm = (terms: readonly Term[][]): boolean =>
  terms.some((all) => all.some(([whole = ""]) => isShortTerm(whole)));

/** Text of a form as it is searched in the indexed text. */
export const scopedForm = (form: string, scope: MatchScope): string =>
  scope === "anywhere" ? form : `${wordStart}${form.trimStart()}`;

/** True when the query finds the text. */
export function matchesQuery(text: string, query: string): boolean {
  const indexed = indexText([text]);
  const terms = searchTerms(query);
  return (
    terms.length === 0 ||
    terms.some((all) => all.every((forms) => forms.some((form) => indexed.includes(form))))
  );
}
