/// <reference path="../pb_hooks/types/types.d.ts" />
// Totals by day, and the latest prescription of each client: what the figures read instead of every record ever stored.
// Triggers keep them in the transaction of the write, whoever writes; the integrity report compares them with the records.
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
    const day = (row) => `substr(${row}date, 1, 10)`;

    /** A table of sums by `keys`, filled, and kept by three triggers on `source`. */
    const keepTotals = ({ table, source, keys, sums, watched }) => {
      const list = (values, write) => Object.entries(values).map(write).join(", ");
      const all = { ...keys, ...sums };
      const key = Object.keys(keys).join(", ");
      const names = Object.keys(all).join(", ");
      const keysOf = (row) => list(keys, ([, value]) => value(row));
      run(
        `CREATE TABLE ${table} (${list(keys, ([name]) => `${name} TEXT NOT NULL`)},
          ${list(sums, ([name]) => `${name} INTEGER NOT NULL`)}, PRIMARY KEY (${key})) WITHOUT ROWID`,
      );
      run(
        `INSERT INTO ${table} (${names})
         SELECT ${keysOf("")}, ${list(sums, ([, value]) => `SUM(${value("")})`)} FROM ${source} GROUP BY ${keysOf("")}`,
      );
      const plus = `INSERT INTO ${table} (${names}) VALUES (${list(all, ([, value]) => value("new."))})
        ON CONFLICT (${key}) DO UPDATE SET ${list(sums, ([name]) => `${name} = ${name} + excluded.${name}`)};`;
      const minus = `UPDATE ${table} SET ${list(sums, ([name, value]) => `${name} = ${name} - (${value("old.")})`)}
        WHERE (${key}) = (${keysOf("old.")});`;
      run(`CREATE TRIGGER ${table}_added AFTER INSERT ON ${source} BEGIN ${plus} END`);
      run(`CREATE TRIGGER ${table}_removed AFTER DELETE ON ${source} BEGIN ${minus} END`);
      run(
        `CREATE TRIGGER ${table}_changed AFTER UPDATE OF ${watched} ON ${source} BEGIN ${minus} ${plus} END`,
      );
    };

    const isOpen = (row) => `(${row}status IN ('unpaid', 'partial'))`;
    const due = (row) => `${centimes(`${row}total_amount`)} - ${centimes(`${row}paid_amount`)}`;
    keepTotals({
      table: "optique_invoice_days",
      source: "optique_invoices",
      keys: { company: (row) => `${row}company`, day },
      sums: {
        invoices: () => "1",
        total: (row) => centimes(`${row}total_amount`),
        collected: (row) => centimes(`${row}paid_amount`),
        open_invoices: isOpen,
        due: (row) => `${isOpen(row)} * (${due(row)})`,
      },
      watched: "company, date, total_amount, paid_amount, status",
    });
    keepTotals({
      table: "optique_payment_days",
      source: "optique_payments",
      // A transfer is one whatever its stored name.
      keys: {
        company: (row) => `${row}company`,
        day,
        method: (row) =>
          `CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`,
      },
      sums: { payments: () => "1", amount: (row) => centimes(`${row}amount`) },
      watched: "company, date, payment_method, amount",
    });

    for (const [table, source] of [
      ["optique_client_counts", "optique_clients"],
      ["optique_prescription_counts", "optique_prescriptions"],
    ]) {
      keepTotals({
        table,
        source,
        keys: { company: (row) => `${row}company` },
        sums: { records: () => "1" },
        watched: "company",
      });
    }

    // What was sold, by the day of its invoice: one row for a product of a day, however many invoices it is on. A line
    // without a product is known by its name.
    const sums = ["lines", "quantity", "amount"];
    run(
      `CREATE TABLE optique_sale_days (company TEXT NOT NULL, day TEXT NOT NULL, product TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
        ${sums.map((name) => `${name} INTEGER NOT NULL`).join(", ")}, PRIMARY KEY (company, day, product, name, type)) WITHOUT ROWID`,
    );
    const sold = (sign, item, invoice, from) =>
      `INSERT INTO optique_sale_days
       SELECT ${invoice}.company, substr(${invoice}.date, 1, 10), ${item}.product,
         CASE ${item}.product WHEN '' THEN ${item}.product_name ELSE '' END, COALESCE(NULLIF(${item}.product_type, ''), 'other'),
         ${sign}1, ${sign}CAST(${item}.quantity AS INTEGER), ${sign}${centimes(`${item}.price`)} * CAST(${item}.quantity AS INTEGER)
       FROM ${from} ON CONFLICT DO UPDATE SET ${sums.map((name) => `${name} = ${name} + excluded.${name}`).join(", ")};`;
    run(
      sold(
        "",
        "t",
        "i",
        "optique_invoice_items t JOIN optique_invoices i ON i.id = t.invoice WHERE true",
      ),
    );
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
    // The lines that go after their invoice find no day any more, and change nothing.
    run(
      `CREATE TRIGGER optique_sale_days_gone BEFORE DELETE ON optique_invoices BEGIN ${ofInvoice("-", "old")} END`,
    );
    run(
      `CREATE TRIGGER optique_sale_days_moved AFTER UPDATE OF company, date ON optique_invoices BEGIN
        ${ofInvoice("-", "old")} ${ofInvoice("", "new")} END`,
    );

    // The movements of a period, and what came in and went out of it.
    run(
      "CREATE INDEX idx_movements_company_date ON optique_stock_movements (company, date, movement_type, quantity)",
    );

    run(
      "CREATE TABLE optique_visits (client TEXT PRIMARY KEY, company TEXT NOT NULL, prescription TEXT NOT NULL, date TEXT NOT NULL) WITHOUT ROWID",
    );
    run("CREATE INDEX idx_visits_company_date ON optique_visits (company, date)");
    run(
      `INSERT INTO optique_visits SELECT client, company, id, date FROM
         (SELECT *, ROW_NUMBER() OVER (PARTITION BY client ORDER BY date DESC, created DESC, rowid DESC) AS place FROM optique_prescriptions)
       WHERE place = 1`,
    );
    const latest = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
      INSERT INTO optique_visits SELECT client, company, id, date FROM optique_prescriptions
        WHERE client = ${row}client ORDER BY date DESC, created DESC, rowid DESC LIMIT 1;`;
    const on = "ON optique_prescriptions BEGIN";
    run(`CREATE TRIGGER optique_visits_added AFTER INSERT ${on} ${latest("new.")} END`);
    run(`CREATE TRIGGER optique_visits_removed AFTER DELETE ${on} ${latest("old.")} END`);
    run(
      `CREATE TRIGGER optique_visits_changed AFTER UPDATE OF company, client, date, created ${on} ${latest("old.")} ${latest("new.")} END`,
    );
  },
  (app) => {
    app.db().newQuery("DROP INDEX IF EXISTS idx_movements_company_date").execute();
    const tables = [
      "optique_invoice_days",
      "optique_payment_days",
      "optique_client_counts",
      "optique_prescription_counts",
      "optique_sale_days",
      "optique_visits",
    ];
    for (const table of tables) {
      for (const event of ["added", "removed", "changed", "gone", "moved"])
        app.db().newQuery(`DROP TRIGGER IF EXISTS ${table}_${event}`).execute();
      app.db().newQuery(`DROP TABLE IF EXISTS ${table}`).execute();
    }
  },
);
