/** Prices of the ranges at the asked powers (docs/rules-lenses.md, Choices): plain loops over hundreds of rows. */
import type { Centimes } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { isSmall } from "#domain/lenses/neededDiameter.ts";
import type { AskedEye, ChoiceRequest } from "./choiceRequest.ts";
import { type ChoiceRows, eyePlace, type RangeRow } from "./choiceRows.ts";
import type { PrismPrices } from "./prismSupplements.ts";

/** Size of an eye, in centimes; `left`: pieces of the drawer. */
export type EyeSize = { diameter: number; price: Centimes; cost: Centimes | null; left: number };

/** Range with the size of each asked eye. `total` has the supplements; null where an eye is not made. */
export type OfferedRange = {
  row: RangeRow;
  geometry: string;
  index: number | null;
  treatment: string;
  total: Centimes | null;
  sizes: Partial<Record<EyeSide, EyeSize>>;
};

const anyDiameter: readonly number[] = [0];

/** Places of the hits in their list, by range and eye. */
function hitsBySlot({ ranges, hits }: ChoiceRows): number[][] {
  const slots: number[][] = Array.from({ length: ranges.length * 2 });
  for (let at = 0; at < hits.length; at += 6) {
    const slot = Number(hits[at]) * 2 + Number(hits[at + 1]);
    const own = slots[slot];
    if (own) own.push(at);
    else slots[slot] = [at];
  }
  return slots;
}

/** Pieces by slot and diameter. */
function piecesOf({ cells }: ChoiceRows): Map<number, number> {
  const pieces = new Map<number, number>();
  for (let at = 0; at < cells.length; at += 4) {
    const slot = Number(cells[at]) * 2 + Number(cells[at + 1]);
    pieces.set(slot * 100 + Number(cells[at + 2]), Number(cells[at + 3]));
  }
  return pieces;
}

/** Rank of a size: the smallest that fits and is there, the smallest that fits, the largest (neededDiameter.ts). */
const rankOf = (diameter: number, needed: number | null, left: number): number =>
  isSmall(diameter, needed) ? 3000 - diameter : diameter + (left > 0 ? 0 : 1000);

/** Size of an eye: of each diameter the first row counts. */
function sizeOf(
  own: readonly number[],
  hits: ChoiceRows["hits"],
  diameters: readonly number[],
  leftOf: (diameter: number) => number,
  needed: number | null,
): EyeSize | null {
  let best: EyeSize | null = null;
  let least = Infinity;
  for (const diameter of diameters) {
    let first = -1;
    for (const at of own) {
      const of = hits[at + 3];
      if (of !== 0 && of !== diameter) continue;
      if (first < 0 || Number(hits[at + 2]) < Number(hits[first + 2])) first = at;
    }
    if (first < 0) continue;
    const left = leftOf(diameter);
    const rank = rankOf(diameter, needed, left);
    if (rank >= least) continue;
    least = rank;
    const [price, cost] = [hits[first + 4] as Centimes, hits[first + 5] as Centimes | null];
    best = { diameter, price, cost, left };
  }
  return best;
}

/** Supplement of an eye for a supplier: 0 where none is proposed, null where it does not reach so far. */
function supplementOf(prisms: PrismPrices, supplier: string, { side }: AskedEye): number | null {
  if (prisms.size === 0) return 0;
  const found = prisms.get(supplier)?.find((one) => one.side === side);
  return found ? found.price : 0;
}

/** The ranges with their sizes and totals, in the order of names. */
export function offeredRanges(
  rows: ChoiceRows,
  { eyes, needed }: ChoiceRequest,
  prisms: PrismPrices,
): OfferedRange[] {
  const slots = hitsBySlot(rows);
  const pieces = piecesOf(rows);
  return rows.ranges.map((row, place) => {
    const diameters = row[6]?.length ? row[6] : anyDiameter;
    const sizes: OfferedRange["sizes"] = {};
    let total: number | null = 0;
    for (const eye of eyes) {
      const slot = place * 2 + eyePlace(eye.side);
      const own = slots[slot];
      const leftOf = (diameter: number) => pieces.get(slot * 100 + diameter) ?? 0;
      const size = own ? sizeOf(own, rows.hits, diameters, leftOf, needed) : null;
      const more = size && supplementOf(prisms, row[4], eye);
      if (size) sizes[eye.side] = size;
      total = size && more !== null && total !== null ? total + size.price + more : null;
    }
    const [, geometry, index, treatment] = row;
    return { row, geometry, index, treatment, total: total as Centimes | null, sizes };
  });
}

/** Ranges by total, delay and name; those that are not made by name. */
export function inOrder(ranges: readonly OfferedRange[], labDays: number): OfferedRange[] {
  const delayOf = ({ row }: OfferedRange): number => (row[5] > 0 ? row[5] : labDays);
  const keyed = ranges.map((range, place) => ({
    range,
    place,
    total: range.total ?? Infinity,
    delay: delayOf(range),
  }));
  // goja's sort keeps no order of equals.
  keyed.sort((a, b) =>
    a.total === b.total ? a.delay - b.delay || a.place - b.place : a.total - b.total,
  );
  return keyed.map(({ range }) => range);
}
