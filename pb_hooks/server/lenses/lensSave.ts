/** Lines with a power in a save, and what is queried for them. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { LensUse } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import { isOtherLens } from "#domain/lenses/lensLine.ts";
import { eipsOf, type Measured } from "#domain/lenses/measuredLens.ts";
import { neededDiameter } from "#domain/lenses/neededDiameter.ts";
import { cellOf, type LensPower, powerOf } from "#domain/lenses/power.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { SaveLookups } from "#server/stock/saveLookups.ts";

/** A written line with its stored values; null for a new line. */
export type WrittenLine = { child: DocumentChild; before: Values | null };
/** A line with a power; `isOther`: its lens is new or changed, so it is checked. */
export type LensLine = WrittenLine & { power: LensPower; isOther: boolean };

export type LensSave = {
  company: string;
  /** Day of the document. */
  on: IsoDay;
  /** Reads the prescription as the save will leave it; null without one. */
  prescription: () => Measured | null;
  /** Written lines, in their order. */
  written: readonly WrittenLine[];
  /** Stored lines that the save removes. */
  removed: readonly Values[];
  /** All lines after the save, among which the frame of a lens is found. */
  finalItems: readonly Values[];
  products: SaveLookups["products"];
  /** Path of a field of the document in the request. */
  at: (field: string) => string;
};

export type Lookups = {
  prescription: Measured | null;
  frames: [product: string, eye_size: number | null, bridge: number | null][];
  cells: [product: string, cell: string, quantity: number][];
};

const measure = (name: string) => `IIF(typeof(${name}) = 'text', NULL, ${name})`;
const lookupsRead = reading(`SELECT json_object(
  'frames', (SELECT json_group_array(json_array(id, ${measure("eye_size")}, ${measure("bridge")})) FROM optique_products
    WHERE id IN (SELECT value FROM json_each({:products})) AND type IN ('frame', 'sunglasses')),
  'cells', (SELECT json_group_array(json_array(c.product, c.cell, c.quantity)) FROM json_each({:powers}) a
    JOIN optique_lens_cells c ON c.product = a.value->>'product'
      AND c.cell > a.value->>'curves' AND c.cell < (a.value->>'curves') || 'z'))`);

/** Beginning of a cell's text, without the diameter. */
export const cellPrefix = (power: LensPower): string => cellOf(power).replace(/\d+$/, "");
export const productOf = ({ child }: WrittenLine): string => textValue(child.values["product"]);

export const linesOf = ({ written }: LensSave): LensLine[] =>
  written.flatMap(({ child, before }) => {
    const power = powerOf(child.values["power"]);
    return power ? [{ child, before, power, isOther: isOtherLens(before, child.values) }] : [];
  });

export function readLookups(tx: core.App, save: LensSave, lines: readonly LensLine[]): Lookups {
  const { prescription, finalItems } = save;
  const powers = lines.map((line) => ({
    product: productOf(line),
    curves: cellPrefix(line.power),
  }));
  const products = finalItems.map(({ product }) => product);
  const asked = { products: JSON.stringify(products), powers: JSON.stringify(powers) };
  return {
    ...readJson<Omit<Lookups, "prescription">>(tx, lookupsRead, asked),
    prescription: prescription(),
  };
}

/** Smallest diameter for the frame of the line's pair; null when the frame's size or a distance is unknown. */
export function neededOf(
  { finalItems }: LensSave,
  lookups: Lookups,
  { child }: LensLine,
): number | null {
  const { pair, use } = child.values;
  const frame = finalItems
    .filter((item) => item["pair"] === pair)
    .map(({ product }) => lookups.frames.find(([id]) => id === product))
    .find((found) => found !== undefined);
  if (!frame || !lookups.prescription) return null;
  const [, eye_size, bridge] = frame;
  return neededDiameter({ eye_size, bridge }, eipsOf(lookups.prescription, use as LensUse | ""));
}
