/** Tokens of a prescription as ophthalmologists write it, with their positions (parsed by quickEntry.ts). */
import type { Measure } from "./optics.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { type TokenContext, multiWordTokenAt, type FoundToken } from "./quickEntryForms.ts";
import { checkMoreValue } from "./moreMeasures.ts";
import { readTyped } from "./parse.ts";
import { beginsWithPrismBase, isPower } from "./quickEntryPrism.ts";
import { withSecondHeights } from "./quickEntryHeights.ts";
import { withTouched } from "./quickEntryTouch.ts";

export type TextRange = { start: number; end: number };
export type NumberToken = TextRange & { kind: "number"; text: string; isDegrees: boolean };
export type Token = TextRange &
  (
    | { kind: "eye"; sides: readonly EyeSide[]; isPair?: boolean }
    | { kind: "measure"; measure: Measure }
    | { kind: "number"; text: string; isDegrees: boolean }
    | { kind: "prism"; part: PrismPart }
    | { kind: "plano" | "none" | "same" | "open" | "close" | "break" }
    | { kind: "near" | "distance" | "acuity" | "height" }
    | { kind: "noise" | "unknown" }
  );
/** Parts of a prism: 'prisme' 2 · 2 'Δ' · 'base' 180° · 'nasale'. */
export type PrismPart = "word" | "unit" | "base" | "direction";

type Meaning =
  | { kind: "eye"; sides: readonly EyeSide[] }
  | { kind: "measure"; measure: Measure }
  | { kind: "prism"; part: PrismPart }
  | { kind: "plano" | "none" | "same" | "near" | "distance" | "acuity" | "noise" };

const words = new Map<string, Meaning>();
const mean = (meaning: Meaning, spellings: string) => {
  for (const spelling of spellings.split(" ")) words.set(spelling, meaning);
};
mean({ kind: "eye", sides: ["right"] }, "od droit droite dt dte drt r");
mean({ kind: "eye", sides: ["left"] }, "og os gauche gch gche l g");
mean({ kind: "eye", sides: ["right", "left"] }, "odg ogd odog ods odetog ou bino binoculaire");
mean({ kind: "measure", measure: "sphere" }, "sph sphere s");
mean({ kind: "measure", measure: "cylinder" }, "cyl cylindre c");
mean({ kind: "measure", measure: "axis" }, "axe ax x a");
mean({ kind: "measure", measure: "addition" }, "add addition ad");
mean({ kind: "measure", measure: "eip" }, "eip ep ei dp dip pd ecart ecarts demiecart demiecarts");
// Prescribed lens without power: 'Plan', which differs from not measured.
mean({ kind: "plano" }, "plan pl plano p afocal afocale neutre");
mean(
  { kind: "none" },
  "rien neant non aucun aucune sans appareille appareillee corrige corrigee prothese amblyope amblyopie depoli depolie aveugle",
);
mean({ kind: "same" }, "idem id meme pareil");
mean({ kind: "near" }, "vp pres lecture");
mean({ kind: "distance" }, "vl loin");
mean({ kind: "acuity" }, "v av avl avp acuite acuites parinaud cld vblm");
mean({ kind: "prism", part: "word" }, "prisme prismes prism prismatique");
mean({ kind: "prism", part: "base" }, "base");
mean(
  { kind: "prism", part: "direction" },
  "bn bt bs bi be bo bu bd bint bext bsup binf nasale nasal temporale temporal superieure sup inferieure inf interne int externe ext haut bas",
);
mean(
  { kind: "noise" },
  "oeil et de en pour vision mm d ds dc dpt dioptrie dioptries deg degre degres les correction verre tabo pupillaire interpupillaire",
);

/** Lower case without accents, dots or hyphens: 'O.D.' is 'od'. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\u0153/g, "oe")
    .normalize("NFD")
    .replace(/[\u0300-\u036f.-]/g, "");

const tokenForm =
  /((?:[+\-\u2212\u2013][^\S\t\n\r]?)?\d+(?:[.,]\d+)?|[+\-\u2212\u2013][.,]\d+)(\s?[\u00b0\u00ba])?|((?:[a-z]\.){1,2}[a-z](?![a-z\u00e0-\u00ff\u0153])\.?|[a-z\u00e0-\u00ff\u0153]+(?:-[a-z\u00e0-\u00ff\u0153]+)*\.?(?![\u2019']))|([\u00d7*@])|([()[\]])|([/;|\n])|([\u0394\u2206\u25b3])|((?:[:=&\u00b7\u2022\u25aa\u25cf\u25cb\s]|[.,](?!\d))+|[.,]|_+(?=[a-z\u0153:*])|[ldns][\u2019']|\+(?=\s*o\.?[dgs]))|(\S)/giy;

function tokenOf(match: RegExpExecArray): Token {
  const [all, number, degrees, word, times, bracket, separator, prism, noise] = match;
  const place = { start: match.index, end: match.index + all.length };
  if (number !== undefined)
    return { ...place, kind: "number", text: number, isDegrees: degrees !== undefined };
  if (word !== undefined) return { ...place, ...(words.get(plain(word)) ?? { kind: "unknown" }) };
  if (times !== undefined) return { ...place, kind: "measure", measure: "axis" };
  if (bracket !== undefined) return { ...place, kind: /[([]/.test(bracket) ? "open" : "close" };
  if (separator !== undefined) return { ...place, kind: "break" };
  if (prism !== undefined) return { ...place, kind: "prism", part: "unit" };
  return { ...place, kind: noise === undefined ? "unknown" : "noise" };
}

/** 'D' alone is a dioptre, but the right eye at the start of the text ('D -1 G -2'). */
const firstRight = /^[\s(]*d\.?(?![a-z\u00e0-\u00ff.])/i;

const bothEyes: readonly EyeSide[] = ["right", "left"];

function tokenOfForm(text: string, start: number, { form, end }: FoundToken): Token {
  if (form === "both") return { kind: "eye", start, end, sides: bothEyes };
  if (form !== "decimal") return { kind: form, start, end };
  return { kind: "number", start, end, text: text.slice(start, end), isDegrees: false };
}

const isNumber = (token: Token): token is NumberToken => token.kind === "number";
/** True of a distance of an eye or of both, which may follow a dash. */
const isDistanceText = (text: string): boolean => {
  const value = readTyped(text.replace(/^\D+/, ""));
  return value !== null && checkMoreValue("near_eip", value) === null;
};

const isStroke = (text: string, token: Token | undefined): boolean =>
  token?.kind === "break" && text.slice(token.start, token.end) === "/";

/** True after 'VP' of a distance: 'EP 31/32 VP', 'EIP VP'. */
function isNearEipIn(known: readonly Token[]): boolean {
  if (known.at(-1)?.kind !== "near") return false;
  const before = known.slice(0, -1).reverse();
  const eip = before.find(({ kind }) => !["number", "break", "eye", "distance"].includes(kind));
  const numbers = before.slice(0, eip ? before.indexOf(eip) : 0).filter(isNumber);
  const isEip = eip?.kind === "measure" && eip.measure === "eip";
  return isEip && numbers.every(({ text }) => isDistanceText(text));
}

/** True where a value follows the last mark of an eye. */
function isEyeRead(known: readonly Token[]): boolean {
  const eye = known.map(({ kind }) => kind).lastIndexOf("eye");
  return eye >= 0 && known.slice(eye).some(({ kind }) => kind === "number" || kind === "plano");
}

/** Context that the previous tokens give to a number. */
function beforeIn(text: string, tokens: readonly Token[]): TokenContext {
  const known = tokens.filter(({ kind }) => kind !== "noise");
  const last = known.at(-1);
  const named = known.filter(({ kind }) => kind !== "eye").at(-1);
  const isAcuity = last?.kind === "acuity";
  const words = text.slice(last?.start, last?.end);
  return {
    isStroke: isStroke(text, last),
    isAcuity,
    isAnnounced: isAcuity && /^\D+$/.test(words) && isEyeRead(known),
    isNamed: last?.kind === "measure" || last?.kind === "open",
    isEip: (named?.kind === "measure" && named.measure === "eip") || isNearEipIn(known),
    hasValue: tokens.some(({ kind }) => kind === "number" || kind === "plano"),
  };
}

/** 'P' of 'P 1.5 BE' is a prism; before a cylinder, or alone, it is Plan. */
function withPrismLetters(text: string, tokens: readonly Token[]): Token[] {
  let hasValue = false;
  return tokens.map((token, index): Token => {
    const { kind, start, end } = token;
    if (kind === "eye") hasValue = false;
    // Words that are unknown never make the letter a Plan.
    const rest = tokens.slice(index + 1).filter((one) => !/^(?:noise|unknown)$/.test(one.kind));
    const [power, next] = rest;
    const isPrism =
      next?.kind === "prism" && (hasValue ? power?.kind === "number" : isPower(power));
    if (isPrism && kind === "plano" && /^p$/i.test(text.slice(start, end)))
      return { kind: "prism", part: "word", start, end };
    if (kind === "number" || kind === "plano") hasValue = true;
    return token;
  });
}

/** Words and signs from a place on, without noise and forms of several words. */
function wordsAfter(text: string, start: number): Token[] {
  const form = new RegExp(tokenForm);
  form.lastIndex = start;
  const found: Token[] = [];
  for (let match = form.exec(text); match && match[0] !== "" && found.length < 5;) {
    const token = tokenOf(match);
    if (token.kind !== "noise") found.push(token);
    match = form.exec(text);
  }
  return found;
}

/** True of the 'P2' in 'P2 BI', and of 'PL' before a cylinder. */
function isNoAcuity(text: string, start: number, end: number): boolean {
  const [words, rest] = [text.slice(start, end), wordsAfter(text, end)];
  if (/^p(?:1?\d(?:[.,]5)?|20)$/i.test(words)) return beginsWithPrismBase(rest);
  return /^pl$/i.test(words) && ["number", "open", "measure"].includes(rest[0]?.kind ?? "");
}

/** Tokens of a text in order; unrecognised words are 'unknown'. */
export function quickEntryTokens(text: string): Token[] {
  const form = new RegExp(tokenForm);
  const tokens: Token[] = [];
  for (let match = form.exec(text); match && match[0] !== ""; match = form.exec(text)) {
    const found = multiWordTokenAt(text, match.index, beforeIn(text, tokens));
    const isOther = found?.form === "acuity" && isNoAcuity(text, match.index, found.end);
    const token = found && !isOther ? tokenOfForm(text, match.index, found) : tokenOf(match);
    tokens.push(token);
    form.lastIndex = token.end;
  }
  const right = firstRight.exec(text)?.[0].length;
  const named = tokens.map((token): Token => {
    const { start, end, kind } = token;
    return kind === "noise" && end === right
      ? { start, end, kind: "eye", sides: ["right"] }
      : token;
  });
  const known = withSecondHeights(text, withPrismLetters(text, named));
  return withTouched(text, known).filter(({ kind }) => kind !== "noise");
}
