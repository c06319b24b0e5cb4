/// <reference path="../pb_hooks/types/types.d.ts" />
// Triggers that refuse what would change a transmitted day, by any way (docs/rules-periods.md, What is dated).
// Goods that come late move on the first open day: the date of their receipt no longer dates them.

const guardItem = (by, of) => ({ by, of });
const guardedMoney = ["optique_payments", "optique_refunds", "optique_credit_notes"];
const guarded = {
  optique_invoices: {
    day: "date",
    figures: ["total_amount"],
    unless: {
      total_amount: "EXISTS (SELECT 1 FROM optique_invoice_items i WHERE i.invoice = new.id)",
    },
  },
  optique_invoice_items: {
    day: { ...guardItem("invoice", "optique_invoices"), also: guardedMoney },
    figures: ["quantity", "price", "discount", "vat_rate", "product", "product_type", "invoice"],
  },
  optique_payments: {
    day: "date",
    sentBy: "invoice",
    figures: ["amount", "payment_method", "invoice", "fund", "credit_note"],
  },
  optique_credit_notes: { day: "date", figures: ["total_amount", "kept", "invoice"] },
  optique_credit_items: {
    day: guardItem("credit_note", "optique_credit_notes"),
    figures: ["quantity", "amount", "vat_rate", "goods", "product", "credit_note"],
  },
  optique_refunds: {
    day: "date",
    figures: ["amount", "payment_method", "invoice", "credit_note", "fund", "from_kept"],
  },
  optique_reversals: {
    day: "date",
    figures: ["amount", "kind", "payment", "invoice"],
    place: { row: "row.payment", field: "'bounced_on'" },
  },
  // Papers of suppliers are booked on the first open day, where theirs is transmitted.
  optique_bills: {
    day: "booked_on",
    figures: ["rates", "total_amount", "supplier", "date", "number"],
  },
  optique_bill_payments: {
    day: "date",
    figures: ["amount", "method", "supplier", "supplier_credit"],
  },
  optique_bill_parts: { day: "date", sentBy: "payment", figures: ["amount", "bill", "payment"] },
  optique_supplier_credits: {
    day: "booked_on",
    figures: ["rates", "total_amount", "supplier", "received_on", "number"],
  },
  optique_cash_moves: { day: "date", figures: ["amount", "kind"] },
  optique_closes: {
    day: "day",
    figures: ["opening", "expected", "counted", "difference", "figures"],
  },
  optique_stock_receipts: { day: "date", figures: ["supplier"] },
  optique_stock_receipt_items: {
    day: guardItem("receipt", "optique_stock_receipts"),
    figures: ["quantity", "price", "product", "receipt"],
    rising: { received_quantity: "new.non_stock = TRUE" },
  },
  optique_stock_adjustments: { day: "date", figures: ["reason"] },
  optique_stock_adjustment_items: {
    day: guardItem("adjustment", "optique_stock_adjustments"),
    figures: ["quantity", "product", "adjustment"],
  },
  optique_stock_movements: {
    day: "date",
    figures: ["quantity", "product", "movement_type"],
    place: {
      row: "row.line",
      field: "IIF(row.reference_type = 'receipt', 'received_quantity', 'quantity')",
    },
  },
};

const guardedUntil = (row) =>
  `(SELECT closed_until FROM optique_companies WHERE id = ${row}.company)`;
function isGuarded({ day }, row) {
  const until = guardedUntil(row);
  if (typeof day === "string") return `${row}.${day} BETWEEN '1' AND ${until}`;
  const { by, of, also = [] } = day;
  const days = [
    `SELECT date FROM ${of} WHERE id = ${row}.${by}`,
    ...also.map((name) => `SELECT date FROM ${name} WHERE ${by} = ${row}.${by}`),
  ];
  return `${until} > '' AND (SELECT MIN(date) FROM (${days.join(" UNION ALL ")})) BETWEEN '1' AND ${until}`;
}

function guardedChanges({ day, figures, unless = {}, rising = {} }) {
  const own = typeof day === "string" ? [day] : [];
  const changed = [...own, ...figures].map((field) => [
    field,
    `old.${field} IS NOT new.${field}${unless[field] ? ` AND NOT ${unless[field]}` : ""}`,
  ]);
  const fallen = Object.entries(rising).map(([field, rows]) => [
    field,
    `old.${field} > new.${field} AND ${rows}`,
  ]);
  return [...changed, ...fallen];
}

function guardRaise(name, { day, sentBy, place }, row, field) {
  const owner = typeof day === "string" ? sentBy : day.by;
  const own = [`${row}.id`, owner ? `${row}.${owner}` : "'-'", field];
  const named = place && [place.row, "'-'", place.field];
  const words = (named?.map((sql) => sql.replaceAll("row.", `${row}.`)) ?? own).join(" || ' ' || ");
  return `BEGIN SELECT RAISE(ABORT, 'period_closed ${name} ' || ${words} || ' ' || ${guardedUntil(row)}); END`;
}

function guardTriggers(name, kind) {
  const changes = guardedChanges(kind);
  const fields = changes.map(([field]) => field);
  const changed = `CASE ${changes.map(([field, sql]) => `WHEN ${sql} THEN '${field}'`).join(" ")} END`;
  const [isNew, isOld] = [isGuarded(kind, "new"), isGuarded(kind, "old")];
  return {
    [`${name}_closed_insert`]: `BEFORE INSERT ON ${name} WHEN ${isNew} ${guardRaise(name, kind, "new", `'${fields[0]}'`)}`,
    [`${name}_closed_update`]: `BEFORE UPDATE OF ${fields.join(", ")} ON ${name}
      WHEN (${changes.map(([, sql]) => sql).join(" OR ")}) AND (${isOld} OR ${isNew})
      ${guardRaise(name, kind, "new", changed)}`,
    [`${name}_closed_delete`]: `BEFORE DELETE ON ${name} WHEN ${isOld} ${guardRaise(name, kind, "old", "'-'")}`,
  };
}

const datedReceipts = "optique_stock_receipts_dated";
const movementsOf = `UPDATE optique_stock_movements SET date = new.date
    WHERE reference_type = 'receipt' AND reference_id = new.id AND +company = new.company AND date <> new.date`;
/** `late`: pieces that came after a transmitted period keep their day, unless the receipt is dated after it. */
const datedReceiptsText = (
  late,
) => `AFTER UPDATE OF date ON optique_stock_receipts WHEN old.date <> new.date
    BEGIN ${movementsOf}${late ? " AND (date = old.date OR date < new.date)" : ""}; END`;

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [table, kind] of Object.entries(guarded))
      for (const [name, text] of Object.entries(guardTriggers(table, kind))) {
        run(`DROP TRIGGER IF EXISTS ${name}`);
        run(`CREATE TRIGGER ${name} ${text}`);
      }
    run(`DROP TRIGGER IF EXISTS ${datedReceipts}`);
    run(`CREATE TRIGGER ${datedReceipts} ${datedReceiptsText(true)}`);
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [table, kind] of Object.entries(guarded))
      for (const name of Object.keys(guardTriggers(table, kind)))
        run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`DROP TRIGGER IF EXISTS ${datedReceipts}`);
    run(`CREATE TRIGGER ${datedReceipts} ${datedReceiptsText(false)}`);
  },
);
