/**
 * Prisms of a quick entry. Recognised so that their numbers are never read as an axis or cylinder; kept in the notes
 * only.
 */
import { isAxisWord } from "./quickEntryLookahead.ts";
import { readTyped } from "./parse.ts";
import type { OwnedStep } from "./quickEntryNotes.ts";
import type { NumberToken, TextRange, PrismPart, Token } from "./quickEntryTokens.ts";

/** Maximum power of a prism in spectacles: a larger number is an axis. */
const maxPrism = 20;

/** True of a number without a sign. */
export const isPower = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" &&
  !token.isDegrees &&
  /^\d/.test(token.text) &&
  (readTyped(token.text) ?? maxPrism + 1) <= maxPrism;

const isPrism = (token: Token | undefined): boolean => token?.kind === "prism";

/** True when a power stands before its unit or base ('2 Δ', '3 base nasale', '3 BN') and is no eye value. */
function startsPrism(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return isPower(tokens[index]) && next?.kind === "prism" && next.part !== "word";
}

/** True of a unit or base after a power; 'BN 3Δ' is a prism of its own. */
export function beginsWithPrismBase(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first?.kind !== "prism" || first.part === "word") return false;
  if (first.part === "unit") return true;
  const rest = tokens.slice(tokens.findIndex((token) => !isPrism(token)));
  const isOwn = isPower(rest[0]) && rest[1]?.kind === "prism" && rest[1].part === "unit";
  return !isOwn || isPrism(rest[2]);
}

/** End of degrees with their mark, as in '@ 90' or 'axe 90'; the same index without any. */
function endOfAngle(tokens: readonly Token[], index: number): number {
  const at = isAxisWord(tokens[index]) ? index + 1 : index;
  const number = tokens[at];
  if (number?.kind !== "number" || isPrism(tokens[at + 1])) return index;
  return at > index || number.isDegrees ? at + 1 : index;
}

/** True of '90° (-0.5) -1': the degrees begin a correction. */
const isValue = (token: Token | undefined): boolean =>
  token?.kind === "number" || token?.kind === "open";

/** True of a sphere with a cylinder, of which the axis may follow the prism. */
function lacksAxis(before: readonly Token[]): boolean {
  const eye = before.slice(before.map(({ kind }) => kind).lastIndexOf("eye") + 1);
  const values = eye.filter(({ kind }) => kind === "number" || kind === "plano");
  const isNamed = eye.some((token) => token.kind === "measure" && token.measure === "cylinder");
  return values.length === 2 || isNamed;
}

/** End of the prism, with its power and the degrees of its base. */
function endOfPrism(tokens: readonly Token[], from: number, isAxisNext: boolean): number {
  let hasPower = false;
  let part: PrismPart | null = null;
  let index = from;
  for (; index < tokens.length; index += 1) {
    const token = tokens[index];
    const angle = endOfAngle(tokens, index);
    const isWhole = part === "direction" || !hasPower;
    const isOfAxis = isWhole && (isAxisNext || isValue(tokens[angle]));
    if (token?.kind === "prism") {
      part = token.part;
    } else if (part === "base" && token?.kind === "number") {
      part = "direction";
    } else if (part !== null && angle > index && !isOfAxis) {
      part = "direction";
      index = angle - 1;
    } else if (part === "word" && token?.kind === "eye" && isPower(tokens[index + 1])) {
      // Power after the eye: 'prisme OD 2'.
    } else if (!hasPower && isPower(token) && (part !== "unit" || isPrism(tokens[index + 1]))) {
      hasPower = true;
    } else return index;
  }
  return index;
}

/** Eye mark that belongs to the prism alone: 'OD 2 Δ OG …'. */
function ownerOf(before: readonly Token[], after: Token | undefined) {
  const eye = before.at(-1);
  const isAlone = after === undefined || after.kind === "eye";
  return eye?.kind === "eye" && isAlone && before.length > 1 ? eye : null;
}

/** Tokens without prisms, the ranges of the prisms, and the steps of the marks in them. */
export function withoutPrisms(tokens: readonly Token[]) {
  const kept: Token[] = [];
  const prisms: TextRange[] = [];
  const owned: OwnedStep[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    if (!isPrism(token) && !startsPrism(tokens, index)) {
      kept.push(token);
      index += 1;
      continue;
    }
    const end = endOfPrism(tokens, index, lacksAxis(kept));
    const owner = ownerOf(kept, tokens[end]);
    if (owner) {
      kept.pop();
      owned.push({ start: owner.start, sides: [...owner.sides], isOwned: true, direct: [] });
    }
    prisms.push({ start: (owner ?? token).start, end: tokens[end - 1]?.end ?? token.end });
    index = end;
  }
  return { tokens: kept, prisms, owned };
}
