/// <reference path="../pb_hooks/types/types.d.ts" />
// Totals by day, counts, and the latest prescription of each client: what figures and lists read instead of every record
// ever stored (server/scale/README.md). Triggers keep them in the transaction of the write, whoever writes; the
// integrity report compares them with the records.

const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const integer = (column) => `CAST(${column} AS INTEGER)`;
const day = (row) => `substr(${row}date, 1, 10)`;
const companyOf = (row) => `${row}company`;
const isOpen = (row) => `(${row}status IN ('unpaid', 'partial'))`;
const due = (row) => `${centimes(`${row}total_amount`)} - ${centimes(`${row}paid_amount`)}`;

/** Sums by key. Each column is an expression of a row of the source: 'new.', 'old.'. */
const totals = [
  {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: { company: companyOf, day },
    sums: {
      invoices: () => "1",
      total: (row) => centimes(`${row}total_amount`),
      collected: (row) => centimes(`${row}paid_amount`),
      open_invoices: isOpen,
      due: (row) => `${isOpen(row)} * (${due(row)})`,
    },
    watched: "company, date, total_amount, paid_amount, status",
  },
  {
    table: "optique_payment_days",
    source: "optique_payments",
    // A transfer is one whatever its stored name.
    keys: {
      company: companyOf,
      day,
      method: (row) =>
        `CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    sums: { payments: () => "1", amount: (row) => centimes(`${row}amount`) },
    watched: "company, date, payment_method, amount",
  },
  {
    table: "optique_client_counts",
    source: "optique_clients",
    keys: { company: companyOf },
    sums: { records: () => "1" },
    watched: "company",
  },
  {
    table: "optique_prescription_counts",
    source: "optique_prescriptions",
    keys: { company: companyOf },
    sums: { records: () => "1" },
    watched: "company",
  },
];

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  for (const total of totals) keepTotals(run, total);
  keepSaleDays(run);
  keepMovementDays(run);
  dateMovements(run);
  keepVisits(run);
});

const joined = (values, write) => Object.entries(values).map(write).join(", ");
/** `SET a = a + excluded.a, …`: adds a row to the one that has its key already. */
const addUp = (names) => names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ");

/** A table of sums, and the three triggers on its source. */
function keepTotals(run, { table, source, keys, sums, watched }) {
  const all = { ...keys, ...sums };
  const key = Object.keys(keys).join(", ");
  run(
    `CREATE TABLE ${table} (${joined(keys, ([name]) => `${name} TEXT NOT NULL`)},
      ${joined(sums, ([name]) => `${name} INTEGER NOT NULL`)}, PRIMARY KEY (${key})) WITHOUT ROWID`,
  );
  const plus = `INSERT INTO ${table} (${Object.keys(all).join(", ")}) VALUES (${joined(all, ([, value]) => value("new."))})
    ON CONFLICT (${key}) DO UPDATE SET ${addUp(Object.keys(sums))};`;
  const minus = `UPDATE ${table} SET ${joined(sums, ([name, value]) => `${name} = ${name} - (${value("old.")})`)}
    WHERE (${key}) = (${joined(keys, ([, value]) => value("old."))});`;
  run(`CREATE TRIGGER ${table}_added AFTER INSERT ON ${source} BEGIN ${plus} END`);
  run(`CREATE TRIGGER ${table}_removed AFTER DELETE ON ${source} BEGIN ${minus} END`);
  run(
    `CREATE TRIGGER ${table}_changed AFTER UPDATE OF ${watched} ON ${source} BEGIN ${minus} ${plus} END`,
  );
}

/**
 * What was sold, by the day of its invoice: one row for a product of a day, however many invoices it is on. A line without
 * a product is known by its name.
 */
function keepSaleDays(run) {
  const sums = ["lines", "quantity", "amount"];
  run(
    `CREATE TABLE optique_sale_days (company TEXT NOT NULL, day TEXT NOT NULL, product TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
      ${sums.map((name) => `${name} INTEGER NOT NULL`).join(", ")}, PRIMARY KEY (company, day, product, name, type)) WITHOUT ROWID`,
  );
  /** Adds lines, or takes them away. */
  const sold = (sign, item, invoice, from) =>
    `INSERT INTO optique_sale_days
     SELECT ${invoice}.company, substr(${invoice}.date, 1, 10), ${item}.product,
       CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END, COALESCE(NULLIF(${item}.product_type, ''), 'other'),
       ${sign}1, ${sign}${integer(`${item}.quantity`)}, ${sign}${centimes(`${item}.price`)} * ${integer(`${item}.quantity`)}
     FROM ${from} ON CONFLICT DO UPDATE SET ${addUp(sums)};`;
  const ofLine = (sign, row) =>
    sold(sign, row, "i", `optique_invoices i WHERE i.id = ${row}.invoice`);
  const ofInvoice = (sign, row) =>
    sold(sign, "t", row, `optique_invoice_items t WHERE t.invoice = ${row}.id`);
  const lines = "ON optique_invoice_items BEGIN";
  run(`CREATE TRIGGER optique_sale_days_added AFTER INSERT ${lines} ${ofLine("", "new")} END`);
  run(`CREATE TRIGGER optique_sale_days_removed AFTER DELETE ${lines} ${ofLine("-", "old")} END`);
  run(
    `CREATE TRIGGER optique_sale_days_changed AFTER UPDATE OF invoice, product, quantity, price, product_name, product_type ${lines}
      ${ofLine("-", "old")} ${ofLine("", "new")} END`,
  );
  // PocketBase deletes the lines after their invoice: their own trigger finds no day any more, and changes nothing.
  run(
    `CREATE TRIGGER optique_sale_days_gone BEFORE DELETE ON optique_invoices BEGIN ${ofInvoice("-", "old")} END`,
  );
  run(
    `CREATE TRIGGER optique_sale_days_moved AFTER UPDATE OF company, date ON optique_invoices BEGIN
      ${ofInvoice("-", "old")} ${ofInvoice("", "new")} END`,
  );
}

/** How many movements a day has, and what came in and went out. */
function keepMovementDays(run) {
  const table = "optique_movement_days";
  run(
    `CREATE TABLE ${table} (company TEXT NOT NULL, day TEXT NOT NULL, movement_type TEXT NOT NULL, movements INTEGER NOT NULL,
      entered INTEGER NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (company, day, movement_type)) WITHOUT ROWID`,
  );
  const moved = (sign, row) =>
    `${row}company, ${day(row)}, ${row}movement_type, ${sign}1,
      ${sign}MAX(${integer(`${row}quantity`)}, 0), ${sign}MIN(${integer(`${row}quantity`)}, 0)`;
  const add = (sign, row) =>
    `INSERT INTO ${table} VALUES (${moved(sign, row)}) ON CONFLICT DO UPDATE SET
      ${addUp(["movements", "entered", "removed"])};`;
  const on = "ON optique_stock_movements BEGIN";
  run(`CREATE TRIGGER ${table}_added AFTER INSERT ${on} ${add("", "new.")} END`);
  run(`CREATE TRIGGER ${table}_removed AFTER DELETE ${on} ${add("-", "old.")} END`);
  run(
    `CREATE TRIGGER ${table}_changed AFTER UPDATE OF company, date, movement_type, quantity ${on}
      ${add("-", "old.")} ${add("", "new.")} END`,
  );
}

/** What a document moved, moved on its date, also when that is corrected and no line changes. */
function dateMovements(run) {
  const documents = [
    ["invoice", "optique_invoices"],
    ["receipt", "optique_stock_receipts"],
    ["adjustment", "optique_stock_adjustments"],
  ];
  for (const [type, collection] of documents) {
    run(
      `CREATE TRIGGER ${collection}_dated AFTER UPDATE OF date ON ${collection} WHEN old.date <> new.date BEGIN
        UPDATE optique_stock_movements SET date = new.date
        WHERE reference_type = '${type}' AND reference_id = new.id AND +company = new.company AND date <> new.date; END`,
    );
  }
}

/** The latest prescription of each client, which says when the next examination is due. */
function keepVisits(run) {
  run(
    "CREATE TABLE optique_visits (client TEXT PRIMARY KEY, company TEXT NOT NULL, prescription TEXT NOT NULL, date TEXT NOT NULL) WITHOUT ROWID",
  );
  run("CREATE INDEX idx_visits_company_date ON optique_visits (company, date)");
  const latest = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
    INSERT INTO optique_visits SELECT client, company, id, date FROM optique_prescriptions
      WHERE client = ${row}client ORDER BY date DESC, created DESC, rowid DESC LIMIT 1;`;
  const on = "ON optique_prescriptions BEGIN";
  run(`CREATE TRIGGER optique_visits_added AFTER INSERT ${on} ${latest("new.")} END`);
  run(`CREATE TRIGGER optique_visits_removed AFTER DELETE ${on} ${latest("old.")} END`);
  run(
    `CREATE TRIGGER optique_visits_changed AFTER UPDATE OF company, client, date, created ${on} ${latest("old.")} ${latest("new.")} END`,
  );
}
