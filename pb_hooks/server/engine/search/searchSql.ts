/** SQL for the segments of a search plan (searchPlan.ts). */
import type { SearchKind } from "#domain/search/searchKind.ts";
import { scopedForm, type Term } from "#domain/search/terms.ts";
import type { List, ListCondition } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
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
 * Rank of a record: three points for each term that is a whole word, one for a word beginning. '1.6' finds lenses of 1.6
 * before those of 1.67.
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
    params[`${name}${at}`] = scopedForm(form, "anywhere").trim();
    return `instr(${comparedSql(text)}, {:${name}${at}}) > 0`;
  });
  return { sql: `EXISTS (${from} AND (${held.join(" OR ")}))`, params };
}

/** Accented letters in article names, which SQLite's lower() leaves unchanged. */
const accents: readonly [string, string][] = [
  ["\u00c9\u00e9\u00e8\u00ea\u00eb\u00c8", "e"],
  ["\u00e0\u00e2\u00c0", "a"],
  ["\u00e7\u00c7", "c"],
  ["\u00ee\u00ef", "i"],
  ["\u00f4", "o"],
  ["\u00fb\u00f9", "u"],
  ["-'\u2019", ""],
];

/** SQL of a text prepared for comparison with a term: without capitals, accents or hyphens. */
const comparedSql = (text: string): string =>
  accents
    .flatMap(([letters, plain]) => Array.from(letters, (letter) => [letter, plain] as const))
    .reduce(
      (sql, [letter, plain]) => `replace(${sql}, '${letter === "'" ? "''" : letter}', '${plain}')`,
      `lower(${text})`,
    );
