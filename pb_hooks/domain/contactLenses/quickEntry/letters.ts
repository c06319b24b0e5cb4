/** Resolves the letters D, G, N, R and L of a quick entry, whose meaning depends on their neighbours. */
import type { EyeSide } from "#domain/core/records.ts";
import type { Dominance } from "#domain/contactLenses/lens.ts";
import type { Token } from "./tokens.ts";
import type { Letter } from "./words.ts";

const isSeparator = ({ kind }: Token): boolean =>
  kind === "open" || kind === "close" || kind === "break";
const isSigned = (token: Token | undefined): boolean =>
  token?.kind === "plano" || (token?.kind === "number" && token.sign !== "");
const isEye = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "eye" || (token.kind === "letter" && token.letter === "g");

/** True right after an addition, typed in dioptres or as a word. */
function isAfterAddition(before: readonly Token[]): boolean {
  const [name, last] = before.filter((token) => !isSeparator(token)).slice(-2);
  if ((last ?? name)?.kind === "addWord") return true;
  return last?.kind === "number" && name?.kind === "label" && name.key === "add";
}

type Place = { before: readonly Token[]; token: Token; next: Token | undefined };

/** Token of the letter D: right eye, design of an addition, label of a power, or the unit dioptres (null, no token). */
function meaningOfD({ before, token, next }: Place, hasG: boolean): Token | null {
  const { start, end } = token;
  const last = before.at(-1);
  const unknown: Token = { start, end, kind: "unknown", why: "unknown" };
  if (isAfterAddition(before)) {
    // D may also be the right eye of the next values, or the label of their power.
    const isUnsure = hasG ? !isEye(next) : isSigned(next);
    return isUnsure ? unknown : { start, end, kind: "dominance", dn: "D" };
  }
  if (isSigned(last) && last?.end === start) return isSigned(next) && !hasG ? unknown : null;
  if (hasG) return { start, end, kind: "eye", sides: ["right"] };
  if (isSigned(next))
    return isSigned(last) ? unknown : { start, end, kind: "label", key: "sphere" };
  return isSigned(last) ? null : unknown;
}

/** Eyes that single letters mean: R and L when both occur and no other eye does, else G. */
function sidesOf(tokens: readonly Token[]): Partial<Record<Letter, EyeSide>> {
  const has = (letter: Letter) =>
    tokens.some((token) => token.kind === "letter" && token.letter === letter);
  const isOther = has("g") || tokens.some(({ kind }) => kind === "eye");
  const isEnglish = has("r") && has("l") && !isOther;
  return isEnglish ? { r: "right", l: "left" } : { g: "left" };
}

export type ResolvedTokens = {
  tokens: Token[];
  /** True when an unread letter may be an eye, so that no value is certain to be for both. */
  hasLostEye: boolean;
};

/** Replaces each letter by the meaning that its neighbours decide, or by an unknown token. */
export function withLetters(tokens: readonly Token[]): ResolvedTokens {
  const sides = sidesOf(tokens);
  const hasG = tokens.some((token) => token.kind === "letter" && token.letter === "g");
  const read: Token[] = [];
  let hasLostEye = false;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "letter") {
      read.push(token);
      continue;
    }
    const { start, end, letter } = token;
    const side = sides[letter];
    if (letter === "d") {
      const next = tokens.slice(index + 1).find((one) => !isSeparator(one));
      const found = meaningOfD({ before: read, token, next }, hasG);
      if (found) read.push(found);
    } else if (side) read.push({ start, end, kind: "eye", sides: [side] });
    else if (letter === "n" && isAfterAddition(read))
      read.push({ start, end, kind: "dominance", dn: "N" satisfies Dominance });
    else {
      hasLostEye ||= letter !== "n";
      read.push({ start, end, kind: "unknown", why: "unknown" });
    }
  }
  return { tokens: read, hasLostEye };
}
