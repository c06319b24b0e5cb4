/** Turns search queries into conditions on a list: look-up in the index, plan, then the SQL of the plan. */
import { fold } from "#domain/core/text/fold.ts";
import { hasShortTerm, searchTerms } from "#domain/search/terms.ts";
import type { ListCondition, List } from "#server/engine/lists/list.ts";
import { foldedSql } from "./foldedSql.ts";
import { searchedDaysCondition } from "./searchDays.ts";
import {
  bestMatches,
  matchCount,
  matchesAnywhere,
  matchesOfWords,
  matchesUpToLimit,
  maxMatchIds,
  type SearchLookup,
} from "./searchMatches.ts";
import { type Found, searchPlan, wordsPlan } from "./searchPlan.ts";
import { segmentCondition, rankedMatches, rankOf, wordsCondition } from "./searchSql.ts";
import { mayRank, targetsOf } from "./searchTargets.ts";

/** Condition for a query on the records of a list; null without a query. */
export function searchCondition(
  app: core.App,
  list: List,
  company: string,
  query: string,
): ListCondition | null {
  if (query === "") return null;
  const look = { app, company, terms: searchTerms(query) };
  const targets = targetsOf(list);
  const { anywhere, beginnings: known } = matchesAnywhere(look, targets);
  // Few matches are ranked by one statement, so they need no separate search at word beginnings.
  const isMany = targets.some(({ kind }) => matchCount(anywhere[kind.name]) > maxMatchIds);
  const isParted = hasShortTerm(look.terms) && (isMany || !mayRank(list));
  const beginnings = isParted ? (known ?? matchesUpToLimit(look, "beginnings", targets)) : null;
  return conditionOf(list, query, look, { anywhere, beginnings });
}

/** Conditions for several lists from one look-up, limited to the best and newest matches. */
export function newestConditions(
  app: core.App,
  lists: readonly List[],
  company: string,
  query: string,
): (ListCondition | null)[] {
  const look = { app, company, terms: searchTerms(query) };
  const isShort = hasShortTerm(look.terms);
  const { anywhere, beginnings } = bestMatches(look, lists.flatMap(targetsOf), isShort);
  return lists.map((list) =>
    conditionOf(list, query, look, {
      anywhere,
      beginnings: isShort && !mayRank(list) ? beginnings : null,
    }),
  );
}

function conditionOf(
  list: List,
  query: string,
  look: SearchLookup,
  found: Found,
): ListCondition | null {
  const condition = indexedCondition(list, query, look, found);
  return condition && list.searchesColumns
    ? orColumns(condition, list.searchesColumns, query)
    : condition;
}

function indexedCondition(
  list: List,
  query: string,
  look: SearchLookup,
  found: Found,
): ListCondition | null {
  const { terms } = look;
  const days = searchedDaysCondition(list, query);
  const targets = targetsOf(list);
  if (terms.length === 0 || targets.length === 0 || days?.isAll) return days;
  const { whole, segments, isRanked } = searchPlan(list, found, days !== null);
  const words = whole.texts || days ? [] : matchesOfWords(look, list, targets);
  const together = wordsPlan(list, words);
  if (together) return wordsCondition(list, together);
  const all = segmentCondition(whole, terms, days);
  if (isRanked && list.kind)
    return list.from || typeof found.anywhere[list.kind.name] !== "number"
      ? withRank(all, rankOf(list.kind, terms.flat()))
      : rankedMatches(list.kind, list.table, terms);
  if (!segments) return all;
  return {
    ...all,
    segments: segments.map((segment) => segment && segmentCondition(segment, terms, days)),
  };
}

const withRank = (
  all: ListCondition,
  { rank, params }: Required<Pick<ListCondition, "rank" | "params">>,
): ListCondition => ({ ...all, rank, params: { ...all.params, ...params } });

/** Condition extended by a search in plain columns. No index covers both, so all records of the company are scanned. */
function orColumns(
  { sql, params }: ListCondition,
  columns: readonly string[],
  query: string,
): ListCondition {
  const held = columns.map((column) => `instr(${foldedSql(`t.${column}`)}, {:typed}) > 0`);
  return { sql: `(${[sql, ...held].join(" OR ")})`, params: { ...params, typed: fold(query) } };
}
