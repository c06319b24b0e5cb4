/** Heights of two eyes without a stroke: 'hauteurs 18 et 19', 'h 18 18,5' (docs/rules-optics.md, Quick entry). */
import { checkMoreValue } from "./moreMeasures.ts";
import { readTyped } from "./parse.ts";
import type { NumberToken, Token } from "./quickEntryTokens.ts";

const isNoise = (token: Token | undefined): boolean => token?.kind === "noise";

/** True of a number without sign, degrees or measure of its own. */
const isBare = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && !token.isDegrees && /^\d/.test(token.text);

/** True of a word or sign that makes the number before it a prism or a cylinder. */
const isOfNumber = (token: Token | undefined): boolean =>
  (token?.kind === "prism" && token.part !== "word") ||
  (token?.kind === "measure" && token.measure === "axis");

/** Places of the bare numbers after a height, across noise and strokes. */
function numbersAfter(text: string, tokens: readonly Token[], from: number): number[] {
  const places: number[] = [];
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    const isStroke = token?.kind === "break" && text[token.start] === "/";
    if (isNoise(token) || isStroke) continue;
    const next = tokens.slice(index + 1).find((one) => !isNoise(one));
    if (!isBare(token) || isOfNumber(next)) break;
    places.push(index);
  }
  return places;
}

const isOneHeight = (words: string): boolean =>
  !/^h.*o[dg]/i.test(words) && (words.match(/\d+(?:[.,]\d)?/g)?.length ?? 0) === 1;

/** Tokens with two heights joined; other bare numbers after a height are 'unknown', never a sphere. */
export function withSecondHeights(text: string, tokens: readonly Token[]): Token[] {
  const read = [...tokens];
  for (const [index, token] of read.entries()) {
    if (token.kind !== "height") continue;
    const [at, ...more] = numbersAfter(text, read, index + 1);
    const second = at === undefined ? undefined : read[at];
    if (at === undefined || !isBare(second)) continue;
    const isHeight = checkMoreValue("height", readTyped(second.text)) === null;
    const isSecond =
      isHeight && more.length === 0 && isOneHeight(text.slice(token.start, token.end));
    if (isSecond && read.slice(index + 1, at).every(isNoise)) {
      read.splice(index, at - index + 1, { ...token, end: second.end });
      continue;
    }
    for (const one of [at, ...more]) {
      const { start, end } = read[one] ?? second;
      read[one] = { kind: "unknown", start, end };
    }
  }
  return read;
}
