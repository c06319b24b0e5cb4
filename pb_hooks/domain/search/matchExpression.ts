/**
 * Builds the query of SQLite's FTS5 trigram index. Two letters are searched together with each possible character
 * before them; a single letter is filtered afterwards.
 */
import { scopedForm, isShortTerm, type MatchScope, type Term } from "./terms.ts";

const figuresAndSigns = "0123456789.+@&(#:*=,%";
const latin = ` abcdefghijklmnopqrstuvwxyz${figuresAndSigns}`;
const arabicLetters = Array.from({ length: 42 }, (_, at) => String.fromCharCode(0x621 + at));
const arabic = ` ${arabicLetters.join("")}${figuresAndSigns}`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const anyOf = (expressions: readonly string[]): string =>
  expressions.length > 1 ? `(${expressions.join(" OR ")})` : expressions.join("");

/** MATCH expression of one form; '' for a single letter. */
function expressionOf(text: string): string {
  if (!isShortTerm(text)) return quoted(text);
  if (Array.from(text).length < 2) return "";
  const before = /[\u0600-\u06ff]/.test(text) ? arabic : latin;
  return anyOf(Array.from(before, (sign) => quoted(`${sign}${text}`)));
}

const isFindable = (scope: MatchScope) => (term: Term) =>
  term.every((form) => expressionOf(scopedForm(form, scope)) !== "");

/** True when the index alone answers the query, without a filter on the texts. */
export const isWhollyIndexed = (terms: readonly Term[][], scope: MatchScope): boolean =>
  terms.every((all) => all.every(isFindable(scope)));

/** Cached expressions of a query: each list that searches needs them. */
const known = new WeakMap<readonly Term[][], Partial<Record<MatchScope, string>>>();

/** MATCH expression of a query; '' when one of its alternatives has no term that the index can find. */
export function matchExpression(terms: readonly Term[][], scope: MatchScope): string {
  const own = known.get(terms) ?? {};
  known.set(terms, own);
  return (own[scope] ??= expressionOfAll(terms, scope));
}

function expressionOfAll(terms: readonly Term[][], scope: MatchScope): string {
  const lists = terms.map((all) =>
    all
      .filter(isFindable(scope))
      .map((term) => anyOf(term.map((form) => expressionOf(scopedForm(form, scope)))))
      .join(" AND "),
  );
  if (lists.includes("")) return "";
  return lists.map((list) => (lists.length > 1 ? `(${list})` : list)).join(" OR ");
}
