import { scopedForm, searchTerms, type Term } from "#domain/search/terms.ts";
import { normalisedText, wordStart } from "#domain/search/words.ts";

/** Normalised text, with the original index of each of its characters. */
function plainWith(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  const add = (units: string, at: number) => {
    plain += units;
    places.push(...Array.from(units.split(""), () => at));
  };
  add(wordStart, 0);
  for (const { 0: run, index } of text.matchAll(/\s+|\S+/g)) {
    if (/\s/.test(run)) {
      add(wordStart, index);
      continue;
    }
    const word = normalisedText(run);
    let at = 0;
    let written = 0;
    for (const letter of run) {
      const end = normalisedText(run.slice(0, at + letter.length)).length;
      add(word.slice(written, end), index + at);
      written = end;
      at += letter.length;
    }
  }
  return { plain, places };
}

/** Ranges of a text that match the terms of a query, sorted and without overlap. */
export function matchPlaces(text: string, query: string): { start: number; end: number }[] {
  const [terms = []] = searchTerms(query);
  const { plain, places } = plainWith(text);
  const placesOf = (term: Term) => {
    const atStart = term.map((form) => scopedForm(form, "beginnings"));
    const form = [...atStart, ...term].find((one) => plain.includes(one));
    if (form === undefined) return [];
    const first = plain.indexOf(form) + form.length - form.trimStart().length;
    const last = plain.indexOf(form) + form.length - 1;
    // Leaves out a separator after the last character, which the search index drops.
    const end = (places[last] ?? 0) + lengthAt(text, places[last] ?? 0);
    return [{ start: places[first] ?? 0, end }];
  };
  const found = terms.flatMap(placesOf).sort((a, b) => a.start - b.start);
  return found.filter(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0));
}

const lengthAt = (text: string, at: number): number =>
  String.fromCodePoint(text.codePointAt(at) ?? 32).length;
