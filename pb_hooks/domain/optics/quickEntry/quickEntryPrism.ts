/** Parses the prisms of a quick entry by a grammar of tokens (docs/rules-optics.md, Quick entry). */
import type { EyeSide, PrismBase } from "#domain/core/records.ts";
import { readTyped } from "#domain/optics/parse.ts";
import { isPower } from "./tokens/quickEntryForms.ts";
import type { Token } from "./tokens/quickEntryWords.ts";

type Base = PrismBase | { angle: number };
/** One prism; `sides`: eyes named inside it, null without any. */
export type PrismItem = {
  sides: readonly EyeSide[] | null;
  power: number | null;
  base: Base | null;
};

/**
 * Letter that classifies a token: w word, u unit, b base, d direction; n power, g degrees, m other number; x axis word,
 * e eye, brackets.
 */
function letterOf(token: Token): string {
  if (token.kind === "prism") return token.part.charAt(0);
  if (token.kind === "number") return token.isDegrees ? "g" : isPower(token) ? "n" : "m";
  if (token.kind === "measure") return token.measure === "axis" ? "x" : ".";
  return { eye: "e", open: "(", close: ")" }[token.kind as string] ?? ".";
}

const base = "(?:\\((?:b?d|b[nmg])\\)|b?d|b[nmg])";
const forms = [
  // Complete prisms: 'prisme OD 2 base nasale', '2Δ BI', '2 (BI)', '2 prismes BI', 'Δ 4 BI', 'base nasale 3Δ'. Shorter
  // forms match too, but are not exact.
  `w+(?:e(?=n))?nu*${base}?`,
  `nu+${base}?`,
  `n${base}`,
  `nw+${base}(?!u*n)`,
  `w*un(?:${base}|(?![nmgx(]))`,
  `w*${base}u*n?u*`,
  "w+|u|b",
].join("|");
const first = new RegExp(`^(?:${forms})`);
/** After a prism with its word, another eye may follow: 'prisme OD 2 BI OG 3 BE'. */
const next = new RegExp(`^(?:${forms}|en(?:u+${base}?|${base}))`);
const angle = /^(?:x[nmg]|g)(?![wubd])/;

function itemOf(tokens: readonly Token[], before: PrismItem | undefined): PrismItem {
  const item: PrismItem = { sides: before?.sides ?? null, power: null, base: null };
  tokens.forEach((token, index) => {
    const last = tokens[index - 1];
    const isAngle = last?.kind === "prism" && last.part === "base";
    if (token.kind === "eye") item.sides = token.sides;
    else if (token.kind === "prism" && token.base) item.base = token.base;
    else if (token.kind !== "number") return;
    else if (isAngle) item.base = { angle: readTyped(token.text) ?? Number.NaN };
    else item.power = readTyped(token.text);
  });
  return item;
}

/**
 * Finds the prisms of one eye from a token on; null when none begins there. `items` is null when a word or a value is
 * not exact. `lacksAxis`: the eye has a cylinder without axis, so that degrees after the prism are that axis.
 */
export function prismAt(tokens: readonly Token[], index: number, lacksAxis: boolean) {
  const shape = tokens.slice(index).map(letterOf).join("");
  const items: PrismItem[] = [];
  let [at, isExact, last] = [0, true, ""];
  for (;;) {
    const rest = shape.slice(at);
    const isNamed = shape.slice(0, at).includes("w");
    const [found] = (isNamed ? next : first).exec(rest) ?? [];
    if (!found) break;
    items.push(itemOf(tokens.slice(index + at, index + at + found.length), items.at(-1)));
    // In '5 Δ 4 BI' the unit may belong to either number.
    if (/^n[^u]/.test(found) && last.endsWith("nu")) isExact = false;
    [at, last] = [at + found.length, found];
    const [degrees] = angle.exec(shape.slice(at)) ?? [];
    if (!degrees) continue;
    const isWhole = items.at(-1)?.base !== null || items.at(-1)?.power === null;
    if (isWhole && (lacksAxis || /^[nmg(]/.test(shape.slice(at + degrees.length)))) break;
    [at, isExact] = [at + degrees.length, false];
  }
  if (at === 0) return null;
  const isWhole = isExact && items.every(({ power }) => power !== null);
  return { end: index + at, items: isWhole ? items : null };
}
