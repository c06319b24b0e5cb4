/// <reference path="../pb_hooks/types/types.d.ts" />

// The next examination is due by the latest prescription that has an eye value: one that holds a pair of sunglasses alone
// put it off by a year. Where none has a value, by the latest. And a product is found by what a scanner reads, whose
// reference it is, whatever its case.

const eyes = ["right", "left"].flatMap((side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => `${side}_${measure}`),
);
const measured = `(${eyes.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;
const byDate = "date DESC, created DESC, rowid DESC";

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    keepVisits(run, `${measured} DESC, ${byDate}`, [
      "company",
      "client",
      "date",
      "created",
      ...eyes,
    ]);
    run(
      "CREATE INDEX idx_products_company_reference ON optique_products (company, reference COLLATE NOCASE)",
    );
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run("DROP INDEX IF EXISTS idx_products_company_reference");
    keepVisits(run, byDate, ["company", "client", "date", "created"]);
  },
);

/** The prescription of each client that comes first in this order, kept by triggers and found again for all. */
function keepVisits(run, order, columns) {
  for (const event of ["added", "removed", "changed"])
    run(`DROP TRIGGER IF EXISTS optique_visits_${event}`);
  const latest = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
    INSERT INTO optique_visits SELECT client, company, id, date FROM optique_prescriptions
      WHERE client = ${row}client ORDER BY ${order} LIMIT 1;`;
  const on = "ON optique_prescriptions BEGIN";
  run(`CREATE TRIGGER optique_visits_added AFTER INSERT ${on} ${latest("new.")} END`);
  run(`CREATE TRIGGER optique_visits_removed AFTER DELETE ${on} ${latest("old.")} END`);
  run(
    `CREATE TRIGGER optique_visits_changed AFTER UPDATE OF ${columns.join(", ")} ${on} ${latest("old.")} ${latest("new.")} END`,
  );
  run("DELETE FROM optique_visits");
  run(`INSERT INTO optique_visits SELECT client, company, id, date FROM (
      SELECT client, company, id, date, ROW_NUMBER() OVER (PARTITION BY client ORDER BY ${order}) AS place
      FROM optique_prescriptions) WHERE place = 1`);
}
