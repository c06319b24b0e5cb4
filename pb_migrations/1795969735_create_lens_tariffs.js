/// <reference path="../pb_hooks/types/types.d.ts" />
// Tariffs of ranges of lenses, and the index of powers in which SQLite finds a price (docs/rules-lenses.md, Tariff).

const tariffsName = "optique_lens_tariffs";

function tariffFields(app) {
  const relation = (name, to, cascadeDelete) =>
    new RelationField({
      name,
      collectionId: app.findCollectionByNameOrId(to).id,
      maxSelect: 1,
      required: true,
      cascadeDelete,
    });
  return [
    relation("company", "optique_companies", false),
    relation("product", "optique_products", true),
    new DateField({ name: "from", required: true }),
    new JSONField({ name: "rows", maxSize: 1000000, hidden: true }),
    new TextField({ name: "source", max: 200 }),
    new NumberField({ name: "count", min: 0, onlyInt: true }),
    new TextField({ name: "by", max: 200 }),
    new AutodateField({ name: "created", onCreate: true }),
    new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
  ];
}

/** Whole quarters of dioptre, and centimes. */
const quarters = (value) => `CAST(ROUND(${value} * 4) AS INTEGER)`;
const tariffCentimes = (value) => `CAST(ROUND(${value} * 100) AS INTEGER)`;
/** Number of a shop by the first letters of its id: the boxes of several shops stand apart. */
const shopNumber = (id) =>
  [1, 2, 3, 4].map((at) => `unicode(substr(${id}, ${at}, 1)) * ${128 ** (4 - at)}`).join(" + ");

/** Number of a tariff in its rows' ids, which end in the place of a row. */
const numberOf = (row) => `(SELECT number FROM optique_lens_grids WHERE tariff = ${row}.id)`;
const ownRows = (row) =>
  `SELECT id FROM optique_lens_rows WHERE id BETWEEN ${numberOf(row)} * 4096 AND ${numberOf(row)} * 4096 + 4095`;
const rowList = `json_each(CASE WHEN json_valid(new.rows) THEN
  CASE json_type(new.rows) WHEN 'array' THEN new.rows ELSE '[]' END ELSE '[]' END)`;

const indexTariff = `
  INSERT INTO optique_lens_grids (tariff, company, product, day)
    VALUES (new.id, new.company, new.product, substr(new."from", 1, 10));
  INSERT INTO optique_lens_rows (id, sphere_from, sphere_to, cylinder_from, cylinder_to, diameter, reach, price, cost)
    SELECT ${numberOf("new")} * 4096 + r.key, ${["sphere", "cylinder"]
      .flatMap((name) => [0, 1].map((end) => quarters(`(r.value ->> '$.${name}[${end}]')`)))
      .join(", ")}, COALESCE(r.value ->> '$.diameter', 0), r.value ->> '$.to',
      ${tariffCentimes("(r.value ->> '$.price')")}, ${tariffCentimes("(r.value ->> '$.cost')")}
    FROM ${rowList} r;
  INSERT INTO optique_lens_boxes (id, sphere_from, sphere_to, cylinder_from, cylinder_to, shop_from, shop_to)
    SELECT id, sphere_from, sphere_to, cylinder_from, cylinder_to, ${shopNumber("new.company")}, ${shopNumber("new.company")}
    FROM optique_lens_rows WHERE id IN (${ownRows("new")}) AND sphere_from IS NOT NULL;`;
/** Spheres by cylinder, sign and diameter: what a refusal tells. A quarter of cylinder without its sign counts from 0 to 48. */
const boundTariff = `
  INSERT INTO optique_lens_bounds (number, cylinder, is_plus, diameter, sphere_from, sphere_to)
    SELECT ${numberOf("new")}, q.value, r.cylinder_to > 0, r.diameter, MIN(r.sphere_from), MAX(r.sphere_to)
    FROM optique_lens_rows r JOIN json_each('${JSON.stringify(Array.from({ length: 49 }, (_, at) => at))}') q
      ON q.value BETWEEN IIF(r.cylinder_to > 0, r.cylinder_from, -r.cylinder_to) AND IIF(r.cylinder_to > 0, r.cylinder_to, -r.cylinder_from)
    WHERE r.id IN (${ownRows("new")}) AND r.sphere_from IS NOT NULL
    GROUP BY q.value, r.cylinder_to > 0, r.diameter;`;
const forgetTariff = `
  DELETE FROM optique_lens_bounds WHERE number = ${numberOf("old")};
  DELETE FROM optique_lens_boxes WHERE id IN (${ownRows("old")});
  DELETE FROM optique_lens_rows WHERE id IN (${ownRows("old")});
  DELETE FROM optique_lens_grids WHERE tariff = old.id;`;

const tariffTriggers = {
  optique_lens_tariffs_indexed: `AFTER INSERT ON ${tariffsName} BEGIN ${indexTariff} ${boundTariff} END`,
  optique_lens_tariffs_forgotten: `AFTER DELETE ON ${tariffsName} BEGIN ${forgetTariff} END`,
  optique_lens_tariffs_again: `AFTER UPDATE ON ${tariffsName}
    WHEN old.rows IS NOT new.rows OR old."from" IS NOT new."from" OR old.product IS NOT new.product
      OR old.company IS NOT new.company OR old.id IS NOT new.id
    BEGIN ${forgetTariff} ${indexTariff} ${boundTariff} END`,
};

const tariffTables = {
  // The rowid is the number; a tariff is found by product and day.
  optique_lens_grids: `TABLE optique_lens_grids (number INTEGER PRIMARY KEY, tariff TEXT NOT NULL UNIQUE, company TEXT NOT NULL,
    product TEXT NOT NULL, day TEXT NOT NULL)`,
  // A row of a supplement has a reach, and no powers.
  optique_lens_rows: `TABLE optique_lens_rows (id INTEGER PRIMARY KEY, sphere_from INTEGER, sphere_to INTEGER,
    cylinder_from INTEGER, cylinder_to INTEGER, diameter INTEGER NOT NULL, reach REAL, price INTEGER NOT NULL, cost INTEGER)`,
  optique_lens_bounds: `TABLE optique_lens_bounds (number INTEGER NOT NULL, cylinder INTEGER NOT NULL, is_plus INTEGER NOT NULL,
    diameter INTEGER NOT NULL, sphere_from INTEGER NOT NULL, sphere_to INTEGER NOT NULL,
    PRIMARY KEY (number, cylinder, is_plus, diameter)) WITHOUT ROWID`,
  optique_lens_boxes: `VIRTUAL TABLE optique_lens_boxes USING rtree_i32(id, sphere_from, sphere_to, cylinder_from, cylinder_to,
    shop_from, shop_to)`,
};

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    const tariffs = app.hasTable(tariffsName)
      ? app.findCollectionByNameOrId(tariffsName)
      : new Collection({ type: "base", name: tariffsName });
    for (const field of tariffFields(app))
      if (!tariffs.fields.getByName(field.name)) tariffs.fields.add(field);
    tariffs.addIndex("idx_lens_tariffs_day", true, "product, `from`", "");
    tariffs.addIndex("idx_lens_tariffs_company_from", false, "company, `from`", "");
    app.save(tariffs);
    for (const name of Object.keys(tariffTables)) run(`DROP TABLE IF EXISTS ${name}`);
    for (const table of Object.values(tariffTables)) run(`CREATE ${table}`);
    run(
      "CREATE INDEX idx_lens_grids_product ON optique_lens_grids (company, product, day, number)",
    );
    for (const [name, text] of Object.entries(tariffTriggers))
      run(`CREATE TRIGGER ${name} ${text}`);
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    app.delete(app.findCollectionByNameOrId(tariffsName));
    for (const name of Object.keys(tariffTables)) run(`DROP TABLE ${name}`);
  },
);
