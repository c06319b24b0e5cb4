/**
 * What a query of the records API may ask: the relations that the specification and the application expand, and conditions
 * that cost little (docs/access.md, Queries). Pure: the gate reads the query, this says what is wrong with it.
 */
import type { Violation } from "#domain/core/violation.ts";

/** As PocketBase reads them: the first value of each name. */
export interface RecordQuery {
  readonly expand: string;
  readonly filter: string;
  readonly sort: string;
}

/** Relations of a collection that may be expanded, as whole paths; `ofOne`: of a record that is read by itself too. */
export type Expands = { paths: readonly string[]; ofOne?: readonly string[] };
export type ExpandTable = Readonly<Record<string, Expands>>;

/** PocketBase leaves out spaces, and dots at both ends. */
const pathsOf = (expand: string): string[] =>
  expand
    .replaceAll(" ", "")
    .split(",")
    .map((path) => path.replace(/^\.+|\.+$/g, ""))
    .filter((path) => path !== "");

/** Every path of the table, whatever its order. */
const maxExpand = 500;

function mayExpand({ paths, ofOne = [] }: Expands, isOne: boolean, expand: string): boolean {
  if (expand.length > maxExpand) return false;
  const known = isOne ? [...paths, ...ofOne] : paths;
  return pathsOf(expand).every((path) => known.includes(path));
}

/** Texts and comments as PocketBase's own reader ends them; what is left are names, signs and numbers. */
const quoted = /"(?:\\[\s\S]|[^"\\])*(?:"|$)|'(?:\\[\s\S]|[^'\\])*(?:'|$)|\/\/[^\n]*/g;
/** Relations from the other end, and other collections: each is a query of its own for every record. */
const sideways = /_via_|@collection/;
/** A relation of a relation. */
const deep = /[\w:]\.[\w:]+\./;

/** As PocketBase has it. */
const maxLength = 3500;
/** Searches within texts, which no index serves. */
const maxSearches = 20;

function isCheap(text: string): boolean {
  if (text.length > maxLength) return false;
  const names = text.replace(quoted, " ");
  return (
    !sideways.test(text) && !deep.test(names) && (names.match(/~/g) ?? []).length <= maxSearches
  );
}

/** `isOne`: the record of an address, read or written, and not a list. */
export function queryViolations(
  expands: Expands = { paths: [] },
  isOne: boolean,
  { expand, filter, sort }: RecordQuery,
): Violation[] {
  const found: Violation[] = [];
  if (!mayExpand(expands, isOne, expand)) found.push({ field: "expand", code: "query_expand" });
  if (!isCheap(filter)) found.push({ field: "filter", code: "query_filter" });
  if (!isCheap(sort)) found.push({ field: "sort", code: "query_sort" });
  return found;
}
