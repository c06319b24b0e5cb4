/**
 * Parses pupillary distances and heights after their label, by a grammar of tokens (docs/rules-optics.md, Quick entry).
 */
import type { EyeSide } from "#domain/core/records.ts";
import { checkExtraValue } from "#domain/optics/measures/extraMeasures.ts";
import { isBinocular, splitEip } from "#domain/optics/optics.ts";
import { readTyped } from "#domain/optics/parse.ts";
import type { Token } from "./tokens/quickEntryWords.ts";

/** Values by eye, or a single value without an eye (`one`). */
export type ByEye = Partial<Record<EyeSide, number>> & { one?: number };
export type Found = { values: ByEye; end: number };

/** Number without its sign, because a dash may separate two numbers ('31-32'). */
const valueOf = ({ text }: Token): number | null => readTyped(text.replace(/^\D+/, ""));

/**
 * Letter that classifies a number: n distance of one eye or height, b binocular distance, o inexact height, m any
 * other; N after a dash.
 */
function numberLetter(token: Token, isHeight: boolean): string {
  const value = valueOf(token) ?? 0;
  const isDash = /^\D/.test(token.text);
  if (!isHeight) {
    if (checkExtraValue("near_eip", value) !== null) return isDash ? "." : "m";
    return isBinocular(value) ? (isDash ? "." : "b") : isDash ? "N" : "n";
  }
  const isForm = /^(?:-\s?[1-4]\d|[1-4]\d|[5-9])(?:[.,]\d)?$/.test(token.text);
  if (!isForm) return isDash ? "." : "m";
  const isExact = checkExtraValue("height", value) === null;
  return isDash ? "N" : isExact ? "n" : "o";
}

const isOfNumber = (token: Token | undefined): boolean =>
  (token?.kind === "prism" && token.part !== "word") ||
  (token?.kind === "measure" && token.measure === "axis");

/** Shape of the tokens as letters: 'rn/ln' for 'OD 18 / OG 19'. A number that is a prism or before an axis is '.'. */
function shapeOf(tokens: readonly Token[], index: number, isHeight: boolean): string {
  const letters = tokens.slice(index).map((token, at) => {
    if (token.kind === "eye")
      return token.sides.length > 1 ? "." : token.sides[0] === "right" ? "r" : "l";
    if (token.kind === "break") return token.text === "\n" ? "_" : "/";
    if (token.kind === "measure") return token.measure === "eip" ? "i" : ".";
    if (token.kind !== "number")
      return { near: "v", distance: "f", height: "h" }[token.kind as string] ?? ".";
    const isOther = token.isDegrees || (isHeight && isOfNumber(tokens[index + at + 1]));
    return isOther ? "." : numberLetter(token, isHeight);
  });
  return letters.join("");
}

/** Values of the numbers in some tokens, by the eyes named before them. */
function valuesIn(tokens: readonly Token[]): ByEye {
  const numbers = tokens
    .filter(({ kind }) => kind === "number")
    .map((token) => valueOf(token) ?? 0);
  const [one = 0, second = 0] = numbers;
  const [side] = tokens.flatMap((token) => (token.kind === "eye" ? token.sides : []));
  if (side === undefined) return numbers.length > 1 ? { right: one, left: second } : { one };
  if (numbers.length === 1) return { [side]: one };
  return side === "right" ? { right: one, left: second } : { right: second, left: one };
}

const named = "(?:rn[/_]?ln|ln[/_]?rn)";
const near = `vi?(n[/_]?[nN]|b|${named})`;
const farAndNear = new RegExp(
  `^if?(?:(n[/_]?[nN]|[nb])(?:[/_]?${near})?|(${named})[/_]?${near}|${near})`,
);
const nearAlone = /^vi(n[/_]?[nN]|b|rn[/_]?ln|ln[/_]?rn)/;
/**
 * Shapes to refuse: 'EP 31/328' is no pupillary distance; in 'EP 31 OD 32 OG' and 'H 20 OD 21 OG' the marks follow the
 * values.
 */
const odd = /^(?:if?n\/[mb]|[ih]f?[no][rl][no][rl](?=$))/;

export type DistancesFound = { far: Found | null; near: Found | null; odd: number | null };

/**
 * Finds far and near distances from 'EIP' or 'VP' on: 'EP 31/32 VP 29,5/30', 'EIP VP 60', 'VP EP 59'. Far values with
 * eye marks alone are left to the reader, one by one. `odd`: end of text that is refused as a distance.
 */
export function distancesOf(tokens: readonly Token[], index: number): DistancesFound {
  const shape = shapeOf(tokens, index, false);
  const [broken] = odd.exec(shape) ?? [];
  if (broken) return { far: null, near: null, odd: index + broken.length };
  const [all, plain, near1, eyes, near2, near3] = farAndNear.exec(shape) ?? [];
  const [alone, near4] = nearAlone.exec(shape) ?? [];
  const far = plain ?? eyes;
  const close = near1 ?? near2 ?? near3 ?? near4;
  const end = index + (all ?? alone ?? "").length;
  const start = all?.startsWith("if") ? index + 2 : index + 1;
  const nearValues = close && valuesIn(tokens.slice(end - close.length, end));
  const isHalved = nearValues && nearValues.one !== undefined;
  return {
    far: far
      ? { values: valuesIn(tokens.slice(start, start + far.length)), end: start + far.length }
      : null,
    near: nearValues
      ? { values: isHalved ? splitEip(nearValues.one ?? 0) : nearValues, end }
      : null,
    odd: null,
  };
}

const heights =
  /^hf?(?:([rl])[no](?:[/_]?(?!\1)[rl][no])?|[no]\/[no]|[no]\/?N|[no]n(?!\/?[nom])|[no])/;

/**
 * Finds heights after their label ('H 18/19', 'h 18 18,5', 'H D 20 G 21'). `strays`: further numbers, which must not be
 * read as spheres.
 */
export function heightsOf(tokens: readonly Token[], index: number) {
  const shape = shapeOf(tokens, index, true);
  const [broken] = odd.exec(shape) ?? [];
  const [found] = heights.exec(shape) ?? [];
  if (broken) return { values: null, end: index + broken.length, strays: [], isOdd: true };
  if (!found) return null;
  const [strays = ""] = /^(?:\/?[nom])*/.exec(shape.slice(found.length)) ?? [];
  const end = index + found.length;
  return {
    values: found.includes("o") ? null : valuesIn(tokens.slice(index, end)),
    end,
    isOdd: false,
    strays: strays.split("").flatMap((letter, at) => (letter === "/" ? [] : [end + at])),
  };
}
