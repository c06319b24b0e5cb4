import { fold as foldText, isShort, searchTerms } from "#domain/search/search.ts";

/** As many units as the letter has, so that places in the folded text are places in the text. */
const foldLetter = (letter: string): string =>
  letter.length > 1 ? letter : letter.normalize("NFD").charAt(0).toLowerCase();
const fold = (text: string): string => Array.from(text, foldLetter).join("");

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

/** True when the server would find this text by this query. */
export function isMatch(text: string, query: string): boolean {
  const words = ` ${foldText(text)}`;
  const terms = searchTerms(query);
  const isFound = (term: string) => words.includes(isShort(term) ? ` ${term}` : term);
  return terms.length === 0 || terms.some((all) => all.every(isFound));
}
