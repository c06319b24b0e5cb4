/** Lenses of a job that are remade (docs/rules-remakes.md, Remakes): which ones, and by which values. */
import { type EyeSide, pairMeasures } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";

/** Lenses of one pair; `eyes`: '' means both. */
export type RemadeEyes = { eyes: EyeSide | ""; pair: number };

/**
 * Remake as stored in the order of its job. `number`: '2026110001-R1'. `values`: id of a prescription, '' for the
 * sale's own.
 */
export type Remade = RemadeEyes & { number: string; values: string };

/** Rows of one eye, or of both (''). If the eye has none, the rows of unknown eye. */
export function ofEyes<Row>(
  rows: readonly Row[],
  eyes: EyeSide | "",
  sideOf: (row: Row) => EyeSide | "",
): Row[] {
  if (eyes === "") return [...rows];
  const own = rows.filter((row) => sideOf(row) === eyes);
  return own.length > 0 ? own : rows.filter((row) => sideOf(row) === "");
}

/** Values of another prescription, but with the frame measures of the sale where it has them. */
export function byValues<P extends Values>(sold: P, values: P | null): P {
  if (!values) return sold;
  const frame = pairMeasures.filter((name) => (sold[name] ?? null) !== null);
  const measured = Object.fromEntries(frame.map((name) => [name, sold[name]]));
  return { ...values, ...measured, pairs: sold["pairs"] };
}
