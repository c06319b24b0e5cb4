/// <reference path="../pb_hooks/types/types.d.ts" />
// Totals by day, counts, each client's latest prescription and claim, and the highest numbers, for figures and lists
// (docs/search-and-totals.md). Triggers keep them in the writing transaction; the integrity report compares them with the
// records. The first migration has dropped the triggers of an older version; its totals are made anew from the records.

const inCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const integer = (column) => `CAST(${column} AS INTEGER)`;
const column = (name) => (row) => `${row}${name}`;
const columns = (...names) => Object.fromEntries(names.map((name) => [name, column(name)]));
const amountIn = (name) => (row) => inCentimes(`${row}${name}`);
const one = () => "1";
const dayOf = (row) => `substr(${row}date, 1, 10)`;
const ownerAndDay = { company: column("company"), day: dayOf };

// --- Sums by key: each column is an expression of a row of the source, 'new.', 'old.' or '' -------------------------------

const isOpenRow = (row) => `(${row}status IN ('unpaid', 'partial'))`;
/** The surplus of an overpaid invoice pays for no other. */
const dueOfRow = (row) =>
  `MAX(0, ${["total_amount", "credited_amount", "fund_part", "paid_amount"].map((name) => inCentimes(`${row}${name}`)).join(" - ")})`;
/** A cheque that bounced or was given back does not count. */
const isCounted = (row) => `(${row}cheque_state NOT IN ('bounced', 'returned'))`;

const sums = [
  {
    table: "optique_invoice_days",
    source: "optique_invoices",
    keys: ownerAndDay,
    values: {
      invoices: one,
      total: amountIn("total_amount"),
      credited: amountIn("credited_amount"),
      fund: amountIn("fund_part"),
      collected: amountIn("paid_amount"),
      open_invoices: isOpenRow,
      due: (row) => `${isOpenRow(row)} * (${dueOfRow(row)})`,
    },
    watched: "company, date, total_amount, credited_amount, fund_part, paid_amount, status",
  },
  {
    table: "optique_payment_days",
    source: "optique_payments",
    keys: {
      ...ownerAndDay,
      // Merges both stored names of a transfer.
      method: (row) =>
        `CASE WHEN ${row}fund > '' THEN 'fund' WHEN ${row}payment_method = 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
    },
    values: {
      payments: isCounted,
      amount: (row) => `${isCounted(row)} * ${inCentimes(`${row}amount`)}`,
    },
    watched: "company, date, payment_method, fund, amount, cheque_state",
  },
  {
    // Cleared cheques are not added up to look at the few that are open.
    table: "optique_cheque_days",
    source: "optique_payments",
    when: (row) => `${row}cheque_state > ''`,
    keys: {
      company: column("company"),
      state: column("cheque_state"),
      day: (row) => `substr(${row}due_on, 1, 10)`,
    },
    values: { cheques: one, amount: amountIn("amount") },
    watched: "company, cheque_state, due_on, amount",
  },
  {
    table: "optique_credit_days",
    source: "optique_credit_notes",
    keys: ownerAndDay,
    values: { notes: one, total: amountIn("total_amount") },
    watched: "company, date, total_amount",
  },
  {
    table: "optique_claim_counts",
    source: "optique_claims",
    keys: columns("company", "fund", "status"),
    values: { claims: one, agreed: amountIn("agreed"), received: amountIn("received_amount") },
    watched: "company, fund, status, agreed, received_amount",
  },
  {
    table: "optique_movement_days",
    source: "optique_stock_movements",
    keys: { ...ownerAndDay, movement_type: column("movement_type") },
    values: {
      movements: one,
      entered: (row) => `MAX(${integer(`${row}quantity`)}, 0)`,
      removed: (row) => `MIN(${integer(`${row}quantity`)}, 0)`,
    },
    watched: "company, date, movement_type, quantity",
  },
  {
    table: "optique_client_counts",
    source: "optique_clients",
    keys: columns("company"),
    values: { records: one },
    watched: "company",
  },
  {
    table: "optique_prescription_counts",
    source: "optique_prescriptions",
    keys: columns("company"),
    values: { records: one },
    watched: "company",
  },
];

const joined = (part, write) => Object.entries(part).map(write).join(", ");
const keyOf = ({ keys }) => Object.keys(keys).join(", ");

/** Adds what `rest` selects to the sums of its keys; `row` begins the columns. */
const adding = (
  sum,
  row,
  rest,
  total = (value) => value,
) => `INSERT INTO ${sum.table} (${keyOf(sum)}, ${Object.keys(sum.values).join(", ")})
  SELECT ${joined(sum.keys, ([, key]) => key(row))}, ${joined(sum.values, ([, value]) => total(value(row)))} ${rest}
  ON CONFLICT (${keyOf(sum)}) DO UPDATE SET ${joined(sum.values, ([name]) => `${name} = ${name} + excluded.${name}`)}`;

/** The same for all rows of a source at once. */
function addingAll(sum, row, rest) {
  const places = Object.keys(sum.keys).map((_, index) => index + 1);
  return adding(sum, row, `${rest} GROUP BY ${places.join(", ")}`, (value) => `SUM(${value})`);
}

function makeSums(make, { table, keys, values }) {
  const stored = [
    joined(keys, ([name]) => `${name} TEXT NOT NULL`),
    joined(values, ([name]) => `${name} INTEGER NOT NULL`),
  ];
  make.table(table, `${stored.join(", ")}, PRIMARY KEY (${keyOf({ keys })})`);
}

function keepSums(make, sum) {
  const { table, source, keys, values, watched, when = () => "TRUE" } = sum;
  makeSums(make, sum);
  make.rows(addingAll(sum, "", `FROM ${source} WHERE ${when("")}`));
  const plus = `${adding(sum, "new.", `WHERE ${when("new.")}`)};`;
  const minus = `UPDATE ${table} SET ${joined(values, ([name, value]) => `${name} = ${name} - (${value("old.")})`)}
    WHERE ${when("old.")} AND (${keyOf(sum)}) = (${joined(keys, ([, key]) => key("old."))});`;
  make.trigger(`${table}_added`, `AFTER INSERT ON ${source}`, plus);
  make.trigger(`${table}_removed`, `AFTER DELETE ON ${source}`, minus);
  make.trigger(`${table}_changed`, `AFTER UPDATE OF ${watched} ON ${source}`, `${minus} ${plus}`);
}

// --- What was sold less what was credited, by the day of its document: one row for a product of a day ---------------------

const saleDays = "optique_sale_days";
/** Sums of lines: `item` and `document` are names of rows. Lines without a product are grouped by name. */
const soldOf = (item, document, values) => ({
  table: saleDays,
  keys: {
    company: () => `${document}.company`,
    day: () => dayOf(`${document}.`),
    product: () => `${item}.product`,
    name: () => `CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END`,
    type: () => `COALESCE(NULLIF(${item}.product_type, ''), 'other')`,
  },
  values,
});
/** Adds a line of an invoice, or subtracts it. */
const sold = (sign, item, invoice) =>
  soldOf(item, invoice, {
    lines: () => `${sign}1`,
    quantity: () => `${sign}${integer(`${item}.quantity`)}`,
    amount: () =>
      `${sign}(${inCentimes(`${item}.price`)} * ${integer(`${item}.quantity`)} - ${inCentimes(`${item}.discount`)})`,
  });
const credited = (sign, item, note) =>
  soldOf(item, note, {
    lines: () => "0",
    quantity: () => `${sign}${integer(`${item}.quantity`)}`,
    amount: () => `${sign}${inCentimes(`${item}.amount`)}`,
  });

function keepSaleDays(make) {
  makeSums(make, sold("", "t", "i"));
  make.index("idx_sale_days_product", `${saleDays} (product, day, quantity)`);
  const items = "optique_invoice_items";
  const creditItems = "optique_credit_items";
  make.rows(
    addingAll(
      sold("", "t", "i"),
      "",
      `FROM ${items} t JOIN optique_invoices i ON i.id = t.invoice WHERE TRUE`,
    ),
    addingAll(
      credited("-", "t", "n"),
      "",
      `FROM ${creditItems} t JOIN optique_credit_notes n ON n.id = t.credit_note WHERE TRUE`,
    ),
  );
  const ofLine = (sign, row) =>
    `${adding(sold(sign, row, "i"), "", `FROM optique_invoices i WHERE i.id = ${row}.invoice`)};`;
  const ofInvoice = (sign, row) =>
    `${adding(sold(sign, "t", row), "", `FROM ${items} t WHERE t.invoice = ${row}.id`)};`;
  make.trigger(`${saleDays}_added`, `AFTER INSERT ON ${items}`, ofLine("", "new"));
  make.trigger(`${saleDays}_removed`, `AFTER DELETE ON ${items}`, ofLine("-", "old"));
  make.trigger(
    `${saleDays}_changed`,
    `AFTER UPDATE OF invoice, product, quantity, price, discount, product_name, product_type ON ${items}`,
    `${ofLine("-", "old")} ${ofLine("", "new")}`,
  );
  // PocketBase deletes lines after their document; their own trigger then finds no day and changes nothing.
  make.trigger(`${saleDays}_gone`, "BEFORE DELETE ON optique_invoices", ofInvoice("-", "old"));
  make.trigger(
    `${saleDays}_moved`,
    "AFTER UPDATE OF company, date ON optique_invoices",
    `${ofInvoice("-", "old")} ${ofInvoice("", "new")}`,
  );
  make.trigger(
    `${saleDays}_credited`,
    `AFTER INSERT ON ${creditItems}`,
    `${adding(credited("-", "new", "n"), "", "FROM optique_credit_notes n WHERE n.id = new.credit_note")};`,
  );
  make.trigger(
    `${saleDays}_uncredited`,
    "BEFORE DELETE ON optique_credit_notes",
    `${adding(credited("", "t", "old"), "", `FROM ${creditItems} t WHERE t.credit_note = old.id`)};`,
  );
}

// --- Highest number ever given in a month, by the prefix of the number: also of documents that were deleted ---------------

function countNumbers(make) {
  const table = "optique_number_counters";
  make.kept(
    table,
    "company TEXT NOT NULL, month TEXT NOT NULL, highest INTEGER NOT NULL, PRIMARY KEY (company, month)",
  );
  for (const [source, number, length] of [
    ["invoices", "invoice_number", 6],
    ["credit_notes", "number", 7],
    ["quotes", "number", 7],
  ]) {
    const given = (row) => `${row}company, substr(${row}${number}, 1, ${length})`;
    const sequence = (row) => integer(`substr(${row}${number}, ${length + 1})`);
    const raised = "ON CONFLICT DO UPDATE SET highest = MAX(highest, excluded.highest)";
    make.rows(
      `INSERT INTO ${table} SELECT ${given("")}, MAX(${sequence("")}) FROM optique_${source}
        WHERE ${number} <> '' GROUP BY 1, 2 ${raised}`,
    );
    make.trigger(
      `${table}_${source}`,
      `AFTER INSERT ON optique_${source}`,
      `INSERT INTO ${table} VALUES (${given("new.")}, ${sequence("new.")}) ${raised};`,
    );
  }
}

// --- The latest prescription of each client, which says when the next examination is due ----------------------------------

const eyes = ["right", "left"].flatMap((side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => `${side}_${measure}`),
);
/** True with an eye value: sunglasses alone do not postpone the examination. */
const isMeasured = `(${eyes.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;

/** Latest measured prescription, else the latest. Each is the first entry of an index, so nothing is sorted. */
function keepVisits(make) {
  const table = "optique_visits";
  const source = "optique_prescriptions";
  const latest = "date DESC, created DESC, rowid DESC";
  make.table(
    table,
    "client TEXT PRIMARY KEY, company TEXT NOT NULL, prescription TEXT NOT NULL, date TEXT NOT NULL",
  );
  make.index("idx_visits_company_date", `${table} (company, date)`);
  make.index("idx_prescriptions_latest", `${source} (client, date, created)`);
  make.index("idx_prescriptions_measured", `${source} (client, date, created) WHERE ${isMeasured}`);
  make.rows(
    `INSERT INTO ${table} SELECT client, company, id, date FROM (SELECT client, company, id, date,
        ROW_NUMBER() OVER (PARTITION BY client ORDER BY ${isMeasured} DESC, ${latest}) AS place FROM ${source})
      WHERE place = 1`,
  );
  const first = (row, condition) => `SELECT id FROM ${source}
      WHERE client = ${row}client AND ${condition} ORDER BY ${latest} LIMIT 1`;
  const kept = (row) => `DELETE FROM ${table} WHERE client = ${row}client;
    INSERT INTO ${table} SELECT client, company, id, date FROM ${source}
      WHERE id = COALESCE((${first(row, isMeasured)}), (${first(row, "TRUE")}));`;
  make.trigger(`${table}_added`, `AFTER INSERT ON ${source}`, kept("new."));
  make.trigger(`${table}_removed`, `AFTER DELETE ON ${source}`, kept("old."));
  make.trigger(
    `${table}_changed`,
    `AFTER UPDATE OF company, client, date, created, ${eyes.join(", ")} ON ${source}`,
    `${kept("old.")} ${kept("new.")}`,
  );
}

// --- Latest claim that was given or paid, by client and beneficiary, with its invoice's date ------------------------------

function keepLastClaims(make) {
  const table = "optique_last_claims";
  make.table(
    table,
    `client TEXT NOT NULL, beneficiary TEXT NOT NULL COLLATE NOCASE, company TEXT NOT NULL, claim TEXT NOT NULL,
      date TEXT NOT NULL, PRIMARY KEY (client, beneficiary)`,
  );
  make.index("idx_last_claims_date", `${table} (company, date, claim)`);
  const latest = (
    condition,
  ) => `INSERT INTO ${table} SELECT t.client, t.beneficiary, t.company, t.id, i.date
      FROM optique_claims t JOIN optique_invoices i ON i.id = t.invoice
      WHERE ${condition} AND t.status IN ('given', 'paid')
        AND EXISTS (SELECT 1 FROM optique_clients c WHERE c.id = t.client AND c.created > '')
      ON CONFLICT DO UPDATE SET claim = excluded.claim, date = excluded.date
        WHERE (excluded.date, excluded.claim) > (date, claim)`;
  make.rows(latest("TRUE"));
  const refresh = (client) =>
    `DELETE FROM ${table} WHERE client = ${client}; ${latest(`t.client = ${client}`)};`;
  const both = `${refresh("old.client")} ${refresh("new.client")}`;
  make.trigger(`${table}_added`, "AFTER INSERT ON optique_claims", refresh("new.client"));
  make.trigger(`${table}_removed`, "AFTER DELETE ON optique_claims", refresh("old.client"));
  make.trigger(
    `${table}_changed`,
    `AFTER UPDATE OF client, beneficiary, status ON optique_claims
      WHEN (old.client, old.beneficiary, old.status) <> (new.client, new.beneficiary, new.status)`,
    both,
  );
  make.trigger(
    `${table}_dated`,
    `AFTER UPDATE OF date ON optique_invoices
      WHEN old.date <> new.date AND EXISTS (SELECT 1 FROM optique_claims WHERE invoice = new.id)`,
    refresh("new.client"),
  );
}

// --- What follows its document, whoever changes it ------------------------------------------------------------------------

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

/** A claim has the client of its invoice. */
function keepClientOfClaims(make) {
  make.trigger(
    "optique_claims_client",
    "AFTER UPDATE OF client ON optique_invoices WHEN old.client <> new.client",
    "UPDATE optique_claims SET client = new.client WHERE invoice = new.id;",
  );
}

/** Empties the relations of quotes to what is deleted: a quote never keeps an invoice or a product from being deleted. */
function releaseQuotes(make) {
  make.trigger(
    "optique_quotes_reopened",
    "BEFORE DELETE ON optique_invoices",
    "UPDATE optique_quotes SET invoice = '', chosen = '' WHERE invoice = old.id AND invoice > '';",
  );
  make.trigger(
    "optique_quotes_unmeasured",
    "BEFORE DELETE ON optique_prescriptions",
    "UPDATE optique_quotes SET prescription = '' WHERE prescription = old.id;",
  );
  // It would show the eye values of another person.
  make.trigger(
    "optique_quotes_prescription",
    "AFTER UPDATE OF client ON optique_prescriptions WHEN new.client <> old.client",
    "UPDATE optique_quotes SET prescription = '' WHERE prescription = new.id AND client <> new.client;",
  );
  make.trigger(
    "optique_quote_items_freed",
    "BEFORE DELETE ON optique_products",
    `UPDATE optique_quote_items SET product = '', label = substr(product_name || IIF(label = '', '', ' · ' || label), 1, 200)
      WHERE product = old.id;`,
  );
}

// --- Creation -------------------------------------------------------------------------------------------------------------

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  const create = (name, columns) => run(`CREATE TABLE ${name} (${columns}) WITHOUT ROWID`);
  const make = {
    /** Its rows follow from the records: those of an older version are dropped. */
    table: (name, columns) => {
      run(`DROP TABLE IF EXISTS ${name}`);
      create(name, columns);
    },
    /** Its rows follow from nothing else. */
    kept: (name, columns) => {
      if (!app.hasTable(name)) create(name, columns);
    },
    index: (name, on) => {
      run(`DROP INDEX IF EXISTS ${name}`);
      run(`CREATE INDEX ${name} ON ${on}`);
    },
    rows: (...statements) => {
      for (const sql of statements) run(sql);
    },
    trigger: (name, event, statements) =>
      run(`CREATE TRIGGER ${name} ${event} BEGIN ${statements} END`),
  };
  for (const sum of sums) keepSums(make, sum);
  keepSaleDays(make);
  countNumbers(make);
  keepVisits(make);
  keepLastClaims(make);
  dateMovements(make);
  keepClientOfClaims(make);
  releaseQuotes(make);
});
