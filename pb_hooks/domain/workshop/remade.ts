/** Lenses of a job that are made again (docs/rules-remakes.md, Remakes): which they are, and by whose values. */
import { type EyeSide, pairMeasures } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";

/** Lenses of one pair; `eyes`: '' is both. */
export type RemadeEyes = { eyes: EyeSide | ""; pair: number };

/** Remake as the order of its job keeps it. `number`: '2026110001-R1'. `values`: a prescription, '' is the sale's. */
export type Remade = RemadeEyes & { number: string; values: string };

/** Rows of an eye, or of both (''). One of unknown eye stays where no other fits. */
export function ofEyes<Row>(
  rows: readonly Row[],
  eyes: EyeSide | "",
  sideOf: (row: Row) => EyeSide | "",
): Row[] {
  if (eyes === "") return [...rows];
  const own = rows.filter((row) => sideOf(row) === eyes);
  return own.length > 0 ? own : rows.filter((row) => sideOf(row) === "");
}

/** Values of another prescription, with the measures that belong to the frame where the sale has them. */
export function byValues<P extends Values>(sold: P, values: P | null): P {
  if (!values) return sold;
  const frame = pairMeasures.filter((name) => (sold[name] ?? null) !== null);
  const measured = Object.fromEntries(frame.map((name) => [name, sold[name]]));
  return { ...values, ...measured, pairs: sold["pairs"] };
}
