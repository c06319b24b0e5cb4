/** Cells of a lens drawer, whose stock is derived from movements (docs/rules-lens-imports.md, Drawer). */
import { storedDay, today } from "#domain/core/days/days.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { readInteger, reading, readJson } from "#server/platform/storage/statements.ts";

const cellsRead = reading(`SELECT json_group_array(json_array(cell, quantity))
  FROM optique_lens_cells WHERE product = {:product}`);

const piecesRead = reading(
  "SELECT COALESCE(SUM(quantity), 0) FROM optique_lens_cells WHERE product = {:product}",
);

/** Number of a product's pieces that are in cells. */
export const piecesInDrawer = (app: core.App, product: string): number =>
  readInteger(app, piecesRead, { product });

/** Removes all pieces from the cells of a product; `isKept`: they stay in its stock, without a power. */
export function emptyDrawer(
  tx: core.App,
  product: core.Record,
  { isKept, notes, actor }: { isKept: boolean; notes: string; actor: string },
): void {
  const cells = readJson<[cell: string, quantity: number][]>(tx, cellsRead, {
    product: product.id,
  });
  const loose = cells.reduce((total, [, quantity]) => total + quantity, 0);
  const moved = cells.map(([cell, quantity]) => ({ cell, quantity: -quantity }));
  if (isKept && loose > 0) moved.push({ cell: "", quantity: loose });
  insertRows(
    tx,
    "optique_stock_movements",
    moved.map((movement) => ({
      ...movement,
      company: product.getString("company"),
      product: product.id,
      date: storedDay(today()),
      movement_type: "adjustment",
      reference_type: "product",
      reference_id: product.id,
      line: "",
      notes,
      actor_name: actor,
    })),
  );
}
