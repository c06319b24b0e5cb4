/**
 * Search queries as conditions on the records of a list. Few matches are read from the index and passed as ids; for many,
 * each record is tested (docs/search-and-totals.md, Two ways of searching).
 */
import { fold } from "#domain/core/fold.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import {
  scopedForm,
  hasShortTerm,
  type MatchScope,
  searchTerms,
  type Term,
} from "#domain/search/terms.ts";
import type { ListCondition, List } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/sql.ts";
import { type DayCondition, searchedDaysCondition } from "./searchDays.ts";
import {
  bestMatches,
  type SearchMatches,
  matchesUpToLimit,
  maxMatchIds,
  matchCount,
  type SearchTarget,
} from "./searchMatches.ts";
import { asked, gathered, nothing, targetsOf } from "./searchTargets.ts";
import { togetherCondition } from "./searchTogether.ts";

/** Matches anywhere in the text, and at word beginnings where these are listed first. */
type Answers = {
  app: core.App;
  company: string;
  terms: readonly Term[][];
  anywhere: SearchMatches;
  beginnings: SearchMatches | null;
};

/** Condition for a query on the records of a list; null without a query. */
export function searchCondition(
  app: core.App,
  list: List,
  company: string,
  query: string,
): ListCondition | null {
  const terms = searchTerms(query);
  const look = { app, company, terms };
  const targets = targetsOf(list);
  const anywhere = matchesUpToLimit(look, "anywhere", targets);
  // A few matches are ranked in one statement instead.
  const isMany = targets.some(({ kind }) => matchCount(anywhere[kind.name]) > maxMatchIds);
  const isParted = hasShortTerm(terms) && (isMany || !isRanked(list));
  const beginnings = isParted ? matchesUpToLimit(look, "beginnings", targets) : null;
  return conditionOf(list, query, { ...look, anywhere, beginnings });
}

/** Conditions for several lists in one look-up, limited to the best and newest matches. */
export function newestConditions(
  app: core.App,
  lists: readonly List[],
  company: string,
  query: string,
): (ListCondition | null)[] {
  const terms = searchTerms(query);
  const isShort = hasShortTerm(terms);
  const { anywhere, beginnings } = bestMatches(
    { app, company, terms },
    lists.flatMap(targetsOf),
    isShort,
  );
  return lists.map((list) => {
    const isParted = isShort && !isRanked(list);
    const parted = isParted ? beginnings : null;
    return conditionOf(list, query, { app, company, terms, anywhere, beginnings: parted });
  });
}

/** True for a list searched only by its own texts, which can rank its matches. */
const isRanked = (list: List): boolean => list.kind !== undefined && targetsOf(list).length === 1;

/** SQL that lower-cases a text and removes the accents of bank names, because SQLite's lower() knows ASCII only. */
const plainSql = (column: string): string =>
  ["\u00c9", "\u00e9", "\u00e8"].reduce(
    (text, letter) => `replace(${text}, '${letter}', 'e')`,
    `lower(t.${column})`,
  );

/** Condition extended by a search in plain columns. No index covers both, so all records of the company are scanned. */
function orColumns(
  { sql, params }: ListCondition,
  columns: readonly string[],
  query: string,
): ListCondition {
  const held = columns.map((column) => `instr(${plainSql(column)}, {:typed}) > 0`);
  return { sql: `(${[sql, ...held].join(" OR ")})`, params: { ...params, typed: fold(query) } };
}

function conditionOf(list: List, query: string, answers: Answers): ListCondition | null {
  const condition = indexedCondition(list, query, answers);
  return condition && list.searchesColumns
    ? orColumns(condition, list.searchesColumns, query)
    : condition;
}

function indexedCondition(list: List, query: string, answers: Answers): ListCondition | null {
  const { terms, anywhere, beginnings } = answers;
  const days = searchedDaysCondition(list, query);
  const targets = days?.isAll ? [] : targetsOf(list);
  if (terms.length === 0 || targets.length === 0) return days;
  const matched = targets.filter(({ kind }) => matchCount(anywhere[kind.name]) > 0);
  const together = matched.length > 0 || days ? null : togetherCondition(answers, list);
  if (together) return together;
  const all = matched.length > 0 ? textIn(matched, "anywhere", answers) : nothing;
  const whole = orOf(all, days);
  const [own, ...others] = targets;
  // Thousands of matches are scanned in the list's order: a ranking would read them all.
  const isCommon = matched.some(({ kind, most }) => matchCount(anywhere[kind.name]) > most);
  if (list.kind && isRanked(list) && !beginnings && !isCommon)
    return rankedBy(whole, list.kind, terms.flat());
  if (!own || (others.length === 0 && !beginnings)) return whole;
  if (others.length === 0) return { ...whole, parts: partsOf([own], answers, days) };
  // Matches by a record's own text come before matches by its client. A sub-condition without matches is not read.
  const better = matched.includes(own) ? textIn([own], "anywhere", answers) : null;
  const rest = partsOf(others, answers, days);
  return {
    ...whole,
    parts: [
      ...partsOf([own], answers, null),
      ...rest.map((part) => (part && better ? without(part, better) : part)),
    ],
  };
}

/** Sub-conditions of these targets: with separate beginnings, matches at word beginnings come first. */
function partsOf(
  targets: readonly SearchTarget[],
  answers: Answers,
  days: DayCondition | null,
): (ListCondition | null)[] {
  const { anywhere, beginnings } = answers;
  const matchedIn = (found: SearchMatches) =>
    targets.filter(({ kind }) => matchCount(found[kind.name]) > 0);
  const matched = matchedIn(anywhere);
  if (matched.length === 0 && !days) return beginnings ? [null, null] : [null];
  const all = orOf(matched.length > 0 ? textIn(matched, "anywhere", answers) : nothing, days);
  if (!beginnings) return [all];
  const better = matchedIn(beginnings);
  if (better.length === 0) return [null, all];
  const first = textIn(better, "beginnings", answers);
  return [first, without(all, first)];
}

/** Condition for the matching records: few by their ids, many by a test of each record. */
function textIn(
  targets: readonly SearchTarget[],
  scope: MatchScope,
  answers: Answers,
): ListCondition {
  const found = answers[scope] ?? {};
  const isMuch = targets.some(({ kind, most }) => matchCount(found[kind.name]) > most);
  return isMuch
    ? asked(targets, answers.terms, scope)
    : gathered(targets, found, answers.terms, scope);
}

/**
 * Adds a rank: three points for each term that is a whole word, one for a word beginning. '1.6' finds lenses of 1.6 before
 * those of 1.67.
 */
function rankedBy(found: ListCondition, kind: SearchKind, terms: readonly Term[]): ListCondition {
  const params: SqlParams = {};
  const points = terms.map((forms, index) => {
    const [form = ""] = forms;
    params[`begins${index}`] = scopedForm(form, "beginnings");
    params[`is${index}`] = `${scopedForm(form, "beginnings")} `;
    return `(instr(s.text, {:begins${index}}) > 0) + 2 * (instr(s.text || ' ', {:is${index}}) > 0)`;
  });
  const rank = `(SELECT -(${points.join(" + ")}) FROM optique_search s WHERE s.kind = '${kind.name}' AND s.record = t.id)`;
  return { ...found, rank, params: { ...found.params, ...params } };
}

/** Combines text and day conditions; the days use the index of the company, which `+company` rules out for the rest. */
const orOf = (text: ListCondition, days: ListCondition | null): ListCondition =>
  days
    ? {
        ...(text.findsNone ? {} : text),
        sql: `(${text.sql} OR (t.company = {:company} AND ${days.sql}))`,
        params: { ...text.params, ...days.params },
      }
    : text;

/** Excludes the matches of the sub-condition before. */
const without = (condition: ListCondition, { sql, params }: ListCondition): ListCondition => ({
  ...condition,
  sql: `${condition.sql} AND ${sql} IS NOT TRUE`,
  params: { ...condition.params, ...params },
});
