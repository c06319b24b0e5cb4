/// <reference path="../pb_hooks/types/types.d.ts" />
// The tables: every collection with its limits, indexes and access rules, and the settings of a new installation. A
// migration imports nothing, so that it never changes with the code around it: tests/server/engine/records/schema.test.ts compares
// the result with domain/core/records.ts.

// --- Access rules -------------------------------------------------------------------------------------------------------

/** The records of one's own company. Without its first half a guest would read every record without a company. */
const own = '@request.auth.company != "" && company = @request.auth.company';
const tenant = {
  listRule: own,
  viewRule: own,
  createRule:
    '@request.auth.company != "" && (@request.body.company:isset = false || @request.body.company = @request.auth.company)',
  updateRule: `${own} && @request.body.company:changed = false`,
  deleteRule: own,
};
/** Written by the server alone. */
const readOnly = { ...tenant, createRule: null, updateRule: null, deleteRule: null };

// --- Fields -------------------------------------------------------------------------------------------------------------

const MB = 1024 * 1024;
const required = { required: true };
const text = (name, max = 500, more = {}) => ({ type: "text", name, max, ...more });
const name = () => text("name", 200, required);
const notes = () => text("notes", 5000);
const email = () => ({ type: "email", name: "email" });
const date = () => ({ type: "date", name: "date", required: true });
const number = (name, more = {}) => ({ type: "number", name, ...more });
const whole = (name, more = {}) => number(name, { onlyInt: true, ...more });
/** Dirhams. With the largest quantity of a line, its total in centimes is still an exact number. */
const amount = (name) => number(name, { min: 0, max: 999999999.99 });
const json = (name, maxSize) => ({ type: "json", name, maxSize });
const select = (name, values, more = required) => ({
  type: "select",
  name,
  values,
  maxSelect: 1,
  ...more,
});
/** `collectionId` is a name here: create() looks its id up. */
const relation = (name, to, more = {}) => ({
  type: "relation",
  name,
  collectionId: to,
  maxSelect: 1,
  cascadeDelete: false,
  ...more,
});
const company = () => relation("company", "optique_companies", required);
/** The document that a line belongs to and goes with. */
const parent = (name, to) => relation(name, to, { required: true, cascadeDelete: true });
const images = ["image/png", "image/jpeg", "image/webp"];
const file = (name, maxSize, mimeTypes, more = {}) => ({
  type: "file",
  name,
  maxSelect: 1,
  maxSize,
  mimeTypes,
  ...more,
});
const eye = (side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => json(`${side}_${measure}`, 100));
const dates = () => [
  { type: "autodate", name: "created", onCreate: true },
  { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
];

const productTypes = ["frame", "lens", "sunglasses", "accessory", "other"];
const lineQuantity = () => whole("quantity", { required: true, min: 1, max: 50000 });

// --- Indexes: [columns, isUnique] ---------------------------------------------------------------------------------------

/** The order of the lists of the application. */
const newest = ["company, created"];
/** The records API counts a list by its company and reads it by its creation (server/scale/README.md). */
const ofRecordsApi = [["company"], ["created"]];

// --- Tables: name, rules, fields, indexes -------------------------------------------------------------------------------

const companyFields = [
  name(),
  file("logo", 2 * MB, images),
  text("address"),
  text("phone"),
  email(),
  text("website"),
  text("other_info"),
  text("registration"),
  text("rc"),
  text("patente"),
  text("if"),
  text("ice"),
  text("bank_info"),
  text("inpe"),
];

const tables = [
  [
    "clients",
    tenant,
    [company(), name(), text("phone"), email(), text("address"), notes()],
    [newest, ...ofRecordsApi],
  ],
  [
    "suppliers",
    tenant,
    [
      company(),
      name(),
      text("contact_person", 200),
      text("phone"),
      email(),
      text("address"),
      notes(),
    ],
    [newest, ["company, name"]],
  ],
  [
    "products",
    tenant,
    [
      company(),
      name(),
      select("type", productTypes),
      text("category"),
      text("reference"),
      text("description", 5000),
      amount("purchase_price"),
      amount("selling_price"),
      whole("stock", { min: 0, max: 999999999 }),
      file("image", 2 * MB, images, { thumbs: ["100x100"] }),
      relation("supplier", "optique_suppliers"),
      { type: "bool", name: "archived" },
    ],
    [newest, ["company, stock"], ["company, name"], ["company, type"], ["supplier"]],
  ],
  [
    "prescriptions",
    tenant,
    [
      company(),
      relation("client", "optique_clients", required),
      date(),
      ...eye("right"),
      ...eye("left"),
      notes(),
      text("prescriber", 200),
      file("image", 5 * MB, [...images, "application/pdf"], { protected: true }),
    ],
    [
      newest,
      // Covering: the latest prescription of each client is read from the index alone.
      ["client, date, company"],
      ...ofRecordsApi,
      // The whole order of the list, not its days alone.
      ["company, date, created"],
    ],
  ],
  [
    "invoices",
    tenant,
    [
      company(),
      relation("client", "optique_clients"),
      relation("prescription", "optique_prescriptions", { cascadeDelete: true }),
      text("invoice_number", 50),
      date(),
      amount("total_amount"),
      amount("paid_amount"),
      select("status", ["unpaid", "partial", "paid"], {}),
      notes(),
    ],
    [
      newest,
      // Covering: the totals of a day are compared with its invoices without touching the table.
      ["company, date, total_amount, paid_amount"],
      ["company, status, created"],
      ["client"],
      ["prescription"],
      ["company, invoice_number", true],
      ...ofRecordsApi,
    ],
  ],
  [
    "invoice_items",
    tenant,
    [
      company(),
      parent("invoice", "optique_invoices"),
      relation("product", "optique_products"),
      lineQuantity(),
      amount("price"),
      text("product_name", 200),
      text("product_reference"),
      select("product_type", productTypes, {}),
    ],
    [["invoice"], ["product"]],
  ],
  [
    "payments",
    tenant,
    [
      company(),
      parent("invoice", "optique_invoices"),
      date(),
      amount("amount"),
      select("payment_method", ["cash", "card", "check", "transfer", "bank_transfer", "other"]),
      text("reference"),
      notes(),
    ],
    [["invoice"], ["company, date, amount, payment_method"]],
  ],
  [
    "stock_receipts",
    tenant,
    [
      company(),
      relation("supplier", "optique_suppliers", required),
      text("receipt_number", 50, required),
      date(),
      select("status", ["pending", "received", "partial", "cancelled"]),
      amount("total_amount"),
      notes(),
    ],
    [newest, ["supplier"], ["company, status"], ["company, receipt_number", true]],
  ],
  [
    "stock_receipt_items",
    tenant,
    [
      company(),
      parent("receipt", "optique_stock_receipts"),
      relation("product", "optique_products", required),
      lineQuantity(),
      amount("price"),
      whole("received_quantity", { min: 0, max: 50000 }),
      notes(),
    ],
    [["receipt"], ["product"]],
  ],
  [
    "stock_adjustments",
    tenant,
    [
      company(),
      text("adjustment_number", 50, required),
      date(),
      select("reason", ["inventory_count", "damage", "theft", "other"]),
      notes(),
    ],
    [newest, ["company, adjustment_number", true]],
  ],
  [
    "stock_adjustment_items",
    tenant,
    [
      company(),
      parent("adjustment", "optique_stock_adjustments"),
      relation("product", "optique_products", required),
      whole("quantity", { required: true, min: -50000, max: 50000 }),
      notes(),
    ],
    [["adjustment"], ["product"]],
  ],
  [
    "stock_movements",
    readOnly,
    [
      company(),
      parent("product", "optique_products"),
      date(),
      whole("quantity", required),
      select("movement_type", ["sale", "purchase", "adjustment", "return", "initial"]),
      text("reference_type"),
      text("reference_id"),
      text("line"),
      notes(),
    ],
    [newest, ["product, created"], ["line"], ["reference_type, reference_id"], ...ofRecordsApi],
  ],
  [
    "journal",
    readOnly,
    [
      company(),
      text("actor"),
      text("actor_name", 200),
      select("action", ["update", "delete"]),
      text("collection"),
      text("record"),
      text("label"),
      json("changes", 2 * MB),
    ],
    [newest, ["record"]],
  ],
  [
    "events",
    readOnly,
    [
      relation("company", "optique_companies"),
      name(),
      text("path"),
      json("props", 10000),
      text("visitor"),
      // The shop's day, which is not always that of `created`.
      text("day", 10),
    ],
    [newest, ["company, day"]],
  ],
];

/** Indexes that only our own SQL reads. */
const ownIndexes = [
  // One look-up gives the highest number of a month, however many invoices it has (domain/README.md §2).
  "CREATE INDEX idx_invoices_sequence ON optique_invoices (company, substr(invoice_number, 1, 6), CAST(substr(invoice_number, 7) AS INTEGER))",
  // Covering: the totals of a day are compared with its movements without touching the table.
  "CREATE INDEX idx_movements_company_date ON optique_stock_movements (company, date, movement_type, quantity)",
];

// --- How they are made --------------------------------------------------------------------------------------------------

migrate((app) => {
  createCompaniesAndUsers(app);
  for (const [name, rules, fields, indexes] of tables) create(app, name, rules, fields, indexes);
  for (const sql of ownIndexes) app.db().newQuery(sql).execute();
  dropSamples(app);
  setDefaults(app);
});

function create(app, name, rules, fields, indexes) {
  const indexSql = ([columns, isUnique = false]) =>
    `CREATE ${isUnique ? "UNIQUE " : ""}INDEX idx_${name}_${columns.replaceAll(", ", "_")} ON optique_${name} (${columns})`;
  app.save(
    new Collection({
      type: "base",
      name: `optique_${name}`,
      ...rules,
      fields: [...fields, ...dates()].map((field) => withId(app, field)),
      indexes: indexes.map(indexSql),
    }),
  );
}

const withId = (app, field) =>
  field.type === "relation"
    ? { ...field, collectionId: app.findCollectionByNameOrId(field.collectionId).id }
    : field;

/** The rules of the companies name a field of the users, which relate to the companies: they are set once both exist. */
function createCompaniesAndUsers(app) {
  create(app, "companies", {}, companyFields, []);
  const colleague =
    'id = @request.auth.id || (@request.auth.company != "" && company = @request.auth.company)';
  app.save(
    new Collection({
      type: "auth",
      name: "optique_users",
      listRule: colleague,
      viewRule: colleague,
      createRule: null,
      updateRule: "id = @request.auth.id && @request.body.company:changed = false",
      deleteRule: null,
      authRule: "",
      authAlert: { enabled: false },
      passwordAuth: { enabled: true, identityFields: ["email"] },
      fields: [
        text("name", 200),
        withId(app, relation("company", "optique_companies")),
        ...dates(),
      ],
      indexes: ["CREATE INDEX idx_users_company ON optique_users (company)"],
    }),
  );
  const mine = '@request.auth.company != "" && id = @request.auth.company';
  const companies = app.findCollectionByNameOrId("optique_companies");
  companies.listRule = mine;
  companies.viewRule = mine;
  companies.updateRule = mine;
  companies.createRule = '@request.auth.id != "" && @request.auth.company = ""';
  app.save(companies);
}

/** PocketBase's sample collection: nothing here uses it, and its sign-up is open. */
function dropSamples(app) {
  try {
    app.delete(app.findCollectionByNameOrId("users"));
  } catch {
    // Already gone: a database that an administrator prepared.
  }
}

/** The settings of a new installation; the administrator may change them afterwards. */
function setDefaults(app) {
  const settings = app.settings();
  settings.meta.appName = "Optique";
  settings.meta.hideControls = true;
  settings.batch.enabled = false;
  settings.logs.maxDays = 14;
  settings.logs.logIP = false;
  settings.backups.cron = "0 1 * * *";
  settings.backups.cronMaxKeep = 14;
  // A whole shop may sit behind one address: only what a stranger could abuse is limited.
  settings.rateLimits.enabled = true;
  settings.rateLimits.rules = [
    { label: "optique_users:auth", duration: 60, maxRequests: 120, audience: "" },
    { label: "_superusers:auth", duration: 60, maxRequests: 60, audience: "" },
    { label: "POST /api/optique/setup", duration: 60, maxRequests: 20, audience: "" },
    { label: "POST /api/optique/events", duration: 60, maxRequests: 60, audience: "" },
  ];
  app.save(settings);
  const superusers = app.findCollectionByNameOrId("_superusers");
  superusers.authAlert.enabled = false;
  app.save(superusers);
}
