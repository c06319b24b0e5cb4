/**
 * Tokens of several words or signs: dates, acuities, fractions, list signs. Single words are read by
 * quickEntryTokens.ts.
 */
import { eyeSides } from "#domain/core/records.ts";
import { readTyped } from "#domain/optics/parse.ts";
import type { Kind, NumberToken, Token } from "./quickEntryWords.ts";

/**
 * State of the reading before a token: the `last` known token, whether it is an acuity, whether any value was read, and
 * whether the current label takes 'a/b' as the values of both eyes.
 */
export type FormContext = {
  last: Token | undefined;
  hasValue: boolean;
  isAcuity: boolean;
  isPaired: () => boolean;
};
type Form = { end: number; kind: Kind; text?: string };

/** Strongest prism in spectacles; a larger number is taken for an axis. */
const maxPrism = 20;
/** True of an unsigned number small enough for the power of a prism. */
export const isPower = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" &&
  !token.isDegrees &&
  /^\d/.test(token.text) &&
  (readTyped(token.text) ?? maxPrism + 1) <= maxPrism;

/** Dates ('12/11/2026', '3 nov. 26') and numbers too long for a lens ('0612345678'); they are marked unknown. */
const otherForm =
  /(?:[0-3]?\d([/.-])[01]?\d\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d.,]\d|\d)|\d{1,2}\s+(?:janv|f[e\u00e9]v|mars|avril|mai|juin|juil|ao[u\u00fb]t|sept|oct|nov|d[e\u00e9]c)[a-z\u00e9]*\.?(?:\s+\d{4}(?!\d)|\s+\d{2}(?![\d.,]))?|\d{5,}/iy;

/**
 * Acuities: '10/10', '20/40' and '6/9' for distance, 'P2' for near. With a sign or decimals they are eye values
 * instead.
 */
const acuityForm =
  /(?:(?:1?\d|20)\/(?:10|20)|20\/\d{2,3}|6\/(?:[4569]|12|18|24|36|60)|p\d{1,2}|parinaud\s?\d{1,2})(?![\d.,])|perception\s+lumineuse(?![a-z])/iy;
/** Near acuity with a half, recognised only after another acuity: 'P1.5' alone may be a prism. */
const halfPrintForm = /(?:p|parinaud\s?)\d{1,2}[.,]5(?![\d.,])/iy;
/**
 * Tenths with a decimal or spaces: '8,5/10', '8 / 10'. In brackets, in a longer series or with degrees they are
 * cylinder and axis instead.
 */
const tenthsForm =
  /(?:(?:1?\d[.,]\d|20[.,]0)\/10(?!\s?[\u00b0\u00ba])|(?:1?\d|20)\s\/\s(?:10|20))(?![\d.,]|\s*\/\s*\d)/iy;
/**
 * Unit or base of a prism after 'P2', where P is then the word prism. In 'P2 base nasale 3\u0394' the base has a power
 * of its own.
 */
const prismNext =
  /^\s*(?:[\u0394\u2206\u25b3]|(?:base|b[nt]|b[ieosdu]|bint|bext|bsup|binf|nasale?|temporale?|int(?:erne)?|ext(?:erne)?|sup|inf|haut|bas)(?![a-z])(?!(?:\s+[a-z]+)?\s+\d+(?:[.,]\d+)?\s?[\u0394\u2206\u25b3](?!\s?b[a-z])))/i;

const sign = "(?:[+-][^\\S\\t\\n\\r]?)?";
const blank = "[^\\S\\t\\n\\r]";
const part = "(?:1/2|1/4|3/4)(?![\\d/]|[.,]\\d)";
/** Decimal comma with spaces: '-2 , 25' and '2, 50'. */
const spacedForm = new RegExp(
  `(${sign}\\d{1,2})(?:${blank}+[.,]${blank}*|[.,]${blank}+)(00|25|50|75)(?![\\d/]|[.,]\\d)`,
  "iy",
);
/** Number and fraction: '2 1/2'. */
const mixedForm = new RegExp(`(${sign}\\d{1,3})${blank}+(${part})`, "iy");
const signedPartForm = new RegExp(`([+-]${blank}?)(${part})`, "iy");
const partForm = new RegExp(`()(${part})`, "iy");

/** Fractions to mark unknown ('1/2', '10 / 8'). A longer series such as '225/75/10' does not match. */
const fractionForm = /\d+\s*\/\s*\d+(?![\d.,]|\s*\/\s*\d)/y;
/** Two spheres dictated in hundredths: '100/125'. */
const dictatedForm = /(?:25|50|75|\d{3,4})\/(?:25|50|75|\d{3,4})(?!\d)/y;

const bothForm =
  /(?:(?:les|aux|des)\s+)?(?:(?:deux|2)\s+)?yeux(?![a-z\u00e0-\u00ff])|(?:les|aux)\s+(?:deux(?![a-z\u00e0-\u00ff])|2(?![\d.,/]))|chaque\s+(?:oe|\u0153)il(?![a-z\u00e0-\u00ff])/iy;
const pupilsForm =
  /(?:distance|[e\u00e9]cart)s?\s+(?:inter-?)?pupillaires?(?![a-z])|(?:inter-?)?pupillary\s+distance(?![a-z])/iy;

/** Dash before a letter ('- OD', '- plan'), which is no minus sign; or three dashes, which are a table rule. */
const dashForm = /[-\u2014](?=\s*[*_]*[a-z\u0153])|[-=_]{3,}(?!\s*[\d.,])/iy;
/** Star for emphasis beside a word ('*OD*', '* OD'). In '-0.75*10' a star marks an axis instead. */
const starForm = /\*+/y;
const isEmphasis = (text: string, index: number): boolean =>
  /^\*+\s*[a-z\u0153]/i.test(text.slice(index, index + 20)) ||
  /(?:^|[a-z\u0153:*|])$/i.test(text.slice(Math.max(0, index - 20), index).trimEnd());

/** Number of a list item: '1. OD', '2) OG', '1- OD'. */
const listForm =
  /\d\s?(?:[.)/-]|\u00b0\))\s*(?=[*_]*(?:o\.?[dgs](?![a-z])|[dg](?![a-z])|(?:oe|\u0153)il))/iy;
const listStart = /^\s*1\s?(?:[.)/-]|\u00b0\))\s*[*_]*[a-z\u0153]/i;
const isAtLineStart = (text: string, index: number): boolean =>
  text.slice(text.lastIndexOf("\n", index - 1) + 1, index).trim() === "";

/** Decimal without a leading zero: '.50'. */
const decimalForm = /[.,]\d+/y;

/** Eye mark with a space inside: 'O D', 'O. G.'. */
const spacedMarkForm = /o\.?[^\S\n\r\t]+([dgsi])\.?(?![a-z\u00e0-\u00ff\u2019'.])/iy;
/** Eye mark typed with a zero for the letter O: '0.D.', '0 G', '0S'. */
const zeroMarkForm = /0(\.?)([^\S\n\r\t]*)([dgsi])\.?(?![a-z\u00e0-\u00ff\u2019'.])/iy;
const namesRight = /(?<![a-z])(?:o\.?\s?d|d(?=\s*:)|droite?|right)(?![a-z])/i;
const namesLeft = /(?<![a-z])(?:o\.?\s?[gsi]|gauche|left)(?![a-z])/i;
const zeroLeft = /(?<![\d.,])0\.?\s?[gsi]\.?(?![a-z])/i;
const zeroOs = /(?<![\d.,])0\.?\s?[si]\.?(?![a-z])/i;

/** True when 'P' names a prism, as in 'P2 BI'. */
export function isPrismNext(rest: string): boolean {
  const [power = ""] = /^(?:1?\d(?:[.,]\d{1,2})?|20)/.exec(rest) ?? [];
  return power !== "" && prismNext.test(rest.slice(power.length));
}

/** True when a zero means the letter O. '0D' alone may mean no dioptres, and so may '0 D' if 'OD' occurs too. */
function isZeroMark(text: string, [, point, space, letter = ""]: RegExpExecArray): boolean {
  const isRight = /d/i.test(letter);
  if (point) return true;
  if ((isRight ? namesRight : namesLeft).test(text)) return false;
  if (!space) return zeroOs.test(text);
  return !isRight || zeroLeft.test(text) || namesLeft.test(text);
}

const nameBefore =
  /(?<![a-z])(?:add?|h|ht|hauteurs?|eip|ep|dp|pd)[\s.:=]*(?:g[\s.:=]*)?[\d.,]+\s*$/i;

/**
 * True when 'D' after a number is the right eye, as in 'Add 2 D -1 G -2' and 'H G 21 D 20': the number belongs to a
 * label, and the right eye was not named before.
 */
export function isRightAfterNumber(text: string, from: number, to: number): boolean {
  const [before, rest] = [text.slice(0, from), text.slice(to)];
  const isNext = /^[\s:=]*[+-]?\d/.test(rest) && /(?<![a-z.])g(?![a-z.\u2019'])/i.test(text);
  return isNext && nameBefore.test(before) && !namesRight.test(before);
}

function match(form: RegExp, text: string, index: number): RegExpExecArray | null {
  form.lastIndex = index;
  return form.exec(text);
}

const fractionOf = (text: string): string => (text === "1/2" ? "5" : text === "1/4" ? "25" : "75");

/** Number token from a signed whole part and a fraction or decimals. */
const numberForm = (found: RegExpExecArray): Form => {
  const [all, whole = "", part = ""] = found;
  const decimals = part.includes("/") ? fractionOf(part) : part;
  const text = `${/\d/.test(whole) ? whole : `${whole}0`}.${decimals}`;
  return { end: found.index + all.length, kind: { kind: "number", isDegrees: false }, text };
};

function markForm(text: string, index: number): Form | undefined {
  const isInside = /[\d.,a-z+-]/i.test(text[index - 1] ?? "");
  const [spaced, zero] = [match(spacedMarkForm, text, index), match(zeroMarkForm, text, index)];
  const found = spaced ?? (zero && isZeroMark(text, zero) ? zero : null);
  if (isInside || !found) return undefined;
  const side = /d/i.test(found.at(-1) ?? "") ? "right" : "left";
  return { end: index + found[0].length, kind: { kind: "eye", sides: [side] } };
}

/** Number with a fraction or a spaced comma; undefined for a plain number. */
function fractionAt(
  text: string,
  index: number,
  { last, isPaired }: FormContext,
): Form | undefined {
  if (/[\d.,]/.test(text[index - 1] ?? "")) return undefined;
  const spaced = match(spacedForm, text, index);
  if (spaced && !isPaired()) return numberForm(spaced);
  const mixed = match(mixedForm, text, index);
  // In '-1 1/2 BI', -1 is a sphere and 1/2 a prism.
  const isSphere =
    mixed !== null && /^[+-]/.test(mixed[0]) && prismNext.test(text.slice(index + mixed[0].length));
  if (isSphere) return undefined;
  const signed = mixed ?? match(signedPartForm, text, index);
  if (signed) return numberForm(signed);
  const found = match(partForm, text, index);
  const isNamed = last?.kind === "measure" || (last?.kind === "prism" && last.part !== "direction");
  const isPrism = found !== null && prismNext.test(text.slice(index + found[0].length));
  return found && !isPaired() && (isNamed || isPrism) ? numberForm(found) : undefined;
}

/** Acuity that begins at a place; undefined for a prism ('P2 BI'). */
function acuityAt(text: string, index: number, context: FormContext): Form | undefined {
  const { last, isAcuity, isPaired } = context;
  const isApart = !(last?.kind === "break" && last.text === "/") && !isPaired();
  const isNamed = last?.kind === "measure" || last?.kind === "open";
  const found =
    match(acuityForm, text, index) ??
    (isApart && !isNamed ? match(tenthsForm, text, index) : null) ??
    (isAcuity ? match(halfPrintForm, text, index) : null);
  if (!found) return undefined;
  const end = index + found[0].length;
  const isPrism = /^p(?:1?\d(?:[.,]5)?|20)$/i.test(found[0]) && prismNext.test(text.slice(end));
  return isPrism ? undefined : { end, kind: { kind: "acuity" } };
}

const noise: Kind = { kind: "noise" };
const unknown: Kind = { kind: "unknown" };

/** First form that matches at a place. */
function firstOf(text: string, index: number, forms: readonly [RegExp, Kind][]): Form | undefined {
  for (const [form, kind] of forms) {
    const found = match(form, text, index);
    if (found && found[0] !== "") return { end: index + found[0].length, kind };
  }
  return undefined;
}

function numberAt(text: string, index: number, context: FormContext): Form | undefined {
  const isList = listStart.test(text) || isAtLineStart(text, index);
  const isStroke = context.last?.kind === "break" && context.last.text === "/";
  const isDictated = !context.hasValue && match(dictatedForm, text, index) !== null;
  const isFraction = !isStroke && !context.isPaired() && !isDictated;
  return (
    firstOf(
      text,
      index,
      isList
        ? [
            [listForm, noise],
            [otherForm, unknown],
          ]
        : [[otherForm, unknown]],
    ) ??
    acuityAt(text, index, context) ??
    fractionAt(text, index, context) ??
    firstOf(
      text,
      index,
      isFraction
        ? [
            [bothForm, both],
            [fractionForm, unknown],
          ]
        : [[bothForm, both]],
    )
  );
}

const both: Kind = { kind: "eye", sides: eyeSides };
const pupils: Kind = { kind: "measure", measure: "eip" };

/** Kind and end of a token of several words or signs; undefined for a single word, number or sign. */
export function formAt(text: string, index: number, context: FormContext): Form | undefined {
  const first = text.charAt(index);
  const before = text[index - 1] ?? "";
  if (/\s/.test(first)) return undefined;
  if (/\d/.test(first)) return markForm(text, index) ?? numberAt(text, index, context);
  if (/[.,]/.test(first) && !/\d/.test(before))
    return firstOf(text, index, [[decimalForm, { kind: "number", isDegrees: false }]]);
  if (/[a-z\u00e9]/i.test(first))
    return (
      markForm(text, index) ??
      acuityAt(text, index, context) ??
      firstOf(text, index, [
        [bothForm, both],
        [pupilsForm, pupils],
      ])
    );
  if (first === "*" && !isEmphasis(text, index)) return undefined;
  return (
    fractionAt(text, index, context) ??
    firstOf(text, index, [
      [dashForm, noise],
      [starForm, noise],
    ])
  );
}
