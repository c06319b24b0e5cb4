/** Tests on the clauses after the current one, for quickEntryReader.ts. */
import type { Eye } from "#domain/optics/optics.ts";
import type { Clause } from "./quickEntryClauses.ts";

export type NumberClause = Extract<Clause, { kind: "number" }>;
type Next = Clause | undefined;

export const isWholeUnsigned = (text: string): boolean => /^\d+$/.test(text.trim());
/** True of 'x', '@', 'axe' and similar words. */
export const isAxisWord = (clause: Next): boolean =>
  clause?.kind === "measure" && clause.measure === "axis";
/**
 * True when an axis follows a cylinder ('-0.50 x 90'), unless brackets after the axis hold the cylinder: '+2 axe 90
 * (-1)'.
 */
export const isCylinderOfAxis = ([word, ...rest]: readonly Clause[]): boolean =>
  isAxisWord(word) && !["number", "open", "number"].every((kind, at) => rest[at]?.kind === kind);
const isMore = ({ kind }: Clause): boolean => ["prism", "height", "acuity"].includes(kind);

/** Axis among the numbers in brackets: the number in degrees or after x, else a whole number beside the cylinder. */
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

/** True of three numbers of which the first may be an axis and the last may not: '90 -0.50 -1.00'. */
export function beginsWithAxis(first: NumberClause, rest: readonly Clause[]): boolean {
  const [second, third] = rest.slice(0, 4).filter(({ kind }) => kind !== "break");
  const isRow = isWholeUnsigned(first.text) && isBare(second) && isBare(third);
  return isRow && !isWholeUnsigned(third.text);
}

/** True when only prisms, heights and acuities follow; with `orEye`, up to the next eye. */
export function isLastWord(rest: readonly Clause[], orEye: boolean): boolean {
  const next = rest.find((clause) => !["close", "break"].includes(clause.kind) && !isMore(clause));
  return next === undefined || (orEye && next.kind === "eye");
}

/** True when a prism, a height or an acuity comes next. */
export const isExtraNext = (rest: readonly Clause[]): boolean => {
  const next = rest.find(({ kind }) => kind !== "break" && kind !== "close");
  return next !== undefined && isMore(next);
};

/** True when a sphere, a cylinder or an axis begins here. */
export function isDistanceValue(clause: Next): boolean {
  if (clause?.kind === "measure") return clause.measure !== "addition" && clause.measure !== "eip";
  return clause !== undefined && ["number", "plano", "open", "same"].includes(clause.kind);
}

/** True when the number after a slash is the cylinder or the axis of the same eye. */
export function continuesEye(eye: Partial<Eye>, [number, next, axis]: readonly Clause[]): boolean {
  if (number?.kind !== "number" || eye.sphere === undefined) return false;
  if (eye.cylinder !== undefined) return eye.axis === undefined && isWholeUnsigned(number.text);
  if (isAxisWord(next) || (next?.kind === "number" && next.isDegrees)) return true;
  return next?.kind === "break" && axis?.kind === "number" && isWholeUnsigned(axis.text);
}

/**
 * True when unknown words come before the first eye, as in an address ('Dr Alami 12 rue Hassan OD …'), whose numbers
 * are no values.
 */
export function hasAddress(clauses: readonly Clause[]): boolean {
  const first = clauses.findIndex(({ kind }) => kind === "eye");
  return clauses.slice(0, Math.max(first, 0)).some(({ kind }) => kind === "unknown");
}
