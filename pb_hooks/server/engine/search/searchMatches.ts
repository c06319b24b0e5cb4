/** Matches of a query in the search index, by kind (docs/search-and-totals.md, Two ways of searching). */
import { isWhollyIndexed, matchExpression } from "#domain/search/matchExpression.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { scopedForm, type MatchScope, type Term } from "#domain/search/terms.ts";
import type { List } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/storage/sql.ts";
import { readJson } from "#server/platform/storage/statements.ts";
import { searchIdRangeSql } from "./searchIndex.ts";
import type { SearchTarget } from "./searchTargets.ts";

export type SearchLookup = { app: core.App; company: string; terms: readonly Term[][] };
/** Matches by kind: ids of the newest records, or only a count when there are many. */
export type SearchMatches = Record<string, readonly string[] | number | undefined>;

type Sql = { sql: string; params: SqlParams };
/** `newest`: ORDER BY of the newest first, which costs FTS5 up to four times as much. */
type MatchesSql = Sql & { newest: string };

/** Maximum number of matches passed on as ids; with more, the next statement searches again. */
export const maxMatchIds = 200;
/** Number of newest entries scanned for a single letter, which the trigram index cannot find. */
const mostLookedAt = 5000;

export const matchCount = (matches: readonly string[] | number = 0): number =>
  typeof matches === "number" ? matches : matches.length;

/** SQL condition: the entry s contains the terms; `prefix`: beginning of its parameters' names. */
export function containsTermsSql(
  terms: readonly Term[][],
  scope: MatchScope,
  prefix: string = scope,
): Sql {
  const params: SqlParams = {};
  const isHeld = (form: string): string => {
    const name = `${prefix}${Object.keys(params).length}`;
    params[name] = scopedForm(form, scope);
    return `instr(s.text, {:${name}}) > 0`;
  };
  const lists = terms.map((all) =>
    all.map((forms) => `(${forms.map(isHeld).join(" OR ")})`).join(" AND "),
  );
  return { sql: `(${lists.join(" OR ")})`, params };
}

/** SQL of the matching entries s of a kind: from the index, or by a scan of the newest entries. */
export function matchesSql(
  terms: readonly Term[][],
  scope: MatchScope,
  kind: SearchKind,
): MatchesSql {
  const match = matchExpression(terms, scope);
  const held = isWhollyIndexed(terms, scope) ? null : containsTermsSql(terms, scope);
  if (match === "")
    return {
      sql: `FROM (SELECT * FROM optique_search WHERE company = {:company} AND kind = '${kind.name}' ORDER BY id DESC LIMIT ${mostLookedAt}) s
        WHERE ${held?.sql ?? "FALSE"}`,
      newest: "ORDER BY s.id DESC",
      params: { ...held?.params },
    };
  return {
    sql: `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
      WHERE optique_search_fts MATCH {:${scope}Match} AND ${searchIdRangeSql(kind, "f.rowid")} AND s.company = {:company}
      ${held ? `AND ${held.sql}` : ""}`,
    newest: "ORDER BY f.rowid DESC",
    params: { ...held?.params, [`${scope}Match`]: match },
  };
}

/** SQL of the matches by the index alone, in all companies. */
const indexOnlySql = (scope: MatchScope, kind: SearchKind): string =>
  `FROM optique_search_fts f WHERE optique_search_fts MATCH {:${scope}Match} AND ${searchIdRangeSql(kind, "f.rowid")}`;

/** Reads one value for each search kind of the targets, in one statement. */
function askEach<Value>(
  { app, company, terms }: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
  valueOf: (matches: MatchesSql, target: SearchTarget) => string,
): Record<string, Value | undefined> {
  if (terms.length === 0 || targets.length === 0) return {};
  let params: SqlParams = { company };
  const values = new Map<string, string>();
  for (const target of targets) {
    const matches = matchesSql(terms, scope, target.kind);
    params = { ...params, ...matches.params };
    values.set(target.kind.name, `'${target.kind.name}', (${valueOf(matches, target)})`);
  }
  return readJson(app, `SELECT json_object(${[...values.values()].join(", ")}) AS json`, params);
}

/** Ids of matches of each kind, up to the limit. */
export const firstMatches = (
  look: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
  limit: number,
  order: "newest" | "any",
) =>
  askEach<readonly string[]>(
    look,
    scope,
    targets,
    ({ sql, newest }) =>
      `SELECT json(json_group_array(record)) FROM (SELECT s.record ${sql} ${order === "newest" ? newest : ""} LIMIT ${limit})`,
  );

/** SQL condition: all entries of the database belong to one company. Both tests read only one end of an index. */
const isAloneSql = `NOT EXISTS (SELECT 1 FROM optique_search WHERE company < {:company})
  AND NOT EXISTS (SELECT 1 FROM optique_search WHERE company > {:company})`;

/** SQL of the number of matches up to a limit. With one company only the index is read: entries cost 4 times more. */
function countSql(
  terms: readonly Term[][],
  scope: MatchScope,
  target: SearchTarget,
  matches: string,
) {
  const countOf = (found: string) =>
    `SELECT COUNT(*) FROM (SELECT 1 ${found} LIMIT ${target.most + 1})`;
  return isWhollyIndexed(terms, scope)
    ? `SELECT IIF(${isAloneSql}, (${countOf(indexOnlySql(scope, target.kind))}), (${countOf(matches)}))`
    : countOf(matches);
}

/** Ids of the matches of each kind; above `maxMatchIds` only their number, counted up to the target's limit. */
export function matchesUpToLimit(
  look: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
): SearchMatches {
  if (look.terms.length === 0) return {};
  const found = firstMatches(look, scope, targets, maxMatchIds + 1, "any");
  const many = targets.filter(({ kind }) => matchCount(found[kind.name]) > maxMatchIds);
  const counts =
    matchExpression(look.terms, scope) === ""
      ? Object.fromEntries(many.map(({ kind }) => [kind.name, Infinity]))
      : askEach<number>(look, scope, many, ({ sql }, target) =>
          countSql(look.terms, scope, target, sql),
        );
  return { ...found, ...counts };
}

/** Like `matchesUpToLimit`; when a letter is searched in the newest entries only, word beginnings come first. */
export function matchesAnywhere(
  look: SearchLookup,
  targets: readonly SearchTarget[],
): { anywhere: SearchMatches; beginnings: SearchMatches | null } {
  const anywhere = matchesUpToLimit(look, "anywhere", targets);
  if (look.terms.length === 0 || matchExpression(look.terms, "anywhere") !== "")
    return { anywhere, beginnings: null };
  const beginnings = matchesUpToLimit(look, "beginnings", targets);
  return { anywhere: withBeginnings(anywhere, beginnings), beginnings };
}

/** Puts matches at word beginnings first; when either side is only counted, the kind becomes Infinity. */
function withBeginnings(found: SearchMatches, beginnings: SearchMatches): SearchMatches {
  const all = { ...found };
  for (const kind of Object.keys(found)) all[kind] = both(beginnings[kind], found[kind]);
  return all;
}

const both = (first: SearchMatches[string] = [], second: SearchMatches[string] = []) =>
  typeof first === "number" || typeof second === "number"
    ? Infinity
    : [...new Set([...first, ...second])];

/** Newest matches of each kind; where the first search reached its limit, a second one searches word beginnings. */
export function bestMatches(
  look: SearchLookup,
  targets: readonly SearchTarget[],
  isShort: boolean,
): Record<MatchScope, SearchMatches> {
  const found = firstMatches(look, "anywhere", targets, maxMatchIds, "newest");
  const more = targets.filter(({ kind }) => isShort || matchCount(found[kind.name]) >= maxMatchIds);
  const beginnings = firstMatches(look, "beginnings", more, maxMatchIds, "newest");
  return { beginnings, anywhere: withBeginnings(found, beginnings) };
}

export type FoundWord = { word: Term; matches: SearchMatches };

/**
 * Matches of each word alone, since the words of a query may be in different texts of one record: its number, its
 * client, its articles ('bennani ray-ban'). Empty for one word, or for a list with one text.
 */
export function matchesOfWords(
  look: SearchLookup,
  list: List,
  targets: readonly SearchTarget[],
): FoundWord[] {
  const [words = []] = look.terms;
  if (words.length < 2 || (targets.length < 2 && !list.articles)) return [];
  return words.map((word) => ({
    word,
    matches: matchesAnywhere({ ...look, terms: [[word]] }, targets).anywhere,
  }));
}
