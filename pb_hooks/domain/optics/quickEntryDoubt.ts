/**
 * Doubtful values beside unknown words (docs/rules-optics.md, Quick entry). An unknown word may make values unread, but never moves
 * one: the text is parsed without the word, then doubtful values are removed.
 */
import { isAxisWord } from "./quickEntryLookahead.ts";
import type { TextRange, Token } from "./quickEntryTokens.ts";

const isValue = ({ kind }: Token): boolean => ["number", "plano", "same", "none"].includes(kind);
const isBeginning = ({ kind }: Token): boolean =>
  ["eye", "measure", "near", "distance"].includes(kind);
export const isUnknown = ({ kind }: Token): boolean => kind === "unknown";

const asUnknown = ({ start, end }: TextRange): Token => ({ start, end, kind: "unknown" });

/** Joins a number and the unknown sign it touches ('~1.00', '5%') into one unknown token. */
export const withGlued = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isTouched =
      (before && isUnknown(before) && before.end === token.start) ||
      (after && isUnknown(after) && after.start === token.end);
    return token.kind === "number" && isTouched ? asUnknown(token) : token;
  });

/** Makes numbers before the first eye unknown when unknown words stand there: 'Dr Alami 12 rue Hassan OD …'. */
export function withoutHead(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ kind }) => kind === "eye");
  const head = tokens.slice(0, Math.max(first, 0));
  if (!head.some(isUnknown) || head.some((token) => isBeginning(token) || token.kind === "prism")) {
    return [...tokens];
  }
  const words = head.filter((token) => isValue(token) || isUnknown(token)).map(asUnknown);
  return [...words, ...tokens.slice(first)];
}

/** True of the axis in '-0.5x90', which is doubtful with its cylinder. */
const isAxisAfterValue = (token: Token, before: Token | undefined): boolean =>
  isAxisWord(token) && before !== undefined && (isValue(before) || isUnknown(before));

/** Starts of the values after an unknown word, up to the next eye or named measure. */
export function doubtfulStarts(tokens: readonly Token[]): Set<number> {
  const starts = new Set<number>();
  let isInDoubt = false;
  for (const [index, token] of tokens.entries()) {
    if (isUnknown(token)) isInDoubt = true;
    else if (isBeginning(token) && !isAxisAfterValue(token, tokens[index - 1])) isInDoubt = false;
    else if (isInDoubt && isValue(token)) starts.add(token.start);
  }
  return starts;
}

/** Joins marks into one: 'OD et OG', 'OD=OG', 'OD/OG'. With spaces, in 'OD / OG', the first eye has no value. */
const joiner = /^(?:\s*(?:et|[=&+])\s*(?:[ld][\u2019']\s*)?(?:(?:\u0153|oe)il\s*)?|\/)$/i;

export type MarkJoin = "whole" | "cut";

/** Marks joined with the previous one; 'cut' when an unknown word stands between them. */
export function joinedMarks(text: string, tokens: readonly Token[], unknown: readonly TextRange[]) {
  const joins = new Map<number, MarkJoin>();
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.kind === "break") continue;
    const { kind, start } = token;
    if (kind === "eye" && last?.kind === "eye") {
      const from = last.end;
      const inside = unknown.filter((place) => place.start >= from && place.end <= start);
      const between = inside.reduceRight(
        (left, place) => left.slice(0, place.start - from) + left.slice(place.end - from),
        text.slice(from, start),
      );
      if (joiner.test(between)) joins.set(start, inside.length > 0 ? "cut" : "whole");
    }
    last = token;
  }
  return joins;
}

/** Merges joined marks into one token. */
export function withPairs(tokens: readonly Token[], joins: ReadonlyMap<number, MarkJoin>): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const marks = merged.filter(({ kind }) => kind !== "break");
    const last = marks.at(-1);
    if (token.kind === "eye" && last?.kind === "eye" && joins.get(token.start) === "whole") {
      const sides = [...new Set([...last.sides, ...token.sides])];
      merged.splice(merged.indexOf(last), merged.length, {
        ...last,
        end: token.end,
        sides,
        isPair: true,
      });
    } else merged.push(token);
  }
  return merged;
}
