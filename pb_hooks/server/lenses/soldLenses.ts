/**
 * Lenses with a power in lines of a sale or quote (docs/rules-lens-lines.md): whether they are made, and their source.
 */
import type { EyeSide } from "#domain/core/records.ts";
import { textValue } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { hasPower, isOtherPower } from "#domain/lenses/lensLine.ts";
import { prismOf } from "#domain/lenses/measuredLens.ts";
import { isSmall } from "#domain/lenses/neededDiameter.ts";
import { curvesOfCell, diameterRefusal, type LensPower, powerOf } from "#domain/lenses/power.ts";
import { refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { LensDrawer } from "./lensDrawer.ts";
import {
  cellPrefix,
  type Lookups,
  type LensLine,
  type LensSave,
  linesOf,
  neededOf,
  productOf,
  readLookups,
  type WrittenLine,
} from "./lensSave.ts";
import { type MadeLens, type LensSize, madeLenses, type NotMade } from "./madeLens.ts";

/** Tariff price in dirhams of each line with a power, by the line's id. */
export type ListedPrices = ReadonlyMap<string, number>;
const noPrices: ListedPrices = new Map();

/** Looks each line up in the tariffs; the answer is null for a product that is no longer a range. */
function askTariffs(
  tx: core.App,
  save: LensSave,
  lookups: Lookups,
  lines: readonly LensLine[],
): AskedLine[] {
  const { company, on } = save;
  const asked = lines.map((line) => {
    const side = textValue(line.child.values["eye"]) as EyeSide;
    const prism = lookups.prescription && side ? prismOf(lookups.prescription, side) : 0;
    const needed = neededOf(save, lookups, line);
    return { product: productOf(line), power: line.power, prism, needed, on };
  });
  const answers = madeLenses(tx, company, asked);
  return lines.map((line, at) => ({
    line,
    needed: asked[at]?.needed ?? null,
    answer: answers[at] ?? null,
  }));
}

type AskedLine = { line: LensLine; needed: number | null; answer: MadeLens | null };
type Placed = { power: LensPower; source: "stock" | "lab"; size: LensSize | null };

/** Sizes to look for in the drawer, in order. When the range names no diameters, the sizes in the drawer are tried. */
function sizesOf(lookups: Lookups, { line, needed, answer }: AskedLine): LensSize[] {
  const { power, child, isOther } = line;
  const known = answer?.made ? answer.sizes : null;
  const rowOf = (diameter: number) => known?.find((size) => size.diameter === diameter);
  const sized = (diameter: number): LensSize => {
    return { price: NaN, cost: null, ...(rowOf(diameter) ?? rowOf(0)), diameter };
  };
  const isFit = ({ diameter }: LensSize) => power.diameter > 0 || !isSmall(diameter, needed);
  const isAny = known?.some(({ diameter }) => diameter === 0);
  if (known && !isAny) return known.some(isFit) ? known.filter(isFit) : known.slice(-1);
  if (isOther && !known && !child.values["special"]) return [];
  if (power.diameter > 0) return [sized(power.diameter)];
  const product = productOf(line);
  const lying = lookups.cells.flatMap(([id, cell]) =>
    id === product ? (curvesOfCell(cell) ?? []) : [],
  );
  return lying
    .filter((lens) => cellPrefix({ ...power, ...lens }) === cellPrefix(power))
    .map(({ diameter }) => sized(diameter))
    .filter(isFit);
}

/** Size to order: the typed diameter, else the tariff's choice; null when the lens is not made. */
const orderedSize = (answer: MadeLens | null): LensSize | null => (answer?.made ? answer : null);

/** Decides between drawer and lab; an unchanged lens keeps its source, unless the request sends another. */
function placeOf(save: LensSave, lookups: Lookups, asked: AskedLine, drawer: LensDrawer): Placed {
  const { line, answer } = asked;
  const { child, before, power } = line;
  const wanted = textValue(child.values["source"]);
  const isSame = !isOtherPower(before, child.values);
  const size = orderedSize(answer);
  if (isSame && (wanted === "" || wanted === before?.["source"]))
    return { power, source: before?.["source"] as Placed["source"], size };
  const product = productOf(line);
  const hasDrawer = save.products[product]?.range?.drawer === 1;
  const found =
    hasDrawer && wanted !== "lab"
      ? sizesOf(lookups, asked).find(({ diameter }) => drawer.has(product, { ...power, diameter }))
      : undefined;
  if (found) return { power: { ...power, diameter: found.diameter }, source: "stock", size: found };
  if (wanted === "stock") refuseConflict(save.at(`${child.place}.source`), "not_in_drawer");
  return { power: ordered(power, size), source: "lab", size };
}

/** Power to order; a missing diameter is filled in. */
const ordered = (power: LensPower, size: LensSize | null): LensPower =>
  power.diameter === 0 && size ? { ...power, diameter: size.diameter } : power;

const notMadeAt = (field: string, { why, value, limit, message }: NotMade): Violation => ({
  field,
  code: "not_made",
  params: { words: message },
  sent: { why, value, limit },
});

/** Refuses a power on a product that is no range, or a diameter that the range does not have. */
function productRefusal(
  { at, products }: LensSave,
  { child, before, isOther, power }: LensLine,
): Violation[] {
  if (!isOther) return [];
  const range = products[productOf({ child, before })]?.range;
  const code = range
    ? power.diameter > 0 && diameterRefusal(range.diameters, power.diameter)
    : "not_range";
  return code ? [{ field: at(`${child.place}.power`), code }] : [];
}

/** Clears the cost of a line whose power was removed. */
function dropCost({ child, before }: WrittenLine): void {
  if (powerOf(child.values["power"]) === null && powerOf(before?.["power"]) !== null)
    child.values["cost"] = null;
}

/**
 * Checks the lenses of a save, and sets diameter, source and cost in the values of their lines. Refuses a lens that is
 * not made, unless it is special, and one requested from the drawer that is not there. `isSold`: false for a quote,
 * which takes nothing from the drawer.
 */
export function placeLenses(tx: core.App, save: LensSave, isSold: boolean): ListedPrices {
  if (isSold) save.written.forEach(dropCost);
  const lines = linesOf(save);
  if (lines.length === 0) return noPrices;
  refuseIf(lines.flatMap((line) => productRefusal(save, line)));
  const lookups = readLookups(tx, save, lines);
  const drawer = new LensDrawer(lookups.cells);
  save.removed.forEach((item) => drawer.giveBack(item));
  for (const { child, before } of save.written)
    if (!hasPower(child.values)) drawer.giveBack(before);
  const prices = new Map<string, number>();
  const refused: Violation[] = [];
  for (const asked of askTariffs(tx, save, lookups, lines)) {
    const { line, answer } = asked;
    const { values, id, place } = line.child;
    drawer.giveBack(line.before);
    const size = orderedSize(answer);
    const placed: Placed = isSold
      ? placeOf(save, lookups, asked, drawer)
      : { power: ordered(line.power, size), source: "lab", size };
    if (placed.source === "stock") drawer.take(productOf(line), placed.power);
    if (placed.size && placed.size.price >= 0) prices.set(id, placed.size.price);
    if (line.isOther && answer && !answer.made && !values["special"])
      refused.push(notMadeAt(save.at(`${place}.power`), answer));
    if (isSold) values["source"] = placed.source;
    if (isSold && isOtherPower(line.before, values)) values["cost"] = placed.size?.cost ?? null;
    if (line.isOther) values["power"] = placed.power;
  }
  refuseIf(refused);
  return prices;
}
