import * as fc from "fast-check";
import { expect, it } from "vitest";

import { rowOf } from "#domain/lenses/lensPrice.ts";
import { cellOf, inPlus, readPower } from "#domain/lenses/power.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { rowLimits, whyNot } from "#domain/lenses/whyNot.ts";

const quarters = (most: number) =>
  fc.integer({ min: -most * 4, max: most * 4 }).map((quarter) => quarter / 4);
const span = (most: number) =>
  fc
    .tuple(quarters(most), quarters(most))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const diameter = fc.constantFrom(0, 65, 70);
/** Random span of cylinders of one sign. */
const cylinders = fc.tuple(span(4), fc.boolean()).map(([[from, to], isPlus]) => {
  const ends = [Math.abs(from), Math.abs(to)].sort((a, b) => a - b) as [number, number];
  return isPlus ? ends : ([-ends[1] + 0, -ends[0] + 0] as const);
});
const rows: fc.Arbitrary<PowerRow[]> = fc.array(
  fc.record({
    sphere: span(8),
    cylinder: cylinders,
    diameter,
    price: fc.integer({ min: 1, max: 900 }),
    cost: fc.constant(null),
  }),
  { minLength: 1, maxLength: 8 },
);
const range = {
  geometry: "single",
  add_from: null,
  add_to: null,
  max_power: 9,
  max_prism: null,
} as const;

const lens = fc.record({ sphere: quarters(10), cylinder: quarters(5), diameter });

it("plus and minus notation of a lens give the same price, reason and drawer cell", () =>
  fc.assert(
    fc.property(rows, lens, (tariff, written) => {
      const { power } = readPower(written);
      if (!power) return;
      const turned = { ...power, ...inPlus(power) };
      const inputs = (one: typeof power) => ({
        price: rowOf(tariff, one)?.price,
        why: whyNot(range, one, null, rowLimits(tariff, one)),
        cell: cellOf({ ...one, diameter: 65 }),
      });
      expect(inputs(turned)).toEqual(inputs(power));
      expect(readPower(turned).power).toEqual(power);
    }),
  ));

it("a lens has either a price or a reason why it is not made", () =>
  fc.assert(
    fc.property(rows, lens, (tariff, written) => {
      const { power } = readPower(written);
      if (!power) return;
      const limits = { ...range, max_power: null };
      const why = whyNot(limits, power, null, rowLimits(tariff, power));
      expect(why === null).toBe(rowOf(tariff, power) !== null);
    }),
  ));
