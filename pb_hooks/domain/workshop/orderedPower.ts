/**
 * Details of a lens with a power on a lab's order, besides its eye: code, diameter, supplements
 * (docs/rules-lens-lines.md, Workshop).
 */
import type { EyeSide } from "#domain/core/records.ts";
import { powerOf } from "#domain/lenses/power.ts";
import type { ExtraLine } from "#domain/optics/measures/formatExtra.ts";
import { labOrderTexts as texts } from "./labOrder.strings.ts";

/** Fields of a sale line that these details need. `supplement`: kind of its product, '' for other products. */
export type PoweredLine = {
  eye: EyeSide | "";
  pair?: number;
  power?: unknown;
  special?: boolean;
  product_name: string;
  product_reference?: string;
  supplement?: string;
};
export type OrderedPower = {
  code: string;
  diameter: number;
  /** Codes of its supplements, or their names when they have no code. */
  supplements: string[];
  special: boolean;
};

/** Details of a lens; null without a power. Its supplements are the lines for the same eye and pair. */
export function orderedPower(
  line: PoweredLine,
  items: readonly PoweredLine[],
): OrderedPower | null {
  const power = powerOf(line.power);
  if (!power) return null;
  const own = items.filter(
    ({ supplement, eye, pair }) => supplement && eye === line.eye && pair === line.pair,
  );
  return {
    code: line.product_reference ?? "",
    diameter: power.diameter,
    supplements: own.map(
      ({ product_reference, product_name }) => product_reference || product_name,
    ),
    special: line.special ?? false,
  };
}

/** Lines to write below a lens on an order. */
export const orderedPowerLines = ({
  code,
  diameter,
  supplements,
  special,
}: OrderedPower): ExtraLine[] =>
  [
    { name: "code", label: texts.code, text: code },
    { name: "diameter", label: "\u00d8", text: diameter > 0 ? String(diameter) : "" },
    { name: "supplements", label: texts.supplements, text: supplements.join(", ") },
    { name: "special", label: texts.fabrication, text: special ? texts.special : "" },
  ].filter(({ text }) => text !== "");
