/// <reference path="../pb_hooks/types/types.d.ts" />
// What a day's invoices still ask for: one whose last line was taken away is worth nothing, and what was paid for it pays for no
// other invoice.

const table = "optique_invoice_days";
const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const isOpen = (row) => `(${row}status IN ('unpaid', 'partial'))`;
const rest = (row) => `${centimes(`${row}total_amount`)} - ${centimes(`${row}paid_amount`)}`;
const floored = (row) => `MAX(0, ${rest(row)})`;

const key = (row) => `${row}company, substr(${row}date, 1, 10)`;
const sums = (due) => ({
  invoices: () => "1",
  total: (row) => centimes(`${row}total_amount`),
  collected: (row) => centimes(`${row}paid_amount`),
  open_invoices: isOpen,
  due: (row) => `${isOpen(row)} * (${due(row)})`,
});

function follow(run, due) {
  for (const name of ["added", "removed", "changed"]) run(`DROP TRIGGER ${table}_${name}`);
  const kept = Object.entries(sums(due));
  const names = kept.map(([name]) => name);
  const plus = `INSERT INTO ${table} (company, day, ${names.join(", ")})
    VALUES (${key("new.")}, ${kept.map(([, value]) => value("new.")).join(", ")})
    ON CONFLICT (company, day) DO UPDATE SET ${names.map((name) => `${name} = ${name} + excluded.${name}`).join(", ")};`;
  const minus = `UPDATE ${table} SET ${kept.map(([name, value]) => `${name} = ${name} - (${value("old.")})`).join(", ")}
    WHERE (company, day) = (${key("old.")});`;
  const on = "ON optique_invoices BEGIN";
  run(`CREATE TRIGGER ${table}_added AFTER INSERT ${on} ${plus} END`);
  run(`CREATE TRIGGER ${table}_removed AFTER DELETE ${on} ${minus} END`);
  run(
    `CREATE TRIGGER ${table}_changed AFTER UPDATE OF company, date, total_amount, paid_amount, status ${on} ${minus} ${plus} END`,
  );
}

/** Adds to each day what its open invoices have too much. */
const mend = (run, sign) =>
  run(`UPDATE ${table} AS d SET due = d.due ${sign} o.surplus
    FROM (SELECT company, substr(date, 1, 10) AS day, SUM(-(${rest("")})) AS surplus FROM optique_invoices
      WHERE ${isOpen("")} AND ${rest("")} < 0 GROUP BY 1, 2) o
    WHERE (d.company, d.day) = (o.company, o.day)`);

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    follow(run, floored);
    mend(run, "+");
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    follow(run, rest);
    mend(run, "-");
  },
);
