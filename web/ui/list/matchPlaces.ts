import { fold } from "#domain/core/fold.ts";
import { formIn, searchTerms, type Term } from "#domain/search/terms.ts";
import { wordStart } from "#domain/search/words.ts";

/** A text as `plainText` of domain/search/words.ts writes it, and where each of its units stands in the text. */
function plainWith(text: string): { plain: string; places: number[] } {
  let plain = wordStart;
  const places = Array.from(wordStart, () => 0);
  let at = 0;
  for (const letter of text) {
    const before = plain.slice(-1);
    const after = text.charAt(at + 1);
    const units = plainLetter(letter, before, after);
    plain += units;
    places.push(...Array.from({ length: units.length }, () => at));
    at += letter.length;
  }
  return { plain, places };
}

function plainLetter(letter: string, before: string, after: string): string {
  const folded = fold(letter);
  if (/^\s$/.test(folded)) return wordStart;
  if (folded === "'" || ("-_/".includes(folded) && !/[\s(]/.test(before))) return "";
  return folded === "," && /\d/.test(before) && /\d/.test(after) ? "." : folded;
}

/** Where the terms of a query stand in a text: sorted, without overlap. */
export function matchPlaces(text: string, query: string): { start: number; end: number }[] {
  const [terms = []] = searchTerms(query);
  const { plain, places } = plainWith(text);
  const placesOf = (term: Term) => {
    const atStart = term.map((form) => formIn(form, "beginnings"));
    const form = [...atStart, ...term].find((one) => plain.includes(one));
    if (form === undefined) return [];
    const first = plain.indexOf(form) + form.length - form.trimStart().length;
    const last = plain.indexOf(form) + form.length - 1;
    // What is left out after the last unit is no part of it.
    const end = (places[last] ?? 0) + lengthAt(text, places[last] ?? 0);
    return [{ start: places[first] ?? 0, end }];
  };
  const found = terms.flatMap(placesOf).sort((a, b) => a.start - b.start);
  return found.filter(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0));
}

const lengthAt = (text: string, at: number): number =>
  String.fromCodePoint(text.codePointAt(at) ?? 32).length;
