/// <reference path="../pb_hooks/types/types.d.ts" />
// Finds what drawers of lenses sold in some days without reading every movement of the shop.

const movedCellIndex = "idx_stock_movements_cells";

migrate(
  (app) => {
    const movements = app.findCollectionByNameOrId("optique_stock_movements");
    const columns = "company, date, product, cell, movement_type, reference_type, quantity";
    movements.addIndex(movedCellIndex, false, columns, "cell > ''");
    app.save(movements);
  },
  (app) => {
    const movements = app.findCollectionByNameOrId("optique_stock_movements");
    movements.removeIndex(movedCellIndex);
    app.save(movements);
  },
);
