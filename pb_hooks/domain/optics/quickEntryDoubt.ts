/**
 * What cannot be trusted beside words that are not understood (domain/README.md §6). The law: such a word may make
 * values unread and never moves one to another place. So the text is read as if the word were not there, and what
 * stands in doubt is taken out of its place afterwards.
 */
import { isAxisWord } from "./quickEntryAhead.ts";
import type { Place, Token } from "./quickEntryTokens.ts";

const isValue = ({ kind }: Token): boolean => ["number", "plano", "same", "none"].includes(kind);
const isBeginning = ({ kind }: Token): boolean =>
  ["eye", "measure", "near", "distance"].includes(kind);
export const isUnknown = ({ kind }: Token): boolean => kind === "unknown";

const asUnknown = ({ start, end }: Place): Token => ({ start, end, kind: "unknown" });

/** '~1.00', '5%': a number that touches a sign that is not understood is part of it. */
export const withGlued = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const isTouched =
      (before && isUnknown(before) && before.end === token.start) ||
      (after && isUnknown(after) && after.start === token.end);
    return token.kind === "number" && isTouched ? asUnknown(token) : token;
  });

/** 'Dr Alami 12 rue Hassan OD …': where a line of words leads to the first eye, its numbers are no values. */
export function withoutHead(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ kind }) => kind === "eye");
  const head = tokens.slice(0, Math.max(first, 0));
  if (!head.some(isUnknown) || head.some((token) => isBeginning(token) || token.kind === "prism")) {
    return [...tokens];
  }
  const words = head.filter((token) => isValue(token) || isUnknown(token)).map(asUnknown);
  return [...words, ...tokens.slice(first)];
}

/** '-0.5x90': the axis of a cylinder that is in doubt is in doubt too. */
const isAxisAfterValue = (token: Token, before: Token | undefined): boolean =>
  isAxisWord(token) && before !== undefined && (isValue(before) || isUnknown(before));

/** Where the values begin that stand after an unknown word, up to the next eye or the next named measure. */
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

/** 'OD et OG', 'OD=OG', 'OD/OG': one mark of two eyes. With a space about the stroke, 'OD / OG', the first has none. */
const joiner = /^(?:\s*(?:et|[=&+])\s*(?:[ld][\u2019']\s*)?(?:(?:\u0153|oe)il\s*)?|\/)$/i;

export type Join = "whole" | "cut";

/** Which marks go on with the one before; 'cut' where a word that is not understood stands between. */
export function joinedMarks(text: string, tokens: readonly Token[], unknown: readonly Place[]) {
  const joins = new Map<number, Join>();
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

/** The marks that are written as one, each pair as one token. */
export function withPairs(tokens: readonly Token[], joins: ReadonlyMap<number, Join>): Token[] {
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
