/// <reference path="../pb_hooks/types/types.d.ts" />
// What cheques come to, by their state and the day they fall due: years of cleared ones are not added up for every look at the
// few that are open. And each way to read them has its index: SQLite takes one with a condition only where a statement says the
// same one, so that those of a state are never looked for among all that fall due.

const chequeDays = "optique_cheque_days";
const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const chequeKey = (row) => `${row}company, ${row}cheque_state, substr(${row}due_on, 1, 10)`;
const isCheque = (row) => `${row}cheque_state > ''`;

function keepChequeDays(run) {
  run(`CREATE TABLE ${chequeDays} (company TEXT NOT NULL, state TEXT NOT NULL, day TEXT NOT NULL,
    cheques INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (company, state, day)) WITHOUT ROWID`);
  const plus = `INSERT INTO ${chequeDays} SELECT ${chequeKey("new.")}, 1, ${centimes("new.amount")} WHERE ${isCheque("new.")}
    ON CONFLICT DO UPDATE SET cheques = cheques + 1, amount = amount + excluded.amount;`;
  const minus = `UPDATE ${chequeDays} SET cheques = cheques - 1, amount = amount - ${centimes("old.amount")}
    WHERE ${isCheque("old.")} AND (company, state, day) = (${chequeKey("old.")});`;
  const on = "ON optique_payments";
  run(
    `CREATE TRIGGER ${chequeDays}_added AFTER INSERT ${on} WHEN ${isCheque("new.")} BEGIN ${plus} END`,
  );
  run(
    `CREATE TRIGGER ${chequeDays}_removed AFTER DELETE ${on} WHEN ${isCheque("old.")} BEGIN ${minus} END`,
  );
  run(`CREATE TRIGGER ${chequeDays}_changed AFTER UPDATE OF company, cheque_state, due_on, amount ${on}
    WHEN ${isCheque("old.")} OR ${isCheque("new.")} BEGIN ${minus} ${plus} END`);
  run(`INSERT INTO ${chequeDays} SELECT ${chequeKey("")}, COUNT(*), SUM(${centimes("amount")}) FROM optique_payments
    WHERE ${isCheque("")} GROUP BY 1, 2, 3`);
}

const chequeIndexes = (isOfState, isOfAll, columns) => [
  `CREATE INDEX idx_payments_cheques ON optique_payments (${columns}) WHERE ${isOfState}`,
  `CREATE INDEX idx_payments_due ON optique_payments (company, due_on) WHERE ${isOfAll}`,
];
const oldIndexes = ["DROP INDEX idx_payments_cheques", "DROP INDEX idx_payments_due"];

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    const made = chequeIndexes(
      "cheque_state > ''",
      "cheque_state <> ''",
      "company, cheque_state, due_on",
    );
    for (const sql of [...oldIndexes, ...made]) run(sql);
    keepChequeDays(run);
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ["added", "removed", "changed"]) run(`DROP TRIGGER ${chequeDays}_${name}`);
    run(`DROP TABLE ${chequeDays}`);
    const columns = "company, cheque_state, due_on, amount";
    for (const sql of [
      ...oldIndexes,
      ...chequeIndexes("cheque_state > ''", "cheque_state > ''", columns),
    ])
      run(sql);
  },
);
