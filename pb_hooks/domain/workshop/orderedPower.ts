/** What a lab's order says of a lens with a power beside its eye: code, diameter, supplements (docs/rules-lens-lines.md, Workshop). */
import type { EyeSide } from "#domain/core/records.ts";
import { powerOf } from "#domain/lenses/power.ts";
import type { ExtraLine } from "#domain/optics/measures/formatExtra.ts";
import { labOrderTexts as texts } from "./labOrder.strings.ts";

/** Line of a sale as far as it says such a lens. `supplement`: of its product, '' of other lines. */
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
  /** Codes of its supplements, or their names. */
  supplements: string[];
  special: boolean;
};

/** Null of a lens without a power. Supplements are those of its eye and pair. */
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

/** Lines of an order below its lens. */
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
