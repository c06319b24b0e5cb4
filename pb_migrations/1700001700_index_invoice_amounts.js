/// <reference path="../pb_hooks/types/types.d.ts" />
// Orders of the invoice list by amount and by amount due, of all invoices and of those that are open.

const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
/** The same expressions as domain/sale/due.ts: SQLite takes an index of an expression by its text. */
const amounts = {
  amount: centimes("total_amount"),
  due: `MAX(0, ${centimes("total_amount")} - ${centimes("paid_amount")})`,
};
const openOnly = "(status IN ('unpaid', 'partial'))";

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  for (const [name, amount] of Object.entries(amounts)) {
    const on = `ON optique_invoices (company, ${amount})`;
    run(`CREATE INDEX IF NOT EXISTS idx_invoices_${name} ${on}`);
    run(`CREATE INDEX IF NOT EXISTS idx_invoices_open_${name} ${on} WHERE ${openOnly}`);
  }
});
