/// <reference path="../pb_hooks/types/types.d.ts" />
// Contact lenses: sheets, the boxes of each line from order to client, and the days on which they end (docs/rules-contact-lenses.md).

const contactSheets = "optique_contact_prescriptions";
const contactOrders = "optique_contact_orders";
const contactBoxes = "optique_contact_boxes";

const contactText = (name, max, more = {}) => new TextField({ name, max, ...more });
const contactWhole = (name, min, max, more = {}) =>
  new NumberField({ name, min, max, onlyInt: true, ...more });
const contactDay = (name, required = false) => new DateField({ name, required });
const contactSelect = (name, values, required = false) =>
  new SelectField({ name, values, maxSelect: 1, required });
const contactJson = (name, maxSize = 2000, more = {}) => new JSONField({ name, maxSize, ...more });
const contactRelation = (app, name, to, more = {}) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(`optique_${to}`).id,
    maxSelect: 1,
    ...more,
  });
const contactDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];

const wears = ["daily", "two_weekly", "monthly", "quarterly", "half_yearly", "yearly"];
const contactEyes = ["right", "left"];
const contactCollections = {
  [contactSheets]: (app) => [
    contactRelation(app, "company", "companies", { required: true }),
    contactRelation(app, "client", "clients", { required: true }),
    contactDay("date", true),
    contactSelect("status", ["trial", "final", "stopped"], true),
    contactJson("right_lens", 5000),
    contactJson("left_lens", 5000),
    contactSelect("source", ["medical", "fitting", "box"]),
    contactText("prescriber", 200),
    contactDay("examined_on"),
    contactDay("check_on"),
    contactWhole("days_a_week", 1, 7),
    new BoolField({ name: "overnight" }),
    contactRelation(app, "solution", "products"),
    contactText("notes", 5000),
    new FileField({
      name: "image",
      maxSelect: 1,
      maxSize: 5 * 1024 * 1024,
      mimeTypes: ["image/png", "image/jpeg", "image/webp", "application/pdf"],
      protected: true,
    }),
    contactDay("right_until"),
    contactDay("left_until"),
    ...contactDates,
  ],
  [contactOrders]: (app) => [
    contactRelation(app, "company", "companies", { required: true }),
    contactRelation(app, "client", "clients"),
    contactRelation(app, "contact", "contact_prescriptions"),
    contactRelation(app, "invoice_item", "invoice_items", { cascadeDelete: true }),
    new BoolField({ name: "trial" }),
    contactRelation(app, "product", "products", { required: true }),
    contactText("product_name", 200),
    contactSelect("eye", contactEyes),
    contactJson("lens"),
    contactWhole("quantity", 0, 50000),
    contactSelect("wear", wears),
    contactWhole("box_size", 0, 200),
    contactRelation(app, "supplier", "suppliers"),
    contactSelect("status", ["to_order", "ordered", "arrived", "given", "cancelled"], true),
    contactText("reference", 500),
    contactText("notes", 5000),
    contactDay("given_on"),
    contactJson("steps", 50000),
    ...contactDates,
  ],
  [contactBoxes]: (app) => [
    contactRelation(app, "company", "companies", { required: true }),
    contactRelation(app, "order", "contact_orders", { required: true, cascadeDelete: true }),
    contactText("gtin", 14),
    contactText("lot", 20),
    contactDay("expires_on"),
    contactWhole("quantity", 1, 50000),
    contactText("by", 200),
    contactJson("scanned_for", 2000, { hidden: true }),
    ...contactDates,
  ],
};

/** Rows that are on their way to the client. */
const isOpenOrder = "status IN ('to_order', 'ordered', 'arrived')";
const contactIndexes = {
  [contactSheets]: [
    ["idx_contact_sheets_company_date_created", false, "company, date, created", ""],
    ["idx_contact_sheets_company_created", false, "company, created", ""],
    ["idx_contact_sheets_client", false, "client, date, created", ""],
    ["idx_contact_sheets_solution", false, "solution", ""],
  ],
  [contactOrders]: [
    ["idx_contact_orders_item", true, "invoice_item", "invoice_item > ''"],
    ["idx_contact_orders_open", false, "company, status, created", isOpenOrder],
    ["idx_contact_orders_company_created", false, "company, created", ""],
    ["idx_contact_orders_client", false, "client", ""],
    ["idx_contact_orders_contact", false, "contact", ""],
    ["idx_contact_orders_line", false, "invoice_item", ""],
    ["idx_contact_orders_product", false, "product", ""],
    ["idx_contact_orders_supplier", false, "supplier", ""],
  ],
  [contactBoxes]: [
    ["idx_contact_boxes_order", false, "`order`", ""],
    ["idx_contact_boxes_company_created", false, "company, created", ""],
    ["idx_contact_boxes_lot", false, "company, lot COLLATE NOCASE", "lot > ''"],
    ["idx_contact_boxes_gtin", false, "company, gtin, created", "gtin > ''"],
  ],
};
const firstDay = ["right_until", "left_until", "check_on"].map(
  (name) => `IIF(${name} = '', '9999', ${name})`,
);
/** Sheets by the first day on which something is due: the renewals. */
const dueIndex = `CREATE INDEX IF NOT EXISTS idx_contact_sheets_due
  ON ${contactSheets} (company, MIN(${firstDay.join(", ")})) WHERE status = 'final'`;

/** Day on which the boxes of an eye end: each row begins on its own day, or where those before it end. */
const endOf = (
  sheet,
  eye,
) => `COALESCE((SELECT date(MIN(julianday('2199-12-31'), MAX(start + later))) || ' 00:00:00.000Z' FROM (
    SELECT start, SUM(days) OVER (ORDER BY start DESC) AS later FROM (
      SELECT julianday(substr(COALESCE(NULLIF(worn_row.given_on, ''), worn_sale.date), 1, 10)) AS start,
        CAST(worn_row.quantity * worn_row.box_size * (CASE worn_row.wear WHEN 'daily' THEN 1 WHEN 'two_weekly' THEN 14 WHEN 'monthly' THEN 30 WHEN 'quarterly' THEN 90 WHEN 'half_yearly' THEN 180 WHEN 'yearly' THEN 365 END) * IIF(worn_row.wear = 'daily', 7, 1)
    / (IIF(worn_row.wear = 'daily', COALESCE(NULLIF(worn_sheet.days_a_week, 0), 7), 1) * IIF(worn_row.eye = '', 2, 1)) AS INTEGER) AS days
      FROM optique_contact_orders worn_row JOIN optique_contact_prescriptions worn_sheet ON worn_sheet.id = worn_row.contact
      LEFT JOIN optique_invoice_items worn_line ON worn_line.id = worn_row.invoice_item
      LEFT JOIN optique_invoices worn_sale ON worn_sale.id = worn_line.invoice
      WHERE worn_row.contact = ${sheet} AND worn_row.trial = FALSE AND worn_row.status <> 'cancelled' AND worn_row.wear <> ''
        AND worn_row.box_size > 0 AND worn_row.quantity > 0 AND worn_row.eye IN ('', '${eye}')) WHERE start IS NOT NULL)), '')`;
const setEnds = (sheets) => `UPDATE ${contactSheets}
    SET right_until = ${endOf(`${contactSheets}.id`, "right")}, left_until = ${endOf(`${contactSheets}.id`, "left")}
    WHERE ${sheets}`;

const creditedBoxes = (
  item,
) => `(SELECT l.quantity FROM optique_invoice_items l WHERE l.id = ${item})
      - COALESCE((SELECT SUM(c.quantity) FROM optique_credit_items c WHERE c.invoice_item = ${item}), 0)`;
const contactLensKeys = [
  "bc",
  "dia",
  "sphere",
  "cylinder",
  "axis",
  "add",
  "add_word",
  "dn",
  "color",
];
const jsonOf = (column) => `IIF(json_valid(${column}), ${column}, '{}')`;
const sameContactLens = contactLensKeys
  .map(
    (key) =>
      `json_extract(${jsonOf(`${contactOrders}.lens`)}, '$.${key}') IS json_extract(${jsonOf("b.scanned_for")}, '$.lens.${key}')`,
  )
  .join(" AND ");
/** Boxes of a row that were scanned for the product and lens that it has today. */
const ownBoxes = `(SELECT COALESCE(SUM(b.quantity), 0) FROM ${contactBoxes} b WHERE b.[order] = ${contactOrders}.id AND
        (json_extract(${jsonOf("b.scanned_for")}, '$.product') = ${contactOrders}.product AND ${sameContactLens}))`;
/** State of a row after a credit: cancelled without any box left, arrived where those that are left were scanned. */
const creditedStatus = (
  item,
) => `(CASE WHEN status = 'given' THEN status WHEN ${creditedBoxes(item)} = 0 THEN 'cancelled'
        WHEN status IN ('to_order', 'ordered') AND ${ownBoxes} >= ${creditedBoxes(item)} THEN 'arrived' ELSE status END)`;
const creditStep = `json_object('status', ${creditedStatus("new.invoice_item")}, 'at', strftime('%Y-%m-%d %H:%M:%fZ'),
        'by', COALESCE((SELECT n.[by] FROM optique_credit_notes n WHERE n.id = new.credit_note), ''))`;

/** A record forgets what is deleted. */
const contactForgets = [
  [contactOrders, "contact", contactSheets],
  [contactOrders, "supplier", "optique_suppliers"],
  ["optique_invoices", "contact", contactSheets],
  [contactSheets, "solution", "optique_products"],
];
const contactTriggers = {
  ...Object.fromEntries(
    contactForgets.map(([table, field, from]) => [
      `${table}_forget_${field}`,
      // After it: the ends of a deleted sheet are not written any more.
      `AFTER DELETE ON ${from} BEGIN
        UPDATE ${table} SET ${field} = '' WHERE ${field} = old.id AND ${field} > ''; END`,
    ]),
  ),
  // Lines are also deleted by SQL, which knows no cascade of PocketBase.
  [`${contactOrders}_with_line`]: `AFTER DELETE ON optique_invoice_items WHEN old.product_type = 'contact_lens' BEGIN
    DELETE FROM ${contactOrders} WHERE invoice_item = old.id; END`,
  [`${contactBoxes}_with_order`]: `AFTER DELETE ON ${contactOrders} BEGIN
    DELETE FROM ${contactBoxes} WHERE \`order\` = old.id;
    DELETE FROM optique_messages WHERE record = old.id AND kind = 'lens_recall'; END`,
  // The rows of a sale have its client and its sheet.
  [`${contactOrders}_with_sale`]: `AFTER UPDATE OF client, contact ON optique_invoices
    WHEN old.client <> new.client OR old.contact <> new.contact BEGIN
    UPDATE ${contactOrders} SET client = new.client, contact = new.contact
      WHERE invoice_item IN (SELECT l.id FROM optique_invoice_items l WHERE l.invoice = new.id); END`,
  [`${contactOrders}_credited`]: `AFTER INSERT ON optique_credit_items
    WHEN new.product_type = 'contact_lens' AND new.quantity > 0 BEGIN
    UPDATE ${contactOrders} SET quantity = ${creditedBoxes("new.invoice_item")},
      steps = IIF(${creditedStatus("new.invoice_item")} <> status,
        json_insert(IIF(json_valid(steps), steps, '[]'), '$[#]', ${creditStep}), steps),
      status = ${creditedStatus("new.invoice_item")}
      WHERE invoice_item = new.invoice_item AND status <> 'cancelled'; END`,
  [`${contactOrders}_uncredited`]: `AFTER DELETE ON optique_credit_items
    WHEN old.product_type = 'contact_lens' AND old.quantity > 0 BEGIN
    UPDATE ${contactOrders} SET quantity = ${creditedBoxes("old.invoice_item")}
      WHERE invoice_item = old.invoice_item AND status <> 'cancelled'; END`,
  [`${contactOrders}_ends_insert`]: `AFTER INSERT ON ${contactOrders} WHEN new.contact > '' AND new.trial = FALSE BEGIN
    ${setEnds("id = new.contact")}; END`,
  [`${contactOrders}_ends_update`]: `AFTER UPDATE ON ${contactOrders} WHEN new.contact || old.contact > '' AND new.trial = FALSE BEGIN
    ${setEnds("id IN (new.contact, old.contact)")}; END`,
  [`${contactOrders}_ends_delete`]: `AFTER DELETE ON ${contactOrders} WHEN old.contact > '' AND old.trial = FALSE BEGIN
    ${setEnds("id = old.contact")}; END`,
  // Lenses that were given with the sale keep its day.
  [`${contactOrders}_day`]: `AFTER UPDATE OF date ON optique_invoices WHEN old.date <> new.date BEGIN
    UPDATE ${contactOrders} SET given_on = new.date WHERE given_on = old.date
      AND invoice_item IN (SELECT l.id FROM optique_invoice_items l WHERE l.invoice = new.id);
    ${setEnds("id = new.contact")}; END`,
  [`${contactSheets}_ends_days`]: `AFTER UPDATE OF days_a_week ON ${contactSheets} WHEN old.days_a_week <> new.days_a_week BEGIN
    ${setEnds("id = new.id")}; END`,
};

const contactMessages = ["lens_ready", "lens_supply", "lens_check", "lens_recall"];
/** Fields that keep the type of a product. */
const typeFields = [
  ["products", "type"],
  ["invoice_items", "product_type"],
  ["quote_items", "product_type"],
  ["credit_items", "product_type"],
  ["service_items", "product_type"],
];
const contactFields = {
  products: () => [
    contactSelect("design", ["sphere", "toric", "multifocal", "toric_multifocal"]),
    contactSelect("wear", wears),
    contactWhole("box_size", 0, 200),
    contactJson("bcs"),
    contactJson("dias"),
  ],
  invoices: (app) => [contactRelation(app, "contact", "contact_prescriptions")],
  invoice_items: () => [contactJson("lens")],
  quote_items: () => [contactJson("lens")],
  companies: () => [
    contactWhole("lens_notice_days", 0, 90),
    contactWhole("lens_check_months", 0, 12),
    contactText("lens_care", 5000),
  ],
};

function setContactChoices(app, name, field, change) {
  const collection = app.findCollectionByNameOrId(`optique_${name}`);
  const select = collection.fields.getByName(field);
  select.values = change([...select.values]);
  app.save(collection);
}

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(contactCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of contactIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    run(dueIndex);
    for (const eye of contactEyes)
      run(
        `CREATE INDEX IF NOT EXISTS idx_contact_sheets_${eye} ON ${contactSheets} (IIF(json_valid(${eye}_lens), ${eye}_lens ->> '$.product', ''))`,
      );
    for (const [name, fields] of Object.entries(contactFields)) {
      const collection = app.findCollectionByNameOrId(`optique_${name}`);
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      if (name === "invoices") collection.addIndex("idx_invoices_contact", false, "contact", "");
      app.save(collection);
    }
    run("UPDATE optique_companies SET lens_notice_days = 14, lens_check_months = 12");
    for (const [name, field] of typeFields)
      setContactChoices(app, name, field, (values) => [...new Set([...values, "contact_lens"])]);
    setContactChoices(app, "messages", "kind", (values) => [
      ...new Set([...values, ...contactMessages]),
    ]);
    for (const [name, text] of Object.entries(contactTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(contactTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    const kinds = contactMessages.map((kind) => `'${kind}'`).join(", ");
    run(`DELETE FROM optique_messages WHERE kind IN (${kinds})`);
    setContactChoices(app, "messages", "kind", (values) =>
      values.filter((value) => !contactMessages.includes(value)),
    );
    for (const [name, field] of typeFields) {
      run(`UPDATE optique_${name} SET ${field} = 'accessory' WHERE ${field} = 'contact_lens'`);
      setContactChoices(app, name, field, (values) =>
        values.filter((value) => value !== "contact_lens"),
      );
    }
    for (const [name, fields] of Object.entries(contactFields)) {
      const collection = app.findCollectionByNameOrId(`optique_${name}`);
      if (name === "invoices") collection.removeIndex("idx_invoices_contact");
      for (const field of fields(app)) collection.fields.removeByName(field.name);
      app.save(collection);
    }
    for (const name of [contactBoxes, contactOrders, contactSheets])
      app.delete(app.findCollectionByNameOrId(name));
  },
);
