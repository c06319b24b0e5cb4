/**
 * Splits a prescription as ophthalmologists write it into tokens, with their places in the text (for
 * quickEntryClauses.ts).
 */
import { eyeSides } from "#domain/core/records.ts";
import { readTyped } from "#domain/optics/parse.ts";
import { cleanText, visibleText } from "./quickEntryText.ts";
import { formAt, isPower, isPrismNext, isRightAfterNumber } from "./quickEntryForms.ts";
import { type Kind, meaningOf, plainWord, type TextRange, type Token } from "./quickEntryWords.ts";

export type { TextRange } from "./quickEntryWords.ts";

/** Token with its place in the cleaned text, beside that in the typed text. */
type Lexeme = Token & { from: number; to: number };

const tokenForm =
  /((?:[+-][^\S\t\n\r]?)?\d+(?:[.,]\d+)?|[+-][.,]\d+)(?:(\s?[\u00b0\u00ba])|\s?mm(?![a-z]))?|((?:[a-z]\.){1,2}[a-z](?![a-z\u00e0-\u00ff\u0153])\.?|[a-z\u00e0-\u00ff\u0153]+(?:-[a-z\u00e0-\u00ff\u0153]+)*\.?(?![\u2019']))|([\u00d7*@])|([()[\]])|([/;|\n])|([\u0394\u2206\u25b3])|((?:[:=&\u00b7\u2022\u25aa\u25cf\u25cb\s]|[.,](?!\d))+|[.,]|_+(?=[a-z\u0153:*])|[ldns][\u2019']|\+(?=\s*o\.?[dgs]))|(\S)/iy;

function kindOf(match: RegExpExecArray, before: Context): Kind {
  const [, number, degrees, word, times, bracket, separator, prism, noise] = match;
  if (number !== undefined) return { kind: "number", isDegrees: degrees !== undefined };
  if (word !== undefined) return kindOfWord(word, before);
  if (times !== undefined) return { kind: "measure", measure: "axis" };
  if (bracket !== undefined) return { kind: /[([]/.test(bracket) ? "open" : "close" };
  if (separator !== undefined) return { kind: "break" };
  if (prism !== undefined) return { kind: "prism", part: "unit" };
  return { kind: noise === undefined ? "unknown" : "noise" };
}

type Context = { last: Token | undefined; isUnit: boolean; rest: string };

/** True when a pupillary distance follows 'PD', which is then no prism unit. */
const isDistanceNext = (rest: string): boolean => {
  const [, number] = /^[\s:=.]*(?:o\.?[dgs]|[dgrl])?[\s:=]*(\d+)/i.exec(rest) ?? [];
  return number !== undefined && Number(number) >= 15;
};

function kindOfWord(word: string, { last, isUnit, rest }: Context): Kind {
  const plain = plainWord(word);
  // 'D' after a number means dioptres, otherwise the right eye ('D -1 G -2').
  if (plain === "d") return isUnit ? { kind: "noise" } : { kind: "eye", sides: ["right"] };
  if (plain === "p" && isPrismNext(rest)) return { kind: "prism", part: "word" };
  if (/^(?:pd|dp)$/.test(plain) && isPower(last) && !isDistanceNext(rest))
    return { kind: "prism", part: "unit" };
  return meaningOf(word, last?.kind === "prism" && last.part === "base") ?? { kind: "unknown" };
}

const isKnown = ({ kind }: Token): boolean => kind !== "noise";

/** True after the label of a pupillary distance or a height, where 'a/b' are the values of both eyes. */
function isPaired(known: readonly Token[]): boolean {
  for (let index = known.length - 1; ; index -= 1) {
    const token = known[index];
    if (token?.kind === "height") return true;
    if (token?.kind === "measure") return token.measure === "eip";
    const isValue =
      token?.kind === "number" && (readTyped(token.text.replace(/^\D+/, "")) ?? 0) >= 5;
    if (!isValue && !/^(?:break|eye|near|distance)$/.test(token?.kind ?? "")) return false;
  }
}

/** All words of a text in order, including noise. */
function lexemesOf(clean: string): Lexeme[] {
  const [lexemes, known]: [Lexeme[], Lexeme[]] = [[], []];
  let hasValue = false;
  for (let from = 0; from < clean.length; from = lexemes.at(-1)?.to ?? clean.length) {
    const last = known.at(-1);
    const isAcuity = last?.kind === "acuity";
    const form = formAt(clean, from, { last, hasValue, isAcuity, isPaired: () => isPaired(known) });
    tokenForm.lastIndex = from;
    const found = form ? null : tokenForm.exec(clean);
    const to = form?.end ?? tokenForm.lastIndex;
    const isBeside = /^[^\S\n\r\t]*$/.test(clean.slice(last?.to ?? 0, from));
    const isOfNumber = isBeside && (last?.kind === "number" || last?.kind === "plano");
    const isUnit = isOfNumber && !isRightAfterNumber(clean, from, to);
    const kind = form?.kind ?? (found && kindOf(found, { last, isUnit, rest: clean.slice(to) }));
    if (!kind) return lexemes;
    const text = form?.text ?? found?.[1] ?? clean.slice(from, to);
    const one: Lexeme = { start: from, end: to, from, to, text, ...kind };
    lexemes.push(one);
    if (isKnown(one)) known.push(one);
    hasValue ||= one.kind === "number" || one.kind === "plano";
  }
  return lexemes;
}

const unitForm = /^(?:d|ds|dc|dpt|dioptries?|deg|degr[e\u00e9]s?|mm)\.?$/i;
const isWord = (one: Lexeme | undefined): one is Lexeme =>
  /^[a-z\u00e0-\u00ff\u0153]/i.test(one?.text ?? "");
const isTouching = (one: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  one !== undefined && next !== undefined && one.to === next.from;
const namesOfNumbers = ["measure", "prism", "eye", "height", "acuity"];

/** Words that touch a number and make it doubtful, such as misread scans: 'l.25' for '1.25'. */
function touchedBy(lexemes: readonly Lexeme[], index: number): Lexeme[] {
  const [before, number, next, second] = [-1, 0, 1, 2].map((step) => lexemes[index + step]);
  const touched: Lexeme[] = [];
  if (isWord(before) && isTouching(before, number) && /^[\d.,]/.test(number?.text ?? ""))
    if (!namesOfNumbers.includes(before.kind) || /^l\.?$/i.test(before.text)) touched.push(before);
  if (!next || !isTouching(number, next)) return touched;
  const isPoint = /^[.,]$/.test(next.text);
  if (isPoint && second?.kind === "unknown" && isTouching(next, second)) touched.push(second);
  if (!isWord(next) || ["measure", "prism", "height"].includes(next.kind)) return touched;
  const isUnit = next.kind === "noise" && unitForm.test(next.text);
  return isUnit && !/^0+$/.test(number?.text ?? "") ? touched : [...touched, next];
}

const asUnknown = (one: Lexeme): Lexeme => ({ ...one, kind: "unknown" });

/** Turns numbers that touch letters or unknown signs into unknown tokens, together with these: '0D', '~1.00', '5%'. */
function withoutTouching(lexemes: readonly Lexeme[]): Lexeme[] {
  const doubted = new Set<Lexeme>();
  lexemes.forEach((one, index) => {
    const touched = one.kind === "number" ? touchedBy(lexemes, index) : [];
    for (const word of touched) doubted.add(one).add(word);
  });
  const read = lexemes.map((one) => (doubted.has(one) ? asUnknown(one) : one));
  const isUnknown = (one: Lexeme | undefined) => one?.kind === "unknown";
  return read.map((one, index) => {
    if (one.kind !== "number") return one;
    const [before, next] = [read[index - 1], read[index + 1]];
    const isTouched =
      (isUnknown(before) && isTouching(before, one)) || (isUnknown(next) && isTouching(one, next));
    return isTouched ? asUnknown(one) : one;
  });
}

/**
 * Text between two eye marks that belong together: 'OD et OG', 'OD=OG', 'OD/OG'. In 'OD / OG' they do not: the first
 * eye has no value.
 */
const joiner = /^(?:\s*(?:et|and|[=&+])\s*(?:[ld][\u2019']\s*)?(?:(?:\u0153|oe)il\s*)?|\/)$/i;

/** Text between two marks of the same eye: 'Right eye (OD)'. */
const repeat = /^[\s:,(]*(?:eye|(?:oe|\u0153)il)?[\s:,(]*$/i;

type EyeLexeme = Extract<Lexeme, { kind: "eye" }>;
const isEye = (one: Lexeme | undefined): one is EyeLexeme => one?.kind === "eye";

const isMark = ({ kind }: Token): boolean => kind !== "break" && kind !== "open";

/** Merges eye marks that belong together ('OD et OG'), or repeat the same eye ('Right eye (OD)'). */
function withJoined(clean: string, known: readonly Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = [];
  for (const one of known) {
    const last = isEye(one) ? joined.filter(isMark).at(-1) : undefined;
    const between = clean.slice(last?.to ?? 0, one.from);
    const isPair = isEye(last) && joiner.test(between);
    const isSame = isEye(one) && isEye(last) && last.sides.join() === one.sides.join();
    if (!isEye(one) || !isEye(last) || (!isPair && !(isSame && repeat.test(between))))
      joined.push(one);
    else {
      const sides = eyeSides.filter(
        (side) => last.sides.includes(side) || one.sides.includes(side),
      );
      joined.splice(joined.indexOf(last), joined.length, {
        ...one,
        ...last,
        to: one.to,
        sides,
        isPair,
      });
    }
  }
  return joined;
}

/** Tokens of a text in order, without noise; an unrecognised word becomes `unknown`. */
export function quickEntryTokens(text: string): Token[] {
  const { clean, placeOf } = cleanText(text);
  const known = withoutTouching(lexemesOf(clean)).filter(isKnown);
  const joined = withJoined(clean, known);
  for (const one of joined) {
    one.start = placeOf(one.from);
    one.end = placeOf(one.to - 1) + 1;
  }
  return joined;
}

/** Typed text in a range, without invisible marks. */
export const wordsAt = (text: string, { start, end }: TextRange): string =>
  visibleText(text.slice(start, end));
