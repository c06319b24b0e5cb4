/** Near distances of a quick entry: 'EP 31/32 VP 29,5/30', 'EIP VP 60' (docs/rules-optics.md, Quick entry). */
import { type EyeSide } from "#domain/core/records.ts";
import { checkMoreValue } from "./moreMeasures.ts";
import { isBinocular, splitEip } from "./optics.ts";
import { readTyped } from "./parse.ts";
import type { TextRange, Token } from "./quickEntryTokens.ts";

export type NearEip = Record<EyeSide, number>;
type Found = { eip: NearEip; end: number };

/** Distance of an unsigned number; the second of two may follow a dash. */
function distanceOf(token: Token | undefined, isSecond = false): number | null {
  if (token?.kind !== "number" || token.isDegrees) return null;
  const text = isSecond ? token.text.replace(/^\D+/, "") : token.text;
  const value = /^\d/.test(text) ? readTyped(text) : null;
  return value !== null && checkMoreValue("near_eip", value) === null ? value : null;
}

const isBreak = (token: Token | undefined): boolean => token?.kind === "break";
const isEip = (token: Token | undefined): boolean =>
  token?.kind === "measure" && token.measure === "eip";
const oneSide = (token: Token | undefined): EyeSide | null =>
  token?.kind === "eye" && token.sides.length === 1 ? (token.sides[0] ?? null) : null;

/** 'OD 29,5 OG 30', in either order. */
function namedAt(tokens: readonly Token[], index: number): Found | null {
  const [side, value] = [oneSide(tokens[index]), distanceOf(tokens[index + 1])];
  const from = isBreak(tokens[index + 2]) ? index + 3 : index + 2;
  const [other, second] = [oneSide(tokens[from]), distanceOf(tokens[from + 1])];
  if (!side || !other || side === other || value === null || second === null) return null;
  if (isBinocular(value) || isBinocular(second)) return null;
  const eip = side === "right" ? { right: value, left: second } : { right: second, left: value };
  return { eip, end: from + 2 };
}

/** Distances of both eyes from this token on: by eye, '29,5/30', or one to be divided. */
function distancesAt(tokens: readonly Token[], index: number): Found | null {
  const named = namedAt(tokens, index);
  if (named) return named;
  const value = distanceOf(tokens[index]);
  if (value === null) return null;
  if (isBinocular(value)) return { eip: splitEip(value), end: index + 1 };
  const from = isBreak(tokens[index + 1]) ? index + 2 : index + 1;
  const second = distanceOf(tokens[from], true);
  if (second === null || isBinocular(second)) return null;
  return { eip: { right: value, left: second }, end: from + 1 };
}

/** Place of the near distances after 'EIP', and the tokens of far vision that stay. */
function nearAfter(tokens: readonly Token[], index: number) {
  const at = tokens[index + 1]?.kind === "distance" ? index + 2 : index + 1;
  const far = distancesAt(tokens, at);
  let near = far?.end ?? at;
  if (far && isBreak(tokens[near])) near += 1;
  if (tokens[near]?.kind !== "near") return null;
  const found = distancesAt(tokens, isEip(tokens[near + 1]) ? near + 2 : near + 1);
  if (!found) return null;
  const kept = far ? [...tokens.slice(index, index + 1), ...tokens.slice(at, far.end)] : [];
  return { ...found, kept };
}

/** Near distances after 'VP EP'; 'VP' stays where near vision follows too. */
function nearAlone(tokens: readonly Token[], index: number) {
  const found = isEip(tokens[index + 1]) ? distancesAt(tokens, index + 2) : null;
  const isVision = tokens
    .slice(found?.end)
    .some(({ kind }) => kind === "number" || kind === "plano");
  return found && { ...found, kept: isVision ? tokens.slice(index, index + 1) : [] };
}

type Known = { tokens: Token[]; near: NearEip | null; unread: TextRange[] };

/** Tokens without near distances; nothing is taken across an unknown word or from a doubtful number. */
export function withoutNearEip(
  tokens: readonly Token[],
  unknown: readonly TextRange[],
  doubtful: ReadonlySet<number>,
): Known {
  for (const [index, token] of tokens.entries()) {
    const isAlone = token.kind === "near";
    const found = isAlone
      ? nearAlone(tokens, index)
      : isEip(token)
        ? nearAfter(tokens, index)
        : null;
    if (!found) continue;
    const taken = tokens.slice(index, found.end);
    const to = taken.at(-1)?.end ?? token.end;
    const isCut = unknown.some((place) => place.start >= token.start && place.end <= to);
    const isDoubtful = isCut || taken.some(({ start }) => doubtful.has(start));
    if (isDoubtful && !isAlone) continue;
    return {
      tokens: [...tokens.slice(0, index), ...found.kept, ...tokens.slice(found.end)],
      near: isDoubtful ? null : found.eip,
      // Distances that stay unread, and are no far ones.
      unread: isDoubtful
        ? taken.slice(found.kept.length).map(({ start, end }) => ({ start, end }))
        : [],
    };
  }
  return { tokens: [...tokens], near: null, unread: [] };
}
