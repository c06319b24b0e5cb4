/// <reference path="../pb_hooks/types/types.d.ts" />
// Tags of products: what is to print, what was printed, and numbers of ours (docs/rules-tags.md).

const tagsName = "optique_tags";
const printsName = "optique_tag_prints";
const tagNumbers = "optique_tag_numbers";
const tagLines = "optique_tag_lines";
const tagTemplates = ["fold", "dumbbell", "card", "box", "sheet24", "sheet65"];

const tagRelation = (app, name, to, cascadeDelete) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(to).id,
    maxSelect: 1,
    required: true,
    cascadeDelete,
  });
const tagDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const tagCollections = {
  [tagsName]: (app) => [
    tagRelation(app, "company", "optique_companies", false),
    tagRelation(app, "product", "optique_products", true),
    new NumberField({ name: "pieces", min: 0, max: 999999999, onlyInt: true }),
    new NumberField({ name: "hand", min: 0, max: 999999999, onlyInt: true }),
    new JSONField({ name: "old_price", maxSize: 100 }),
    new TextField({ name: "old_code", max: 64 }),
    ...tagDates,
  ],
  [printsName]: (app) => [
    tagRelation(app, "company", "optique_companies", false),
    new SelectField({ name: "template", values: tagTemplates, maxSelect: 1, required: true }),
    new JSONField({ name: "tags", maxSize: 100000 }),
    new TextField({ name: "by", max: 200 }),
    ...tagDates,
  ],
};
const tagIndexes = {
  [tagsName]: [
    ["idx_tags_product", true, "product", ""],
    ["idx_tags_company", false, "company", ""],
  ],
  [printsName]: [["idx_tag_prints_company_created", false, "company, created", ""]],
};

/** True where the queue of a product is kept: its company prints tags of its type, and it has stock. */
const isTagged = (
  product,
) => `EXISTS (SELECT 1 FROM optique_products p JOIN optique_companies c ON c.id = p.company
  WHERE p.id = ${product} AND p.made_to_order = FALSE AND p.type <> 'service' AND c.tag_template <> ''
    AND p.type IN (SELECT y.value FROM json_each(IIF(json_valid(c.tag_types), c.tag_types, '[]')) y))`;
const tagInstant = "strftime('%Y-%m-%d %H:%M:%fZ', 'now')";
/** Makes the tag of a product; `kept`: what becomes of the one that there is. */
const writeTag = (product, values, when, kept) =>
  `INSERT INTO ${tagsName} (id, company, product, pieces, hand, old_price, old_code, created, updated)
    SELECT 'r' || lower(hex(randomblob(7))), new.company, ${product}, ${values}, ${tagInstant}, ${tagInstant}
    WHERE ${when} AND ${isTagged(product)} ON CONFLICT (product) DO ${kept};`;

const takenPieces = "CAST(old.quantity AS INTEGER)";
const newPieces = "CAST(new.quantity AS INTEGER)";
/** Pieces of a product that wait for tags: each line of a receipt has its own, and what one has too many serves no other. */
const waiting = (product) =>
  `(SELECT COALESCE(SUM(w.pieces), 0) FROM ${tagLines} w WHERE w.product = ${product} AND w.pieces > 0)`;
/** Removes what waits, once its tags are printed or taken out of the queue. */
const forget = (product) => `DELETE FROM ${tagLines} WHERE product = ${product} AND pieces > 0;`;

/** Price and code on the tags that hang, from the first change after a print until they are the product's again. */
const isPriced = "typeof(old_price) IN ('integer', 'real')";
const keptPrice = `CASE WHEN ${isPriced} THEN IIF(old_price = new.selling_price, 'null', old_price)
  WHEN old.selling_price <> new.selling_price THEN old.selling_price ELSE 'null' END`;
const keptCode = `CASE WHEN old_code > '' THEN IIF(old_code = new.barcode, '', old_code)
  WHEN old.barcode <> new.barcode THEN old.barcode ELSE '' END`;
const firstPrice = "IIF(old.selling_price <> new.selling_price, old.selling_price, 'null')";
const firstCode = "IIF(old.barcode <> new.barcode, old.barcode, '')";

const tagTriggers = {
  [`${tagsName}_received`]: `AFTER INSERT ON optique_stock_movements WHEN new.movement_type = 'purchase' BEGIN
    UPDATE ${tagLines} SET pieces = MIN(0, pieces + ${newPieces})
      WHERE product = new.product AND line = new.line AND pieces < 0 AND NOT ${isTagged("new.product")};
    INSERT INTO ${tagLines} (product, line, pieces)
      SELECT new.product, new.line, ${newPieces} WHERE ${isTagged("new.product")}
      ON CONFLICT (product, line) DO UPDATE SET pieces = pieces + excluded.pieces;
    ${writeTag(
      "new.product",
      `${waiting("new.product")}, 0, 'null', ''`,
      `${waiting("new.product")} > 0`,
      "UPDATE SET pieces = excluded.pieces, updated = excluded.updated",
    )} END`,
  [`${tagsName}_taken_back`]: `AFTER DELETE ON optique_stock_movements WHEN old.movement_type = 'purchase' BEGIN
    UPDATE ${tagLines} SET pieces = MAX(0, pieces - ${takenPieces})
      WHERE product = old.product AND line = old.line AND pieces > 0 AND NOT ${isTagged("old.product")};
    INSERT INTO ${tagLines} (product, line, pieces)
      SELECT old.product, old.line, -${takenPieces} WHERE ${isTagged("old.product")}
        AND EXISTS (SELECT 1 FROM optique_stock_receipt_items i WHERE i.id = old.line)
      ON CONFLICT (product, line) DO UPDATE SET pieces = pieces + excluded.pieces;
    UPDATE ${tagsName} SET pieces = ${waiting("old.product")}, updated = ${tagInstant}
      WHERE product = old.product AND pieces <> ${waiting("old.product")}; END`,
  [`${tagLines}_removed`]: `AFTER DELETE ON optique_stock_receipt_items BEGIN
    UPDATE ${tagsName} SET pieces = ${tagsName}.pieces - w.pieces, updated = ${tagInstant}
      FROM ${tagLines} w WHERE w.line = old.id AND w.pieces > 0 AND ${tagsName}.product = w.product;
    DELETE FROM ${tagLines} WHERE line = old.id; END`,
  [`${tagLines}_printed`]: `AFTER UPDATE OF pieces ON ${tagsName} WHEN old.pieces > 0 AND new.pieces = 0
    BEGIN ${forget("new.product")} END`,
  [`${tagLines}_taken_out`]: `AFTER DELETE ON ${tagsName} BEGIN ${forget("old.product")} END`,
  [`${tagsName}_changed`]: `AFTER UPDATE OF selling_price, barcode ON optique_products
    WHEN old.selling_price <> new.selling_price OR old.barcode <> new.barcode BEGIN
    UPDATE ${tagsName} SET old_price = ${keptPrice}, old_code = ${keptCode}, updated = ${tagInstant}
      WHERE product = new.id AND (${isPriced} OR old_code > '' OR ${isTagged("new.id")});
    ${writeTag(
      "new.id",
      `0, 0, ${firstPrice}, ${firstCode}`,
      "(old.selling_price <> new.selling_price OR old.barcode > '')",
      "NOTHING",
    )} END`,
};

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(tagCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of tagIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const field of [
      new SelectField({ name: "tag_template", values: tagTemplates, maxSelect: 1 }),
      new JSONField({ name: "tag_types", maxSize: 2000 }),
    ])
      if (!companies.fields.getByName(field.name)) companies.fields.add(field);
    app.save(companies);
    run(`UPDATE optique_companies SET tag_types = '["frame","sunglasses"]'`);
    run(
      `CREATE TABLE IF NOT EXISTS ${tagNumbers} (company TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID`,
    );
    run(
      `CREATE TABLE IF NOT EXISTS ${tagLines} (product TEXT NOT NULL, line TEXT NOT NULL, pieces INTEGER NOT NULL,
        PRIMARY KEY (product, line)) WITHOUT ROWID`,
    );
    run(`CREATE INDEX IF NOT EXISTS idx_tag_lines_line ON ${tagLines} (line)`);
    for (const [name, text] of Object.entries(tagTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(tagTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    for (const name of [tagLines, tagNumbers]) run(`DROP TABLE IF EXISTS ${name}`);
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const name of ["tag_template", "tag_types"]) companies.fields.removeByName(name);
    app.save(companies);
    for (const name of [printsName, tagsName]) app.delete(app.findCollectionByNameOrId(name));
  },
);
