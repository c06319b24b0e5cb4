/// <reference path="../pb_hooks/types/types.d.ts" />
// The search index by kind; the movements of a day, and their date.
const documents = [
  ["invoice", "optique_invoices"],
  ["receipt", "optique_stock_receipts"],
  ["adjustment", "optique_stock_adjustments"],
];
migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();

    // Each kind has ids of its own range from now on, and a product is found by its type: the next start writes the whole
    // index anew when it finds none (pb_hooks/server/shop/start.ts).
    run("DROP TRIGGER optique_search_removed");
    run("DELETE FROM optique_search");
    run("INSERT INTO optique_search_fts (optique_search_fts) VALUES ('delete-all')");
    run(
      `CREATE TRIGGER optique_search_removed AFTER DELETE ON optique_search BEGIN
        INSERT INTO optique_search_fts (optique_search_fts, rowid, text) VALUES ('delete', old.id, old.text); END`,
    );

    run(
      "UPDATE optique_stock_movements SET date = substr(created, 1, 10) || ' 00:00:00.000Z' WHERE date = ''",
    );
    // How many movements a day has, and what came in and went out: a shop has three times as many as invoices.
    const table = "optique_movement_days";
    run(
      `CREATE TABLE ${table} (company TEXT NOT NULL, day TEXT NOT NULL, movement_type TEXT NOT NULL, movements INTEGER NOT NULL,
        entered INTEGER NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (company, day, movement_type)) WITHOUT ROWID`,
    );
    const moved = (sign, row) =>
      `${row}company, substr(${row}date, 1, 10), ${row}movement_type, ${sign}1,
        ${sign}MAX(CAST(${row}quantity AS INTEGER), 0), ${sign}MIN(CAST(${row}quantity AS INTEGER), 0)`;
    const add = (sign, row) =>
      `INSERT INTO ${table} VALUES (${moved(sign, row)}) ON CONFLICT DO UPDATE SET
        movements = movements + excluded.movements, entered = entered + excluded.entered, removed = removed + excluded.removed;`;
    run(
      `INSERT INTO ${table} SELECT company, substr(date, 1, 10), movement_type, COUNT(*),
        SUM(MAX(CAST(quantity AS INTEGER), 0)), SUM(MIN(CAST(quantity AS INTEGER), 0))
       FROM optique_stock_movements GROUP BY 1, 2, 3`,
    );
    const on = "ON optique_stock_movements BEGIN";
    run(`CREATE TRIGGER ${table}_added AFTER INSERT ${on} ${add("", "new.")} END`);
    run(`CREATE TRIGGER ${table}_removed AFTER DELETE ${on} ${add("-", "old.")} END`);
    run(
      `CREATE TRIGGER ${table}_changed AFTER UPDATE OF company, date, movement_type, quantity ${on}
        ${add("-", "old.")} ${add("", "new.")} END`,
    );

    // What moved by a document moved on its date, also when that is corrected and no line changes.
    for (const [type, collection] of documents) {
      const ofDocument = (row) =>
        `reference_type = '${type}' AND reference_id = ${row}id AND +company = ${row}company AND date <> ${row}date`;
      run(
        `UPDATE optique_stock_movements SET date = d.date FROM ${collection} d
         WHERE reference_type = '${type}' AND reference_id = d.id AND optique_stock_movements.company = d.company
           AND optique_stock_movements.date <> d.date`,
      );
      run(
        `CREATE TRIGGER ${collection}_dated AFTER UPDATE OF date ON ${collection} WHEN old.date <> new.date BEGIN
          UPDATE optique_stock_movements SET date = new.date WHERE ${ofDocument("new.")}; END`,
      );
    }
  },
  (app) => {
    for (const [, collection] of documents)
      app.db().newQuery(`DROP TRIGGER IF EXISTS ${collection}_dated`).execute();
    for (const event of ["added", "removed", "changed"])
      app.db().newQuery(`DROP TRIGGER IF EXISTS optique_movement_days_${event}`).execute();
    app.db().newQuery("DROP TABLE IF EXISTS optique_movement_days").execute();
  },
);
