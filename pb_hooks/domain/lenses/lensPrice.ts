/** Price of a lens by its power (docs/rules-lenses.md, Tariff): a row is read in the sign of its own cylinder. */
import { type Curves, inMinus, inPlus } from "./power.ts";
import type { PowerRow, Span } from "./tariff.ts";

const holds = ([from, to]: Span, value: number): boolean => from <= value && value <= to;

/** Curves in the sign of a row; one without a cylinder has either. */
export const inSignOf = (
  { cylinder: [from, to] }: Pick<PowerRow, "cylinder">,
  curves: Curves,
): Curves => (from < 0 || to === 0 ? inMinus(curves) : inPlus(curves));

/** True of a row of this diameter, or of all; every row is when the diameter is not said. */
export const isOfDiameter = (row: Pick<PowerRow, "diameter">, diameter: number): boolean =>
  diameter === 0 || row.diameter === 0 || row.diameter === diameter;

/** True of a row that holds the power, in its own sign. */
export function holdsPower(row: Pick<PowerRow, "sphere" | "cylinder">, curves: Curves): boolean {
  const { sphere, cylinder } = inSignOf(row, curves);
  return holds(row.sphere, sphere) && holds(row.cylinder, cylinder);
}

/** First row, in the order of the file, that holds a power and its diameter. */
export const rowOf = <Row extends Pick<PowerRow, "sphere" | "cylinder" | "diameter">>(
  rows: readonly Row[],
  power: Curves & { diameter: number },
): Row | null =>
  rows.find((row) => isOfDiameter(row, power.diameter) && holdsPower(row, power)) ?? null;

/** Tariff that counts on a day: the latest that has begun, alone and whole; null before the first. */
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
