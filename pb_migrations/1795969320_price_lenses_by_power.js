/// <reference path="../pb_hooks/types/types.d.ts" />
// Ranges of lenses, the power of a sold lens, and the cells of the drawer (docs/rules-lenses.md).

const lensJson = (name, maxSize = 100) => new JSONField({ name, maxSize });
const lensBool = (name) => new BoolField({ name });
const lensText = (name, max) => new TextField({ name, max });
const lensSelect = (name, values) => new SelectField({ name, values, maxSelect: 1 });

const lensFields = {
  optique_products: [
    lensBool("is_range"),
    lensSelect("geometry", ["single", "bifocal", "progressive", "office", "myopia"]),
    lensJson("lens_index"),
    lensText("material", 60),
    lensText("treatment", 60),
    lensText("tint", 60),
    lensJson("diameters"),
    lensBool("fabrication"),
    new NumberField({ name: "delay_days", min: 0, max: 60, onlyInt: true }),
    lensJson("add_from"),
    lensJson("add_to"),
    lensJson("max_power"),
    lensJson("max_prism"),
    lensSelect("supplement", ["prism", "tint", "diameter", "other"]),
  ],
  optique_invoice_items: [
    lensJson("power", 500),
    lensSelect("source", ["stock", "lab"]),
    lensBool("special"),
    lensJson("cost"),
  ],
  optique_quote_items: [lensJson("power", 500), lensBool("special")],
  optique_stock_receipt_items: [lensText("cell", 20)],
  optique_stock_adjustment_items: [lensText("cell", 20)],
  optique_stock_movements: [lensText("cell", 20)],
};

const drawerCells = "optique_lens_cells";
/** Adds the pieces of a movement to its cell, or takes them off. */
const countCell = (sign, row) => `INSERT INTO ${drawerCells} (product, cell, quantity)
  SELECT ${row}.product, ${row}.cell, ${sign}CAST(${row}.quantity AS INTEGER) WHERE ${row}.cell > ''
  ON CONFLICT (product, cell) DO UPDATE SET quantity = quantity + excluded.quantity;`;
/** Cells that hold nothing have no row. */
const withoutEmpty = (row) =>
  `DELETE FROM ${drawerCells} WHERE product = ${row}.product AND cell = ${row}.cell AND quantity = 0;`;
const cellTriggers = {
  [`${drawerCells}_added`]: `AFTER INSERT ON optique_stock_movements WHEN new.cell > ''
    BEGIN ${countCell("", "new")} ${withoutEmpty("new")} END`,
  [`${drawerCells}_removed`]: `AFTER DELETE ON optique_stock_movements WHEN old.cell > ''
    BEGIN ${countCell("-", "old")} ${withoutEmpty("old")} END`,
  [`${drawerCells}_changed`]: `AFTER UPDATE OF product, cell, quantity ON optique_stock_movements
    WHEN old.cell > '' OR new.cell > ''
    BEGIN ${countCell("-", "old")} ${countCell("", "new")} ${withoutEmpty("old")} ${withoutEmpty("new")} END`,
};

/** Ranges of a shop that are offered. */
const rangeIndex = "idx_products_ranges";

/** Products to reorder; ranges of lenses are not among them. */
const shelfIndex = (
  more,
) => `CREATE INDEX idx_products_shelf ON optique_products (company, stock, name COLLATE NOCASE)
  WHERE archived = FALSE AND made_to_order = FALSE AND type <> 'service'${more}`;

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(lensFields)) {
      const collection = app.findCollectionByNameOrId(name);
      for (const field of fields)
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      app.save(collection);
    }
    const products = app.findCollectionByNameOrId("optique_products");
    products.addIndex(rangeIndex, false, "company, archived", "is_range = TRUE");
    app.save(products);
    run("DROP INDEX IF EXISTS idx_products_shelf");
    run(shelfIndex(" AND is_range = FALSE"));
    run(
      `CREATE TABLE IF NOT EXISTS ${drawerCells} (product TEXT NOT NULL, cell TEXT NOT NULL, quantity INTEGER NOT NULL,
        PRIMARY KEY (product, cell)) WITHOUT ROWID`,
    );
    for (const [name, text] of Object.entries(cellTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(cellTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`DROP TABLE IF EXISTS ${drawerCells}`);
    const products = app.findCollectionByNameOrId("optique_products");
    products.removeIndex(rangeIndex);
    app.save(products);
    run("DROP INDEX IF EXISTS idx_products_shelf");
    run(shelfIndex(""));
    for (const [name, fields] of Object.entries(lensFields)) {
      const collection = app.findCollectionByNameOrId(name);
      for (const { name: field } of fields) collection.fields.removeByName(field);
      app.save(collection);
    }
  },
);
