/**
 * Search (rules.md §9): what is indexed of a record, and what a typed query becomes. The index is SQLite's trigram FTS5,
 * which finds any three characters; words are stored with two spaces before them, so that a term of one or two letters
 * becomes three characters too ('  a', ' ai') and finds the beginnings of words.
 */

/** Lower case without accents. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/\u0153/g, "oe");

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** The ways a telephone may be typed: national and international, without spaces. */
export function phoneForms(phone: string): string[] {
  const digits = digitsOf(phone);
  if (digits.length < 6) return digits ? [digits] : [];
  const national = digits.replace(/^(?:00)?212(?=\d{9}$)/, "0");
  return national.length === 10 && national.startsWith("0")
    ? [national, `+212${national.slice(1)}`]
    : [digits];
}

/** The text indexed for these parts, in the form described above. */
export function indexText(parts: readonly string[]): string {
  const words = fold(parts.join(" ")).split(/\s+/).filter(Boolean);
  return [...new Set(words)].map((word) => `  ${word}`).join("");
}

export const clientParts = (client: { name: string; phone: string; email: string }): string[] => [
  client.name,
  client.phone,
  ...phoneForms(client.phone),
  client.email,
];

/** The terms of a query: all must be found. A telephone typed with spaces or a prefix is one term. */
export function searchTerms(query: string): string[] {
  const folded = fold(query).trim();
  if (/^[+\d][\d\s.-]*$/.test(folded) && digitsOf(folded).length > 2) {
    const compact = folded.replace(/[\s.-]/g, "");
    return [compact.replace(/^(?:\+|00)212(?=\d)/, "0").replace(/^\+/, "")];
  }
  return folded.split(/\s+/).filter(Boolean);
}

/** The FTS5 MATCH expression of a query, or null when nothing was typed. */
export function matchExpression(query: string): string | null {
  const terms = searchTerms(query).slice(0, 10);
  if (terms.length === 0) return null;
  return terms.map((term) => `"${term.padStart(3, " ").replaceAll('"', '""')}"`).join(" AND ");
}

/** A query that is a date or a part of one, as the first and last day it covers; null for anything else. */
export function searchedDays(query: string): { from: string; to: string } | null {
  const text = query.trim();
  const [, day, month, year] =
    /^(?:(?:(\d{1,2})[/.-])?(\d{1,2})[/.-])?((?:19|20)\d{2})$/.exec(text) ?? [];
  if (!year) return null;
  const two = (part: string) => part.padStart(2, "0");
  if (!month) return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (!day) return { from: `${year}-${two(month)}-01`, to: `${year}-${two(month)}-31` };
  const exact = `${year}-${two(month)}-${two(day)}`;
  return { from: exact, to: exact };
}
