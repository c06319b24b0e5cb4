/// <reference path="../pb_hooks/types/types.d.ts" />

// Who moved the stock, as the ledger tells; movements of before keep nobody. What the low shelves are read from: the
// products that are low, in the order in which they are listed, and what was sold of one product by day.
migrate(
  (app) => {
    const movements = app.findCollectionByNameOrId("optique_stock_movements");
    movements.fields.add(new TextField({ name: "actor_name", max: 200 }));
    app.save(movements);
    const run = (sql) => app.db().newQuery(sql).execute();
    run(
      "CREATE INDEX idx_products_shelf ON optique_products (company, stock, name COLLATE NOCASE) WHERE archived = FALSE AND stock <= 5",
    );
    run("CREATE INDEX idx_sale_days_product ON optique_sale_days (product, day, quantity)");
  },
  () => {},
);
