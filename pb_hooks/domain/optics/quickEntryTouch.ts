/**
 * Rejects numbers that touch letters (docs/rules-optics.md, Quick entry), which are misread scans: '0D' for 'OD', 'l.25' for
 * '1.25'. Allowed are a unit after a number, and a measure or eye mark beside it ('x10', 'OD-2.00').
 */
import type { Token } from "./quickEntryTokens.ts";

const unitForm = /^(?:d|ds|dc|dpt|dioptries?|deg|degr[e\u00e9]s?|mm)\.?$/i;
const letter = /[a-z\u00e0-\u00ff\u0153]/i;

const isWord = (text: string, token: Token | undefined): token is Token =>
  token !== undefined && letter.test(text[token.start] ?? "");

/** Forbidden word that ends where the number begins. */
function wordBefore(text: string, tokens: readonly Token[], index: number): Token | undefined {
  const [before, token] = [tokens[index - 1], tokens[index]];
  const isFigure = /[\d.,]/.test(text[token?.start ?? 0] ?? "");
  if (!isFigure || !isWord(text, before) || before.end !== token?.start) return undefined;
  const isKnown = ["measure", "prism", "eye"].includes(before.kind);
  return isKnown && !/^l\.?$/i.test(text.slice(before.start, before.end)) ? undefined : before;
}

/** Forbidden word that begins where the number or its decimal point ends. */
function wordAfter(text: string, tokens: readonly Token[], index: number): Token | undefined {
  const [token, next, second] = tokens.slice(index, index + 3);
  if (!token || next?.start !== token.end) return undefined;
  const isPoint = /^[.,]$/.test(text.slice(next.start, next.end));
  if (isPoint && second?.kind === "unknown" && second.start === next.end) return second;
  if (!isWord(text, next) || next.kind === "measure" || next.kind === "prism") return undefined;
  const isZero = /^0+$/.test(text.slice(token.start, token.end));
  const isUnit = next.kind === "noise" && unitForm.test(text.slice(next.start, next.end));
  return isUnit && !isZero ? undefined : next;
}

/** Tokens with numbers and the words they touch made 'unknown'. */
export function withTouched(text: string, tokens: readonly Token[]): Token[] {
  const unknown = new Set<Token>();
  tokens.forEach((token, index) => {
    if (token.kind !== "number") return;
    const touched = [wordBefore(text, tokens, index), wordAfter(text, tokens, index)];
    for (const word of touched) if (word) unknown.add(token).add(word);
  });
  return tokens.map((token) =>
    unknown.has(token) ? { kind: "unknown", start: token.start, end: token.end } : token,
  );
}
