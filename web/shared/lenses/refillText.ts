/** Text of a refill order, as a supplier receives it. */
import type { Refill, RefillSupplier } from "#api/lenses/drawers.ts";
import { powerText } from "#domain/lenses/formatPower.ts";
import { curvesOfCell } from "#domain/lenses/power.ts";

/** Text of a cell: '−1,25 (−0,50) · 65', with the diameter sign before the last number. */
export function cellText(cell: string): string {
  const curves = curvesOfCell(cell);
  return curves ? powerText({ ...curves, add: null }) : cell;
}

export type RefillRow = { key: string; range: string; power: string; proposed: number };

/** Cells to order from a supplier. */
export const rowsToOrder = ({ products }: RefillSupplier): RefillRow[] =>
  products.flatMap(({ name, reference, cells }) =>
    cells
      .filter(({ proposed }) => proposed > 0)
      .map(({ cell, proposed }) => ({
        key: `${name} ${cell}`,
        range: [reference, name].filter(Boolean).join(" · "),
        power: cellText(cell),
        proposed,
      })),
  );

/** Text of the whole order: suppliers one below the other, one line per cell. */
export const refillText = ({ suppliers }: Pick<Refill, "suppliers">): string =>
  suppliers
    .map((supplier) => ({ name: supplier.name, rows: rowsToOrder(supplier) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) =>
      [name, ...rows.map(({ range, power, proposed }) => `${proposed} × ${range}, ${power}`)].join(
        "\n",
      ),
    )
    .join("\n\n");
