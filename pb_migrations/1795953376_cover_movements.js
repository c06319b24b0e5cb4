/// <reference path="../pb_hooks/types/types.d.ts" />
// Counts and sums the movements of a product from the index that finds them, without reading each movement.

const movementIndex = "idx_stock_movements_product_created";

migrate((app) => {
  const movements = app.findCollectionByNameOrId("optique_stock_movements");
  movements.removeIndex(movementIndex);
  movements.addIndex(movementIndex, false, "product, created, company, quantity", "");
  app.save(movements);
});
