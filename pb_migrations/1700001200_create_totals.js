/// <reference path="../pb_hooks/types/types.d.ts" />
// Totals by day, counts, and each client's latest prescription, for figures and lists (docs/search-and-totals.md).
// Triggers keep them in the writing transaction; the integrity report compares them with the records.

const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const integer = (column) => `CAST(${column} AS INTEGER)`;
const dayOf = (row) => `substr(${row}date, 1, 10)`;
const companyOf = (row) => `${row}company`;
/** `SET a = a + excluded.a, …`: adds a row to an existing one of the same key. */
const addUp = (names) => names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ");

// --- Sums by key: each column is an expression of a row of the source, 'new.' or 'old.' -----------------------------------

const isOpen = (row) => `(${row}status IN ('unpaid', 'partial'))`;
/** The surplus of an overpaid invoice pays for no other. */
const due = (row) => `MAX(0, ${centimes(`${row}total_amount`)} - ${centimes(`${row}paid_amount`)})`;
const isCounted = (row) => `(${row}cheque_state IS NOT 'bounced')`;

const sums = [
  {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: { company: companyOf, day: dayOf },
    values: {
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
    keys: {
      company: companyOf,
      day: dayOf,
      // Merges both stored names of a transfer.
      method: (row) =>
        `CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    values: {
      payments: isCounted,
      amount: (row) => `${isCounted(row)} * ${centimes(`${row}amount`)}`,
    },
    watched: "company, date, payment_method, amount, cheque_state",
  },
  {
    table: "optique_client_counts",
    source: "optique_clients",
    keys: { company: companyOf },
    values: { records: () => "1" },
    watched: "company",
  },
  {
    table: "optique_prescription_counts",
    source: "optique_prescriptions",
    keys: { company: companyOf },
    values: { records: () => "1" },
    watched: "company",
  },
];

function keepSums(make, { table, source, keys, values, watched }) {
  const columns = { ...keys, ...values };
  const joined = (part, write) => Object.entries(part).map(write).join(", ");
  const key = Object.keys(keys).join(", ");
  make.table(
    table,
    `${joined(keys, ([name]) => `${name} TEXT NOT NULL`)}, ${joined(values, ([name]) => `${name} INTEGER NOT NULL`)}, PRIMARY KEY (${key})`,
  );
  const plus = `INSERT INTO ${table} (${Object.keys(columns).join(", ")}) VALUES (${joined(columns, ([, value]) => value("new."))})
    ON CONFLICT (${key}) DO UPDATE SET ${addUp(Object.keys(values))};`;
  const minus = `UPDATE ${table} SET ${joined(values, ([name, value]) => `${name} = ${name} - (${value("old.")})`)}
    WHERE (${key}) = (${joined(keys, ([, value]) => value("old."))});`;
  make.trigger(`${table}_added`, `AFTER INSERT ON ${source}`, plus);
  make.trigger(`${table}_removed`, `AFTER DELETE ON ${source}`, minus);
  make.trigger(`${table}_changed`, `AFTER UPDATE OF ${watched} ON ${source}`, `${minus} ${plus}`);
}

// --- Cheques by state and due day: cleared ones are not added up to look at the few that are open -------------------------

function keepChequeDays(make) {
  const table = "optique_cheque_days";
  const source = "optique_payments";
  make.table(
    table,
    `company TEXT NOT NULL, state TEXT NOT NULL, day TEXT NOT NULL,
    cheques INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (company, state, day)`,
  );
  const key = (row) => `${row}company, ${row}cheque_state, substr(${row}due_on, 1, 10)`;
  const isCheque = (row) => `${row}cheque_state > ''`;
  const plus = `INSERT INTO ${table} SELECT ${key("new.")}, 1, ${centimes("new.amount")} WHERE ${isCheque("new.")}
    ON CONFLICT DO UPDATE SET cheques = cheques + 1, amount = amount + excluded.amount;`;
  const minus = `UPDATE ${table} SET cheques = cheques - 1, amount = amount - ${centimes("old.amount")}
    WHERE ${isCheque("old.")} AND (company, state, day) = (${key("old.")});`;
  make.trigger(`${table}_added`, `AFTER INSERT ON ${source} WHEN ${isCheque("new.")}`, plus);
  make.trigger(`${table}_removed`, `AFTER DELETE ON ${source} WHEN ${isCheque("old.")}`, minus);
  make.trigger(
    `${table}_changed`,
    `AFTER UPDATE OF company, cheque_state, due_on, amount ON ${source} WHEN ${isCheque("old.")} OR ${isCheque("new.")}`,
    `${minus} ${plus}`,
  );
}

// --- What was sold, by the day of its invoice: one row for a product of a day ---------------------------------------------

/** Lines without a product are grouped by name. */
function keepSaleDays(make) {
  const table = "optique_sale_days";
  const values = ["lines", "quantity", "amount"];
  make.table(
    table,
    `company TEXT NOT NULL, day TEXT NOT NULL, product TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
      ${values.map((name) => `${name} INTEGER NOT NULL`).join(", ")}, PRIMARY KEY (company, day, product, name, type)`,
  );
  make.index("idx_sale_days_product", `${table} (product, day, quantity)`);
  /** Adds lines, or subtracts them. */
  const sold = (sign, item, invoice, from) =>
    `INSERT INTO ${table}
     SELECT ${invoice}.company, substr(${invoice}.date, 1, 10), ${item}.product,
       CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END, COALESCE(NULLIF(${item}.product_type, ''), 'other'),
       ${sign}1, ${sign}${integer(`${item}.quantity`)}, ${sign}${centimes(`${item}.price`)} * ${integer(`${item}.quantity`)}
     FROM ${from} ON CONFLICT DO UPDATE SET ${addUp(values)};`;
  const ofLine = (sign, row) =>
    sold(sign, row, "i", `optique_invoices i WHERE i.id = ${row}.invoice`);
  const ofInvoice = (sign, row) =>
    sold(sign, "t", row, `optique_invoice_items t WHERE t.invoice = ${row}.id`);
  make.trigger(`${table}_added`, "AFTER INSERT ON optique_invoice_items", ofLine("", "new"));
  make.trigger(`${table}_removed`, "AFTER DELETE ON optique_invoice_items", ofLine("-", "old"));
  make.trigger(
    `${table}_changed`,
    "AFTER UPDATE OF invoice, product, quantity, price, product_name, product_type ON optique_invoice_items",
    `${ofLine("-", "old")} ${ofLine("", "new")}`,
  );
  // PocketBase deletes lines after their invoice; their own trigger then finds no day and changes nothing.
  make.trigger(`${table}_gone`, "BEFORE DELETE ON optique_invoices", ofInvoice("-", "old"));
  make.trigger(
    `${table}_moved`,
    "AFTER UPDATE OF company, date ON optique_invoices",
    `${ofInvoice("-", "old")} ${ofInvoice("", "new")}`,
  );
}

// --- Movements of a day: how many, what came in and what went out ---------------------------------------------------------

function keepMovementDays(make) {
  const table = "optique_movement_days";
  const source = "optique_stock_movements";
  make.table(
    table,
    `company TEXT NOT NULL, day TEXT NOT NULL, movement_type TEXT NOT NULL, movements INTEGER NOT NULL,
      entered INTEGER NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (company, day, movement_type)`,
  );
  const moved = (
    sign,
    row,
  ) => `INSERT INTO ${table} VALUES (${row}company, ${dayOf(row)}, ${row}movement_type, ${sign}1,
      ${sign}MAX(${integer(`${row}quantity`)}, 0), ${sign}MIN(${integer(`${row}quantity`)}, 0)) ON CONFLICT DO UPDATE SET
      ${addUp(["movements", "entered", "removed"])};`;
  make.trigger(`${table}_added`, `AFTER INSERT ON ${source}`, moved("", "new."));
  make.trigger(`${table}_removed`, `AFTER DELETE ON ${source}`, moved("-", "old."));
  make.trigger(
    `${table}_changed`,
    `AFTER UPDATE OF company, date, movement_type, quantity ON ${source}`,
    `${moved("-", "old.")} ${moved("", "new.")}`,
  );
}

/** Keeps movements on the date of their document, also when only the date is corrected. */
function dateMovements(make) {
  const documents = {
    invoice: "optique_invoices",
    receipt: "optique_stock_receipts",
    adjustment: "optique_stock_adjustments",
  };
  for (const [type, source] of Object.entries(documents))
    make.trigger(
      `${source}_dated`,
      `AFTER UPDATE OF date ON ${source} WHEN old.date <> new.date`,
      `UPDATE optique_stock_movements SET date = new.date
        WHERE reference_type = '${type}' AND reference_id = new.id AND +company = new.company AND date <> new.date;`,
    );
}

// --- The latest prescription of each client, which says when the next examination is due ----------------------------------

const eyes = ["right", "left"].flatMap((side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => `${side}_${measure}`),
);
/** True with an eye value: sunglasses alone do not postpone the examination. */
const isMeasured = `(${eyes.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;

/** Latest measured prescription, else the latest. Each is the first entry of an index, so nothing is sorted. */
function keepVisits(make) {
  const source = "optique_prescriptions";
  make.table(
    "optique_visits",
    "client TEXT PRIMARY KEY, company TEXT NOT NULL, prescription TEXT NOT NULL, date TEXT NOT NULL",
  );
  make.index("idx_visits_company_date", "optique_visits (company, date)");
  make.index("idx_prescriptions_latest", `${source} (client, date, created)`);
  make.index("idx_prescriptions_measured", `${source} (client, date, created) WHERE ${isMeasured}`);
  const first = (row, condition) => `SELECT id FROM ${source}
      WHERE client = ${row}client AND ${condition} ORDER BY date DESC, created DESC, rowid DESC LIMIT 1`;
  const kept = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
    INSERT INTO optique_visits SELECT client, company, id, date FROM ${source}
      WHERE id = COALESCE((${first(row, isMeasured)}), (${first(row, "TRUE")}));`;
  make.trigger("optique_visits_added", `AFTER INSERT ON ${source}`, kept("new."));
  make.trigger("optique_visits_removed", `AFTER DELETE ON ${source}`, kept("old."));
  make.trigger(
    "optique_visits_changed",
    `AFTER UPDATE OF company, client, date, created, ${eyes.join(", ")} ON ${source}`,
    `${kept("old.")} ${kept("new.")}`,
  );
}

// --- Creation -------------------------------------------------------------------------------------------------------------

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  // A database of the replaced migrations has these tables already; its triggers are recreated with identical text.
  const make = {
    table: (name, columns) => run(`CREATE TABLE IF NOT EXISTS ${name} (${columns}) WITHOUT ROWID`),
    index: (name, on) => run(`CREATE INDEX IF NOT EXISTS ${name} ON ${on}`),
    trigger: (name, event, statements) => {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${event} BEGIN ${statements} END`);
    },
  };
  for (const sum of sums) keepSums(make, sum);
  keepChequeDays(make);
  keepSaleDays(make);
  keepMovementDays(make);
  dateMovements(make);
  keepVisits(make);
});
