/**
 * Decides how to search a list, from what the index holds of each kind. The plan is data, from which
 * searchConditions.ts makes SQL (docs/search-and-totals.md, Two ways of searching).
 */
import type { MatchScope, Term } from "#domain/search/terms.ts";
import type { List } from "#server/engine/lists/list.ts";
import { matchCount, type FoundWord, type SearchMatches } from "./searchMatches.ts";
import { mayRank, type SearchTarget, targetsOf } from "./searchTargets.ts";

/** Matches anywhere in the text; also those at word beginnings, when the list shows them first. */
export type Found = { anywhere: SearchMatches; beginnings: SearchMatches | null };

/** Texts by which records are found: by the ids of few matches, or by testing each record when there are many. */
export type Texts = {
  targets: readonly SearchTarget[];
  scope: MatchScope;
  matches: SearchMatches;
  by: "ids" | "test";
};
/** One segment of a list, without the records that the texts `after` already found. */
export type Segment = { texts: Texts | null; withDays: boolean; after: readonly Texts[] };

export type SearchPlan = {
  whole: Segment;
  /** Parts in order, better matches first; null when the matches have no order of their own. */
  segments: readonly (Segment | null)[] | null;
  isRanked: boolean;
};

const matchedIn = (targets: readonly SearchTarget[], matches: SearchMatches): SearchTarget[] =>
  targets.filter(({ kind }) => matchCount(matches[kind.name]) > 0);
const isMuch = (targets: readonly SearchTarget[], matches: SearchMatches): boolean =>
  targets.some(({ kind, most }) => matchCount(matches[kind.name]) > most);

/** Those targets whose text contains the terms; null when no target does. */
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
  const whole = segmentOf(textsOf(targets, anywhere, "anywhere"), hasDays);
  // Thousands of matches are scanned in the list's order, because ranking them would read them all.
  const isRanked = mayRank(list) && !beginnings && whole.texts?.by !== "test";
  const [own, ...others] = targets;
  if (isRanked || !own || (others.length === 0 && !beginnings))
    return { whole, segments: null, isRanked };
  if (others.length === 0) return { whole, segments: segmentsOf([own], found, hasDays), isRanked };
  // Matches by a record's own text come before matches by its client. A segment without matches is skipped.
  const better = textsOf([own], anywhere, "anywhere");
  const after = better ? [better] : [];
  const segments = [
    ...segmentsOf([own], found, false),
    ...segmentsOf(others, found, hasDays, after),
  ];
  return { whole, segments, isRanked };
}

const segmentOf = (
  texts: Texts | null,
  withDays: boolean,
  after: readonly Texts[] = [],
): Segment => ({
  texts,
  withDays,
  after,
});

/** Parts for these targets; when beginnings are separate, matches at word beginnings come first. */
function segmentsOf(
  targets: readonly SearchTarget[],
  { anywhere, beginnings }: Found,
  withDays: boolean,
  after: readonly Texts[] = [],
): (Segment | null)[] {
  const texts = textsOf(targets, anywhere, "anywhere");
  const isEmpty = !texts && !withDays;
  if (!beginnings) return [isEmpty ? null : segmentOf(texts, withDays, after)];
  if (isEmpty) return [null, null];
  const first = textsOf(targets, beginnings, "beginnings");
  return [
    first && segmentOf(first, false, after),
    segmentOf(texts, withDays, first ? [first, ...after] : after),
  ];
}

/** A word with the record's texts that contain it; `inArticles`: an article may contain it instead. */
export type WordPlan = { word: Term; texts: Texts | null; inArticles: boolean };

/** Plan of a query whose words may be in different texts; null when no text contains any, or all match too often. */
export function wordsPlan(list: List, words: readonly FoundWord[]): WordPlan[] | null {
  const plans = words.map(({ word, matches }) => {
    const texts = textsOf(targetsOf(list), matches, "anywhere");
    const count = texts?.targets.reduce((all, { kind }) => all + matchCount(matches[kind.name]), 0);
    return { word, texts, count: count ?? 0 };
  });
  const rarest = plans.filter(({ texts }) => texts).sort((a, b) => a.count - b.count)[0];
  // Without a selective word, articles alone would make SQLite scan the whole list.
  if (!rarest?.texts || rarest.texts.by === "test") return null;
  return plans.map((plan) => ({
    word: plan.word,
    texts: plan.texts && { ...plan.texts, by: plan === rarest ? "ids" : "test" },
    inArticles: plan !== rarest,
  }));
}
