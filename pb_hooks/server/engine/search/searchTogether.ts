/**
 * Words of a query that stand in different texts of one record: its number, its client, its articles ('bennani ray-ban').
 * Asked only when no text holds all of them.
 */
import { scopedForm, type Term } from "#domain/search/terms.ts";
import type { List, ListCondition } from "#server/engine/lists/list.ts";
import type { SqlParams } from "#server/platform/sql.ts";
import { matchCount, matchesUpToLimit, type SearchLookup } from "./searchMatches.ts";
import { asked, gathered, targetsOf } from "./searchTargets.ts";

/** Accented letters of article names, as SQLite's lower() leaves them. */
const accents: readonly [string, string][] = [
  ["\u00c9\u00e9\u00e8\u00ea\u00eb\u00c8", "e"],
  ["\u00e0\u00e2\u00c0", "a"],
  ["\u00e7\u00c7", "c"],
  ["\u00ee\u00ef", "i"],
  ["\u00f4", "o"],
  ["\u00fb\u00f9", "u"],
  ["-'\u2019", ""],
];

/** SQL of a text for comparison with a term: no capitals, accents or hyphens. */
const comparedSql = (text: string): string =>
  accents
    .flatMap(([letters, plain]) => Array.from(letters, (letter) => [letter, plain] as const))
    .reduce(
      (sql, [letter, plain]) => `replace(${sql}, '${letter === "'" ? "''" : letter}', '${plain}')`,
      `lower(${text})`,
    );

/** Condition that one of a record's articles contains the word. */
function inArticles(articles: NonNullable<List["articles"]>, word: Term, name: string) {
  const params: SqlParams = {};
  const held = word.map((form, at) => {
    params[`${name}${at}`] = scopedForm(form, "anywhere").trim();
    return `instr(${comparedSql(articles.text)}, {:${name}${at}}) > 0`;
  });
  return { sql: `EXISTS (${articles.from} AND (${held.join(" OR ")}))`, params };
}

/** Condition that each word is in some text of a record; null for one word, or when no text holds any. */
export function togetherCondition(look: SearchLookup, list: List): ListCondition | null {
  const targets = targetsOf(list);
  const [words = []] = look.terms;
  if (words.length < 2 || (targets.length < 2 && !list.articles)) return null;
  const found = words.map((word) => {
    const matches = matchesUpToLimit({ ...look, terms: [[word]] }, "anywhere", targets);
    const matched = targets.filter(({ kind }) => matchCount(matches[kind.name]) > 0);
    const isMuch = matched.some(({ kind, most }) => matchCount(matches[kind.name]) > most);
    const count = matched.reduce((sum, { kind }) => sum + matchCount(matches[kind.name]), 0);
    return { word, matches, matched, isMuch, count };
  });
  const rarest = found
    .filter(({ matched }) => matched.length > 0)
    .sort((a, b) => a.count - b.count)[0];
  // An article alone finds nothing: the list would be walked to its end.
  if (!rarest || rarest.isMuch) return null;
  let params: SqlParams = {};
  const conditions = found.map((one, at) => {
    const { word, matches, matched } = one;
    const texts = [
      matched.length === 0
        ? []
        : one === rarest
          ? [gathered(matched, matches, [[word]], "anywhere")]
          : [asked(matched, [[word]], "anywhere", `word${at}_`)],
      list.articles && one !== rarest ? [inArticles(list.articles, word, `article${at}_`)] : [],
    ].flat();
    if (texts.length === 0) return "FALSE";
    for (const text of texts) params = { ...params, ...text.params };
    return `(${texts.map(({ sql }) => sql).join(" OR ")})`;
  });
  return { sql: `(${conditions.join(" AND ")})`, params, findsFew: true };
}
