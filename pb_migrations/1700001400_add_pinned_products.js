/// <reference path="../pb_hooks/types/types.d.ts" />
// Products that a shop pins to the quick tiles of its counter sale.

migrate((app) => {
  const products = app.findCollectionByNameOrId("optique_products");
  if (products.fields.getByName("pinned")) return;
  products.fields.add(new BoolField({ name: "pinned" }));
  products.addIndex("idx_products_pinned", false, "company, name", "pinned = TRUE");
  app.save(products);
});
