/** Lenses with a power in the lines of a sale or a quote (docs/rules-lens-lines.md): whether they are made, and where they come from. */
import type { EyeSide, LensUse } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isOtherLens } from "#domain/lenses/lensLine.ts";
import { eipsOf, type Measured, prismOf } from "#domain/lenses/measuredLens.ts";
import { isSmall, neededDiameter } from "#domain/lenses/neededDiameter.ts";
import {
  cellOf,
  curvesOfCell,
  diameterRefusal,
  type LensPower,
  powerOf,
} from "#domain/lenses/power.ts";
import { whyNotText } from "#domain/lenses/whyNot.strings.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { refuseConflict } from "#server/platform/requests/refuse.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";
import { type LensAnswer, madeLenses } from "./madeLens.ts";

/** A written line, and its stored values; null of a new one. */
export type WrittenLine = { child: DocumentChild; before: Values | null };
/** Line of a save with a power; `isOther`: its lens is asked for anew. */
type LensLine = WrittenLine & { power: LensPower; isOther: boolean };

export type LensSave = {
  company: string;
  /** Day of the document. */
  on: string;
  /** Prescription as the save leaves it; '' without one. */
  prescription: string;
  /** Written lines in their order. */
  written: readonly WrittenLine[];
  /** Stored lines that the save removes. */
  removed: readonly Values[];
  /** All lines after the save, for the frames of their pairs. */
  finalItems: readonly Values[];
  products: SaveLookups["products"];
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
    .flatMap(({ product }) => facts.frames.find(([id]) => id === product) ?? [])[0];
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
