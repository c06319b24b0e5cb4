/** Questions that the reader asks of the clauses after the current one (quickEntryReader.ts). */
import type { Eye } from "#domain/optics/optics.ts";
import type { Clause } from "./quickEntryClauses.ts";

export type NumberClause = Extract<Clause, { kind: "number" }>;
type Next = Clause | undefined;

export const isWholeUnsigned = (text: string): boolean => /^\d+$/.test(text.trim());
/** True of 'x', '@', 'axe' and similar words. */
export const isAxisWord = (clause: Next): boolean =>
  clause?.kind === "measure" && clause.measure === "axis";
/** True of a number before its axis ('-0.50 x 90'), but not where a bracket after it has the cylinder: '+2 axe 90 (-1)'. */
export const isCylinderOfAxis = ([word, ...rest]: readonly Clause[]): boolean =>
  isAxisWord(word) && !["number", "open", "number"].every((kind, at) => rest[at]?.kind === kind);
const isMore = ({ kind }: Clause): boolean => ["prism", "height", "acuity"].includes(kind);

/** Axis among the numbers of a bracket: the one in degrees or after x, else a whole number beside the cylinder. */
export function axisInBracket(rest: readonly Clause[]): NumberClause | undefined {
  const end = rest.findIndex(({ kind }) => kind === "close");
  const inside = end < 0 ? rest : rest.slice(0, end);
  const numbers = inside.filter((clause) => clause.kind === "number");
  const next = inside[inside.findIndex(isAxisWord) + 1];
  if (inside.some(isAxisWord) && next?.kind === "number") return next;
  const inDegrees = numbers.find(({ isDegrees }) => isDegrees);
  if (inDegrees || numbers.length < 2) return inDegrees;
  return numbers.reverse().find(({ text }) => isWholeUnsigned(text));
}

const isBare = (clause: Next): clause is NumberClause =>
  clause?.kind === "number" && !clause.isDegrees;

/** True of '90 -0.50 -1.00', where the first number can be an axis and the last cannot. */
export function beginsWithAxis(first: NumberClause, rest: readonly Clause[]): boolean {
  const [second, third] = rest.slice(0, 4).filter(({ kind }) => kind !== "break");
  const isRow = isWholeUnsigned(first.text) && isBare(second) && isBare(third);
  return isRow && !isWholeUnsigned(third.text);
}

/** True when no value follows but measures; with `orEye`, before the next eye. */
export function isLastWord(rest: readonly Clause[], orEye: boolean): boolean {
  const next = rest.find((clause) => !["close", "break"].includes(clause.kind) && !isMore(clause));
  return next === undefined || (orEye && next.kind === "eye");
}

/** True of a prism, height or acuity next. */
export const isExtraNext = (rest: readonly Clause[]): boolean => {
  const next = rest.find(({ kind }) => kind !== "break" && kind !== "close");
  return next !== undefined && isMore(next);
};

/** True when a sphere, a cylinder or an axis begins. */
export function isDistanceValue(clause: Next): boolean {
  if (clause?.kind === "measure") return clause.measure !== "addition" && clause.measure !== "eip";
  return clause !== undefined && ["number", "plano", "open", "same"].includes(clause.kind);
}

/** True when the number after a slash is the cylinder or axis of the same eye. */
export function continuesEye(eye: Partial<Eye>, [number, next, axis]: readonly Clause[]): boolean {
  if (number?.kind !== "number" || eye.sphere === undefined) return false;
  if (eye.cylinder !== undefined) return eye.axis === undefined && isWholeUnsigned(number.text);
  if (isAxisWord(next) || (next?.kind === "number" && next.isDegrees)) return true;
  return next?.kind === "break" && axis?.kind === "number" && isWholeUnsigned(axis.text);
}

/** True of an address before the first eye ('Dr Alami 12 rue Hassan OD …'), whose numbers are no values. */
export function hasAddress(clauses: readonly Clause[]): boolean {
  const first = clauses.findIndex(({ kind }) => kind === "eye");
  return clauses.slice(0, Math.max(first, 0)).some(({ kind }) => kind === "unknown");
}
