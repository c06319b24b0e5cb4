/** Prisms in a quick entry: known, so that their figures are not taken for an axis or a cylinder; not kept, and told. */
import { readTyped } from "./parse.ts";
import type { NumberToken, Place, PrismPart, Token } from "./quickEntryTokens.ts";

/** No spectacle lens has more: what is beyond is an axis. */
const mostPower = 20;

/** A power is written without a sign. */
const isPower = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" &&
  !token.isDegrees &&
  /^\d/.test(token.text) &&
  (readTyped(token.text) ?? mostPower + 1) <= mostPower;

const isPrism = (token: Token | undefined): boolean => token?.kind === "prism";

/** A power written before its unit or its base ('2 Δ', '3 base nasale', '3 BN'), where it is no value of the eye. */
function startsPrism(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return isPower(tokens[index]) && next?.kind === "prism" && next.part !== "word";
}

/** Where the prism that begins here ends: after its parts, the power among them and the degrees of its base. */
function endOfPrism(tokens: readonly Token[], from: number): number {
  let hasPower = false;
  let part: PrismPart | null = null;
  let index = from;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === "prism") {
      part = token.part;
    } else if (part === "base" && token?.kind === "number") {
      part = "direction";
    } else if (part === "word" && token?.kind === "eye" && isPower(tokens[index + 1])) {
      // 'prisme OD 2'.
    } else if (!hasPower && isPower(token) && (part !== "unit" || isPrism(tokens[index + 1]))) {
      hasPower = true;
    } else return index;
  }
  return index;
}

/** 'OD 2 Δ OG …': an eye that was named for the prism and for nothing else. */
function ownerOf(before: readonly Token[], after: Token | undefined): Token | null {
  const eye = before.at(-1);
  const isAlone = after === undefined || after.kind === "eye";
  return eye?.kind === "eye" && isAlone && before.length > 1 ? eye : null;
}

/** The tokens without the prisms, and where these stand in the text. */
export function withoutPrisms(tokens: readonly Token[]): { tokens: Token[]; prisms: Place[] } {
  const kept: Token[] = [];
  const prisms: Place[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    if (!isPrism(token) && !startsPrism(tokens, index)) {
      kept.push(token);
      index += 1;
      continue;
    }
    const end = endOfPrism(tokens, index);
    const owner = ownerOf(kept, tokens[end]);
    if (owner) kept.pop();
    prisms.push({ start: (owner ?? token).start, end: tokens[end - 1]?.end ?? token.end });
    index = end;
  }
  return { tokens: kept, prisms };
}
