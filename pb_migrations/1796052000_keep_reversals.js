/// <reference path="../pb_hooks/types/types.d.ts" />
// What a cheque that counts nothing takes off the takings, on its own day (docs/rules-money.md, Reversals). Until then
// it left the day of its payment, also when that day was declared.

const reversalsName = "optique_reversals";
const reversalRelation = (app, name, to, more = {}) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(`optique_${to}`).id,
    maxSelect: 1,
    required: true,
    ...more,
  });
const reversalFields = (app) => [
  reversalRelation(app, "company", "companies"),
  reversalRelation(app, "payment", "payments", { cascadeDelete: true }),
  reversalRelation(app, "invoice", "invoices", { cascadeDelete: true }),
  new DateField({ name: "date", required: true }),
  new NumberField({ name: "amount", min: -999999999.99, max: 999999999.99 }),
  new SelectField({
    name: "kind",
    values: ["bounced", "returned", "honoured"],
    maxSelect: 1,
    required: true,
  }),
  new TextField({ name: "by", max: 200 }),
  new TextField({ name: "actor", max: 500 }),
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const bounceFields = [
  new DateField({ name: "bounced_on" }),
  new TextField({ name: "bounce_note", max: 500 }),
];

function createReversals(app) {
  const name = reversalsName;
  const found = app.hasTable(name)
    ? app.findCollectionByNameOrId(name)
    : new Collection({ type: "base", name });
  for (const field of reversalFields(app))
    if (!found.fields.getByName(field.name)) found.fields.add(field);
  found.addIndex("idx_reversals_payment", false, "payment", "");
  found.addIndex("idx_reversals_invoice", false, "invoice", "");
  found.addIndex("idx_reversals_company_date_created", false, "company, date, created", "");
  app.save(found);
  const payments = app.findCollectionByNameOrId("optique_payments");
  for (const field of bounceFields)
    if (!payments.fields.getByName(field.name)) payments.fields.add(field);
  app.save(payments);
}

const reversedCentimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
/** Adds a reversal to the takings of its day, or takes it out: it has its payment's method and its invoice's seller. */
const reversalSum = (row, sign, seller) => `INSERT INTO optique_payment_days
    (company, day, method, seller, payments, amount)
  SELECT ${row}.company, substr(${row}.date, 1, 10),
    CASE WHEN p.fund > '' THEN 'fund' WHEN p.payment_method = 'bank_transfer' THEN 'transfer' ELSE p.payment_method END,
    ${seller}, ${sign} IIF(${row}.kind = 'honoured', 1, -1), ${sign} ${reversedCentimes(`${row}.amount`)}`;
const addedToDay =
  "ON CONFLICT DO UPDATE SET payments = payments + excluded.payments, amount = amount + excluded.amount;";
const sellerOfReversal = (row) =>
  `COALESCE((SELECT seller_id FROM optique_invoices WHERE id = ${row}.invoice), '')`;
const oneReversal = (row, sign) =>
  `${reversalSum(row, sign, sellerOfReversal(row))} FROM optique_payments p WHERE p.id = ${row}.payment ${addedToDay}`;
const handedReversals = (sign, seller) =>
  `${reversalSum("r", sign, seller)} FROM ${reversalsName} r JOIN optique_payments p ON p.id = r.payment WHERE r.invoice = old.id ${addedToDay}`;

const reversalTriggers = {
  optique_reversals_added: `AFTER INSERT ON ${reversalsName} BEGIN ${oneReversal("new", "+")} END`,
  optique_reversals_removed: `AFTER DELETE ON ${reversalsName} BEGIN ${oneReversal("old", "-")} END`,
  optique_reversals_changed: `AFTER UPDATE OF company, payment, invoice, date, amount, kind ON ${reversalsName} BEGIN
    ${oneReversal("old", "-")} ${oneReversal("new", "+")} END`,
  // They go with their payment, while it still says its method.
  optique_reversals_gone: `BEFORE DELETE ON optique_payments BEGIN
    DELETE FROM ${reversalsName} WHERE payment = old.id; END`,
  // A payment that is no cheque has none.
  optique_reversals_no_cheque: `BEFORE UPDATE OF payment_method ON optique_payments
    WHEN old.payment_method = 'check' AND new.payment_method <> 'check' BEGIN
    DELETE FROM ${reversalsName} WHERE payment = old.id; END`,
  // They follow its amount and its invoice, and are never before it.
  optique_reversals_follow: `AFTER UPDATE OF amount, date, invoice ON optique_payments
    WHEN old.amount <> new.amount OR old.date <> new.date OR old.invoice <> new.invoice BEGIN
    UPDATE ${reversalsName} SET amount = IIF(kind = 'honoured', new.amount, -new.amount), invoice = new.invoice,
      date = MAX(date, new.date) WHERE payment = new.id; END`,
  optique_reversals_seller: `AFTER UPDATE OF seller_id ON optique_invoices WHEN old.seller_id <> new.seller_id BEGIN
    ${handedReversals("-", "old.seller_id")} ${handedReversals("+", "new.seller_id")} END`,
  // Payments outlive their invoice for a moment, and are nobody's then; so are their reversals.
  optique_reversals_nobody: `BEFORE DELETE ON optique_invoices WHEN old.seller_id > '' BEGIN
    ${handedReversals("-", "old.seller_id")} ${handedReversals("+", "''")} END`,
};

/** Lets the totals of a day add each payment, whatever becomes of its cheque. */
function countEachPayment(app) {
  const found = arrayOf(new DynamicModel({ name: "", sql: "" }));
  app
    .db()
    .newQuery(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND instr(sql, 'optique_payment_days') > 0 AND instr(name, 'optique_reversals') = 0",
    )
    .all(found);
  for (const { name, sql } of found) {
    let text = sql;
    for (const row of ["new", "old", "p"])
      text = text.replaceAll(`(${row}.cheque_state NOT IN ('bounced', 'returned'))`, "1");
    if (text === sql) continue;
    app.db().newQuery(`DROP TRIGGER ${name}`).execute();
    app.db().newQuery(text).execute();
  }
}

const paymentDaysAgain = `INSERT INTO optique_payment_days (company, day, method, seller, payments, amount)
  SELECT p.company, substr(p.date, 1, 10),
    CASE WHEN p.fund > '' THEN 'fund' WHEN p.payment_method = 'bank_transfer' THEN 'transfer' ELSE p.payment_method END,
    COALESCE(i.seller_id, ''), COUNT(*), SUM(${reversedCentimes("p.amount")})
  FROM optique_payments p LEFT JOIN optique_invoices i ON i.id = p.invoice GROUP BY 1, 2, 3, 4`;

/** Day in the shop's clock of a stored instant. */
const reversalDayOf = (at) => {
  const instant = new Date(String(at).replace(" ", "T"));
  if (Number.isNaN(instant.getTime())) return "";
  const two = (number) => String(number).padStart(2, "0");
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())} 00:00:00.000Z`;
};

/** Cheques that count nothing are reversed on the day of their journal, without one on their own. */
function reverseStoredCheques(app) {
  const found = arrayOf(
    new DynamicModel({ id: "", date: "", state: "", at: "", by: "", actor: "" }),
  );
  app
    .db()
    .newQuery(
      `SELECT p.id, p.date, p.cheque_state AS state, COALESCE(j.created, '') AS at,
        COALESCE(j.actor_name, '') AS [by], COALESCE(j.actor, '') AS actor
      FROM optique_payments p LEFT JOIN optique_journal j ON j.rowid = (SELECT k.rowid FROM optique_journal k
        WHERE k.collection = 'optique_payments' AND k.record = p.id AND k.action = 'update'
          AND json_extract(k.changes, '$.cheque_state[1]') = p.cheque_state ORDER BY k.created DESC LIMIT 1)
      WHERE p.cheque_state IN ('bounced', 'returned')
        AND NOT EXISTS (SELECT 1 FROM ${reversalsName} r WHERE r.payment = p.id)`,
    )
    .all(found);
  for (const { id, date, state, at, by, actor } of found) {
    const known = reversalDayOf(at);
    const day = known > date ? known : date;
    const params = { id, day, state, by, actor, at };
    app
      .db()
      .newQuery(
        `INSERT INTO ${reversalsName} (id, company, payment, invoice, date, amount, kind, [by], actor, created, updated)
        SELECT 'r' || lower(hex(randomblob(7))), company, id, invoice, {:day}, -amount, {:state}, {:by}, {:actor},
          COALESCE(NULLIF({:at}, ''), created), COALESCE(NULLIF({:at}, ''), created) FROM optique_payments WHERE id = {:id}`,
      )
      .bind(params)
      .execute();
    if (state === "bounced")
      app
        .db()
        .newQuery("UPDATE optique_payments SET bounced_on = {:day} WHERE id = {:id}")
        .bind({ id, day })
        .execute();
  }
}

migrate((app) => {
  createReversals(app);
  countEachPayment(app);
  const run = (sql) => app.db().newQuery(sql).execute();
  run("DELETE FROM optique_payment_days");
  run(paymentDaysAgain);
  for (const [name, trigger] of Object.entries(reversalTriggers)) {
    run(`DROP TRIGGER IF EXISTS ${name}`);
    run(`CREATE TRIGGER ${name} ${trigger}`);
  }
  reverseStoredCheques(app);
});
