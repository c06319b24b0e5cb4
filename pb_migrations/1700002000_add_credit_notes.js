/// <reference path="../pb_hooks/types/types.d.ts" />
// Issued invoices with their buyer, credit notes and refunds. Amounts due and daily totals count credit notes.

const oneText = (name, max, more = {}) => new TextField({ name, max, ...more });
const hiddenText = (name, max) => oneText(name, max, { hidden: true });
const oneAmount = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const oneChoice = (name, values, required = true) =>
  new SelectField({ name, values, maxSelect: 1, required });
const oneDay = (name, required = true) => new DateField({ name, required });
const stampsOf = () => [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const buyerFields = () => [
  hiddenText("buyer_name", 200),
  hiddenText("buyer_address", 500),
  hiddenText("buyer_ice", 500),
];
const sellable = ["frame", "lens", "sunglasses", "accessory", "other", "service"];
const moneyWays = ["cash", "card", "check", "transfer", "bank_transfer", "other"];

migrate((app) => {
  const find = (name) => app.findCollectionByNameOrId(`optique_${name}`);
  if (find("invoices").fields.getByName("issued_at")) return;
  const run = (sql) => app.db().newQuery(sql).execute();
  const refer = (name, to, more = {}) =>
    new RelationField({
      name,
      collectionId: find(to).id,
      maxSelect: 1,
      cascadeDelete: false,
      ...more,
    });
  const owned = () => refer("company", "companies", { required: true });
  const extend = (name, ...fields) => {
    const collection = find(name);
    for (const field of fields) collection.fields.add(field);
    app.save(collection);
  };
  const offer = (name, field, values) => {
    const collection = find(name);
    collection.fields.getByName(field).values = values;
    app.save(collection);
  };
  const create = (name, fields, indexes) => {
    const collection = new Collection({ type: "base", name: `optique_${name}` });
    for (const field of fields) collection.fields.add(field);
    for (const columns of indexes) {
      const isUnique = columns === "company, number";
      collection.addIndex(`idx_${name}_${columns.replaceAll(", ", "_")}`, isUnique, columns, "");
    }
    app.save(collection);
  };

  extend("companies", new BoolField({ name: "invoice_lock" }), oneText("warranty_note", 500));
  extend("clients", oneText("ice", 500), oneDay("birth_date", false));
  const invoices = find("invoices");
  invoices.fields.getByName("status").values = ["unpaid", "partial", "paid", "cancelled"];
  invoices.fields.getByName("paid_amount").min = -999999999.99;
  const added = [oneText("issued_at", 30), oneText("printed_at", 30), ...buyerFields()];
  for (const field of [...added, oneText("seller", 200), oneAmount("credited_amount")])
    invoices.fields.add(field);
  app.save(invoices);
  create(
    "credit_notes",
    [
      owned(),
      oneText("number", 50, { required: true }),
      oneDay("date"),
      refer("invoice", "invoices", { required: true }),
      refer("client", "clients"),
      ...buyerFields(),
      oneChoice("reason", ["return", "price", "client", "order", "late", "warranty", "gesture"]),
      oneText("notes", 5000),
      ...["total_amount", "kept", "used"].map(oneAmount),
      oneText("by", 200),
      oneText("actor", 500),
      oneText("approved_by", 200),
      hiddenText("request", 64),
      ...stampsOf(),
    ],
    [
      "company, created",
      "company, number",
      "company, date",
      "invoice",
      "client",
      "company",
      "created",
    ],
  );
  create(
    "credit_items",
    [
      owned(),
      refer("credit_note", "credit_notes", { required: true, cascadeDelete: true }),
      refer("invoice_item", "invoice_items", { required: true }),
      new NumberField({ name: "quantity", min: 0, max: 50000, onlyInt: true }),
      oneAmount("amount"),
      oneChoice("goods", ["shelf", "defect", "none"]),
      refer("product", "products"),
      oneText("product_name", 200),
      oneText("product_reference", 500),
      oneChoice("product_type", sellable, false),
      new JSONField({ name: "vat_rate", maxSize: 100 }),
      oneDay("settled_on", false),
      oneChoice("outcome", ["scrap", "supplier"], false),
      ...stampsOf(),
    ],
    ["credit_note", "invoice_item", "product", "company", "created"],
  );
  create(
    "refunds",
    [
      owned(),
      refer("invoice", "invoices", { required: true }),
      refer("credit_note", "credit_notes"),
      oneDay("date"),
      oneAmount("amount"),
      oneChoice("payment_method", moneyWays),
      oneText("reference", 500),
      oneText("by", 200),
      oneText("actor", 500),
      oneText("approved_by", 200),
      new BoolField({ name: "from_kept" }),
      hiddenText("request", 64),
      ...stampsOf(),
    ],
    ["company, date, created", "invoice", "credit_note", "company", "created"],
  );
  offer("payments", "payment_method", [...moneyWays, "credit"]);
  offer("payments", "cheque_state", ["in_hand", "deposited", "cleared", "bounced", "returned"]);
  offer("jobs", "status", ["to_order", "ordered", "mounting", "ready", "delivered", "cancelled"]);
  extend("payments", refer("credit_note", "credit_notes"));
  run("CREATE INDEX idx_payments_credit ON optique_payments (credit_note) WHERE credit_note > ''");
  run(
    "CREATE INDEX idx_credit_items_defects ON optique_credit_items (company, created) WHERE goods = 'defect' AND settled_on = ''",
  );
  countNumbers(run);
  countCredits(run);
  issuePaid(run);
});

/** Highest invoice and credit note number ever given in a month. */
function countNumbers(run) {
  run(`CREATE TABLE optique_number_counters
    (company TEXT NOT NULL, month TEXT NOT NULL, highest INTEGER NOT NULL, PRIMARY KEY (company, month)) WITHOUT ROWID`);
  for (const [source, number, length] of [
    ["invoices", "invoice_number", 6],
    ["credit_notes", "number", 7],
  ]) {
    const given = (row) => `${row}company, substr(${row}${number}, 1, ${length})`;
    const sequence = (row) => `CAST(substr(${row}${number}, ${length + 1}) AS INTEGER)`;
    run(`INSERT INTO optique_number_counters SELECT ${given("")}, MAX(${sequence("")})
      FROM optique_${source} WHERE ${number} <> '' GROUP BY 1, 2`);
    run(`CREATE TRIGGER optique_number_counters_${source} AFTER INSERT ON optique_${source} BEGIN
      INSERT INTO optique_number_counters VALUES (${given("new.")}, ${sequence("new.")})
      ON CONFLICT DO UPDATE SET highest = MAX(highest, excluded.highest); END`);
  }
}

/** The amount due counts credit notes, in the order by amount due, the partial index and the daily totals. */
function countCredits(run) {
  const inCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
  /** The same expressions as domain/sale/due.ts: SQLite takes an index of an expression by its text. */
  const dueOf = (row) =>
    `MAX(0, ${inCentimes(`${row}total_amount`)} - ${inCentimes(`${row}credited_amount`)} - ${inCentimes(`${row}paid_amount`)})`;
  const isOpen = (row) => `(${row}status IN ('unpaid', 'partial'))`;
  run("DROP INDEX IF EXISTS idx_invoices_partial");
  run(
    "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, credited_amount, paid_amount) WHERE status = 'partial'",
  );
  for (const [name, where] of [
    ["idx_invoices_due", ""],
    ["idx_invoices_open_due", ` WHERE ${isOpen("")}`],
  ]) {
    run(`DROP INDEX IF EXISTS ${name}`);
    run(`CREATE INDEX ${name} ON optique_invoices (company, ${dueOf("")})${where}`);
  }

  keepDaySums(run, {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: { company: (row) => `${row}company`, day: (row) => `substr(${row}date, 1, 10)` },
    values: {
      invoices: () => "1",
      total: (row) => inCentimes(`${row}total_amount`),
      collected: (row) => inCentimes(`${row}paid_amount`),
      open_invoices: isOpen,
      due: (row) => `${isOpen(row)} * (${dueOf(row)})`,
    },
    watched: "company, date, total_amount, credited_amount, paid_amount, status",
  });
  // A cheque given back does not count, as a bounced one.
  const counts = (row) => `(${row}cheque_state NOT IN ('bounced', 'returned'))`;
  keepDaySums(run, {
    table: "optique_payment_days",
    source: "optique_payments",
    keys: {
      company: (row) => `${row}company`,
      day: (row) => `substr(${row}date, 1, 10)`,
      method: (row) =>
        `CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    values: {
      payments: counts,
      amount: (row) => `${counts(row)} * ${inCentimes(`${row}amount`)}`,
    },
    watched: "company, date, payment_method, amount, cheque_state",
  });
}

/** Recreates the triggers that add a row of `source` to the sums of its key, and subtract it. */
function keepDaySums(run, { table, source, keys, values, watched }) {
  const sums = Object.entries(values);
  const key = Object.keys(keys).join(", ");
  const keyOf = (row) =>
    Object.values(keys)
      .map((column) => column(row))
      .join(", ");
  const plus = `INSERT INTO ${table} (${key}, ${Object.keys(values).join(", ")})
    VALUES (${keyOf("new.")}, ${sums.map(([, value]) => value("new.")).join(", ")})
    ON CONFLICT (${key}) DO UPDATE SET ${sums.map(([name]) => `${name} = ${name} + excluded.${name}`).join(", ")};`;
  const minus = `UPDATE ${table} SET ${sums.map(([name, value]) => `${name} = ${name} - (${value("old.")})`).join(", ")}
    WHERE (${key}) = (${keyOf("old.")});`;
  for (const [name, event, statements] of [
    ["added", "AFTER INSERT", plus],
    ["removed", "AFTER DELETE", minus],
    ["changed", `AFTER UPDATE OF ${watched}`, `${minus} ${plus}`],
  ]) {
    run(`DROP TRIGGER IF EXISTS ${table}_${name}`);
    run(`CREATE TRIGGER ${table}_${name} ${event} ON ${source} BEGIN ${statements} END`);
  }
}

/** Issues the invoices that have payments, to the buyer of today. */
function issuePaid(run) {
  const clientText = (name) =>
    `COALESCE((SELECT ${name} FROM optique_clients c WHERE c.id = optique_invoices.client AND c.created > ''), '')`;
  run(`UPDATE optique_invoices SET issued_at = strftime('%Y-%m-%d %H:%M:%fZ'),
      buyer_name = ${clientText("name")}, buyer_address = ${clientText("address")}
    WHERE issued_at = '' AND EXISTS (SELECT 1 FROM optique_payments p WHERE p.invoice = optique_invoices.id)`);
}
