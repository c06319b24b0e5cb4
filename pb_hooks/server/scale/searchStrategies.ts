/**
 * What the search box holds, as a condition on the records of a list. Few matches are gathered from the index, many are
 * asked for record by record (server/scale/README.md, Two ways of searching).
 */
import { type IsoDay, storedDay } from "#domain/core/days.ts";
import {
  fold,
  indexedTerm,
  matchExpression,
  type SearchKind,
  searchTerms,
} from "#domain/search/search.ts";
import { searchedDays } from "#domain/search/searchedDays.ts";
import type { Condition, List, Through } from "#server/lists/list.ts";
import type { Params } from "#server/platform/sql.ts";
import { readJson } from "#server/platform/statements.ts";
import { idsOf } from "./searchIndex.ts";

/** Where a list is searched: entries of this kind, about the record in this column of t, or reached through it. */
type Target = { kind: SearchKind; column: string; most: number; through?: Through };

/** At most so many matches are gathered. Of clients fewer, because each has several documents. */
const mostRecords = 5000;
const mostClients = 2000;
/** So few are named by their ids: what else is asked of them looks for no word again. */
const mostNamed = 200;

/** What matches of each kind: the newest records, or how many there are where these are not all. */
type Found = Partial<Record<SearchKind, readonly string[] | number>>;

/** All that the search box finds, as a condition on the records of a list. Null when nothing is searched. */
export function searchCondition(
  app: core.App,
  list: List,
  company: string,
  query: string,
): Condition | null {
  const look = { app, company, match: matchExpression(searchTerms(query)) };
  const targets = targetsOf(list);
  const found = newestOf(look, targets, mostNamed + 1);
  const many = targets.filter(({ kind }) => sizeOf(found[kind]) > mostNamed);
  return conditionOf(list, query, { ...found, ...countsUpTo(look, many) });
}

/** The same of several lists at once, each for no more than the newest matches. */
export function newestConditions(
  app: core.App,
  lists: readonly List[],
  company: string,
  query: string,
): (Condition | null)[] {
  const look = { app, company, match: matchExpression(searchTerms(query)) };
  const found = newestOf(look, lists.flatMap(targetsOf), mostNamed);
  return lists.map((list) => conditionOf(list, query, found));
}

/** A text without its capitals and the accents that names of banks have: SQLite knows neither. */
const plainSql = (column: string): string =>
  ["\u00c9", "\u00e9", "\u00e8"].reduce(
    (text, letter) => `replace(${text}, '${letter}', 'e')`,
    `lower(t.${column})`,
  );

/** What is found by the index, or holds the words as they are typed. No index finds both: the company's is walked. */
function orColumns(
  { sql, params }: Condition,
  columns: readonly string[],
  query: string,
): Condition {
  const held = columns.map((column) => `instr(${plainSql(column)}, {:typed}) > 0`);
  return { sql: `(${[sql, ...held].join(" OR ")})`, params: { ...params, typed: fold(query) } };
}

function conditionOf(list: List, query: string, found: Found): Condition | null {
  const condition = indexedCondition(list, query, found);
  return condition && list.searchesColumns
    ? orColumns(condition, list.searchesColumns, query)
    : condition;
}

function indexedCondition(list: List, query: string, found: Found): Condition | null {
  const days = daysOf(list, query);
  const targets = days?.isAll ? [] : targetsOf(list);
  const terms = searchTerms(query);
  if (terms.length === 0 || targets.length === 0) return days;
  const isCommon = ({ kind, most }: Target) => sizeOf(found[kind]) > most;
  const textIn = (wanted: readonly Target[]) =>
    wanted.some(isCommon) ? asked(wanted, terms) : gathered(wanted, found, matchExpression(terms));
  const matched = targets.filter(({ kind }) => sizeOf(found[kind]) > 0);
  const whole = matched.length > 0 ? orOf(textIn(matched), days) : (days ?? nothing);
  // Thousands are walked in the list's order: to rank them, all would be read.
  if (list.kind && list.ranksWords && !matched.some(isCommon))
    return rankedBy(whole, list.kind, terms.flat());
  const [own, ...others] = targets;
  if (!own || others.length === 0) return whole;
  // No number holds a name: what is found by the clients is all there is, and need not be told apart.
  if (!matched.includes(own)) return { ...whole, parts: [null, whole] };
  // What holds the words itself stands before what is found by its client.
  const better = textIn([own]);
  return { ...whole, parts: [better, without(orOf(textIn(others), days), better)] };
}

const nothing: Condition = { sql: "FALSE", params: {}, findsFew: true, findsNone: true };

/**
 * With what tells the better matches: of each term, that a word is it, or begins with it. '1.6' is rather the lens of 1.6
 * than the one of 1.67.
 */
function rankedBy(found: Condition, kind: SearchKind, terms: readonly string[]): Condition {
  const params: Params = {};
  const points = terms.map((term, index) => {
    params[`begins${index}`] = `  ${term}`;
    params[`is${index}`] = `  ${term} `;
    return `(instr(s.text, {:begins${index}}) > 0) + 2 * (instr(s.text || ' ', {:is${index}}) > 0)`;
  });
  const rank = `(SELECT -(${points.join(" + ")}) FROM optique_search s WHERE s.kind = '${kind}' AND s.record = t.id)`;
  return { ...found, rank, params: { ...found.params, ...params } };
}

/** What a query that reads as a date finds; `isAll`: it can mean nothing else in this list. */
function daysOf(list: List, query: string): (Condition & { isAll: boolean }) | null {
  const days = list.searchesDays ? searchedDays(query) : null;
  // A number holds its year.
  if (!days || (days.isYear && list.kind)) return null;
  return { ...ofDays(days.ranges), isAll: !days.isWord && !list.kind };
}

function ofDays(ranges: readonly { from: string; to: string }[]): Condition {
  const [range] = ranges;
  if (range && ranges.length === 1)
    return {
      sql: "t.date >= {:firstDay} AND t.date <= {:lastDay}",
      params: { firstDay: `${range.from} 00:00:00.000Z`, lastDay: `${range.to} 23:59:59.999Z` },
    };
  // Day by day, each found by the index: between the years stands all that is not meant.
  const days = ranges.flatMap(({ from, to }) => daysOfRange(from, to));
  return {
    sql: "t.date IN (SELECT value FROM json_each({:days}))",
    params: { days: JSON.stringify(days) },
  };
}

/** The stored forms of the days of a month, from one to another. */
const daysOfRange = (from: string, to: string): string[] =>
  Array.from({ length: Number(to.slice(8)) - Number(from.slice(8)) + 1 }, (_, index) => {
    const day = String(Number(from.slice(8)) + index).padStart(2, "0");
    return storedDay(`${from.slice(0, 8)}${day}` as IsoDay);
  });

/** What one or the other finds; the days by the index of the company, which `+company` keeps from the rest. */
const orOf = (text: Condition, days: Condition | null): Condition =>
  days
    ? {
        ...text,
        sql: `(${text.sql} OR (t.company = {:company} AND ${days.sql}))`,
        params: { ...text.params, ...days.params },
      }
    : text;

/** All but what stands before. */
const without = (condition: Condition, { sql, params }: Condition): Condition => ({
  ...condition,
  sql: `${condition.sql} AND ${sql} IS NOT TRUE`,
  params: { ...condition.params, ...params },
});

const targetsOf = (list: List): Target[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: "clients" as const, column: "t.client", most: mostClients }]
    : []),
  ...(list.searchesThrough ?? []).map((through) => ({
    kind: through.kind,
    column: through.column,
    most: mostClients,
    through,
  })),
];

const matchesOf = (kind: SearchKind): string =>
  `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
   WHERE optique_search_fts MATCH {:match} AND ${idsOf(kind, "f.rowid")} AND s.company = {:company}`;

const sizeOf = (matches: readonly string[] | number = 0): number =>
  typeof matches === "number" ? matches : matches.length;

type Look = { app: core.App; company: string; match: string };

/** A value for each kind of these targets, in one look at the index. */
function askEach<Value>(
  { app, company, match }: Look,
  targets: readonly Target[],
  valueOf: (target: Target) => string,
): Partial<Record<SearchKind, Value>> {
  const byKind = new Map(targets.map((target) => [target.kind, valueOf(target)]));
  if (match === "" || byKind.size === 0) return {};
  const values = [...byKind].map(([kind, value]) => `'${kind}', (${value})`);
  return readJson(app, `SELECT json_object(${values.join(", ")}) AS json`, { match, company });
}

/** The newest that match of each kind, up to so many. */
const newestOf = (look: Look, targets: readonly Target[], limit: number): Found =>
  askEach<string[]>(
    look,
    targets,
    ({ kind }) => `SELECT json(json_group_array(record))
      FROM (SELECT s.record ${matchesOf(kind)} ORDER BY f.rowid DESC LIMIT ${limit})`,
  );

/** How many match of each kind, up to one more than are gathered. */
const countsUpTo = (look: Look, targets: readonly Target[]): Found =>
  askEach<number>(
    look,
    targets,
    ({ kind, most }) => `SELECT COUNT(*) FROM (SELECT 1 ${matchesOf(kind)} LIMIT ${most + 1})`,
  );

/** The records among the matches of the index. */
function gathered(targets: readonly Target[], found: Found, match: string): Condition {
  const params: Params = {};
  const idsIn = ({ kind }: Target): string => {
    const matches = found[kind];
    if (typeof matches === "number") {
      params["match"] = match;
      return `SELECT s.record ${matchesOf(kind)}`;
    }
    params[kind] = JSON.stringify(matches ?? []);
    return `SELECT value FROM json_each({:${kind}})`;
  };
  const within = targets.map((target) => {
    const ids = idsIn(target);
    return `${target.column} IN (${target.through ? target.through.from(ids) : ids})`;
  });
  return { sql: `(${within.join(" OR ")})`, params, findsFew: true };
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
    ({ kind, column, through }) =>
      `(SELECT ${held} FROM optique_search s WHERE s.kind = '${kind}' AND s.record = ${through?.to ?? column})`,
  );
  return { sql: `(${found.join(" OR ")})`, params, findsMany: true };
}
