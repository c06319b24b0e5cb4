/** Splits a quick entry of contact lenses into tokens, with their places in the text. */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { Dominance } from "#domain/contactLenses/lens.ts";
import { type NamedProduct, productsIn } from "./products.ts";
import type { TextRange, WhyUnread } from "./readings.ts";
import { skippedIn } from "./skipped.ts";
import { type Meaning, meaningOf } from "./words.ts";

export type NumberKind = {
  kind: "number";
  sign: "" | "+" | "-";
  value: number;
  /** True of a number without decimals. */
  isWhole: boolean;
  isDegrees: boolean;
  isMm: boolean;
  /** True when a space separates the sign from the digits. */
  isLoose: boolean;
  /** True when a digit directly precedes the number. */
  isGlued: boolean;
};
type Kind =
  | Exclude<Meaning, { kind: "noise" | "degrees" }>
  | NumberKind
  | { kind: "dominance"; dn: Dominance }
  | { kind: "product"; id: string }
  | { kind: "open" | "close" | "break" }
  | { kind: "unknown"; why: WhyUnread };
export type Token = TextRange & Kind;
export type NumberToken = TextRange & NumberKind;

const numberForm = /([+-])?([^\S\n])?(\d+(?:[.,]\d+)?|[.,]\d+)/iy;
const unitForm = /[^\S\n]?(?:([\u00b0\u00ba]|deg(?:re|r\u00e9)?s?(?![a-z]))|(mm)(?![a-z]))/iy;
/** Dates and acuities, whose digits are no sizes: '12/11/2026', '8/10'. */
const otherForm = /\d{1,4}([/.-])\d{1,2}\1\d{1,4}(?!\d|[.,]\d)|\d{1,2}\/\d{1,2}(?!\d|[.,]\d)/iy;
const wordForm =
  /(?:[a-z]\.){1,3}[a-z]?(?![a-z\u00c0-\u00ff\u0153])\.?|[a-z\u00c0-\u00d6\u00d9-\u00f6\u00f9-\u00ff\u0153]+\.?/iy;
const noiseForm = /[^\S\n]+|[:=&\u00b7\u2022\u2014]|[.,]+(?!\d)|,|-(?![\d.,])(?!\s\d)/y;
const diameterSigns = "\u00d8\u00f8\u2300\u2205";
const axisSigns = "\u00d7@";

const at = (form: RegExp, text: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place;
  return form.exec(text);
};

/** Number with its sign and unit; an unknown token when its digits are ambiguous, as in '8,6,14,2'. */
function numberAt(text: string, place: number): Token | null {
  const found = at(numberForm, text, place);
  const isAfterFigure = /\d/.test(text.charAt(place - 1));
  // The comma separates a list: '8.6,14.2'.
  const isListed = isAfterFigure && text.charAt(place) === ",";
  if (!found || (found[2] && !found[1]) || isListed) return null;
  const [all, sign = "", blank, digits = ""] = found;
  const bare = place + all.length;
  const chain = /^(?:[.,]\d+)+/.exec(text.slice(bare))?.[0] ?? "";
  const isInList = digits.includes(".") && /^,\d+\.\d/.test(text.slice(bare));
  if (chain && !isInList)
    return { start: place, end: bare + chain.length, kind: "unknown", why: "unknown" };
  const unit = at(unitForm, text, bare);
  return {
    start: place,
    end: bare + (unit?.[0].length ?? 0),
    kind: "number",
    sign: sign === "+" || sign === "-" ? sign : "",
    value: Number(`${sign}${digits.replace(",", ".")}`) + 0,
    isWhole: !/[.,]/.test(digits),
    isDegrees: unit?.[1] !== undefined,
    isMm: unit?.[2] !== undefined,
    isLoose: blank !== undefined,
    isGlued: isAfterFigure,
  };
}

const signKinds: Readonly<Record<string, "open" | "close" | "break">> = {
  "(": "open",
  "[": "open",
  ")": "close",
  "]": "close",
  "/": "break",
  ";": "break",
  "|": "break",
  "\n": "break",
};

function signAt(text: string, start: number): Token {
  const sign = text.charAt(start);
  const place = { start, end: start + 1 };
  if (diameterSigns.includes(sign)) return { ...place, kind: "label", key: "dia" };
  if (axisSigns.includes(sign)) return { ...place, kind: "label", key: "axis" };
  const kind = signKinds[sign];
  return kind ? { ...place, kind } : { ...place, kind: "unknown", why: "unknown" };
}

/** Token at a place, or the end of text to skip. */
function tokenAt(text: string, place: number): Token | number {
  const other = /[\d.,]/.test(text.charAt(place - 1)) ? null : at(otherForm, text, place);
  if (other) return { start: place, end: place + other[0].length, kind: "unknown", why: "unknown" };
  const number = numberAt(text, place);
  if (number) return number;
  const word = at(wordForm, text, place);
  if (word) {
    const range = { start: place, end: place + word[0].length };
    const meaning = meaningOf(word[0]);
    if (!meaning) return { ...range, kind: "unknown", why: "unknown" };
    return meaning.kind === "noise" || meaning.kind === "degrees"
      ? range.end
      : { ...range, ...meaning };
  }
  const noise = at(noiseForm, text, place);
  return noise ? place + noise[0].length : signAt(text, place);
}

type Known = TextRange & { token: Token | null };

/** Product names, and text to skip, found before words are split. */
const knownIn = (text: string, products: readonly NamedProduct[]): Known[] => [
  ...skippedIn(text).map((place) => ({ ...place, token: null })),
  ...productsIn(text, products).map(({ id, ...place }) => ({
    ...place,
    token:
      id === null
        ? { ...place, kind: "unknown" as const, why: "product" as const }
        : { ...place, kind: "product" as const, id },
  })),
];

/** Turns a number that touches an unknown word into an unknown token: 'B12345', 'l.25'. */
function withoutTouching(tokens: readonly Token[]): Token[] {
  const isUnknown = (token: Token | undefined) => token?.kind === "unknown";
  const read: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const [before, next] = [read[index - 1], tokens[index + 1]];
    const isTouched =
      (isUnknown(before) && before?.end === token.start) ||
      (isUnknown(next) && next?.start === token.end);
    const { start, end } = token;
    const isDoubted = isTouched && token.kind === "number";
    read.push(isDoubted ? { start, end, kind: "unknown", why: "unknown" } : token);
  }
  return read;
}

/** Text between two eye marks that belong together: 'OD et OG', 'OD=OG', 'OD/OG'. */
const joiner = /^(?:\s*(?:et|[=&+])\s*(?:(?:\u0153|oe)il\s*)?|\/)$/i;

/** Merges joined marks of both eyes into one token. */
function withJoined(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.filter(({ kind }) => kind !== "break").at(-1);
    const isPair =
      token.kind === "eye" &&
      last?.kind === "eye" &&
      joiner.test(text.slice(last.end, token.start));
    if (!isPair) {
      joined.push(token);
      continue;
    }
    const sides: EyeSide[] = eyeSides.filter((side) =>
      [...last.sides, ...token.sides].includes(side),
    );
    joined.splice(joined.indexOf(last), joined.length, { ...last, end: token.end, sides });
  }
  return joined;
}

/** Tokens of a cleaned text in order, without skipped words and punctuation. */
export function tokensOf(text: string, products: readonly NamedProduct[]): Token[] {
  const known = knownIn(text, products);
  const tokens: Token[] = [];
  let place = 0;
  while (place < text.length) {
    const here = place;
    const passed = known.find(({ start }) => start === here);
    const found = passed ? (passed.token ?? passed.end) : tokenAt(text, here);
    if (typeof found !== "number") tokens.push(found);
    place = typeof found === "number" ? found : found.end;
  }
  return withJoined(text, withoutTouching(tokens));
}
