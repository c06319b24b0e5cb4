/** Parses tariffs with one zone on each line, in the shapes `list` and `upto` (docs/rules-lens-imports.md, Shapes). */
import { isBlank } from "#domain/core/text/blank.ts";
import type { Span } from "#domain/lenses/tariff.ts";
import {
  amountIn,
  type SignRule,
  diametersIn,
  spanBetween,
  type Unread,
  zonesIn,
} from "./cells.ts";
import { type Columns, columnsOf, headOf } from "./heads.ts";
import { addLine, type Found, type HeadedCells, nothingFound, type Zone } from "./range.ts";

export type TableSettings = { rule: SignRule; as: "price" | "cost" };
type Priced = Pick<Zone, "diameter" | "price" | "cost">;

/** Parses the ranges of a table; null for a file without headers of this shape. Header lines may be repeated. */
export function readTable(
  rows: readonly (readonly string[])[],
  shape: Columns["shape"],
  settings: TableSettings,
): Found | null {
  const found = nothingFound();
  let columns: Columns | null = null;
  rows.forEach((row, place) => {
    const isHeads = !columns || headOf(row[columns.heads[0]?.place ?? 0] ?? "") !== undefined;
    const heads = isHeads ? columnsOf(row) : null;
    if (heads) columns = heads.shape === shape ? heads : columns;
    else if (columns && !row.every(isBlank)) addRow(found, place + 1, row, columns, settings);
  });
  return columns && found;
}

function addRow(
  found: Found,
  line: number,
  row: readonly string[],
  columns: Columns,
  settings: TableSettings,
): void {
  const cells: HeadedCells = {};
  for (const { head, place } of columns.heads) cells[head] = row[place] ?? "";
  const unread: Unread = [];
  const priced = pricedIn(row, cells, columns, settings, unread);
  const zones =
    priced.length > 0 ? zonesOf(cells, priced, columns.shape, settings.rule, unread) : [];
  addLine(found, line, cells, zones, unread);
}

/** Prices of a line by diameter; empty when the lens is not made. */
function pricedIn(
  row: readonly string[],
  cells: HeadedCells,
  columns: Columns,
  { as }: TableSettings,
  unread: Unread,
): Priced[] {
  const priced: Priced[] = [];
  const price = amountIn(cells.price ?? "", "price", unread);
  const cost = amountIn(cells.cost ?? "", "cost", unread);
  // Unread diameters are ignored here: `rangeValues` reports them.
  const diameters = diametersIn(cells.diameter ?? "", []);
  if (price !== null || cost !== null)
    for (const diameter of diameters.length > 0 ? diameters : [0])
      priced.push({ diameter, price, cost });
  for (const { place, diameter } of columns.diameters) {
    const amount = amountIn(row[place] ?? "", as, unread);
    if (amount !== null) priced.push({ diameter, price: null, cost: null, [as]: amount });
  }
  return priced;
}

function zonesOf(
  cells: HeadedCells,
  priced: readonly Priced[],
  shape: Columns["shape"],
  rule: SignRule,
  unread: Unread,
): Zone[] {
  const { spheres, cylinders } =
    shape === "upto" ? zonesIn(cells.power ?? "", rule, unread) : endsOf(cells, rule, unread);
  return spheres.flatMap((sphere) =>
    cylinders.flatMap((cylinder) => priced.map((one): Zone => ({ sphere, cylinder, ...one }))),
  );
}

function endsOf(
  cells: HeadedCells,
  rule: SignRule,
  unread: Unread,
): { spheres: readonly Span[]; cylinders: readonly Span[] } {
  const ends = [cells.sphere_from ?? "", cells.sphere_to ?? ""] as const;
  const cylinders = [cells.cylinder_from ?? "", cells.cylinder_to ?? ""] as const;
  return {
    spheres: spanBetween(ends, "sphere", rule, unread),
    cylinders: spanBetween(cylinders, "cylinder", rule, unread),
  };
}
