/// <reference path="../pb_hooks/types/types.d.ts" />
// Counts of the stock, the pieces that move while one is open, and the level from which a product is low (docs/rules-counts.md).

const countsName = "optique_counts";
const linesName = "optique_count_lines";
const scansName = "optique_count_scans";
const movedName = "optique_moved_pieces";

const countText = (name, max, more = {}) => new TextField({ name, max, ...more });
const countInteger = (name, more = {}) => new NumberField({ name, onlyInt: true, ...more });
const countSelect = (name, values, required = false) =>
  new SelectField({ name, values, maxSelect: 1, required });
const countRelation = (app, name, to, more = {}) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(to).id,
    maxSelect: 1,
    ...more,
  });
const countDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const countReasons = ["inventory_count", "damage", "theft", "other"];

const countCollections = {
  [countsName]: (app) => [
    countRelation(app, "company", "optique_companies", { required: true }),
    countText("name", 200, { required: true }),
    new JSONField({ name: "types", maxSize: 2000 }),
    countText("word", 500),
    countRelation(app, "supplier", "optique_suppliers"),
    countText("scope", 500),
    new BoolField({ name: "blind" }),
    countSelect("status", ["open", "posted", "abandoned"], true),
    countText("started_at", 30),
    countText("by", 200),
    countText("notes", 5000),
    countInteger("pieces", { min: 0 }),
    countInteger("products", { min: 0 }),
    new DateField({ name: "date" }),
    countText("posted_at", 30),
    countText("posted_by", 200),
    ...countDates,
  ],
  [linesName]: (app) => [
    countRelation(app, "company", "optique_companies", { required: true }),
    countRelation(app, "count", countsName, { required: true, cascadeDelete: true }),
    countRelation(app, "product", "optique_products", { required: true }),
    countInteger("counted", { min: 0 }),
    countText("first_at", 30),
    countText("last_at", 30),
    new JSONField({ name: "people", maxSize: 10000 }),
    countSelect("reason", countReasons),
    countText("note", 500),
    countSelect("since", ["first", "last", "now"]),
    countText("answered_at", 30),
    countInteger("expected", { hidden: true }),
    countInteger("moved", { hidden: true }),
    countInteger("posted", { hidden: true }),
    ...countDates,
  ],
  [scansName]: (app) => [
    countRelation(app, "company", "optique_companies", { required: true }),
    countRelation(app, "count", countsName, { required: true, cascadeDelete: true }),
    countText("code", 200),
    countRelation(app, "product", "optique_products"),
    countInteger("quantity", { min: 0, max: 9999 }),
    countText("at", 30),
    countText("by", 200),
    new BoolField({ name: "recount" }),
    new BoolField({ name: "undone" }),
    countSelect(
      "state",
      ["counted", "unknown", "ambiguous", "no_stock", "outside", "undone"],
      true,
    ),
    ...countDates,
  ],
};
const countIndexes = {
  [countsName]: [
    ["idx_counts_company_created", false, "company, created", ""],
    ["idx_counts_open", false, "company", "status = 'open'"],
    ["idx_counts_supplier", false, "supplier", "supplier > ''"],
  ],
  [linesName]: [
    ["idx_count_lines_count_product", true, "count, product", ""],
    ["idx_count_lines_product", false, "product", ""],
  ],
  [scansName]: [
    ["idx_count_scans_count_at", false, "count, at", ""],
    ["idx_count_scans_count_code", false, "count, code", "code > ''"],
    ["idx_count_scans_product", false, "product, count, at", ""],
    ["idx_count_scans_recounts", false, "count, product, at", "recount = TRUE"],
    ["idx_count_scans_unposted", false, "count, state, code", "state <> 'counted'"],
  ],
};

/** Products that are low or out: by their own level, else at five pieces. */
const lowShelfIndex = (more) =>
  `CREATE INDEX idx_products_shelf ON optique_products (company, stock, name COLLATE NOCASE)
  WHERE archived = FALSE AND made_to_order = FALSE AND type <> 'service' AND is_range = FALSE${more}`;
const isLowOrOut = " AND stock <= IIF(typeof(low_stock_at) = 'integer', low_stock_at, 5)";

const movedInstant = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
const isCounting = (row) =>
  `EXISTS (SELECT 1 FROM ${countsName} o WHERE o.company = ${row}.company AND o.status = 'open')`;
/** True of an adjustment by hand that takes pieces away, or brings some. */
const movesPieces = (row) => `${row}.count = '' AND ${row}.reason IN ('damage', 'theft', 'other')`;
/** True of a movement of pieces that went or came; a floor, an initial stock and a correction mend the book. */
const isMoved = (row) => `${row}.notes <> 'Stock ramen\u00e9 \u00e0 0'
  AND (${row}.reference_type IN ('invoice', 'receipt', 'credit_note') OR ${row}.reference_type = 'adjustment'
    AND EXISTS (SELECT 1 FROM optique_stock_adjustments a WHERE a.id = ${row}.reference_id AND ${movesPieces("a")}))`;
const noteMoved = (row, sign) => `INSERT INTO ${movedName} (company, product, at, line, quantity)
  SELECT ${row}.company, ${row}.product, ${movedInstant}, ${row}.line, ${sign}CAST(${row}.quantity AS INTEGER) WHERE ${isMoved(row)};`;
/** The pieces of all movements of an adjustment. */
const noteAdjustment = (
  row,
  sign,
) => `INSERT INTO ${movedName} (company, product, at, line, quantity)
  SELECT m.company, m.product, ${movedInstant}, m.line, ${sign}CAST(m.quantity AS INTEGER) FROM optique_stock_movements m
  WHERE m.reference_type = 'adjustment' AND m.reference_id = ${row}.id AND m.notes <> 'Stock ramen\u00e9 \u00e0 0' AND ${movesPieces(row)};`;

const movedTriggers = {
  [`${movedName}_added`]: `AFTER INSERT ON optique_stock_movements WHEN ${isCounting("new")}
    BEGIN ${noteMoved("new", "")} END`,
  [`${movedName}_removed`]: `AFTER DELETE ON optique_stock_movements WHEN ${isCounting("old")}
    BEGIN ${noteMoved("old", "-")} END`,
  [`${movedName}_changed`]: `AFTER UPDATE OF product, quantity, notes, reference_type, reference_id ON optique_stock_movements
    WHEN ${isCounting("new")} BEGIN ${noteMoved("old", "-")} ${noteMoved("new", "")} END`,
  // Before: PocketBase deletes an adjustment before its movements, which then no longer tell their reason.
  [`${movedName}_adjustment_removed`]: `BEFORE DELETE ON optique_stock_adjustments WHEN ${isCounting("old")}
    BEGIN ${noteAdjustment("old", "-")} END`,
  [`${movedName}_adjustment_changed`]: `AFTER UPDATE OF reason, count ON optique_stock_adjustments
    WHEN ${isCounting("new")} AND (old.reason <> new.reason OR old.count <> new.count)
    BEGIN ${noteAdjustment("old", "-")} ${noteAdjustment("new", "")} END`,
};

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    const addFields = (collection, fields) => {
      for (const field of fields)
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      app.save(collection);
    };
    for (const [name, fields] of Object.entries(countCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of countIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    addFields(app.findCollectionByNameOrId("optique_products"), [
      new JSONField({ name: "low_stock_at", maxSize: 100 }),
      new DateField({ name: "counted_on" }),
    ]);
    const adjustments = app.findCollectionByNameOrId("optique_stock_adjustments");
    adjustments.addIndex("idx_stock_adjustments_count", false, "count", "count > ''");
    addFields(adjustments, [countRelation(app, "count", countsName)]);
    run("DROP INDEX IF EXISTS idx_products_shelf");
    run(lowShelfIndex(isLowOrOut));
    run(
      `CREATE TABLE IF NOT EXISTS ${movedName} (company TEXT NOT NULL, product TEXT NOT NULL, at TEXT NOT NULL, line TEXT NOT NULL, quantity INTEGER NOT NULL)`,
    );
    run(
      `CREATE INDEX IF NOT EXISTS idx_moved_pieces ON ${movedName} (product, at, line, quantity)`,
    );
    run(`CREATE INDEX IF NOT EXISTS idx_moved_pieces_company ON ${movedName} (company)`);
    for (const [name, text] of Object.entries(movedTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(movedTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`DROP TABLE IF EXISTS ${movedName}`);
    run("DROP INDEX IF EXISTS idx_products_shelf");
    run(lowShelfIndex(""));
    const adjustments = app.findCollectionByNameOrId("optique_stock_adjustments");
    adjustments.removeIndex("idx_stock_adjustments_count");
    adjustments.fields.removeByName("count");
    app.save(adjustments);
    const products = app.findCollectionByNameOrId("optique_products");
    for (const name of ["low_stock_at", "counted_on"]) products.fields.removeByName(name);
    app.save(products);
    for (const name of [scansName, linesName, countsName])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
