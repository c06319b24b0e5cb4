/// <reference path="../pb_hooks/types/types.d.ts" />
// Counts clients by the day of their latest prescription, so that the reminders that are due are not counted one by one.

const visitDays = "optique_visit_days";
const visitDay = (row) => `substr(${row}date, 1, 10)`;

const visitAdded = `INSERT INTO ${visitDays} VALUES (new.company, ${visitDay("new.")}, 1)
  ON CONFLICT DO UPDATE SET clients = clients + 1;`;
const visitRemoved = `UPDATE ${visitDays} SET clients = clients - 1
  WHERE company = old.company AND day = ${visitDay("old.")};`;

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  run(`DROP TABLE IF EXISTS ${visitDays}`);
  run(`CREATE TABLE ${visitDays} (company TEXT NOT NULL, day TEXT NOT NULL, clients INTEGER NOT NULL,
    PRIMARY KEY (company, day)) WITHOUT ROWID`);
  run(
    `INSERT INTO ${visitDays} SELECT company, ${visitDay("")}, COUNT(*) FROM optique_visits GROUP BY 1, 2`,
  );
  for (const [event, statements] of [
    ["added AFTER INSERT", visitAdded],
    ["removed AFTER DELETE", visitRemoved],
  ]) {
    run(`DROP TRIGGER IF EXISTS ${visitDays}_${event.split(" ")[0]}`);
    run(`CREATE TRIGGER ${visitDays}_${event} ON optique_visits BEGIN ${statements} END`);
  }
});
