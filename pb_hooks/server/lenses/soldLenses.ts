/** Lenses with a power in the lines of a sale or a quote (docs/rules-lens-lines.md): whether they are made, and where they come from. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isOtherLens, isOtherPower } from "#domain/lenses/lensLine.ts";
import { eipsOf, type Measured, prismOf } from "#domain/lenses/measuredLens.ts";
import { isSmall, neededDiameter } from "#domain/lenses/neededDiameter.ts";
import {
  cellOf,
  curvesOfCell,
  diameterRefusal,
  type LensPower,
  powerOf,
} from "#domain/lenses/power.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { refuseConflict, refuseIf } from "#server/platform/requests/refuse.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";
import { type LensSize, type MadeLens, madeLenses, type NotMade } from "./madeLens.ts";

/** A written line, and its stored values; null of a new one. */
export type WrittenLine = { child: DocumentChild; before: Values | null };
/** Line of a save with a power; `isOther`: its lens is asked for anew. */
type LensLine = WrittenLine & { power: LensPower; isOther: boolean };

export type LensSave = {
  company: string;
  /** Day of the document. */
  on: IsoDay;
  /** Prescription as the save leaves it; '' without one. */
  prescription: string;
  /** Written lines in their order. */
  written: readonly WrittenLine[];
  /** Stored lines that the save removes. */
  removed: readonly Values[];
  /** All lines after the save, for the frames of their pairs. */
  finalItems: readonly Values[];
  products: SaveLookups["products"];
  /** Path of a field of the document in the request. */
  at: (field: string) => string;
};

/** Price in dirhams of each line with a power by its tariff, by the line's id. */
export type ListedPrices = ReadonlyMap<string, number>;
const noPrices: ListedPrices = new Map();

type Facts = {
  prescription: Measured | null;
  frames: [product: string, eye_size: number | null, bridge: number | null][];
  cells: [product: string, cell: string, quantity: number][];
};

const measure = (name: string) => `IIF(typeof(${name}) = 'text', NULL, ${name})`;
const factsRead = reading(`SELECT json_object(
  'prescription', (SELECT json(${recordJson("optique_prescriptions", "p")}) FROM optique_prescriptions p
    WHERE p.id = {:prescription} AND p.company = {:company}),
  'frames', (SELECT json_group_array(json_array(id, ${measure("eye_size")}, ${measure("bridge")})) FROM optique_products
    WHERE id IN (SELECT value FROM json_each({:products})) AND type IN ('frame', 'sunglasses')),
  'cells', (SELECT json_group_array(json_array(c.product, c.cell, c.quantity)) FROM json_each({:powers}) a
    JOIN optique_lens_cells c ON c.product = a.value->>'product'
      AND c.cell > a.value->>'curves' AND c.cell < (a.value->>'curves') || 'z'))`);

/** Cell without its diameter, as it begins. */
const curvesText = (power: LensPower): string => cellOf(power).replace(/\d+$/, "");
const productOf = ({ child }: WrittenLine): string => textValue(child.values["product"]);

const linesOf = ({ written }: LensSave): LensLine[] =>
  written.flatMap(({ child, before }) => {
    const power = powerOf(child.values["power"]);
    return power ? [{ child, before, power, isOther: isOtherLens(before, child.values) }] : [];
  });

function readFacts(tx: core.App, save: LensSave, lines: readonly LensLine[]): Facts {
  const { company, prescription, finalItems } = save;
  const powers = lines.map((line) => ({
    product: productOf(line),
    curves: curvesText(line.power),
  }));
  const products = finalItems.map(({ product }) => product);
  return readJson<Facts>(tx, factsRead, {
    company,
    prescription,
    products: JSON.stringify(products),
    powers: JSON.stringify(powers),
  });
}

/** Least diameter for the frame of a line's pair; null where its size or a distance is not known. */
function neededOf({ finalItems }: LensSave, facts: Facts, { child }: LensLine): number | null {
  const { pair, use } = child.values;
  const frame = finalItems
    .filter((item) => item["pair"] === pair)
    .map(({ product }) => facts.frames.find(([id]) => id === product))
    .find((found) => found !== undefined);
  if (!frame || !facts.prescription) return null;
  const [, eye_size, bridge] = frame;
  return neededDiameter({ eye_size, bridge }, eipsOf(facts.prescription, use as LensUse | ""));
}

/** Pieces that are left in the cells while the lines of a save take and give back theirs. */
class Drawer {
  readonly #left = new Map<string, number>();
  constructor(cells: Facts["cells"]) {
    for (const [product, cell, quantity] of cells) this.#left.set(`${product} ${cell}`, quantity);
  }

  has(product: string, power: LensPower): boolean {
    return (this.#left.get(`${product} ${cellOf(power)}`) ?? 0) > 0;
  }

  take(product: string, power: LensPower): void {
    this.#add(product, power, -1);
  }

  /** Takes a stored line back that came from the drawer. */
  giveBack(stored: Values | null): void {
    const power = stored?.["source"] === "stock" ? powerOf(stored["power"]) : null;
    if (power) this.#add(textValue(stored?.["product"]), power, 1);
  }

  #add(product: string, power: LensPower, quantity: number): void {
    const key = `${product} ${cellOf(power)}`;
    this.#left.set(key, (this.#left.get(key) ?? 0) + quantity);
  }
}

/** What the tariffs say of each line: null of a product that is no range any more. */
function askTariffs(
  tx: core.App,
  save: LensSave,
  facts: Facts,
  lines: readonly LensLine[],
): AskedLine[] {
  const { company, on } = save;
  const asked = lines.map((line) => {
    const side = textValue(line.child.values["eye"]) as EyeSide;
    const prism = facts.prescription && side ? prismOf(facts.prescription, side) : 0;
    const needed = neededOf(save, facts, line);
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

/** Sizes of a lens in the order in which the drawer is looked through; one that is not made has no price. */
function sizesOf(facts: Facts, { line, needed, answer }: AskedLine): LensSize[] {
  const { power, child, isOther } = line;
  const unpriced = (diameter: number): LensSize => ({ diameter, price: NaN, cost: null });
  if (answer?.made)
    return answer.sizes.filter(({ diameter }) => power.diameter > 0 || !isSmall(diameter, needed));
  if (isOther && !child.values["special"]) return [];
  if (power.diameter > 0) return [unpriced(power.diameter)];
  const product = productOf(line);
  const lying = facts.cells.flatMap(([id, cell]) =>
    id === product ? (curvesOfCell(cell) ?? []) : [],
  );
  return lying
    .filter((lens) => curvesText({ ...power, ...lens }) === curvesText(power))
    .map(({ diameter }) => unpriced(diameter));
}

/** Size that is ordered: the one that was said, or that the tariff chose. */
const orderedSize = (answer: MadeLens | null): LensSize | null => (answer?.made ? answer : null);

/** Where a lens comes from; a lens that stays keeps its source, unless another one is sent. */
function placeOf(save: LensSave, facts: Facts, asked: AskedLine, drawer: Drawer): Placed {
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
      ? sizesOf(facts, asked).find(({ diameter }) => drawer.has(product, { ...power, diameter }))
      : undefined;
  if (found) return { power: { ...power, diameter: found.diameter }, source: "stock", size: found };
  if (wanted === "stock") refuseConflict(save.at(`${child.place}.source`), "not_in_drawer");
  return { power: ordered(power, size), source: "lab", size };
}

/** Power with the diameter that is ordered, where none was said. */
const ordered = (power: LensPower, size: LensSize | null): LensPower =>
  power.diameter === 0 && size ? { ...power, diameter: size.diameter } : power;

const notMadeAt = (field: string, { why, value, limit, message }: NotMade): Violation => ({
  field,
  code: "not_made",
  params: { words: message },
  sent: { why, value, limit },
});

/** Refuses a power of a product that is no range, or in a diameter that it has not. */
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

/** A line that has no power any more keeps no cost. */
function dropCost({ child, before }: WrittenLine): void {
  if (powerOf(child.values["power"]) === null && powerOf(before?.["power"]) !== null)
    child.values["cost"] = null;
}

/**
 * Checks the lenses of a save, and writes diameter, source and cost into the values of their lines. Refuses a lens that is not made,
 * unless it is special, and one that was sent as of the drawer and is not there. `isSold`: false of a quote, which takes none.
 */
export function placeLenses(tx: core.App, save: LensSave, isSold: boolean): ListedPrices {
  if (isSold) save.written.forEach(dropCost);
  const lines = linesOf(save);
  if (lines.length === 0) return noPrices;
  refuseIf(lines.flatMap((line) => productRefusal(save, line)));
  const facts = readFacts(tx, save, lines);
  const drawer = new Drawer(facts.cells);
  save.removed.forEach((item) => drawer.giveBack(item));
  const prices = new Map<string, number>();
  const refused: Violation[] = [];
  for (const asked of askTariffs(tx, save, facts, lines)) {
    const { line, answer } = asked;
    const { values, id, place } = line.child;
    drawer.giveBack(line.before);
    const size = orderedSize(answer);
    const placed: Placed = isSold
      ? placeOf(save, facts, asked, drawer)
      : { power: ordered(line.power, size), source: "lab", size };
    if (placed.source === "stock") drawer.take(productOf(line), placed.power);
    if (placed.size && placed.size.price >= 0) prices.set(id, placed.size.price);
    if (line.isOther && answer && !answer.made && !values["special"])
      refused.push(notMadeAt(save.at(`${place}.power`), answer));
    if (line.isOther) values["power"] = placed.power;
    if (isSold) values["source"] = placed.source;
    if (isSold && line.isOther) values["cost"] = placed.size?.cost ?? null;
  }
  refuseIf(refused);
  return prices;
}
