/**
 * The query of SQLite's trigram FTS5, which finds any three characters. Two letters within a word are found by the character before
 * them, one letter by none: what is found is then to be asked for it.
 */
import { formIn, isShort, type Scope, type Term } from "./terms.ts";

const figuresAndSigns = "0123456789.+@&(#:*=,%";
const latin = ` abcdefghijklmnopqrstuvwxyz${figuresAndSigns}`;
const arabicLetters = Array.from({ length: 42 }, (_, at) => String.fromCharCode(0x621 + at));
const arabic = ` ${arabicLetters.join("")}${figuresAndSigns}`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const anyOf = (expressions: readonly string[]): string =>
  expressions.length > 1 ? `(${expressions.join(" OR ")})` : expressions.join("");

/** '' of what the index cannot find. */
function expressionOf(text: string): string {
  if (!isShort(text)) return quoted(text);
  if (Array.from(text).length < 2) return "";
  const before = /[\u0600-\u06ff]/.test(text) ? arabic : latin;
  return anyOf(Array.from(before, (sign) => quoted(`${sign}${text}`)));
}

const isFindable = (scope: Scope) => (term: Term) =>
  term.every((form) => expressionOf(formIn(form, scope)) !== "");

/** Whether the expression says all that is looked for. */
export const isWhollyIndexed = (terms: readonly Term[][], scope: Scope): boolean =>
  terms.every((all) => all.every(isFindable(scope)));

/** The FTS5 MATCH expression of the terms of a query; '' where the index finds one of its lists by no term. */
export function matchExpression(terms: readonly Term[][], scope: Scope): string {
  const lists = terms.map((all) =>
    all
      .filter(isFindable(scope))
      .map((term) => anyOf(term.map((form) => expressionOf(formIn(form, scope)))))
      .join(" AND "),
  );
  if (lists.includes("")) return "";
  return lists.map((list) => (lists.length > 1 ? `(${list})` : list)).join(" OR ");
}
