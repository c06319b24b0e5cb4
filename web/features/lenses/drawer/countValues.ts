/** Counted drawer: typed quantities by cell, and the adjustment that they mean. */
import type { Drawer } from "#api/lenses/drawers.ts";
import type { AdjustmentInput } from "#api/stock/adjustments.ts";
import { today } from "#domain/core/days/days.ts";
import { parseQuantity } from "#domain/core/money.ts";
import type { Curves } from "#domain/lenses/power.ts";
import { newId } from "#lib/ids.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";

/** Typed text of each cell; '' is the pieces without a power. */
export type Counts = Readonly<Record<string, string>>;

/** Diameter of a drawer whose range names none. */
export const usualDiameter = 65;

const quarters = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, index) => from + index / 4);

/** Powers that an empty drawer is counted in. */
export const usualPowers: readonly Curves[] = quarters(-4, 2).flatMap((sphere) =>
  quarters(-2, 0).map((cylinder) => ({ sphere, cylinder })),
);

/** Pieces that are known of a cell. */
export const knownIn = ({ cells, loose }: Drawer, cell: string): number =>
  cell === "" ? loose : (cells.find((one) => one.cell === cell)?.quantity ?? 0);

/** Typed cells without those left blank. */
const given = (counts: Counts): [cell: string, typed: string][] =>
  Object.entries(counts).filter(([, typed]) => typed.trim() !== "");

/** First cell whose text is no quantity; null when all are. */
export const wrongCell = (counts: Counts): string | null =>
  given(counts).find(([, typed]) => parseQuantity(typed) === null)?.[0] ?? null;

/** Cells whose quantity differs from what is known. */
export const changedCells = (drawer: Drawer, counts: Counts): { cell: string; by: number }[] =>
  given(counts).flatMap(([cell, typed]) => {
    const by = (parseQuantity(typed) ?? 0) - knownIn(drawer, cell);
    return by === 0 ? [] : [{ cell, by }];
  });

/** Inventory of the cells that differ. */
export const countInput = (drawer: Drawer, counts: Counts, notes: string): AdjustmentInput => ({
  adjustment_number: proposedNumber("AJ"),
  date: today(),
  reason: "inventory_count",
  notes,
  items: changedCells(drawer, counts).map(({ cell, by }) => ({
    id: newId(),
    product: drawer.product,
    quantity: by,
    notes: "",
    cell,
  })),
});
