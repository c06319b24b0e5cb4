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

/** Maximum number of matches passed on as ids; more are searched again by the next statement. */
export const maxMatchIds = 200;
/** Number of the newest entries scanned for a single letter, which has no trigram. */
const mostLookedAt = 5000;

export const matchCount = (matches: readonly string[] | number = 0): number =>
  typeof matches === "number" ? matches : matches.length;

/** Condition that the entry s contains the terms; `prefix` begins the names of its parameters. */
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

/** Matching entries s of a kind, newest first: from the index, or by a scan of the newest entries. */
export function matchesSql(terms: readonly Term[][], scope: MatchScope, kind: SearchKind): Sql {
  const match = matchExpression(terms, scope);
  const held = isWhollyIndexed(terms, scope) ? null : containsTermsSql(terms, scope);
  if (match === "")
    return {
      sql: `FROM (SELECT * FROM optique_search WHERE company = {:company} AND kind = '${kind.name}' ORDER BY id DESC LIMIT ${mostLookedAt}) s
        WHERE ${held?.sql ?? "FALSE"} ORDER BY s.id DESC`,
      params: { ...held?.params },
    };
  return {
    sql: `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
      WHERE optique_search_fts MATCH {:${scope}Match} AND ${searchIdRangeSql(kind, "f.rowid")} AND s.company = {:company}
      ${held ? `AND ${held.sql}` : ""} ORDER BY f.rowid DESC`,
    params: { ...held?.params, [`${scope}Match`]: match },
  };
}

/** Reads one value per search kind of these targets, in one statement. */
function askEach<Value>(
  { app, company, terms }: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
  valueOf: (matches: string, target: SearchTarget) => string,
): Record<string, Value | undefined> {
  if (terms.length === 0 || targets.length === 0) return {};
  let params: SqlParams = { company };
  const values = new Map<string, string>();
  for (const target of targets) {
    const matches = matchesSql(terms, scope, target.kind);
    params = { ...params, ...matches.params };
    values.set(target.kind.name, `'${target.kind.name}', (${valueOf(matches.sql, target)})`);
  }
  return readJson(app, `SELECT json_object(${[...values.values()].join(", ")}) AS json`, params);
}

/** Ids of the newest matches of each kind, up to the limit. */
export const newestMatches = (
  look: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
  limit: number,
) =>
  askEach<readonly string[]>(
    look,
    scope,
    targets,
    (matches) =>
      `SELECT json(json_group_array(record)) FROM (SELECT s.record ${matches} LIMIT ${limit})`,
  );

/** Ids of the matches of each kind; of more than `maxMatchIds` their number, counted up to the target's limit. */
export function matchesUpToLimit(
  look: SearchLookup,
  scope: MatchScope,
  targets: readonly SearchTarget[],
): SearchMatches {
  if (look.terms.length === 0) return {};
  const found = newestMatches(look, scope, targets, maxMatchIds + 1);
  const many = targets.filter(({ kind }) => matchCount(found[kind.name]) > maxMatchIds);
  const isIndexed = matchExpression(look.terms, scope) !== "";
  const counts = isIndexed
    ? askEach<number>(
        look,
        scope,
        many,
        (matches, { most }) => `SELECT COUNT(*) FROM (SELECT 1 ${matches} LIMIT ${most + 1})`,
      )
    : Object.fromEntries(many.map(({ kind }) => [kind.name, Infinity]));
  if (isIndexed) return { ...found, ...counts };
  return withBeginnings({ ...found, ...counts }, matchesUpToLimit(look, "beginnings", targets));
}

/** Puts matches at word beginnings first; a kind that is only counted becomes Infinity. */
function withBeginnings(found: SearchMatches, beginnings: SearchMatches): SearchMatches {
  const all = { ...found };
  for (const kind of Object.keys(found)) all[kind] = both(beginnings[kind], found[kind]);
  return all;
}

const both = (first: SearchMatches[string] = [], second: SearchMatches[string] = []) =>
  typeof first === "number" || typeof second === "number"
    ? Infinity
    : [...new Set([...first, ...second])];

/** Newest matches of each kind, with a second search at word beginnings where the first reached its limit. */
export function bestMatches(
  look: SearchLookup,
  targets: readonly SearchTarget[],
  isShort: boolean,
): Record<MatchScope, SearchMatches> {
  const found = newestMatches(look, "anywhere", targets, maxMatchIds);
  const more = targets.filter(({ kind }) => isShort || matchCount(found[kind.name]) >= maxMatchIds);
  const beginnings = newestMatches(look, "beginnings", more, maxMatchIds);
  return { beginnings, anywhere: withBeginnings(found, beginnings) };
}

export type FoundWord = { word: Term; matches: SearchMatches };

/**
 * Matches of each word alone, for words that stand in different texts of one record: its number, its client, its articles
 * ('bennani ray-ban'). None for one word, or where a list has one text.
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
    matches: matchesUpToLimit({ ...look, terms: [[word]] }, "anywhere", targets),
  }));
}
