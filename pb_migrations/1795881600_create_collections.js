/// <reference path="../pb_hooks/types/types.d.ts" />
// Collections with fields, limits and indexes: creates them, and mends those of an older version (docs/architecture.md,
// Collections). The server sets access rules at each start (domain/core/accessRules.ts); until then only the
// administrator can read. tests/server/engine/records/schema.test.ts compares them with domain/core/records.ts.

// --- Fields -------------------------------------------------------------------------------------------------------------

const MB = 1024 * 1024;
const required = { required: true };
const text = (name, max = 500, more = {}) => ({ type: "text", name, max, ...more });
/** Text that only the routes of its document send. */
const hidden = (name, max = 500) => text(name, max, { hidden: true });
const instant = (name) => text(name, 30);
const name = () => text("name", 200, required);
const notes = () => text("notes", 5000);
const email = () => ({ type: "email", name: "email" });
const day = (name, more = required) => ({ type: "date", name, ...more });
const optionalDay = (name) => day(name, {});
const bool = (name) => ({ type: "bool", name });
const json = (name, maxSize) => ({ type: "json", name, maxSize });
const measure = (name) => json(name, 100);
const papers = () => json("papers", 20000);
const number = (name, min, max) => ({ type: "number", name, min, max });
const whole = (name, min, max, more = {}) => ({
  ...number(name, min, max),
  onlyInt: true,
  ...more,
});
const percent = (name) => number(name, 0, 100);
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
const optionalSelect = (name, values) => select(name, values, {});
/** `collectionId` holds a name here, which keep() resolves to an id. */
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
  ["sphere", "cylinder", "axis", "add", "eip"].map((name) => measure(`${side}_${name}`));
const prismBases = ["in", "out", "up", "down"];
const moreOfEye = (side) => [
  measure(`${side}_prism`),
  optionalSelect(`${side}_base`, prismBases),
  measure(`${side}_prism2`),
  optionalSelect(`${side}_base2`, prismBases),
  measure(`${side}_near_sphere`),
  measure(`${side}_near_cylinder`),
  measure(`${side}_near_axis`),
  measure(`${side}_near_eip`),
  measure(`${side}_height`),
  text(`${side}_va`, 20),
  text(`${side}_near_va`, 20),
];
const dates = () => [
  { type: "autodate", name: "created", onCreate: true },
  { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
];
const signature = () => [text("by", 200), text("actor"), text("approved_by", 200)];
const buyer = () => [hidden("buyer_name", 200), hidden("buyer_address"), hidden("buyer_ice")];

const productTypes = ["frame", "lens", "sunglasses", "accessory", "other", "service"];
/** Product of a line as it was sold. */
const soldProduct = () => [
  text("product_name", 200),
  text("product_reference"),
  optionalSelect("product_type", productTypes),
];
const lineQuantity = () => whole("quantity", 1, 50000, required);
const eyeOfLine = () => optionalSelect("eye", ["right", "left"]);
const moneyMethods = ["cash", "card", "check", "transfer", "bank_transfer", "other"];
const variants = ["A", "B", "C"];

// --- Indexes ------------------------------------------------------------------------------------------------------------

/** Order of the application's lists. */
const newest = "company, created";
/** Indexes for the records API, which counts a list by company and sorts by creation (docs/search-and-totals.md). */
const ofRecordsApi = ["company", "created"];
const unique = (columns, where) => ({ columns, isUnique: true, where });
/** Index whose name does not list all its columns. */
const named = (name, columns, where) => ({ name, columns, where });

// --- Collections: fields in the order of the dashboard, indexes -----------------------------------------------------------

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
      percent("vat_rate"),
      text("vat_note"),
      optionalSelect("color", ["petrol", "green", "blue", "burgundy", "brown", "black"]),
      bool("invoice_lock"),
      text("warranty_note"),
      percent("seller_discount"),
      percent("optician_discount"),
      optionalSelect("ask_person", ["each", "idle", "day"]),
      whole("idle_minutes", 0, 480),
      whole("quote_days", 0, 365),
      whole("quote_follow_days", 0, 365),
      bool("child_source_remark"),
    ],
    indexes: [],
  },
  users: {
    type: "auth",
    authAlert: { enabled: false },
    passwordAuth: { enabled: true, identityFields: ["email"] },
    fields: [
      text("name", 200),
      relation("company", "companies"),
      ...dates(),
      optionalSelect("role", ["owner", "optician", "seller", "workshop", "accountant"]),
      json("rights", 5000),
      bool("active"),
      { type: "password", name: "pin", hidden: true, max: 6 },
      bool("is_station"),
      instant("seen_at"),
    ],
    indexes: ["company"],
  },
  clients: {
    fields: [
      company(),
      name(),
      text("phone"),
      email(),
      text("address"),
      notes(),
      ...dates(),
      text("ice"),
      optionalDay("birth_date"),
    ],
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
      optionalSelect("cylinder", ["as_written", "minus", "plus"]),
      json("measures", 1000),
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
      bool("pinned"),
      bool("made_to_order"),
      amount("min_price"),
      ...["eye_size", "bridge", "temple", "lens_height"].map(measure),
    ],
    indexes: [
      newest,
      "company, stock",
      "company, name",
      "company, type",
      "supplier",
      unique("company, barcode", "barcode != ''"),
      named("pinned", "company, name", "pinned = TRUE"),
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
      ...moreOfEye("right"),
      ...moreOfEye("left"),
      ...["vertex", "pantoscopic", "wrap", "reading_distance"].map(measure),
      optionalSelect("source", ["medical", "refraction", "old_glasses"]),
      optionalDay("examined_on"),
    ],
    // The full order of the list, not just its days.
    indexes: [newest, ...ofRecordsApi, "company, date, created"],
  },
  jobs: {
    fields: [
      company(),
      parent("prescription", "prescriptions"),
      select("status", ["to_order", "ordered", "mounting", "ready", "delivered", "cancelled"]),
      day("promised_on"),
      relation("lab", "suppliers"),
      text("lab_reference"),
      text("tray"),
      text("problem"),
      notes(),
      json("steps", 200000),
      ...dates(),
      json("ready_pairs", 1000),
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
      // A quote's may be for a person without a client record.
      relation("client", "clients", { cascadeDelete: true }),
      select("kind", ["reminder", "ready", "unpaid", "quote", "reimbursable"]),
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
      signedAmount("paid_amount"),
      optionalSelect("status", ["unpaid", "partial", "paid", "cancelled"]),
      notes(),
      ...dates(),
      instant("issued_at"),
      instant("printed_at"),
      ...buyer(),
      text("seller", 200),
      amount("credited_amount"),
      text("seller_id"),
      amount("fund_part"),
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
      named("company_seller", "company, seller_id, date"),
    ],
  },
  invoice_items: {
    fields: [
      company(),
      parent("invoice", "invoices"),
      relation("product", "products"),
      lineQuantity(),
      amount("price"),
      ...soldProduct(),
      ...dates(),
      eyeOfLine(),
      json("vat_rate", 100),
      text("label", 200),
      amount("discount"),
      bool("non_stock"),
      whole("pair", 1, 9),
      optionalSelect("use", ["far", "near", "intermediate", "progressive", "sun"]),
    ],
    indexes: ["invoice", "product"],
  },
  credit_notes: {
    fields: [
      company(),
      text("number", 50, required),
      day("date"),
      relation("invoice", "invoices", required),
      relation("client", "clients"),
      ...buyer(),
      select("reason", ["return", "price", "client", "order", "late", "warranty", "gesture"]),
      notes(),
      ...["total_amount", "kept", "used"].map((name) => amount(name)),
      ...signature(),
      hidden("request", 64),
      ...dates(),
    ],
    indexes: [
      newest,
      unique("company, number"),
      "company, date",
      "invoice",
      "client",
      ...ofRecordsApi,
    ],
  },
  credit_items: {
    fields: [
      company(),
      parent("credit_note", "credit_notes"),
      relation("invoice_item", "invoice_items", required),
      whole("quantity", 0, 50000),
      amount("amount"),
      select("goods", ["shelf", "defect", "none"]),
      relation("product", "products"),
      ...soldProduct(),
      json("vat_rate", 100),
      optionalDay("settled_on"),
      optionalSelect("outcome", ["scrap", "supplier"]),
      ...dates(),
    ],
    indexes: ["credit_note", "invoice_item", "product", ...ofRecordsApi],
  },
  refunds: {
    fields: [
      company(),
      relation("invoice", "invoices", required),
      relation("credit_note", "credit_notes"),
      day("date"),
      amount("amount"),
      select("payment_method", moneyMethods),
      text("reference"),
      ...signature(),
      bool("from_kept"),
      hidden("request", 64),
      ...dates(),
    ],
    indexes: ["company, date, created", "invoice", "credit_note", ...ofRecordsApi],
  },
  funds: {
    fields: [
      company(),
      name(),
      select("kind", ["amo", "mutual", "insurer", "employer"]),
      select("pays", ["client", "shop"]),
      papers(),
      whole("deadline_days", 0, 3650),
      whole("months_adult", 0, 240),
      whole("months_child", 0, 240),
      whole("child_until", 0, 120),
      notes(),
      bool("archived"),
      ...dates(),
    ],
    indexes: [newest],
  },
  claims: {
    fields: [
      company(),
      parent("invoice", "invoices"),
      relation("client", "clients", required),
      relation("fund", "funds", required),
      text("beneficiary", 200),
      optionalDay("beneficiary_birth"),
      text("member_number"),
      text("relation"),
      text("prescriber", 200),
      text("prescriber_inpe"),
      optionalDay("examined_on"),
      text("fse_number"),
      text("agreement_number"),
      optionalDay("agreement_on"),
      amount("asked"),
      amount("agreed"),
      papers(),
      select("status", [
        "todo",
        "ready",
        "given",
        "asked",
        "agreed",
        "refused",
        "sent",
        "paid",
        "partly",
        "rejected",
      ]),
      optionalDay("sent_on"),
      text("slip", 50),
      amount("received_amount"),
      optionalDay("received_on"),
      text("refusal"),
      notes(),
      ...dates(),
    ],
    indexes: ["client", "fund", newest, unique("invoice")],
  },
  payments: {
    fields: [
      company(),
      parent("invoice", "invoices"),
      day("date"),
      amount("amount"),
      select("payment_method", [...moneyMethods, "credit"]),
      text("reference"),
      notes(),
      ...dates(),
      text("by", 200),
      text("bank", 200),
      optionalDay("due_on"),
      // Empty in payments older than the till, which count as paid.
      optionalSelect("cheque_state", ["in_hand", "deposited", "cleared", "bounced", "returned"]),
      optionalDay("deposited_on"),
      text("slip", 50),
      text("actor"),
      relation("credit_note", "credit_notes"),
      relation("fund", "funds"),
    ],
    // Payments of a day, latest first.
    indexes: ["invoice", named("company_date", "company, date, created, invoice")],
  },
  quotes: {
    fields: [
      company(),
      text("number", 50, required),
      day("date"),
      day("valid_until"),
      relation("client", "clients"),
      text("prospect_name", 200),
      text("prospect_phone"),
      relation("prescription", "prescriptions"),
      optionalSelect("title", ["quote", "proforma"]),
      notes(),
      text("internal_notes", 5000),
      amount("deposit_asked"),
      whole("delivery_days", 0, 365),
      optionalSelect("chosen", variants),
      relation("invoice", "invoices"),
      optionalSelect("refusal", ["price", "delay", "elsewhere", "silence", "other"]),
      amount("total_amount"),
      instant("printed_at"),
      text("by", 200),
      text("actor"),
      ...dates(),
    ],
    indexes: [
      newest,
      unique("company, number"),
      "company, date",
      "client",
      "prescription",
      "invoice",
      ...ofRecordsApi,
    ],
  },
  quote_items: {
    fields: [
      company(),
      parent("quote", "quotes"),
      optionalSelect("variant", variants),
      relation("product", "products"),
      text("label", 200),
      lineQuantity(),
      amount("price"),
      amount("discount"),
      eyeOfLine(),
      json("vat_rate", 100),
      ...soldProduct(),
      ...dates(),
    ],
    indexes: ["quote", "product", ...ofRecordsApi],
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
      bool("non_stock"),
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
  approvals: {
    fields: [
      company(),
      text("act", 50),
      text("record"),
      amount("amount"),
      text("reason", 200),
      text("by"),
      text("by_name", 200),
      text("approved_by"),
      text("approver_name", 200),
      instant("used_at"),
      ...dates(),
    ],
    indexes: [named("company", newest)],
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

const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
/** The same expressions as domain/sale/due.ts: SQLite takes an index of an expression by its text. */
const total = centimes("total_amount");
const due = `MAX(0, ${total} - ${centimes("credited_amount")} - ${centimes("fund_part")} - ${centimes("paid_amount")})`;
const isOpen = "(status IN ('unpaid', 'partial'))";
/** Instant of the last step: for a delivered job, its delivery. */
const lastStep = "json_extract(IIF(json_valid(steps), steps, '[]'), '$[#-1].at')";
/** Day from which the age of what a fund owes counts; the same text as domain/claims/fundAges.ts. */
const owedSince = "COALESCE(NULLIF(sent_on, ''), agreement_on)";
/** Kinds of the journal's list (server/people/journalList.ts). */
const journalKinds = {
  update: "action = 'update'",
  delete: "action = 'delete'",
  // A damaged entry is no reason to refuse a start.
  discount: "IIF(json_valid(changes), json_extract(changes, '$.discount'), NULL) IS NOT NULL",
  refund: "collection = 'optique_refunds'",
  right: "collection = 'optique_users'",
  approval: "collection = 'optique_approvals'",
};

const ownIndexes = [
  // Holds every stock level, so that only code knows how many pieces are low (domain/stock/stockLevel.ts).
  "CREATE INDEX idx_products_shelf ON optique_products (company, stock, name COLLATE NOCASE) WHERE archived = FALSE AND made_to_order = FALSE AND type <> 'service'",
  // A scanned code may be a reference in any case.
  "CREATE INDEX idx_products_company_reference ON optique_products (company, reference COLLATE NOCASE)",
  // Finds the highest number of a month in one look-up (docs/rules-money.md, Invoice number).
  "CREATE INDEX idx_invoices_sequence ON optique_invoices (company, substr(invoice_number, 1, 6), CAST(substr(invoice_number, 7) AS INTEGER))",
  // Covering: sums the amount due of partly paid invoices.
  "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, credited_amount, fund_part, paid_amount) WHERE status = 'partial'",
  // Orders of the invoice list, of all invoices and of those that are open.
  `CREATE INDEX idx_invoices_amount ON optique_invoices (company, ${total})`,
  `CREATE INDEX idx_invoices_open_amount ON optique_invoices (company, ${total}) WHERE ${isOpen}`,
  `CREATE INDEX idx_invoices_due ON optique_invoices (company, ${due})`,
  `CREATE INDEX idx_invoices_open_due ON optique_invoices (company, ${due}) WHERE ${isOpen}`,
  "CREATE INDEX idx_invoice_items_rated ON optique_invoice_items (company) WHERE typeof(vat_rate) IN ('integer', 'real')",
  "CREATE INDEX idx_invoice_items_discounted ON optique_invoice_items (company) WHERE discount > 0",
  // Two conditions, so that SQLite never searches cheques of a state among all due ones.
  "CREATE INDEX idx_payments_cheques ON optique_payments (company, cheque_state, due_on) WHERE cheque_state > ''",
  "CREATE INDEX idx_payments_due ON optique_payments (company, due_on) WHERE cheque_state <> ''",
  "CREATE INDEX idx_payments_slip ON optique_payments (company, slip) WHERE slip > ''",
  "CREATE INDEX idx_payments_credit ON optique_payments (credit_note) WHERE credit_note > ''",
  "CREATE INDEX idx_payments_fund ON optique_payments (fund) WHERE fund > ''",
  "CREATE INDEX idx_credit_notes_left ON optique_credit_notes (company, created) WHERE kept > used",
  "CREATE INDEX idx_credit_items_defects ON optique_credit_items (company, created) WHERE goods = 'defect' AND settled_on = ''",
  "CREATE INDEX idx_claims_slip ON optique_claims (company, slip) WHERE slip > ''",
  `CREATE INDEX idx_claims_due ON optique_claims (company, ${owedSince}) WHERE status IN ('agreed', 'sent', 'partly')`,
  "CREATE UNIQUE INDEX idx_quotes_one_invoice ON optique_quotes (invoice) WHERE invoice > ''",
  "CREATE INDEX idx_quotes_open ON optique_quotes (company, valid_until) WHERE invoice = '' AND refusal = ''",
  "CREATE INDEX idx_messages_quote ON optique_messages (record) WHERE kind = 'quote'",
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
  "CREATE INDEX idx_journal_person ON optique_journal (company, actor, created)",
  ...Object.entries(journalKinds).map(
    ([kind, condition]) =>
      `CREATE INDEX idx_journal_kind_${kind} ON optique_journal (company, created) WHERE ${condition}`,
  ),
];

// --- Values of records that are older than their field or collection ------------------------------------------------------

/** First list of a company, as domain/claims/firstFunds.strings.ts has it. */
const firstFunds = [
  ["CNSS", "amo"],
  ["AMO Tadamon", "amo"],
  ["FAR", "mutual"],
  ["MGPAP", "mutual"],
  ["OMFAM", "mutual"],
  ["MGEN", "mutual"],
  ["Sanlam", "insurer"],
  ["AXA", "insurer"],
  ["RMA", "insurer"],
  ["AtlantaSanad", "insurer"],
  ["Wafa", "insurer"],
  ["MAMDA", "insurer"],
];
const firstPapers = JSON.stringify(["Ordonnance", "Facture", "Feuille de soins"]);
const fundRows = firstFunds.map(([fund, kind], place) => `(${place}, '${fund}', '${kind}')`);
/** Funds keep their order, as it is that of their creation. */
const fundCreated =
  "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '+' || (f.column1 / 1000.0) || ' seconds')";

const buyerText = (column) =>
  `COALESCE((SELECT ${column} FROM optique_clients c WHERE c.id = optique_invoices.client AND c.created > ''), '')`;
/** Name under which a user was written on invoices. */
const shownName = "COALESCE(NULLIF(name, ''), email)";

const fills = {
  "users.active": "UPDATE optique_users SET active = TRUE",
  "users.rights": "UPDATE optique_users SET rights = '{}'",
  "companies.seller_discount": "UPDATE optique_companies SET seller_discount = 10",
  "companies.optician_discount": "UPDATE optique_companies SET optician_discount = 20",
  "companies.ask_person": "UPDATE optique_companies SET ask_person = 'idle'",
  "companies.idle_minutes": "UPDATE optique_companies SET idle_minutes = 10",
  "companies.quote_days": "UPDATE optique_companies SET quote_days = 30",
  "companies.quote_follow_days": "UPDATE optique_companies SET quote_follow_days = 7",
  "companies.child_source_remark": "UPDATE optique_companies SET child_source_remark = TRUE",
  "invoice_items.pair": "UPDATE optique_invoice_items SET pair = 1",
  // Issues the invoices that have payments, to the buyer of today.
  "invoices.issued_at": `UPDATE optique_invoices SET issued_at = strftime('%Y-%m-%d %H:%M:%fZ'),
      buyer_name = ${buyerText("name")}, buyer_address = ${buyerText("address")}
    WHERE EXISTS (SELECT 1 FROM optique_payments p WHERE p.invoice = optique_invoices.id)`,
  // Only where exactly one user of the company has the name.
  "invoices.seller_id": `UPDATE optique_invoices SET seller_id = u.id
    FROM (SELECT company, ${shownName} AS name, MIN(id) AS id FROM optique_users
      WHERE company <> '' GROUP BY company, ${shownName} HAVING COUNT(*) = 1) u
    WHERE u.company = optique_invoices.company AND u.name = optique_invoices.seller`,
  funds: `INSERT INTO optique_funds (id, company, name, kind, pays, papers, deadline_days, months_adult, months_child,
      child_until, notes, archived, created, updated)
    SELECT 'r' || lower(hex(randomblob(7))), c.id, f.column2, f.column3, 'client', '${firstPapers}', 0, 24, 12, 12, '', FALSE,
      ${fundCreated}, ${fundCreated}
    FROM optique_companies c CROSS JOIN (VALUES ${fundRows.join(", ")}) f`,
};

/** A quote shows no prescription of another client, as versions before 241649f1 let it. */
const releaseOthers = `UPDATE optique_quotes SET prescription = '' WHERE prescription <> ''
  AND client <> (SELECT p.client FROM optique_prescriptions p WHERE p.id = optique_quotes.prescription)`;

// --- Creation and mending -------------------------------------------------------------------------------------------------

migrate((app) => {
  refuseOutdated(app);
  dropTriggers(app);
  const added = Object.entries(collections).flatMap(([name, wanted]) => keep(app, name, wanted));
  for (const sql of ownIndexes) keepIndex(app, sql);
  for (const name of added) if (fills[name]) run(app, fills[name]);
  run(app, releaseOthers);
});

const run = (app, sql) => app.db().newQuery(sql).execute();

function textsOf(app, query) {
  const rows = arrayOf(new DynamicModel({ text: "" }));
  app.db().newQuery(query).all(rows);
  return [...rows].map(({ text }) => text);
}

/** Data older than c71a09e2 lack what its last migration made (README.md, Upgrade). */
function refuseOutdated(app) {
  const known = `SELECT file AS text FROM _migrations
    WHERE file IN ('1700000860_merge_at_erasures.js', '1700001000_create_collections.js')`;
  if (app.hasTable("optique_companies") && textsOf(app, known).length === 0)
    throw new Error("These data are older than c71a09e2: README.md, Upgrade");
}

/** Drops all of ours, so that none runs while data are mended; the next migrations create theirs. */
function dropTriggers(app) {
  const ours =
    "SELECT name AS text FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'optique_*'";
  for (const name of textsOf(app, ours)) run(app, `DROP TRIGGER ${name}`);
}

/** Creates or mends a collection; returns its name when it is new, else the names of its new fields. */
function keep(app, name, { fields, indexes, type = "base", ...more }) {
  const table = `optique_${name}`;
  const isNew = !app.hasTable(table);
  const collection = isNew
    ? new Collection({ type, name: table, ...more })
    : app.findCollectionByNameOrId(table);
  const stored = JSON.parse(JSON.stringify(collection));
  const wanted = fields.map((field) => mended(app, field, fieldOf(stored, field)));
  const retyped = fields.filter((field) => !isSame(fieldOf(stored, field) ?? field, field));
  for (const field of retyped) run(app, setAside(table, field));
  const ours = new Set(fields.map((field) => field.name));
  const others = stored.fields.filter((field) => !ours.has(field.name));
  unmarshal(
    {
      // PocketBase's own, ours, the administrator's.
      fields: [
        ...others.filter(isSystem),
        ...wanted,
        ...others.filter((field) => !isSystem(field)),
      ],
      indexes: mendedIndexes(name, indexes, stored.indexes),
    },
    collection,
  );
  app.save(collection);
  for (const field of retyped) for (const sql of takeBack(table, field)) run(app, sql);
  if (isNew) return [name];
  return fields.filter((field) => !fieldOf(stored, field)).map((field) => `${name}.${field.name}`);
}

const isSystem = ({ system }) => system;
const isSame = (one, other) => one.type === other.type;
const fieldOf = (stored, { name }) => stored.fields.find((field) => field.name === name);

/** The wanted field; one that an administrator hides in lists stays hidden. */
function mended(app, field, stored) {
  const known = stored && isSame(stored, field) ? stored : {};
  const wanted = { ...field, hidden: Boolean(field.hidden || known.hidden) };
  if (known.id) Object.assign(wanted, { id: known.id, presentable: known.presentable });
  if (field.type === "relation")
    wanted.collectionId = app.findCollectionByNameOrId(field.collectionId).id;
  return wanted;
}

/** A field of another type is another column to PocketBase: its values wait in a table meanwhile. */
const setAside = (table, { name }) =>
  `CREATE TABLE ${table}_${name} AS SELECT id, "${name}" AS value FROM ${table}`;
const takeBack = (table, { name }) => [
  `UPDATE ${table} SET "${name}" = k.value FROM ${table}_${name} k WHERE k.id = ${table}.id`,
  `DROP TABLE ${table}_${name}`,
];

/** Our indexes, then those of PocketBase and of the administrator. */
function mendedIndexes(table, indexes, stored) {
  const ours = indexes.map((index) =>
    indexOf(table, typeof index === "string" ? { columns: index } : index),
  );
  const names = new Set(ours.map((index) => index.name));
  const nameOf = (sql) => /INDEX\s+(?:IF NOT EXISTS\s+)?`?(\w+)/i.exec(sql)?.[1];
  return [...ours.map(({ sql }) => sql), ...stored.filter((sql) => !names.has(nameOf(sql)))];
}

function indexOf(table, { columns, name = columns.replaceAll(", ", "_"), isUnique, where }) {
  const full = `idx_${table}_${name}`;
  const kind = isUnique ? "UNIQUE INDEX" : "INDEX";
  const condition = where ? ` WHERE ${where}` : "";
  return { name: full, sql: `CREATE ${kind} ${full} ON optique_${table} (${columns})${condition}` };
}

/** Creates an index, or makes it anew where its text differs. */
function keepIndex(app, sql) {
  const [, name] = /INDEX (\w+)/.exec(sql);
  const [stored] = textsOf(app, `SELECT sql AS text FROM sqlite_schema WHERE name = '${name}'`);
  if (stored === sql) return;
  if (stored) run(app, `DROP INDEX ${name}`);
  run(app, sql);
}
