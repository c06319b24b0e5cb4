/// <reference path="../pb_hooks/types/types.d.ts" />
// Collections with fields, limits and indexes. The server sets access rules at each start (domain/core/accessRules.ts);
// until then only the administrator can read. tests/server/engine/records/schema.test.ts compares them with
// domain/core/records.ts.

// --- Fields -------------------------------------------------------------------------------------------------------------

const MB = 1024 * 1024;
const required = { required: true };
const text = (name, max = 500, more = {}) => ({ type: "text", name, max, ...more });
const name = () => text("name", 200, required);
const notes = () => text("notes", 5000);
const email = () => ({ type: "email", name: "email" });
const day = (name, more = required) => ({ type: "date", name, ...more });
const bool = (name) => ({ type: "bool", name });
const json = (name, maxSize) => ({ type: "json", name, maxSize });
const number = (name, min, max) => ({ type: "number", name, min, max });
const whole = (name, min, max, more = {}) => ({
  ...number(name, min, max),
  onlyInt: true,
  ...more,
});
/** Largest amount in dirhams: times the largest quantity, its centimes are still an exact number. */
const maxAmount = 999999999.99;
const amount = (name, min = 0) => number(name, min, maxAmount);
const signedAmount = (name) => amount(name, -maxAmount);
const select = (name, values, more = required) => ({
  type: "select",
  name,
  values,
  maxSelect: 1,
  ...more,
});
/** `collectionId` holds a name here, which save() resolves to an id. */
const relation = (name, to, more = {}) => ({
  type: "relation",
  name,
  collectionId: `optique_${to}`,
  maxSelect: 1,
  cascadeDelete: false,
  ...more,
});
const company = () => relation("company", "companies", required);
/** Required relation to the document that a line is deleted with. */
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
const lineQuantity = () => whole("quantity", 1, 50000, required);

// --- Indexes ------------------------------------------------------------------------------------------------------------

/** Order of the application's lists. */
const newest = "company, created";
/** Indexes for the records API, which counts a list by company and sorts by creation (docs/search-and-totals.md). */
const ofRecordsApi = ["company", "created"];
const unique = (columns, where) => ({ columns, isUnique: true, where });
/** Index whose name does not list all its columns. */
const named = (name, columns) => ({ name, columns });

// --- Collections: fields in the order of a record's JSON, indexes ---------------------------------------------------------

const collections = {
  companies: {
    fields: [
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
      ...dates(),
      json("messages", 20000),
      whole("mounting_days", 0, 60),
      whole("lab_days", 0, 60),
      bool("vat"),
      number("vat_rate", 0, 100),
      text("vat_note"),
    ],
    indexes: [],
  },
  users: {
    type: "auth",
    authAlert: { enabled: false },
    passwordAuth: { enabled: true, identityFields: ["email"] },
    fields: [text("name", 200), relation("company", "companies"), ...dates()],
    indexes: ["company"],
  },
  clients: {
    fields: [company(), name(), text("phone"), email(), text("address"), notes(), ...dates()],
    indexes: [newest, ...ofRecordsApi],
  },
  suppliers: {
    fields: [
      company(),
      name(),
      text("contact_person", 200),
      text("phone"),
      email(),
      text("address"),
      notes(),
      ...dates(),
      bool("is_lab"),
      select("cylinder", ["as_written", "minus", "plus"], {}),
    ],
    indexes: [newest, "company, name"],
  },
  products: {
    fields: [
      company(),
      name(),
      select("type", productTypes),
      text("category"),
      text("reference"),
      text("description", 5000),
      amount("purchase_price"),
      amount("selling_price"),
      whole("stock", 0, 999999999),
      file("image", 2 * MB, images, { thumbs: ["100x100"] }),
      relation("supplier", "suppliers"),
      bool("archived"),
      ...dates(),
      json("vat_rate", 100),
      text("barcode", 64),
    ],
    indexes: [
      newest,
      "company, stock",
      "company, name",
      "company, type",
      "supplier",
      unique("company, barcode", "barcode != ''"),
    ],
  },
  prescriptions: {
    fields: [
      company(),
      relation("client", "clients", required),
      day("date"),
      ...eye("right"),
      ...eye("left"),
      notes(),
      text("prescriber", 200),
      file("image", 5 * MB, [...images, "application/pdf"], { protected: true }),
      ...dates(),
    ],
    // The full order of the list, not just its days.
    indexes: [newest, ...ofRecordsApi, "company, date, created"],
  },
  jobs: {
    fields: [
      company(),
      parent("prescription", "prescriptions"),
      select("status", ["to_order", "ordered", "mounting", "ready", "delivered"]),
      day("promised_on"),
      relation("lab", "suppliers"),
      text("lab_reference"),
      text("tray"),
      text("problem"),
      notes(),
      json("steps", 200000),
      ...dates(),
    ],
    indexes: [
      unique("prescription"),
      "company, status, promised_on",
      "company, promised_on",
      "lab",
      ...ofRecordsApi,
    ],
  },
  messages: {
    fields: [
      company(),
      parent("client", "clients"),
      select("kind", ["reminder", "ready", "unpaid"]),
      text("record"),
      text("phone"),
      text("text", 5000),
      text("by", 200),
      ...dates(),
    ],
    indexes: [
      "client, kind, created",
      "record, kind, created",
      "company, kind, created",
      ...ofRecordsApi,
    ],
  },
  invoices: {
    fields: [
      company(),
      relation("client", "clients"),
      relation("prescription", "prescriptions", { cascadeDelete: true }),
      text("invoice_number", 50),
      day("date"),
      amount("total_amount"),
      amount("paid_amount"),
      select("status", ["unpaid", "partial", "paid"], {}),
      notes(),
      ...dates(),
    ],
    indexes: [
      newest,
      "company, status, created",
      unique("company, invoice_number"),
      ...ofRecordsApi,
      // Covering: counts the invoices of many clients without reading the table.
      named("client", "client, company"),
      // Ordered: finds the first invoice of a prescription without sorting.
      named("prescription", "prescription, created"),
      // Covering: lists the invoice numbers of a day of the till.
      named("company_date", "company, date, invoice_number"),
    ],
  },
  invoice_items: {
    fields: [
      company(),
      parent("invoice", "invoices"),
      relation("product", "products"),
      lineQuantity(),
      amount("price"),
      text("product_name", 200),
      text("product_reference"),
      select("product_type", productTypes, {}),
      ...dates(),
      select("eye", ["right", "left"], {}),
      json("vat_rate", 100),
    ],
    indexes: ["invoice", "product"],
  },
  payments: {
    fields: [
      company(),
      parent("invoice", "invoices"),
      day("date"),
      amount("amount"),
      select("payment_method", ["cash", "card", "check", "transfer", "bank_transfer", "other"]),
      text("reference"),
      notes(),
      ...dates(),
      text("by", 200),
      text("bank", 200),
      day("due_on", {}),
      // Empty in payments older than the till, which count as paid.
      select("cheque_state", ["in_hand", "deposited", "cleared", "bounced"], {}),
      day("deposited_on", {}),
      text("slip", 50),
      text("actor"),
    ],
    // Payments of a day, latest first.
    indexes: ["invoice", named("company_date", "company, date, created, invoice")],
  },
  cash_moves: {
    fields: [
      company(),
      day("date"),
      signedAmount("amount"),
      select("kind", ["float", "expense", "bank", "refund", "other"]),
      text("label"),
      text("by", 200),
      ...dates(),
      text("actor"),
    ],
    indexes: ["company, date", ...ofRecordsApi],
  },
  closes: {
    fields: [
      company(),
      day("day"),
      signedAmount("opening"),
      signedAmount("expected"),
      signedAmount("counted"),
      signedAmount("difference"),
      notes(),
      json("figures", 200000),
      text("by", 200),
      ...dates(),
      text("actor"),
    ],
    indexes: [unique("company, day"), ...ofRecordsApi],
  },
  stock_receipts: {
    fields: [
      company(),
      relation("supplier", "suppliers", required),
      text("receipt_number", 50, required),
      day("date"),
      select("status", ["pending", "received", "partial", "cancelled"]),
      amount("total_amount"),
      notes(),
      ...dates(),
    ],
    indexes: [newest, "supplier", "company, status", unique("company, receipt_number")],
  },
  stock_receipt_items: {
    fields: [
      company(),
      parent("receipt", "stock_receipts"),
      relation("product", "products", required),
      lineQuantity(),
      amount("price"),
      whole("received_quantity", 0, 50000),
      notes(),
      ...dates(),
    ],
    indexes: ["receipt", "product"],
  },
  stock_adjustments: {
    fields: [
      company(),
      text("adjustment_number", 50, required),
      day("date"),
      select("reason", ["inventory_count", "damage", "theft", "other"]),
      notes(),
      ...dates(),
    ],
    indexes: [newest, unique("company, adjustment_number")],
  },
  stock_adjustment_items: {
    fields: [
      company(),
      parent("adjustment", "stock_adjustments"),
      relation("product", "products", required),
      whole("quantity", -50000, 50000, required),
      notes(),
      ...dates(),
    ],
    indexes: ["adjustment", "product"],
  },
  stock_movements: {
    fields: [
      company(),
      parent("product", "products"),
      day("date"),
      whole("quantity", null, null, required),
      select("movement_type", ["sale", "purchase", "adjustment", "return", "initial"]),
      text("reference_type"),
      text("reference_id"),
      text("line"),
      notes(),
      ...dates(),
      text("actor_name", 200),
    ],
    indexes: [newest, "product, created", "line", "reference_type, reference_id", ...ofRecordsApi],
  },
  journal: {
    fields: [
      company(),
      text("actor"),
      text("actor_name", 200),
      select("action", ["update", "delete"]),
      text("collection"),
      text("record"),
      text("label"),
      json("changes", 2 * MB),
      ...dates(),
    ],
    indexes: [newest, "record"],
  },
  events: {
    fields: [
      relation("company", "companies"),
      name(),
      text("path"),
      json("props", 10000),
      text("visitor"),
      // Day of the shop, which may differ from that of `created`.
      text("day", 10),
      ...dates(),
    ],
    indexes: [newest, "company, day"],
  },
};

// --- Indexes that only our own SQL reads: of expressions, covering, or partial ------------------------------------------

/** Holds every stock level, so that only code knows how many pieces are low (domain/stock/stockLevel.ts). */
const shelfIndex =
  "CREATE INDEX idx_products_shelf ON optique_products (company, stock, name COLLATE NOCASE) WHERE archived = FALSE";
/** Instant of the last step: for a delivered job, its delivery. */
const lastStep = "json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].at')";

const ownIndexes = [
  shelfIndex,
  // A scanned code may be a reference in any case.
  "CREATE INDEX idx_products_company_reference ON optique_products (company, reference COLLATE NOCASE)",
  // Finds the highest number of a month in one look-up (docs/rules-money.md, Invoice number).
  "CREATE INDEX idx_invoices_sequence ON optique_invoices (company, substr(invoice_number, 1, 6), CAST(substr(invoice_number, 7) AS INTEGER))",
  // Covering: sums the amount due of partly paid invoices.
  "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, paid_amount) WHERE status = 'partial'",
  "CREATE INDEX idx_invoice_items_rated ON optique_invoice_items (company) WHERE typeof(vat_rate) IN ('integer', 'real')",
  // Two conditions, so that SQLite never searches cheques of a state among all due ones.
  "CREATE INDEX idx_payments_cheques ON optique_payments (company, cheque_state, due_on) WHERE cheque_state > ''",
  "CREATE INDEX idx_payments_due ON optique_payments (company, due_on) WHERE cheque_state <> ''",
  "CREATE INDEX idx_payments_slip ON optique_payments (company, slip) WHERE slip > ''",
  `CREATE INDEX idx_jobs_delivered ON optique_jobs (company, ${lastStep}) WHERE status = 'delivered'`,
  "CREATE INDEX idx_stock_receipts_company_date ON optique_stock_receipts (company, date)",
  "CREATE INDEX idx_stock_receipts_supplier_date ON optique_stock_receipts (supplier, date, company)",
  "CREATE INDEX idx_stock_receipts_open ON optique_stock_receipts (supplier, company) WHERE status IN ('pending', 'partial')",
  "CREATE INDEX idx_stock_adjustments_company_date ON optique_stock_adjustments (company, date)",
  // Covering: compares daily totals with movements without reading the table.
  "CREATE INDEX idx_movements_company_date ON optique_stock_movements (company, date, movement_type, quantity)",
  // Finds who deleted a missing invoice number (server/sale/numberGaps.ts).
  "CREATE INDEX idx_journal_deleted_invoices ON optique_journal (company, label, created) WHERE collection = 'optique_invoices' AND action = 'delete'",
  // Finds deleted or changed payments of a day (server/till/corrections.ts).
  "CREATE INDEX idx_journal_payments ON optique_journal (company, created) WHERE collection = 'optique_payments' OR (collection = 'optique_invoices' AND action = 'delete')",
];

// --- Creation -----------------------------------------------------------------------------------------------------------

migrate((app) => {
  if (app.hasTable("optique_companies")) return upgrade(app);
  for (const [name, collection] of Object.entries(collections)) save(app, name, collection);
  for (const sql of ownIndexes) run(app, sql);
});

const run = (app, sql) => app.db().newQuery(sql).execute();

function save(app, name, { fields, indexes, ...more }) {
  const withId = (field) =>
    field.type === "relation"
      ? { ...field, collectionId: app.findCollectionByNameOrId(field.collectionId).id }
      : field;
  app.save(
    new Collection({
      type: "base",
      ...more,
      name: `optique_${name}`,
      fields: fields.map(withId),
      indexes: indexes.map((index) =>
        indexSql(name, typeof index === "string" ? { columns: index } : index),
      ),
    }),
  );
}

function indexSql(table, { columns, name = columns.replaceAll(", ", "_"), isUnique, where }) {
  const kind = isUnique ? "UNIQUE INDEX" : "INDEX";
  const condition = where ? ` WHERE ${where}` : "";
  return `CREATE ${kind} idx_${table}_${name} ON optique_${table} (${columns})${condition}`;
}

/** A database of the 25 replaced migrations has all but one index already (README.md, Upgrade). */
function upgrade(app) {
  const last = new DynamicModel({ applied: 0 });
  app
    .db()
    .newQuery(
      "SELECT COUNT(*) AS applied FROM _migrations WHERE file = '1700000860_merge_at_erasures.js'",
    )
    .one(last);
  if (last.applied === 0) throw new Error("These data are older than c71a09e2: README.md, Upgrade");
  run(app, "DROP INDEX idx_products_shelf");
  run(app, shelfIndex);
}
