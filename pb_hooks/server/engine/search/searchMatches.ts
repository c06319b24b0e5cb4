/** Matches of a query in the search index, by kind (docs/search-and-totals.md, Two ways of searching). */
import { isWhollyIndexed, matchExpression } from "#domain/search/matchExpression.ts";
import type { SearchKind } from "#domain/search/searchKind.ts";
import { scopedForm, type MatchScope, type Term } from "#domain/search/terms.ts";
import type { Through } from "#server/engine/lists/list.ts";
import type { Params } from "#server/platform/sql.ts";
import { readJson } from "#server/platform/statements.ts";
import { idsOf } from "./searchIndex.ts";

/** Search kind of a list, with the column of t that holds or leads to the found record. */
export type Target = { kind: SearchKind; column: string; most: number; through?: Through };
export type Look = { app: core.App; company: string; terms: readonly Term[][] };
/** Matches by kind: ids of the newest records, or only a count when there are many. */
export type Found = Record<string, readonly string[] | number | undefined>;

type Sql = { sql: string; params: Params };

/** Maximum number of matches passed on as ids; more are searched again by the next statement. */
export const mostNamed = 200;
/** Number of the newest entries scanned for a single letter, which has no trigram. */
const mostLookedAt = 5000;

export const sizeOf = (matches: readonly string[] | number = 0): number =>
  typeof matches === "number" ? matches : matches.length;

/** Condition that the entry s contains the terms. */
export function heldSql(terms: readonly Term[][], scope: MatchScope): Sql {
  const params: Params = {};
  const isHeld = (form: string): string => {
    const name = `${scope}${Object.keys(params).length}`;
    params[name] = scopedForm(form, scope);
    return `instr(s.text, {:${name}}) > 0`;
  };
  const lists = terms.map((all) =>
    all.map((forms) => `(${forms.map(isHeld).join(" OR ")})`).join(" AND "),
  );
  return { sql: `(${lists.join(" OR ")})`, params };
}

/** Matching entries s of a kind, newest first: from the index, or by a scan of the newest entries. */
export function matchesOf(terms: readonly Term[][], scope: MatchScope, kind: SearchKind): Sql {
  const match = matchExpression(terms, scope);
  const held = isWhollyIndexed(terms, scope) ? null : heldSql(terms, scope);
  if (match === "")
    return {
      sql: `FROM (SELECT * FROM optique_search WHERE company = {:company} AND kind = '${kind.name}' ORDER BY id DESC LIMIT ${mostLookedAt}) s
        WHERE ${held?.sql ?? "FALSE"} ORDER BY s.id DESC`,
      params: { ...held?.params },
    };
  return {
    sql: `FROM optique_search_fts f JOIN optique_search s ON s.id = f.rowid
      WHERE optique_search_fts MATCH {:${scope}Match} AND ${idsOf(kind, "f.rowid")} AND s.company = {:company}
      ${held ? `AND ${held.sql}` : ""} ORDER BY f.rowid DESC`,
    params: { ...held?.params, [`${scope}Match`]: match },
  };
}

/** Reads one value per search kind of these targets, in one statement. */
function askEach<Value>(
  { app, company, terms }: Look,
  scope: MatchScope,
  targets: readonly Target[],
  valueOf: (matches: string, target: Target) => string,
): Record<string, Value | undefined> {
  if (terms.length === 0 || targets.length === 0) return {};
  let params: Params = { company };
  const values = new Map<string, string>();
  for (const target of targets) {
    const matches = matchesOf(terms, scope, target.kind);
    params = { ...params, ...matches.params };
    values.set(target.kind.name, `'${target.kind.name}', (${valueOf(matches.sql, target)})`);
  }
  return readJson(app, `SELECT json_object(${[...values.values()].join(", ")}) AS json`, params);
}

/** Ids of the newest matches of each kind, up to the limit. */
export const newestOf = (
  look: Look,
  scope: MatchScope,
  targets: readonly Target[],
  limit: number,
) =>
  askEach<readonly string[]>(
    look,
    scope,
    targets,
    (matches) =>
      `SELECT json(json_group_array(record)) FROM (SELECT s.record ${matches} LIMIT ${limit})`,
  );

/** Ids of the matches of each kind; of more than `mostNamed` their number, counted up to the target's limit. */
export function foundUpTo(look: Look, scope: MatchScope, targets: readonly Target[]): Found {
  if (look.terms.length === 0) return {};
  const found = newestOf(look, scope, targets, mostNamed + 1);
  const many = targets.filter(({ kind }) => sizeOf(found[kind.name]) > mostNamed);
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
  return withBeginnings({ ...found, ...counts }, foundUpTo(look, "beginnings", targets));
}

/** Puts matches at word beginnings first; a kind that is only counted becomes Infinity. */
function withBeginnings(found: Found, beginnings: Found): Found {
  const all = { ...found };
  for (const kind of Object.keys(found)) all[kind] = both(beginnings[kind], found[kind]);
  return all;
}

const both = (first: Found[string] = [], second: Found[string] = []) =>
  typeof first === "number" || typeof second === "number"
    ? Infinity
    : [...new Set([...first, ...second])];

/** Newest matches of each kind, with a second search at word beginnings where the first reached its limit. */
export function bestOf(
  look: Look,
  targets: readonly Target[],
  isShort: boolean,
): Record<MatchScope, Found> {
  const found = newestOf(look, "anywhere", targets, mostNamed);
  const more = targets.filter(({ kind }) => isShort || sizeOf(found[kind.name]) >= mostNamed);
  const beginnings = newestOf(look, "beginnings", more, mostNamed);
  return { beginnings, anywhere: withBeginnings(found, beginnings) };
}
