/** Lookahead of the reader (quickEntryReader.ts): what the next tokens say of the current one. */
import { type Eye, isBinocular, measureLimits } from "./optics.ts";
import { readTyped } from "./parse.ts";
import type { NumberToken, Token } from "./quickEntryTokens.ts";

export const isWholeUnsigned = (text: string): boolean => /^\d+$/.test(text.trim());

/** True of 'x', '@', 'axe' and similar words. */
export const isAxisWord = (token: Token | undefined): boolean =>
  token?.kind === "measure" && token.measure === "axis";

/** Axis among the numbers of a bracket: the one in degrees or after x, else a whole number beside the cylinder. */
export function axisInBracket(tokens: readonly Token[]): NumberToken | undefined {
  const end = tokens.findIndex((token) => token.kind === "close");
  const inside = end < 0 ? tokens : tokens.slice(0, end);
  const numbers = inside.filter((token) => token.kind === "number");
  const next = inside[inside.findIndex(isAxisWord) + 1];
  if (inside.some(isAxisWord) && next?.kind === "number") return next;
  const inDegrees = numbers.find((token) => token.isDegrees);
  if (inDegrees || numbers.length < 2) return inDegrees;
  return numbers.reverse().find((token) => isWholeUnsigned(token.text));
}

const isBare = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && !token.isDegrees;

/** True of '90 -0.50 -1.00', where the first number can be an axis and the last cannot. */
export function beginsWithAxis(first: NumberToken, rest: readonly Token[]): boolean {
  const [second, third] = rest.slice(0, 4).filter(({ kind }) => kind !== "break");
  const isRow = isWholeUnsigned(first.text) && isBare(second) && isBare(third);
  return isRow && !isWholeUnsigned(third.text);
}

/** True when no value follows; with `orEye`, before the next eye. */
export function isLastWord(rest: readonly Token[], orEye: boolean): boolean {
  const next = rest.find(({ kind }) => kind !== "close" && kind !== "break");
  return next === undefined || (orEye && next.kind === "eye");
}

/** True when a sphere, a cylinder or an axis begins. */
export function isDistanceValue(token: Token | undefined): boolean {
  if (token?.kind === "measure") return token.measure !== "addition" && token.measure !== "eip";
  return token !== undefined && ["number", "plano", "open", "same"].includes(token.kind);
}

/** True of '/32', '32' or '-32' after a monocular distance: it is the other eye's. */
export function isSecondHalf(rest: readonly Token[]): boolean {
  const next = rest[0]?.kind === "break" ? rest[1] : rest[0];
  if (next?.kind !== "number" || next.isDegrees) return false;
  const value = readTyped(next.text.replace(/^\D+/, ""));
  return value !== null && value >= measureLimits.eip.min && !isBinocular(value);
}

/** True when the number after a slash is the cylinder or axis of the same eye. */
export function continuesEye(eye: Partial<Eye>, [number, next, axis]: readonly Token[]): boolean {
  if (number?.kind !== "number" || eye.sphere === undefined) return false;
  if (eye.cylinder !== undefined) return eye.axis === undefined && isWholeUnsigned(number.text);
  if (isAxisWord(next) || (next?.kind === "number" && next.isDegrees)) return true;
  return next?.kind === "break" && axis?.kind === "number" && isWholeUnsigned(axis.text);
}
