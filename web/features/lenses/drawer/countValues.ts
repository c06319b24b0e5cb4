/** Typed quantities of a drawer count, and the adjustment that results. */
import type { Drawer } from "#api/lenses/drawers.ts";
import type { AdjustmentInput } from "#api/stock/adjustments.ts";
import { today } from "#domain/core/days/days.ts";
import { parseQuantity } from "#domain/core/money.ts";
import type { Curves } from "#domain/lenses/power.ts";
import { newId } from "#lib/ids.ts";
import { proposedNumber } from "#shared/documents/proposedNumber.ts";

/** Typed quantity of each cell; '' is the key for pieces without a power. */
export type Counts = Readonly<Record<string, string>>;

/** Diameter to count when the range lists none. */
export const defaultDiameter = 65;

const quarters = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, index) => from + index / 4);

/** Powers that the grid of an empty drawer offers. */
export const defaultPowers: readonly Curves[] = quarters(-4, 2).flatMap((sphere) =>
  quarters(-2, 0).map((cylinder) => ({ sphere, cylinder })),
);

/** Current stock of a cell. */
export const knownIn = ({ cells, loose }: Drawer, cell: string): number =>
  cell === "" ? loose : (cells.find((one) => one.cell === cell)?.quantity ?? 0);

/** Cells with a typed quantity. */
const given = (counts: Counts): [cell: string, typed: string][] =>
  Object.entries(counts).filter(([, typed]) => typed.trim() !== "");

/** First cell whose text is not a quantity; null when all are valid. */
export const wrongCell = (counts: Counts): string | null =>
  given(counts).find(([, typed]) => parseQuantity(typed) === null)?.[0] ?? null;

/** Cells whose typed quantity differs from their stock. */
export const changedCells = (drawer: Drawer, counts: Counts): { cell: string; by: number }[] =>
  given(counts).flatMap(([cell, typed]) => {
    const by = (parseQuantity(typed) ?? 0) - knownIn(drawer, cell);
    return by === 0 ? [] : [{ cell, by }];
  });

/** Request body of the adjustment for the cells that differ. */
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
