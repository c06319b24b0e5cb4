/// <reference path="../pb_hooks/types/types.d.ts" />

// The latest measured prescription of a client, or the latest, each the first entry of an index: the trigger sorted all
// prescriptions of the client at every save, so that a client of many years made each sale dearer than the one before.

const eyes = ["right", "left"].flatMap((side) =>
  ["sphere", "cylinder", "axis", "add", "eip"].map((measure) => `${side}_${measure}`),
);
const measured = `(${eyes.map((field) => `COALESCE(${field}, 'null') NOT IN ('null', '')`).join(" OR ")})`;
const byDate = "date DESC, created DESC, rowid DESC";

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run("CREATE INDEX idx_prescriptions_latest ON optique_prescriptions (client, date, created)");
    run(
      `CREATE INDEX idx_prescriptions_measured ON optique_prescriptions (client, date, created) WHERE ${measured}`,
    );
    const first = (client, condition) => `SELECT id FROM optique_prescriptions
      WHERE client = ${client} AND ${condition} ORDER BY ${byDate} LIMIT 1`;
    keepVisits(
      run,
      (client) => `WHERE id = COALESCE((${first(client, measured)}), (${first(client, "TRUE")}))`,
    );
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    keepVisits(
      run,
      (client) => `WHERE client = ${client} ORDER BY ${measured} DESC, ${byDate} LIMIT 1`,
    );
    run("DROP INDEX IF EXISTS idx_prescriptions_measured");
    run("DROP INDEX IF EXISTS idx_prescriptions_latest");
  },
);

/** The triggers of 1700000440 with another way to the same prescription: what they have kept stays true. */
function keepVisits(run, ofClient) {
  const kept = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
    INSERT INTO optique_visits SELECT client, company, id, date FROM optique_prescriptions ${ofClient(`${row}client`)};`;
  const on = "ON optique_prescriptions BEGIN";
  const columns = ["company", "client", "date", "created", ...eyes].join(", ");
  const triggers = {
    added: `AFTER INSERT ${on} ${kept("new.")}`,
    removed: `AFTER DELETE ${on} ${kept("old.")}`,
    changed: `AFTER UPDATE OF ${columns} ${on} ${kept("old.")} ${kept("new.")}`,
  };
  for (const [event, trigger] of Object.entries(triggers)) {
    run(`DROP TRIGGER IF EXISTS optique_visits_${event}`);
    run(`CREATE TRIGGER optique_visits_${event} ${trigger} END`);
  }
}
