/** Meaning of brackets: '(−0.75) 180°' and '(180° −0.75)' hold a cylinder, '(−2.50 −0.75 x 180)' a whole power. */
import type { Token } from "./tokens.ts";

/** Places of a bracket and of the one that closes it. */
type Pair = { open: number; close: number };

function pairsIn(tokens: readonly Token[]): Pair[] {
  const opened: number[] = [];
  const pairs: Pair[] = [];
  for (const [place, { kind }] of tokens.entries()) {
    if (kind === "open") opened.push(place);
    const open = kind === "close" ? opened.pop() : undefined;
    if (open !== undefined) pairs.push({ open, close: place });
  }
  return pairs;
}

const isPower = (token: Token): boolean => token.kind === "number" && token.sign !== "";
const isAngle = (token: Token): boolean =>
  (token.kind === "number" && token.isDegrees) || (token.kind === "label" && token.key === "axis");

/**
 * Effect of brackets on the only power between them: a cylinder beside an axis (`cylinder`), a cylinder if a sphere
 * comes before (`afterSphere`).
 */
export type Bracketed = "cylinder" | "afterSphere" | "no";

/** Returns a function that gives, for a place, the effect of the brackets around it. */
export function bracketsOf(tokens: readonly Token[]): (place: number) => Bracketed {
  const pairs = pairsIn(tokens);
  return (place) => {
    const around = pairs.find(({ open, close }) => open < place && place < close);
    if (!around) return "no";
    const inside = tokens.slice(around.open + 1, around.close);
    if (inside.filter(isPower).length > 1) return "no";
    return inside.some(isAngle) ? "cylinder" : "afterSphere";
  };
}
