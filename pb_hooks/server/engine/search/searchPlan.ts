/**
 * Decides how a list is searched, by what the index holds of each kind: a plan in data, which searchConditions.ts writes as
 * SQL (docs/search-and-totals.md, Two ways of searching).
 */
import type { MatchScope, Term } from "#domain/search/terms.ts";
import type { List } from "#server/engine/lists/list.ts";
import { matchCount, type FoundWord, type SearchMatches } from "./searchMatches.ts";
import { mayRank, type SearchTarget, targetsOf } from "./searchTargets.ts";

/** Matches anywhere in the text, and at word beginnings where these are listed first. */
export type Found = { anywhere: SearchMatches; beginnings: SearchMatches | null };

/** Records found by these texts: by the ids of their matches, or by a test of each record where there are many. */
export type Texts = {
  targets: readonly SearchTarget[];
  scope: MatchScope;
  matches: SearchMatches;
  by: "ids" | "test";
};
/** A part of a list, which leaves out what the texts before it found; null where it finds nothing. */
export type Part = { texts: Texts | null; withDays: boolean; after: readonly Texts[] };

export type SearchPlan = {
  whole: Part;
  /** Better matches first; null without an order of their own. */
  parts: readonly (Part | null)[] | null;
  isRanked: boolean;
};

const matchedIn = (targets: readonly SearchTarget[], matches: SearchMatches): SearchTarget[] =>
  targets.filter(({ kind }) => matchCount(matches[kind.name]) > 0);
const isMuch = (targets: readonly SearchTarget[], matches: SearchMatches): boolean =>
  targets.some(({ kind, most }) => matchCount(matches[kind.name]) > most);

/** Texts among these that hold the terms; null without one. */
function textsOf(
  targets: readonly SearchTarget[],
  matches: SearchMatches,
  scope: MatchScope,
): Texts | null {
  const matched = matchedIn(targets, matches);
  if (matched.length === 0) return null;
  return { targets: matched, scope, matches, by: isMuch(matched, matches) ? "test" : "ids" };
}

export function searchPlan(list: List, found: Found, hasDays: boolean): SearchPlan {
  const { anywhere, beginnings } = found;
  const targets = targetsOf(list);
  const whole = partOf(textsOf(targets, anywhere, "anywhere"), hasDays);
  // Thousands of matches are scanned in the list's order: a ranking would read them all.
  const isRanked = mayRank(list) && !beginnings && whole.texts?.by !== "test";
  const [own, ...others] = targets;
  if (isRanked || !own || (others.length === 0 && !beginnings))
    return { whole, parts: null, isRanked };
  if (others.length === 0) return { whole, parts: partsOf([own], found, hasDays), isRanked };
  // Matches by a record's own text come before matches by its client. A part without matches is not read.
  const better = textsOf([own], anywhere, "anywhere");
  const after = better ? [better] : [];
  const parts = [...partsOf([own], found, false), ...partsOf(others, found, hasDays, after)];
  return { whole, parts, isRanked };
}

const partOf = (texts: Texts | null, withDays: boolean, after: readonly Texts[] = []): Part => ({
  texts,
  withDays,
  after,
});

/** Parts of these targets: with separate beginnings, matches at word beginnings come first. */
function partsOf(
  targets: readonly SearchTarget[],
  { anywhere, beginnings }: Found,
  withDays: boolean,
  after: readonly Texts[] = [],
): (Part | null)[] {
  const texts = textsOf(targets, anywhere, "anywhere");
  const isEmpty = !texts && !withDays;
  if (!beginnings) return [isEmpty ? null : partOf(texts, withDays, after)];
  if (isEmpty) return [null, null];
  const first = textsOf(targets, beginnings, "beginnings");
  return [
    first && partOf(first, false, after),
    partOf(texts, withDays, first ? [first, ...after] : after),
  ];
}

/** A word that stands in some text of a record, or in one of its articles. */
export type WordPlan = { word: Term; texts: Texts | null; inArticles: boolean };

/** Plan of a query whose words stand in different texts; null when no text holds any. */
export function wordsPlan(list: List, words: readonly FoundWord[]): WordPlan[] | null {
  const plans = words.map(({ word, matches }) => {
    const texts = textsOf(targetsOf(list), matches, "anywhere");
    const count = texts?.targets.reduce((all, { kind }) => all + matchCount(matches[kind.name]), 0);
    return { word, texts, count: count ?? 0 };
  });
  const rarest = plans.filter(({ texts }) => texts).sort((a, b) => a.count - b.count)[0];
  // An article alone finds nothing: the list would be walked to its end.
  if (!rarest?.texts || rarest.texts.by === "test") return null;
  return plans.map((plan) => ({
    word: plan.word,
    texts: plan.texts && { ...plan.texts, by: plan === rarest ? "ids" : "test" },
    inArticles: plan !== rarest,
  }));
}
