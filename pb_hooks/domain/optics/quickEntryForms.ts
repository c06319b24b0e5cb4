/** Tokens of several words or signs: tables, lists, fractions. quickEntryTokens.ts reads single words. */

/** Dates ('12/11/2026', '3 nov. 26') and numbers too long for a lens ('0612345678'), which are no eye values. */
const otherForm =
  /(?:[0-3]?\d([/.-])[01]?\d\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?![\d.,]\d|\d)|\d{1,2}\s+(?:janv|f[e\u00e9]v|mars|avril|mai|juin|juil|ao[u\u00fb]t|sept|oct|nov|d[e\u00e9]c)[a-z\u00e9]*\.?(?:\s+\d{4}(?!\d)|\s+\d{2}(?![\d.,]))?|\d{5,}/iy;

/** Acuities: '10/10', '20/40' and '6/9' for distance, 'P2' for near. A sign or a decimal makes it an eye value. */
const acuityForm =
  /(?:(?:1?\d|20)\/(?:10|20)|20\/\d{2,3}|6\/(?:[4569]|12|18|24|36|60)|p\d{1,2}|parinaud\s?\d{1,2})(?![\d.,])/iy;
/** Halves of near acuity, only beside another acuity: 'P1.5' alone may be a prism. */
const halfPrintForm = /(?:p|parinaud\s?)\d{1,2}[.,]5(?![\d.,])/iy;
/** Tenths with a decimal: '8,5/10'. In brackets, in a series or with degrees they are cylinder and axis. */
const decimalAcuityForm = /(?:1?\d[.,]\d|20[.,]0)\/10(?![\d.,]|\s?[\u00b0\u00ba]|\s*\/\s*\d)/iy;
/** Light perceived, after 'AV' of an eye that has its values. */
const lightForm = /pl(?![a-z\u00e0-\u00ff.])/iy;
const spacedAcuityForm = /(?:1?\d|20)\s\/\s(?:10|20)(?![\d.,]|\s*\/\s*\d)/iy;

/** Fractions without a cylinder and axis ('1/2', '10 / 8'). A longer series such as '225/75/10' does not match. */
const fractionForm = /\d+\s*\/\s*\d+(?![\d.,]|\s*\/\s*\d)/y;
/** Two dictated spheres: '100/125'. */
const dictatedForm = /(?:25|50|75|\d{3,4})\/(?:25|50|75|\d{3,4})(?!\d)/y;

const bothForm =
  /(?:(?:les|aux|des)\s+)?(?:(?:deux|2)\s+)?yeux(?![a-z\u00e0-\u00ff])|(?:les|aux)\s+(?:deux(?![a-z\u00e0-\u00ff])|2(?![\d.,/]))|chaque\s+(?:oe|\u0153)il(?![a-z\u00e0-\u00ff])/iy;

/** Fitting heights: 'H 18', 'hauteurs : 18 / 18,5 mm', 'H OD 18 OG 19'. */
const heightForm =
  /h(?:t|auteurs?)?(?:\s+(?:de\s+)?(?:montage|pupillaires?))?\.?\s*[:=]?\s*(?:(?:od\s*[:=]?\s*[1-4]\d(?:[.,]\d)?(?:\s?mm)?\s*[,;/]?\s*og|og\s*[:=]?\s*[1-4]\d(?:[.,]\d)?(?:\s?mm)?\s*[,;/]?\s*od)\s*[:=]?\s*[1-4]\d(?:[.,]\d)?|[1-4]\d(?:[.,]\d)?(?:\s?[/-]\s?[1-4]\d(?:[.,]\d)?)?|[5-9](?:[.,]\d)?|o[dg]\s*[:=]?\s*[1-4]\d(?:[.,]\d)?)(?:\s?mm)?(?![\d.,/a-z])/iy;

/** Dash before a letter ('- OD', '- plan'), which is no minus sign. Three dashes are a table rule. */
const dashForm = /[-\u2013\u2014](?=\s*[*_]*[a-z\u0153])|[-=_]{3,}(?!\s*[\d.,])/iy;

/** Star beside a word ('*OD*', '* OD'). In '-0.75*10' it marks an axis. */
const starForm = /\*+/y;
const isEmphasis = (text: string, index: number): boolean =>
  /^\*+\s*[a-z\u0153]/i.test(text.slice(index, index + 20)) ||
  /(?:^|[a-z\u0153:*|])$/i.test(text.slice(Math.max(0, index - 20), index).trimEnd());

/** Item number of a list: '1. OD', '2) OG', '1- OD'. */
const listForm =
  /\d\s?(?:[.)/-]|\u00b0\))\s*(?=[*_]*(?:o\.?[dgs](?![a-z])|[dg](?![a-z])|(?:oe|\u0153)il))/iy;
const listStart = /^\s*1\s?(?:[.)/-]|\u00b0\))\s*[*_]*[a-z\u0153]/i;

/** Decimal without a leading zero: '.50'. */
const decimalForm = /[.,]\d+/y;

type Form = "acuity" | "height" | "unknown" | "both" | "noise" | "decimal";
export type FoundToken = { form: Form; end: number };
/** Context before the token: a slash, an announced distance, a measure or bracket that names it, any value. */
export type TokenContext = {
  isStroke: boolean;
  isEip: boolean;
  isNamed: boolean;
  hasValue: boolean;
  isAcuity: boolean;
  isAnnounced: boolean;
};

function endOf(form: RegExp, text: string, index: number): number {
  const own = new RegExp(form);
  own.lastIndex = index;
  return own.test(text) ? own.lastIndex : index;
}

const isAtLineStart = (text: string, index: number): boolean =>
  text.slice(text.lastIndexOf("\n", index - 1) + 1, index).trim() === "";

const hasFigureBefore = (text: string, index: number): boolean => /\d/.test(text[index - 1] ?? "");

/** Kind and end of a token of several words; undefined for a single word, number or sign. */
export function multiWordTokenAt(
  text: string,
  index: number,
  before: TokenContext,
): FoundToken | undefined {
  const isList = listStart.test(text) || isAtLineStart(text, index);
  const isFraction = !before.isStroke && !before.isEip;
  const isDictated = !before.hasValue && endOf(dictatedForm, text, index) > index;
  const tries: [Form, RegExp, boolean][] = [
    ["noise", listForm, isList],
    ["unknown", otherForm, true],
    ["acuity", acuityForm, true],
    ["acuity", spacedAcuityForm, isFraction],
    ["acuity", decimalAcuityForm, isFraction && !before.isNamed],
    ["acuity", halfPrintForm, before.isAcuity],
    ["acuity", lightForm, before.isAnnounced],
    ["both", bothForm, true],
    ["height", heightForm, true],
    ["unknown", fractionForm, isFraction && !isDictated],
    ["noise", dashForm, true],
    ["noise", starForm, isEmphasis(text, index)],
    ["decimal", decimalForm, !hasFigureBefore(text, index)],
  ];
  return tries
    .filter(([, , isTried]) => isTried)
    .map(([form, pattern]) => ({ form, end: endOf(pattern, text, index) }))
    .find(({ end }) => end > index);
}
