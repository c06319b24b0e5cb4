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
import type { Condition, List } from "#server/engine/lists/list.ts";
import type { Params } from "#server/platform/sql.ts";
import { type Days, daysOf } from "./searchDays.ts";
import {
  bestOf,
  type Found,
  foundUpTo,
  heldSql,
  matchesOf,
  mostNamed,
  sizeOf,
  type Target,
} from "./searchMatches.ts";

/** Maximum number of matches passed as ids; lower for clients, because each has several documents. */
const mostRecords = 5000;
const mostClients = 2000;

/** Matches anywhere in the text, and at word beginnings where these are listed first. */
type Answers = { terms: readonly Term[][]; anywhere: Found; beginnings: Found | null };

/** Condition for a query on the records of a list; null without a query. */
export function searchCondition(
  app: core.App,
  list: List,
  company: string,
  query: string,
): Condition | null {
  const terms = searchTerms(query);
  const look = { app, company, terms };
  const targets = targetsOf(list);
  const anywhere = foundUpTo(look, "anywhere", targets);
  // A few matches are ranked in one statement instead.
  const isMany = targets.some(({ kind }) => sizeOf(anywhere[kind.name]) > mostNamed);
  const isParted = hasShortTerm(terms) && (isMany || !isRanked(list));
  const beginnings = isParted ? foundUpTo(look, "beginnings", targets) : null;
  return conditionOf(list, query, { terms, anywhere, beginnings });
}

/** Conditions for several lists in one look-up, limited to the best and newest matches. */
export function newestConditions(
  app: core.App,
  lists: readonly List[],
  company: string,
  query: string,
): (Condition | null)[] {
  const terms = searchTerms(query);
  const isShort = hasShortTerm(terms);
  const { anywhere, beginnings } = bestOf(
    { app, company, terms },
    lists.flatMap(targetsOf),
    isShort,
  );
  return lists.map((list) => {
    const isParted = isShort && !isRanked(list);
    return conditionOf(list, query, { terms, anywhere, beginnings: isParted ? beginnings : null });
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
  { sql, params }: Condition,
  columns: readonly string[],
  query: string,
): Condition {
  const held = columns.map((column) => `instr(${plainSql(column)}, {:typed}) > 0`);
  return { sql: `(${[sql, ...held].join(" OR ")})`, params: { ...params, typed: fold(query) } };
}

function conditionOf(list: List, query: string, answers: Answers): Condition | null {
  const condition = indexedCondition(list, query, answers);
  return condition && list.searchesColumns
    ? orColumns(condition, list.searchesColumns, query)
    : condition;
}

function indexedCondition(list: List, query: string, answers: Answers): Condition | null {
  const { terms, anywhere, beginnings } = answers;
  const days = daysOf(list, query);
  const targets = days?.isAll ? [] : targetsOf(list);
  if (terms.length === 0 || targets.length === 0) return days;
  const matched = targets.filter(({ kind }) => sizeOf(anywhere[kind.name]) > 0);
  const all = matched.length > 0 ? textIn(matched, "anywhere", answers) : nothing;
  const whole = orOf(all, days);
  const [own, ...others] = targets;
  // Thousands of matches are scanned in the list's order: a ranking would read them all.
  const isCommon = matched.some(({ kind, most }) => sizeOf(anywhere[kind.name]) > most);
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
  targets: readonly Target[],
  answers: Answers,
  days: Days | null,
): (Condition | null)[] {
  const { anywhere, beginnings } = answers;
  const matchedIn = (found: Found) => targets.filter(({ kind }) => sizeOf(found[kind.name]) > 0);
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
function textIn(targets: readonly Target[], scope: MatchScope, answers: Answers): Condition {
  const found = answers[scope] ?? {};
  const isMuch = targets.some(({ kind, most }) => sizeOf(found[kind.name]) > most);
  return isMuch
    ? asked(targets, answers.terms, scope)
    : gathered(targets, found, answers.terms, scope);
}

const nothing: Condition = { sql: "FALSE", params: {}, findsFew: true, findsNone: true };

/**
 * Adds a rank: three points for each term that is a whole word, one for a word beginning. '1.6' finds lenses of 1.6 before
 * those of 1.67.
 */
function rankedBy(found: Condition, kind: SearchKind, terms: readonly Term[]): Condition {
  const params: Params = {};
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
const orOf = (text: Condition, days: Condition | null): Condition =>
  days
    ? {
        ...(text.findsNone ? {} : text),
        sql: `(${text.sql} OR (t.company = {:company} AND ${days.sql}))`,
        params: { ...text.params, ...days.params },
      }
    : text;

/** Excludes the matches of the sub-condition before. */
const without = (condition: Condition, { sql, params }: Condition): Condition => ({
  ...condition,
  sql: `${condition.sql} AND ${sql} IS NOT TRUE`,
  params: { ...condition.params, ...params },
});

const targetsOf = (list: List): Target[] => [
  ...(list.kind ? [{ kind: list.kind, column: "t.id", most: mostRecords }] : []),
  ...(list.searchesClient
    ? [{ kind: list.searchesClient, column: "t.client", most: mostClients }]
    : []),
  ...(list.searchesThrough ?? []).map((through) => ({
    kind: through.kind,
    column: through.column,
    most: mostClients,
    through,
  })),
];

/** Condition that the record is among the matches of the index. */
function gathered(
  targets: readonly Target[],
  found: Found,
  terms: readonly Term[][],
  scope: MatchScope,
): Condition {
  let params: Params = {};
  const idsIn = ({ kind }: Target): string => {
    const matches = found[kind.name];
    if (typeof matches === "number") {
      const { sql, params: own } = matchesOf(terms, scope, kind);
      params = { ...params, ...own };
      return `SELECT s.record ${sql}`;
    }
    params[`${scope}_${kind.name}`] = JSON.stringify(matches ?? []);
    return `SELECT value FROM json_each({:${scope}_${kind.name}})`;
  };
  const within = targets.map((target) => {
    const ids = idsIn(target);
    return `${target.column} IN (${target.through ? target.through.from(ids) : ids})`;
  });
  return { sql: `(${within.join(" OR ")})`, params, findsFew: true };
}

/**
 * Condition that the text of each record contains the terms. A scalar subquery and not EXISTS, which SQLite may turn into a
 * join that starts from every entry of the index.
 */
function asked(targets: readonly Target[], terms: readonly Term[][], scope: MatchScope): Condition {
  const held = heldSql(terms, scope);
  const found = targets.map(
    ({ kind, column, through }) =>
      `(SELECT ${held.sql} FROM optique_search s WHERE s.kind = '${kind.name}' AND s.record = ${through?.to ?? column})`,
  );
  return { sql: `(${found.join(" OR ")})`, params: held.params, findsMany: true };
}
