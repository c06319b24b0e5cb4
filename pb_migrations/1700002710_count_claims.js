/// <reference path="../pb_hooks/types/types.d.ts" />
// Balances and daily totals of the client's part alone, counts of claims, and the latest claim of each beneficiary.

const inCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
/** The same expressions as domain/sale/due.ts: SQLite takes an index of an expression by its text. */
const dueOf = (row) =>
  `MAX(0, ${["total", "credited"].map((name) => inCentimes(`${row}${name}_amount`)).join(" - ")} - ${inCentimes(`${row}fund_part`)} - ${inCentimes(`${row}paid_amount`)})`;
const openOf = (row) => `(${row}status IN ('unpaid', 'partial'))`;
const countsOf = (row) => `(${row}cheque_state NOT IN ('bounced', 'returned'))`;
const ownerAndDay = {
  company: (row) => `${row}company`,
  day: (row) => `substr(${row}date, 1, 10)`,
};

const sums = [
  {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: ownerAndDay,
    values: {
      invoices: () => "1",
      total: (row) => inCentimes(`${row}total_amount`),
      credited: (row) => inCentimes(`${row}credited_amount`),
      fund: (row) => inCentimes(`${row}fund_part`),
      collected: (row) => inCentimes(`${row}paid_amount`),
      open_invoices: openOf,
      due: (row) => `${openOf(row)} * (${dueOf(row)})`,
    },
    watched: "company, date, total_amount, credited_amount, fund_part, paid_amount, status",
  },
  {
    table: "optique_payment_days",
    source: "optique_payments",
    keys: {
      ...ownerAndDay,
      method: (row) =>
        `CASE WHEN ${row}fund > '' THEN 'fund' WHEN ${row}payment_method = 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    values: {
      payments: countsOf,
      amount: (row) => `${countsOf(row)} * ${inCentimes(`${row}amount`)}`,
    },
    watched: "company, date, payment_method, fund, amount, cheque_state",
  },
  {
    table: "optique_claim_counts",
    source: "optique_claims",
    keys: Object.fromEntries(
      ["company", "fund", "status"].map((name) => [name, (row) => `${row}${name}`]),
    ),
    values: {
      claims: () => "1",
      agreed: (row) => inCentimes(`${row}agreed`),
      received: (row) => inCentimes(`${row}received_amount`),
    },
    watched: "company, fund, status, agreed, received_amount",
  },
];

/** Recreates the triggers that add a row of the source to the sums of its key, and subtract it. */
function keepSums(run, { table, source, keys, values, watched }) {
  const named = Object.entries(values);
  const key = Object.keys(keys).join(", ");
  const keyOf = (row) =>
    Object.values(keys)
      .map((column) => column(row))
      .join(", ");
  const plus = `INSERT INTO ${table} (${key}, ${Object.keys(values).join(", ")})
    VALUES (${keyOf("new.")}, ${named.map(([, value]) => value("new.")).join(", ")})
    ON CONFLICT (${key}) DO UPDATE SET ${named.map(([name]) => `${name} = ${name} + excluded.${name}`).join(", ")};`;
  const minus = `UPDATE ${table} SET ${named.map(([name, value]) => `${name} = ${name} - (${value("old.")})`).join(", ")}
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

/** Latest claim that was given or paid, by client and beneficiary, with its invoice's date. */
function keepLastClaims(run) {
  const table = "optique_last_claims";
  run(`CREATE TABLE ${table}
    (client TEXT NOT NULL, beneficiary TEXT NOT NULL COLLATE NOCASE, company TEXT NOT NULL, claim TEXT NOT NULL, date TEXT NOT NULL,
     PRIMARY KEY (client, beneficiary)) WITHOUT ROWID`);
  run(`CREATE INDEX idx_last_claims_date ON ${table} (company, date, claim)`);
  const refresh = (client) => `DELETE FROM ${table} WHERE client = ${client};
    INSERT INTO ${table} SELECT t.client, t.beneficiary, t.company, t.id, i.date
      FROM optique_claims t JOIN optique_invoices i ON i.id = t.invoice
      WHERE t.client = ${client} AND t.status IN ('given', 'paid')
        AND EXISTS (SELECT 1 FROM optique_clients c WHERE c.id = t.client AND c.created > '')
      ON CONFLICT DO UPDATE SET claim = excluded.claim, date = excluded.date
        WHERE (excluded.date, excluded.claim) > (date, claim);`;
  const claims = "ON optique_claims";
  run(`CREATE TRIGGER ${table}_added AFTER INSERT ${claims} BEGIN ${refresh("new.client")} END`);
  run(`CREATE TRIGGER ${table}_removed AFTER DELETE ${claims} BEGIN ${refresh("old.client")} END`);
  run(`CREATE TRIGGER ${table}_changed AFTER UPDATE OF client, beneficiary, status ${claims}
    WHEN (old.client, old.beneficiary, old.status) <> (new.client, new.beneficiary, new.status)
    BEGIN ${refresh("old.client")} ${refresh("new.client")} END`);
  run(`CREATE TRIGGER ${table}_dated AFTER UPDATE OF date ON optique_invoices
    WHEN old.date <> new.date AND EXISTS (SELECT 1 FROM optique_claims WHERE invoice = new.id)
    BEGIN ${refresh("new.client")} END`);
}

/** A claim has the client of its invoice, whoever changes it. */
function keepClient(run) {
  run(`CREATE TRIGGER optique_claims_client AFTER UPDATE OF client ON optique_invoices
    WHEN old.client <> new.client
    BEGIN UPDATE optique_claims SET client = new.client WHERE invoice = new.id; END`);
}

/** The partial index and the orders by amount due, which read the fund's part. */
function indexDues(run) {
  run("DROP INDEX IF EXISTS idx_invoices_partial");
  run(
    "CREATE INDEX idx_invoices_partial ON optique_invoices (company, total_amount, credited_amount, fund_part, paid_amount) WHERE status = 'partial'",
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
  if (app.hasTable("optique_claim_counts")) return;
  const run = (sql) => app.db().newQuery(sql).execute();
  indexDues(run);
  run("ALTER TABLE optique_invoice_days ADD COLUMN fund INTEGER NOT NULL DEFAULT 0");
  run(`CREATE TABLE optique_claim_counts
    (company TEXT NOT NULL, fund TEXT NOT NULL, status TEXT NOT NULL, claims INTEGER NOT NULL, agreed INTEGER NOT NULL,
     received INTEGER NOT NULL, PRIMARY KEY (company, fund, status)) WITHOUT ROWID`);
  for (const one of sums) keepSums(run, one);
  keepLastClaims(run);
  keepClient(run);
});
