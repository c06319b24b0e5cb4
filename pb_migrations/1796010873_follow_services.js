/// <reference path="../pb_hooks/types/types.d.ts" />
// After-sales tickets, the day from which a warranty runs, and the warranties of a shop (docs/rules-services.md).

const servicesName = "optique_services";
const serviceItemsName = "optique_service_items";

const serviceText = (name, max, more = {}) => new TextField({ name, max, ...more });
const serviceWhole = (name, min, max, more = {}) =>
  new NumberField({ name, min, max, onlyInt: true, ...more });
const serviceAmount = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const serviceDay = (name, required = false) => new DateField({ name, required });
const serviceSelect = (name, values, required = false) =>
  new SelectField({ name, values, maxSelect: 1, required });
const serviceRelation = (app, name, to, more = {}) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(`optique_${to}`).id,
    maxSelect: 1,
    ...more,
  });
const servicePhotos = (name) =>
  new FileField({
    name,
    maxSelect: 3,
    maxSize: 5 * 1024 * 1024,
    mimeTypes: ["image/png", "image/jpeg", "image/webp"],
    protected: true,
  });
const serviceDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];

const serviceCauses = [
  "maker",
  "lab",
  "mounting",
  "measure",
  "entry",
  "prescription",
  "adaptation",
  "wear",
  "client",
  "transport",
];
const serviceCollections = {
  [servicesName]: (app) => [
    serviceRelation(app, "company", "companies", { required: true }),
    serviceText("number", 50, { required: true }),
    serviceDay("date", true),
    serviceRelation(app, "client", "clients"),
    serviceRelation(app, "invoice_item", "invoice_items"),
    serviceRelation(app, "product", "products"),
    serviceText("object", 500),
    new JSONField({ name: "condition", maxSize: 2000 }),
    serviceSelect("kind", ["adjust", "repair", "warranty", "remake"], true),
    serviceSelect("cause", serviceCauses),
    serviceText("found", 5000),
    serviceText("notes", 5000),
    servicePhotos("photos_in"),
    servicePhotos("photos_out"),
    serviceSelect(
      "status",
      ["todo", "waiting", "supplier", "ready", "returned", "cancelled"],
      true,
    ),
    new JSONField({ name: "steps", maxSize: 50000 }),
    serviceDay("promised_on", true),
    serviceText("tray", 500),
    serviceSelect("pays", ["shop", "client", "supplier"], true),
    serviceAmount("estimate"),
    serviceSelect("estimate_answer", ["accepted", "refused"]),
    serviceRelation(app, "invoice", "invoices"),
    new BoolField({ name: "with_client" }),
    serviceText("lent", 500),
    serviceDay("lent_back_on"),
    serviceRelation(app, "worker", "users"),
    serviceText("by", 200),
    serviceText("actor", 500),
    serviceRelation(app, "supplier", "suppliers"),
    serviceText("supplier_reference", 500),
    serviceText("slip", 50),
    serviceDay("sent_on"),
    serviceAmount("expected"),
    serviceSelect("supplier_answer", ["credit", "replaced", "repaired", "refused"]),
    serviceAmount("received_amount"),
    serviceDay("received_on"),
    serviceRelation(app, "credit_item", "credit_items"),
    serviceRelation(app, "job", "jobs"),
    serviceWhole("rank", 0, 999),
    serviceSelect("eyes", ["right", "left"]),
    serviceWhole("pair", 0, 99),
    serviceRelation(app, "values", "prescriptions"),
    serviceAmount("cost"),
    new JSONField({ name: "undo", maxSize: 600000, hidden: true }),
    ...serviceDates,
  ],
  [serviceItemsName]: (app) => [
    serviceRelation(app, "company", "companies", { required: true }),
    serviceRelation(app, "service", "services", { required: true, cascadeDelete: true }),
    serviceRelation(app, "product", "products", { required: true }),
    serviceWhole("quantity", 1, 50000, { required: true }),
    serviceSelect("direction", ["out", "in"], true),
    serviceDay("day"),
    serviceAmount("unit_cost"),
    serviceText("product_name", 200),
    serviceText("product_reference", 500),
    serviceSelect("product_type", ["frame", "lens", "sunglasses", "accessory", "other", "service"]),
    serviceText("cell", 20),
    ...serviceDates,
  ],
};
/** Tickets that neither were returned nor given up: those on the board, and their list. */
const isOpenService = "status IN ('todo', 'waiting', 'supplier', 'ready')";
const serviceIndexes = {
  [servicesName]: [
    ["idx_services_number", true, "company, number", ""],
    ["idx_services_company_created", false, "company, created", ""],
    ["idx_services_company_date", false, "company, date, created", ""],
    ["idx_services_open", false, "company, status, promised_on", isOpenService],
    ["idx_services_client", false, "client", ""],
    ["idx_services_item", false, "invoice_item", ""],
    ["idx_services_product", false, "product", ""],
    ["idx_services_supplier", false, "supplier", ""],
    ["idx_services_invoice", false, "invoice", ""],
    ["idx_services_sold", true, "invoice", "invoice > ''"],
    ["idx_services_job", false, "job", ""],
    ["idx_services_rank", true, "job, rank", "job > ''"],
    ["idx_services_values", false, "`values`", ""],
    ["idx_services_credit_item", false, "credit_item", ""],
    ["idx_services_worker", false, "worker", ""],
    ["idx_services_slip", false, "company, slip", "slip > ''"],
    ["idx_services_awaited", false, "company, sent_on", "sent_on > '' AND supplier_answer = ''"],
    ["idx_services_lent", false, "company", "lent > '' AND lent_back_on = ''"],
  ],
  [serviceItemsName]: [
    ["idx_service_items_service", false, "service", ""],
    ["idx_service_items_product", false, "product", ""],
    ["idx_service_items_company_created", false, "company, created", ""],
  ],
};
/** Finds those handed back today; the last step is read as by idx_jobs_delivered. */
const returnedIndex = `CREATE INDEX IF NOT EXISTS idx_services_returned
  ON ${servicesName} (company, json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].at')) WHERE status = 'returned'`;

/** A ticket forgets what is deleted: its line, its sale, its job, the prescription of its values, a defective piece. */
const forgets = {
  invoice_item: "optique_invoice_items",
  invoice: "optique_invoices",
  job: "optique_jobs",
  values: "optique_prescriptions",
  credit_item: "optique_credit_items",
};
const serviceTriggers = {
  ...Object.fromEntries(
    Object.entries(forgets).map(([field, table]) => [
      `${servicesName}_forget_${field}`,
      `BEFORE DELETE ON ${table} BEGIN
        UPDATE ${servicesName} SET \`${field}\` = '' WHERE \`${field}\` = old.id AND \`${field}\` > ''; END`,
    ]),
  ),
  // The highest number ever given in a month, so that none is given twice.
  [`${servicesName}_numbered`]: `AFTER INSERT ON ${servicesName} BEGIN
    INSERT INTO optique_number_counters VALUES (new.company, substr(new.number, 1, 7), CAST(substr(new.number, 8) AS INTEGER))
      ON CONFLICT DO UPDATE SET highest = MAX(highest, excluded.highest); END`,
  // A movement has the day of its part, as a document's has that of its document.
  [`${serviceItemsName}_day`]: `AFTER UPDATE OF day ON ${serviceItemsName} WHEN old.day <> new.day BEGIN
    UPDATE optique_stock_movements SET date = new.day WHERE line = new.id AND reference_type = 'service'; END`,
};

const warranties = ["frame", "sunglasses", "lens", "accessory", "adaptation"];
const serviceMessages = ["service", "estimate", "delay"];

/** Day in the shop's clock of a stored instant. */
const serviceDayOf = (at) => {
  const instant = new Date(String(at).replace(" ", "T"));
  if (Number.isNaN(instant.getTime())) return "";
  const two = (number) => String(number).padStart(2, "0");
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())} 00:00:00.000Z`;
};

/** Fills the day of the last delivery of each delivered job. */
function fillDeliveries(app) {
  const found = arrayOf(new DynamicModel({ id: "", at: "" }));
  app
    .db()
    .newQuery(
      `SELECT j.id, COALESCE((SELECT s.value ->> '$.at' FROM json_each(IIF(json_valid(j.steps), j.steps, '[]')) s
        WHERE s.value ->> '$.status' = 'delivered' ORDER BY s.key DESC LIMIT 1), j.updated) AS at
      FROM optique_jobs j WHERE j.status = 'delivered' AND j.delivered_on = ''`,
    )
    .all(found);
  for (const { id, at } of found)
    app
      .db()
      .newQuery("UPDATE optique_jobs SET delivered_on = {:day} WHERE id = {:id}")
      .bind({ id, day: serviceDayOf(at) })
      .execute();
}

const countedSources = "'invoice', 'receipt', 'credit_note'";
/** Lets a count note the pieces of tickets too, or no longer: its triggers name the sources of movements. */
function setCountedSources(app, from, to) {
  const found = arrayOf(new DynamicModel({ name: "", sql: "" }));
  app
    .db()
    .newQuery(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'optique_moved_pieces%' AND instr(sql, {:from}) > 0",
    )
    .bind({ from: `IN (${from})` })
    .all(found);
  for (const { name, sql } of found) {
    app.db().newQuery(`DROP TRIGGER ${name}`).execute();
    app
      .db()
      .newQuery(sql.replaceAll(`IN (${from})`, `IN (${to})`))
      .execute();
  }
}

function addServiceFields(app, name, fields) {
  const collection = app.findCollectionByNameOrId(name);
  for (const field of fields)
    if (!collection.fields.getByName(field.name)) collection.fields.add(field);
  app.save(collection);
}

function setSelect(app, name, field, change) {
  const collection = app.findCollectionByNameOrId(name);
  const select = collection.fields.getByName(field);
  select.values = change([...select.values]);
  app.save(collection);
}

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(serviceCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of serviceIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    run(returnedIndex);
    addServiceFields(app, "optique_jobs", [serviceDay("delivered_on")]);
    addServiceFields(app, "optique_companies", [
      ...warranties.map((of) => serviceWhole(`warranty_${of}`, 0, 120)),
      serviceWhole("service_days", 0, 60),
    ]);
    run("UPDATE optique_companies SET service_days = 3");
    setSelect(app, "optique_stock_movements", "movement_type", (values) => [
      ...new Set([...values, "service"]),
    ]);
    setSelect(app, "optique_messages", "kind", (values) => [
      ...new Set([...values, ...serviceMessages]),
    ]);
    fillDeliveries(app);
    for (const [name, text] of Object.entries(serviceTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
    setCountedSources(app, countedSources, `${countedSources}, 'service'`);
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(serviceTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    setCountedSources(app, `${countedSources}, 'service'`, countedSources);
    run("DELETE FROM optique_stock_movements WHERE movement_type = 'service'");
    run(
      `DELETE FROM optique_messages WHERE kind IN (${serviceMessages.map((kind) => `'${kind}'`).join(", ")})`,
    );
    setSelect(app, "optique_stock_movements", "movement_type", (values) =>
      values.filter((value) => value !== "service"),
    );
    setSelect(app, "optique_messages", "kind", (values) =>
      values.filter((value) => !serviceMessages.includes(value)),
    );
    const removeFields = (name, fields) => {
      const collection = app.findCollectionByNameOrId(name);
      for (const field of fields) collection.fields.removeByName(field);
      app.save(collection);
    };
    removeFields("optique_companies", [
      ...warranties.map((of) => `warranty_${of}`),
      "service_days",
    ]);
    removeFields("optique_jobs", ["delivered_on"]);
    for (const name of [serviceItemsName, servicesName])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
