/// <reference path="../pb_hooks/types/types.d.ts" />
// Amounts due and daily totals that count credit notes, and the highest numbers ever given.

const inCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const asInteger = (column) => `CAST(${column} AS INTEGER)`;
/** The same expressions as domain/sale/due.ts: SQLite takes an index of an expression by its text. */
const dueOf = (row) =>
  `MAX(0, ${inCentimes(`${row}total_amount`)} - ${inCentimes(`${row}credited_amount`)} - ${inCentimes(`${row}paid_amount`)})`;
const openOf = (row) => `(${row}status IN ('unpaid', 'partial'))`;
/** A cheque given back does not count, as a bounced one. */
const countsOf = (row) => `(${row}cheque_state NOT IN ('bounced', 'returned'))`;
const ownerAndDay = {
  company: (row) => `${row}company`,
  day: (row) => `substr(${row}date, 1, 10)`,
};

const daySums = [
  {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: ownerAndDay,
    values: {
      invoices: () => "1",
      total: (row) => inCentimes(`${row}total_amount`),
      credited: (row) => inCentimes(`${row}credited_amount`),
      collected: (row) => inCentimes(`${row}paid_amount`),
      open_invoices: openOf,
      due: (row) => `${openOf(row)} * (${dueOf(row)})`,
    },
    watched: "company, date, total_amount, credited_amount, paid_amount, status",
  },
  {
    table: "optique_payment_days",
    source: "optique_payments",
    keys: {
      ...ownerAndDay,
      method: (row) =>
        `CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    values: {
      payments: countsOf,
      amount: (row) => `${countsOf(row)} * ${inCentimes(`${row}amount`)}`,
    },
    watched: "company, date, payment_method, amount, cheque_state",
  },
  {
    table: "optique_credit_days",
    source: "optique_credit_notes",
    keys: ownerAndDay,
    values: { notes: () => "1", total: (row) => inCentimes(`${row}total_amount`) },
    watched: "company, date, total_amount",
  },
];

/** Recreates the triggers that add a row of the source to the sums of its key, and subtract it. */
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

/** Products are counted net of what was credited, on the day of the credit note. */
function keepCreditedProducts(run) {
  const table = "optique_sale_days";
  const credited = (sign, item, note, from) => `INSERT INTO ${table}
    SELECT ${note}.company, substr(${note}.date, 1, 10), ${item}.product,
      CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END, COALESCE(NULLIF(${item}.product_type, ''), 'other'),
      0, ${sign}${asInteger(`${item}.quantity`)}, ${sign}${inCentimes(`${item}.amount`)}
    FROM ${from} ON CONFLICT DO UPDATE SET quantity = quantity + excluded.quantity, amount = amount + excluded.amount;`;
  const added = credited("-", "new", "n", "optique_credit_notes n WHERE n.id = new.credit_note");
  const gone = credited("", "t", "old", "optique_credit_items t WHERE t.credit_note = old.id");
  run(`CREATE TRIGGER ${table}_credited AFTER INSERT ON optique_credit_items BEGIN ${added} END`);
  // PocketBase deletes lines after their credit note.
  run(`CREATE TRIGGER ${table}_uncredited BEFORE DELETE ON optique_credit_notes BEGIN ${gone} END`);
}

/** Highest number ever given in a month, by the prefix of the number. */
function countNumbers(run) {
  run(`CREATE TABLE optique_number_counters
    (company TEXT NOT NULL, month TEXT NOT NULL, highest INTEGER NOT NULL, PRIMARY KEY (company, month)) WITHOUT ROWID`);
  for (const [source, number, length] of [
    ["invoices", "invoice_number", 6],
    ["credit_notes", "number", 7],
  ]) {
    const given = (row) => `${row}company, substr(${row}${number}, 1, ${length})`;
    const sequence = (row) => asInteger(`substr(${row}${number}, ${length + 1})`);
    run(`INSERT INTO optique_number_counters SELECT ${given("")}, MAX(${sequence("")})
      FROM optique_${source} WHERE ${number} <> '' GROUP BY 1, 2`);
    run(`CREATE TRIGGER optique_number_counters_${source} AFTER INSERT ON optique_${source} BEGIN
      INSERT INTO optique_number_counters VALUES (${given("new.")}, ${sequence("new.")})
      ON CONFLICT DO UPDATE SET highest = MAX(highest, excluded.highest); END`);
  }
}

/** The partial index and the orders by amount due, which read the credited amount. */
function indexDues(run) {
  run("DROP INDEX IF EXISTS idx_invoices_partial");
  run(
    "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, credited_amount, paid_amount) WHERE status = 'partial'",
  );
  for (const [name, where] of [
    ["idx_invoices_due", ""],
    ["idx_invoices_open_due", ` WHERE ${openOf("")}`],
  ]) {
    run(`DROP INDEX IF EXISTS ${name}`);
    run(`CREATE INDEX ${name} ON optique_invoices (company, ${dueOf("")})${where}`);
  }
}

migrate((app) => {
  if (app.hasTable("optique_credit_days")) return;
  const run = (sql) => app.db().newQuery(sql).execute();
  run(`CREATE TABLE optique_credit_days
    (company TEXT NOT NULL, day TEXT NOT NULL, notes INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (company, day)) WITHOUT ROWID`);
  run("ALTER TABLE optique_invoice_days ADD COLUMN credited INTEGER NOT NULL DEFAULT 0");
  indexDues(run);
  for (const sums of daySums) keepDaySums(run, sums);
  keepCreditedProducts(run);
  countNumbers(run);
});
