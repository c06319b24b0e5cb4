/** What the search box holds, as a condition on the records of a list. */
import {
  indexedTerm,
  matchExpression,
  searchedDays,
  type SearchKind,
  searchTerms,
} from "#domain/search/search.ts";
import type { Condition, List } from "./lists.ts";
import { idsOf } from "#server/scale/searchIndex.ts";
import { type Params, queryInteger } from "#server/platform/sql.ts";

/** Where a list is searched: entries of this kind, about the record in this column of t. */
type Place = { kind: SearchKind; column: string; most: number };

/**
 * So many matches are gathered, counted and sorted. Of more (a family name, the year of a number) the records are looked
 * at in the list's own order until the page is full, which then takes few of them. A client has several documents.
 */
const mostRecords = 5000;
const mostClients = 2000;

const placesOf = (list: List): Place[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: "clients" as const, column: "t.client", most: mostClients }]
    : []),
];

const matches = (kind: SearchKind): string =>
  `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
   WHERE optique_search_fts MATCH {:match} AND ${idsOf(kind, "f.rowid")} AND s.company = {:company}`;

const isCommon = (app: core.App, params: Params, { kind, most }: Place): boolean =>
  queryInteger(
    app,
    `SELECT COUNT(*) AS json FROM (SELECT 1 ${matches(kind)} LIMIT ${most + 1})`,
    params,
  ) > most;

/**
 * The same as a question to each record: does its text hold the terms? A value and not EXISTS, which SQLite may turn
 * inside out and begin with every text there is.
 */
function holding(places: readonly Place[], terms: readonly string[][]): Condition {
  const params: Params = {};
  const isHeld = (term: string): string => {
    const name = `term${Object.keys(params).length}`;
    params[name] = indexedTerm(term);
    return `instr(s.text, {:${name}}) > 0`;
  };
  const held = terms.map((all) => all.map(isHeld).join(" AND ")).join(" OR ");
  const found = places.map(
    ({ kind, column }) =>
      `(SELECT ${held} FROM optique_search s WHERE s.kind = '${kind}' AND s.record = ${column})`,
  );
  return { sql: `(${found.join(" OR ")})`, params, findsMany: true };
}

/**
 * Null when nothing is searched.
 * @param newest only so many of the newest matches, for the palette; else as many as there are
 */
export function searchCondition(
  app: core.App,
  list: List,
  company: string,
  query: string,
  newest?: number,
): Condition | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  if (days) {
    const params = { firstDay: `${days.from} 00:00:00.000Z`, lastDay: `${days.to} 23:59:59.999Z` };
    return { sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}", params };
  }
  const places = placesOf(list);
  const terms = searchTerms(query);
  if (terms.length === 0 || places.length === 0) return null;
  const params = { match: matchExpression(terms) };
  if (!newest && places.some((place) => isCommon(app, { ...params, company }, place)))
    return holding(places, terms);
  const limit = newest ? ` ORDER BY f.rowid DESC LIMIT ${newest}` : "";
  const found = places.map(
    ({ kind, column }) => `${column} IN (SELECT s.record ${matches(kind)}${limit})`,
  );
  return { sql: `(${found.join(" OR ")})`, params, findsFew: true };
}
