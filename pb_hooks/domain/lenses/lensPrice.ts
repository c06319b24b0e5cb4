/**
 * Finds the price of a lens by its power (docs/rules-lenses.md, Tariff); a power is compared in the cylinder sign of
 * each row.
 */
import { type Curves, inMinus, inPlus } from "./power.ts";
import type { PowerRow, Span } from "./tariff.ts";

const holds = ([from, to]: Span, value: number): boolean => from <= value && value <= to;

/** Sphere and cylinder in the cylinder sign of a row; a row without a cylinder is compared in minus. */
export const inSignOf = (
  { cylinder: [from, to] }: Pick<PowerRow, "cylinder">,
  curves: Curves,
): Curves => (from < 0 || to === 0 ? inMinus(curves) : inPlus(curves));

/** True of a row for this diameter or for all; also when the diameter is not chosen (0). */
export const isOfDiameter = (row: Pick<PowerRow, "diameter">, diameter: number): boolean =>
  diameter === 0 || row.diameter === 0 || row.diameter === diameter;

/** True when a row contains the power, compared in the row's cylinder sign. */
export function holdsPower(row: Pick<PowerRow, "sphere" | "cylinder">, curves: Curves): boolean {
  const { sphere, cylinder } = inSignOf(row, curves);
  return holds(row.sphere, sphere) && holds(row.cylinder, cylinder);
}

/** First row, in the order of the file, that contains a power and its diameter. */
export const rowOf = <Row extends Pick<PowerRow, "sphere" | "cylinder" | "diameter">>(
  rows: readonly Row[],
  power: Curves & { diameter: number },
): Row | null =>
  rows.find((row) => isOfDiameter(row, power.diameter) && holdsPower(row, power)) ?? null;

/** Tariff in force on a day: the latest that has begun, which replaces earlier ones entirely; null before the first. */
export function tariffOn<Tariff extends { from: string }>(
  tariffs: readonly Tariff[],
  day: string,
): Tariff | null {
  const begun = tariffs.filter(({ from }) => from.slice(0, 10) <= day.slice(0, 10));
  return begun.reduce<Tariff | null>(
    (latest, one) => (latest && latest.from >= one.from ? latest : one),
    null,
  );
}
