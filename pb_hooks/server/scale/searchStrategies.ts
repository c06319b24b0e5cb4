/**
 * What the search box holds, as a condition on the records of a list. Few matches are gathered from the index, many are
 * asked for record by record (server/scale/README.md, Two ways of searching).
 */
import {
  indexedTerm,
  matchExpression,
  searchedDays,
  type SearchKind,
  searchTerms,
} from "#domain/search/search.ts";
import type { Condition, List } from "#server/lists/list.ts";
import { type Params, queryInteger } from "#server/platform/sql.ts";
import { idsOf } from "./searchIndex.ts";

/** Where a list is searched: entries of this kind, about the record in this column of t. */
type Target = { kind: SearchKind; column: string; most: number };

/** At most so many matches are gathered. Of clients fewer, because each has several documents. */
const mostRecords = 5000;
const mostClients = 2000;

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
  if (days) return ofDays(days);
  const targets = targetsOf(list);
  const terms = searchTerms(query);
  if (terms.length === 0 || targets.length === 0) return null;
  const match = matchExpression(terms);
  if (newest) return gathered(targets, match, ` ORDER BY f.rowid DESC LIMIT ${newest}`);
  const isCommon = targets.some((target) => hasMany(app, company, match, target));
  return isCommon ? asked(targets, terms) : gathered(targets, match);
}

const ofDays = ({ from, to }: { from: string; to: string }): Condition => ({
  sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}",
  params: { firstDay: `${from} 00:00:00.000Z`, lastDay: `${to} 23:59:59.999Z` },
});

const targetsOf = (list: List): Target[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: "clients" as const, column: "t.client", most: mostClients }]
    : []),
];

const matchesOf = (kind: SearchKind): string =>
  `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
   WHERE optique_search_fts MATCH {:match} AND ${idsOf(kind, "f.rowid")} AND s.company = {:company}`;

const hasMany = (app: core.App, company: string, match: string, { kind, most }: Target): boolean =>
  queryInteger(
    app,
    `SELECT COUNT(*) AS json FROM (SELECT 1 ${matchesOf(kind)} LIMIT ${most + 1})`,
    { match, company },
  ) > most;

/** The records among the matches of the index. */
function gathered(targets: readonly Target[], match: string, limit = ""): Condition {
  const found = targets.map(
    ({ kind, column }) => `${column} IN (SELECT s.record ${matchesOf(kind)}${limit})`,
  );
  return { sql: `(${found.join(" OR ")})`, params: { match }, findsFew: true };
}

/**
 * The same as a question to each record: does its text hold the terms? It is a scalar subquery and not EXISTS, which SQLite
 * may turn into a join that begins with every entry of the index.
 */
function asked(targets: readonly Target[], terms: readonly string[][]): Condition {
  const params: Params = {};
  const isHeld = (term: string): string => {
    const name = `term${Object.keys(params).length}`;
    params[name] = indexedTerm(term);
    return `instr(s.text, {:${name}}) > 0`;
  };
  const held = terms.map((all) => all.map(isHeld).join(" AND ")).join(" OR ");
  const found = targets.map(
    ({ kind, column }) =>
      `(SELECT ${held} FROM optique_search s WHERE s.kind = '${kind}' AND s.record = ${column})`,
  );
  return { sql: `(${found.join(" OR ")})`, params, findsMany: true };
}
