/// <reference path="../pb_hooks/types/types.d.ts" />
// Reminders count from a client's latest prescription of all, with eye values or without (docs/rules-clients.md, Reminders).

const visitSource = "optique_prescriptions";
const latestVisit = "date DESC, created DESC, rowid DESC";
/** Eye values no longer choose the prescription, so a change of them alone is not followed. */
const watchedVisit = "company, client, date, created";

/** Reads the first entry of the index of a client's prescriptions. */
const keptVisit = (row) => `DELETE FROM optique_visits WHERE client = ${row}client;
  INSERT INTO optique_visits SELECT client, company, id, date FROM ${visitSource}
    WHERE id = (SELECT id FROM ${visitSource} WHERE client = ${row}client ORDER BY ${latestVisit} LIMIT 1);`;

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  for (const event of ["added", "removed", "changed"])
    run(`DROP TRIGGER IF EXISTS optique_visits_${event}`);
  run("DROP INDEX IF EXISTS idx_prescriptions_measured");
  run("DELETE FROM optique_visits");
  run(`INSERT INTO optique_visits SELECT client, company, id, date FROM (SELECT client, company, id, date,
      ROW_NUMBER() OVER (PARTITION BY client ORDER BY ${latestVisit}) AS place FROM ${visitSource}) WHERE place = 1`);
  for (const [event, statements] of [
    [`added AFTER INSERT ON ${visitSource}`, keptVisit("new.")],
    [`removed AFTER DELETE ON ${visitSource}`, keptVisit("old.")],
    [
      `changed AFTER UPDATE OF ${watchedVisit} ON ${visitSource}`,
      `${keptVisit("old.")} ${keptVisit("new.")}`,
    ],
  ])
    run(`CREATE TRIGGER optique_visits_${event} BEGIN ${statements} END`);
});
