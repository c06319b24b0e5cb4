import { fold as foldText, searchTerms } from "#domain/search/search.ts";

/** One folded letter per letter, so that places in the folded text are places in the text. */
const fold = (text: string): string =>
  Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");

/** Where the terms of a query stand in a text: sorted, without overlap. */
export function matchPlaces(text: string, query: string): { start: number; end: number }[] {
  const folded = fold(text);
  const places = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => ({ start: folded.indexOf(term), end: folded.indexOf(term) + term.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  return places.filter(({ start }, index) => index === 0 || start >= (places[index - 1]?.end ?? 0));
}

/** Shorter terms are looked for at the beginning of words only (domain/README.md §9). */
const shortestInside = 3;

/** True when the server would find this text by this query. */
export function isMatch(text: string, query: string): boolean {
  const words = ` ${foldText(text)}`;
  const terms = searchTerms(query);
  const isFound = (term: string) =>
    words.includes(term.length < shortestInside ? ` ${term}` : term);
  return terms.length === 0 || terms.some((all) => all.every(isFound));
}
