/** The words of a prescription as ophthalmologists write it, with their place in the text (quickEntry.ts reads them). */
import type { Measure } from "./optics.ts";
import type { EyeSide } from "#domain/core/records.ts";

export type Place = { start: number; end: number };
export type NumberToken = Place & { kind: "number"; text: string; isDegrees: boolean };
export type Token = Place &
  (
    | { kind: "eye"; sides: readonly EyeSide[] }
    | { kind: "measure"; measure: Measure }
    | { kind: "number"; text: string; isDegrees: boolean }
    | { kind: "plano" | "open" | "close" | "break" | "near" | "distance" | "noise" | "unknown" }
  );

type Meaning =
  | { kind: "eye"; sides: readonly EyeSide[] }
  | { kind: "measure"; measure: Measure }
  | { kind: "plano" | "near" | "distance" | "noise" };

const words = new Map<string, Meaning>();
const mean = (meaning: Meaning, spellings: string) => {
  for (const spelling of spellings.split(" ")) words.set(spelling, meaning);
};
mean({ kind: "eye", sides: ["right"] }, "od droit droite r");
mean({ kind: "eye", sides: ["left"] }, "og os gauche l");
mean({ kind: "eye", sides: ["right", "left"] }, "odg ogd odog ods ou");
mean({ kind: "measure", measure: "sphere" }, "sph sphere s");
mean({ kind: "measure", measure: "cylinder" }, "cyl cylindre c");
mean({ kind: "measure", measure: "axis" }, "axe ax x a");
mean({ kind: "measure", measure: "addition" }, "add addition ad");
mean({ kind: "measure", measure: "eip" }, "eip ep ei dp dip pd");
mean({ kind: "plano" }, "plan pl plano p");
mean({ kind: "near" }, "vp pres lecture");
mean({ kind: "distance" }, "vl loin");
mean(
  { kind: "noise" },
  "oeil yeux et de en pour vision mm d dpt dioptrie dioptries deg degre degres les deux",
);

/** Small letters without accents or dots: 'O.D.' is 'od'. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/\u0153/g, "oe")
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "");

const signs: Record<string, Token["kind"]> = {
  "(": "open",
  "[": "open",
  ")": "close",
  "]": "close",
};
const tokenForm =
  /((?:[+\-\u2212\u2013]\s?)?\d+(?:[.,]\d+)?)(\s?[\u00b0\u00ba])?|((?:[a-z]\.){2,3}|[a-z\u00e0-\u00ff\u0153]+\.?)|([\u00d7*@])|([()[\]])|([/;|\n])|([,:=\u00b7\u2022.\s]+)|(\S)/giy;

function tokenOf(match: RegExpExecArray): Token {
  const [all, number, degrees, word, times, bracket, separator, noise] = match;
  const place = { start: match.index, end: match.index + all.length };
  if (number !== undefined)
    return { ...place, kind: "number", text: number, isDegrees: degrees !== undefined };
  if (word !== undefined) return { ...place, ...(words.get(plain(word)) ?? { kind: "unknown" }) };
  if (times !== undefined) return { ...place, kind: "measure", measure: "axis" };
  if (bracket !== undefined)
    return { ...place, kind: signs[bracket] === "open" ? "open" : "close" };
  if (separator !== undefined) return { ...place, kind: "break" };
  return { ...place, kind: noise === undefined ? "unknown" : "noise" };
}

/** Every token of the text in order; what means nothing to an optician is 'unknown'. */
export function quickEntryTokens(text: string): Token[] {
  const form = new RegExp(tokenForm);
  const tokens: Token[] = [];
  for (let match = form.exec(text); match && match[0] !== ""; match = form.exec(text))
    tokens.push(tokenOf(match));
  return tokens.filter((token) => token.kind !== "noise");
}
