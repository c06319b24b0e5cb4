/**
 * Rules for queries of the records API: known relations in `expand`, and only cheap conditions
 * (docs/access.md, Queries). Pure functions; the gate reads the query.
 */
import { hasComment, outsideStrings } from "#domain/core/text/filterText.ts";
import type { Violation } from "#domain/core/violation.ts";

/** First value of each parameter, as PocketBase reads it. */
export interface RecordQuery {
  readonly expand: string;
  readonly filter: string;
  readonly sort: string;
}

/**
 * Relations of a collection that may be expanded, as complete paths; those in `ofFew` only for one record or a short
 * list. `names`: the specification's names of back-relations, which a read may use too.
 */
export type AllowedExpands = {
  paths: readonly string[];
  ofFew?: readonly string[];
  names?: Readonly<Record<string, string>>;
};
export type ExpandTable = Readonly<Record<string, AllowedExpands>>;

/** Splits an `expand` into paths; like PocketBase, ignores spaces, and dots at both ends. */
const pathsOf = (expand: string): string[] =>
  expand
    .replaceAll(" ", "")
    .split(",")
    .map((path) => path.replace(/^\.+|\.+$/g, ""))
    .filter((path) => path !== "");

/** Maximum length of `expand`: more than all known paths together. */
const maxExpand = 500;

/** Rows of a short list: as many as the specification's related lists; PocketBase's default page has 30. */
const maxFew = 50;
/** True when `perPage` asks for a short list. */
export const isFew = (perPage: string): boolean =>
  /^\d{0,2}$/.test(perPage) && Number(perPage) <= maxFew;

/** The specification's names that an `expand` uses. */
export const namesAsked = ({ names = {} }: AllowedExpands, expand: string): string[] =>
  Object.keys(names).filter((name) => pathsOf(expand).some((path) => path.split(".")[0] === name));

/** An `expand` with PocketBase's back-relations in place of the specification's names. */
export const withoutNames = ({ names = {} }: AllowedExpands, expand: string): string =>
  pathsOf(expand)
    .map((path) => path.replace(/^\w+/, (word) => names[word] ?? word))
    .join(",");

function mayExpand({ paths, ofFew = [] }: AllowedExpands, few: boolean, expand: string): boolean {
  if (expand.length > maxExpand) return false;
  const known = few ? [...paths, ...ofFew] : paths;
  return pathsOf(expand).every((path) => known.includes(path));
}

/** Matches back-relations and other collections, which cost a subquery for each record. */
const sideways = /_via_|@collection/;
/** Matches a relation of a relation. */
const deep = /[\w:]\.[\w:]+\./;

const maxFields = 20;
/** Length of twenty long names with modifiers. Checked first, because splitting takes quadratic time. */
const maxFieldsLength = 2600;
/** Matches a path, possibly with `*`, and PocketBase's one modifier, with a length above 0. */
const fieldForm = /^[\w@.*-]{1,100}(?::excerpt\([1-9]\d{0,5}(?:,(?:true|false))?\))?$/;

/**
 * True when PocketBase can apply `fields` to an answer. It parses them after the commit: unreadable ones would answer
 * 400 for what was saved, and 2 500 took 335 MB.
 */
export function areFieldsReadable(fields: string): boolean {
  if (fields === "") return true;
  if (fields.length > maxFieldsLength) return false;
  const names = fields.replaceAll(" ", "").split(/,(?![^(]*\))/);
  return names.length <= maxFields && names.every((name) => fieldForm.test(name));
}

/** PocketBase's own limit. */
const maxLength = 3500;
/** Maximum number of substring searches, which use no index. */
const maxSearches = 20;

function isCheap(text: string): boolean {
  if (text.length > maxLength) return false;
  const names = outsideStrings(text);
  // PocketBase lets a bracket in a comment end a group, so a comment could end before its line: none is allowed.
  return (
    !hasComment(text) &&
    !sideways.test(text) &&
    !deep.test(names) &&
    (names.match(/~/g) ?? []).length <= maxSearches
  );
}

/** Violations of a query. `few`: the answer is one record or a short list. */
export function queryViolations(
  expands: AllowedExpands,
  few: boolean,
  { expand, filter, sort }: RecordQuery,
): Violation[] {
  const found: Violation[] = [];
  if (!mayExpand(expands, few, expand)) found.push({ field: "expand", code: "query_expand" });
  if (!isCheap(filter)) found.push({ field: "filter", code: "query_filter" });
  if (!isCheap(sort)) found.push({ field: "sort", code: "query_sort" });
  return found;
}
