/** SQL for the segments of a search plan (searchPlan.ts). */
import type { SearchKind } from "#domain/search/searchKind.ts";
import { scopedForm, type Term } from "#domain/search/terms.ts";
import { wordStart } from "#domain/search/words.ts";
import type { List, ListCondition } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { foldedSql } from "./foldedSql.ts";
import { containsTermsSql, matchesSql } from "./searchMatches.ts";
import type { Segment, Texts, WordPlan } from "./searchPlan.ts";
import type { SearchTarget } from "./searchTargets.ts";

const nothing: ListCondition = { sql: "FALSE", params: {}, findsFew: true, findsNone: true };

/** SQL condition of a segment. Only the date search uses the company's index; `+company` excludes it for the rest. */
export function segmentCondition(
  { texts, withDays, after }: Segment,
  terms: readonly Term[][],
  days: ListCondition | null,
): ListCondition {
  const text = texts ? textsCondition(texts, terms) : nothing;
  const all: ListCondition =
    withDays && days
      ? {
          ...(text.findsNone ? {} : text),
          sql: `(${text.sql} OR (t.company = {:company} AND ${days.sql}))`,
          params: { ...text.params, ...days.params },
        }
      : text;
  return after.reduce((condition, before) => {
    const { sql, params } = textsCondition(before, terms);
    return {
      ...condition,
      sql: `${condition.sql} AND ${sql} IS NOT TRUE`,
      params: { ...condition.params, ...params },
    };
  }, all);
}

/** `prefix`: beginning of the parameters' names. */
const textsCondition = (
  texts: Texts,
  terms: readonly Term[][],
  prefix: string = texts.scope,
): ListCondition =>
  texts.by === "ids" ? inMatches(texts, terms) : holdsTerms(texts, terms, prefix);

/** SQL condition: the record is among the matches in the index. */
function inMatches({ targets, scope, matches }: Texts, terms: readonly Term[][]): ListCondition {
  let params: SqlParams = {};
  const idsIn = ({ kind }: SearchTarget): string => {
    const ids = matches[kind.name];
    if (typeof ids === "number") {
      const { sql, params: own } = matchesSql(terms, scope, kind);
      params = { ...params, ...own };
      return `SELECT s.record ${sql}`;
    }
    params[`${scope}_${kind.name}`] = JSON.stringify(ids ?? []);
    return `SELECT value FROM json_each({:${scope}_${kind.name}})`;
  };
  const within = targets.map((target) => {
    const ids = idsIn(target);
    return `${target.column} IN (${target.from?.(ids) ?? ids})`;
  });
  return { sql: `(${within.join(" OR ")})`, params, findsFew: true };
}

/**
 * SQL condition: the text of each record contains the terms. It is a scalar subquery, because SQLite may turn EXISTS
 * into a join that starts from every entry of the index.
 */
function holdsTerms(
  { targets, scope }: Texts,
  terms: readonly Term[][],
  prefix: string,
): ListCondition {
  const held = containsTermsSql(terms, scope, prefix);
  const found = targets.map(
    ({ kind, column, to = column }) =>
      `(SELECT ${held.sql} FROM optique_search s WHERE s.kind = '${kind.name}' AND s.record = ${to})`,
  );
  return { sql: `(${found.join(" OR ")})`, params: held.params, findsMany: true };
}

/**
 * Rank of a record: three points for each term that is a whole word, one for a word beginning. '1.6' finds lenses of
 * 1.6 before those of 1.67.
 */
export function rankOf(kind: SearchKind, terms: readonly Term[]) {
  const { points, params } = pointsOf(terms);
  const rank = `(SELECT -(${points}) FROM optique_search s WHERE s.kind = '${kind.name}' AND s.record = t.id)`;
  return { rank, params };
}

/** SQL of hundreds of matches, ranked while they are found, so that each entry is read once. */
export function rankedMatches(
  kind: SearchKind,
  table: string,
  terms: readonly Term[][],
): ListCondition {
  const { points, params } = pointsOf(terms.flat());
  const found = matchesSql(terms, "anywhere", kind);
  return {
    sql: "TRUE",
    params: { ...found.params, ...params },
    findsFew: true,
    from: `(SELECT s.record, -(${points}) AS rank ${found.sql}) m CROSS JOIN ${table} t ON t.id = m.record`,
    rank: "m.rank",
  };
}

/** SQL of the rank points of entry s. */
function pointsOf(terms: readonly Term[]): { points: string; params: SqlParams } {
  const params: SqlParams = {};
  const points = terms.map((forms, index) => {
    const [form = ""] = forms;
    params[`begins${index}`] = scopedForm(form, "beginnings");
    params[`is${index}`] = `${scopedForm(form, "beginnings")} `;
    return `(instr(s.text, {:begins${index}}) > 0) + 2 * (instr(s.text || ' ', {:is${index}}) > 0)`;
  });
  return { points: points.join(" + "), params };
}

/** SQL condition: each word is in some text of a record, or in one of its articles. */
export function wordsCondition(list: List, words: readonly WordPlan[]): ListCondition {
  let params: SqlParams = {};
  const conditions = words.map(({ word, texts, inArticles }, at) => {
    const found = [
      ...(texts
        ? [textsCondition(texts, [[word]], texts.by === "ids" ? undefined : `word${at}_`)]
        : []),
      ...(list.articles && inArticles
        ? [articleCondition(list.articles, word, `article${at}_`)]
        : []),
    ];
    if (found.length === 0) return "FALSE";
    for (const one of found) params = { ...params, ...one.params };
    return `(${found.map(({ sql }) => sql).join(" OR ")})`;
  });
  return { sql: `(${conditions.join(" AND ")})`, params, findsFew: true };
}

/** SQL condition: one of the record's articles contains the word. */
function articleCondition(
  { from, text }: NonNullable<List["articles"]>,
  word: Term,
  name: string,
): ListCondition {
  const params: SqlParams = {};
  const held = word.map((form, at) => {
    const words = scopedForm(form, "anywhere").trim();
    params[`${name}${at}`] = words.replaceAll(wordStart, " ").replaceAll(",", ".");
    return `instr(${comparedSql(text)}, {:${name}${at}}) > 0`;
  });
  return { sql: `EXISTS (${from} AND (${held.join(" OR ")}))`, params };
}

/** SQL of a text prepared for comparison with a term, as `normalisedText` prepares an indexed one. */
const comparedSql = (text: string): string =>
  `replace(${Array.from("-_/'\u2019\u2011\u2013").reduce(
    (sql, mark) => `replace(${sql}, '${mark === "'" ? "''" : mark}', '')`,
    foldedSql(text),
  )}, ',', '.')`;
