/// <reference path="../pb_hooks/types/types.d.ts" />
// Services and products that are ordered for each client: neither has stock. The lowest price of a product.

const types = ["frame", "lens", "sunglasses", "accessory", "other", "service"];

/** Holds every stock level, so that only code knows how many pieces are low (domain/stock/stockLevel.ts). */
const shelf = {
  name: "idx_products_shelf",
  columns: "company, stock, name COLLATE NOCASE",
  where: "archived = FALSE AND made_to_order = FALSE AND type <> 'service'",
};

migrate((app) => {
  const products = app.findCollectionByNameOrId("optique_products");
  if (products.fields.getByName("made_to_order")) return;
  products.fields.getByName("type").values = types;
  products.fields.add(new BoolField({ name: "made_to_order" }));
  products.fields.add(new NumberField({ name: "min_price", min: 0, max: 999999999.99 }));
  app.save(products);
  const items = app.findCollectionByNameOrId("optique_invoice_items");
  items.fields.getByName("product_type").values = types;
  items.fields.add(new BoolField({ name: "non_stock" }));
  app.save(items);
  const receiptItems = app.findCollectionByNameOrId("optique_stock_receipt_items");
  receiptItems.fields.add(new BoolField({ name: "non_stock" }));
  app.save(receiptItems);
  const run = (sql) => app.db().newQuery(sql).execute();
  run(`DROP INDEX IF EXISTS ${shelf.name}`);
  run(`CREATE INDEX ${shelf.name} ON optique_products (${shelf.columns}) WHERE ${shelf.where}`);
});
