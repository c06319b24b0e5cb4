/// <reference path="../pb_hooks/types/types.d.ts" />
// The till: who took a payment, the life of a cheque, cash moves, the close of a day; TVA and barcodes of products. Cheques that
// are older than this file keep an empty state: nobody knows any more where they are, and they go on counting as paid.

const own = '@request.auth.company != "" && company = @request.auth.company';
const tenant = {
  listRule: own,
  viewRule: own,
  createRule:
    '@request.auth.company != "" && (@request.body.company:isset = false || @request.body.company = @request.auth.company)',
  updateRule: `${own} && @request.body.company:changed = false`,
  deleteRule: own,
};
/** Written by its route, deleted by the administrator only. */
const readOnly = {
  listRule: own,
  viewRule: own,
  createRule: null,
  updateRule: null,
  deleteRule: null,
};

const maxAmount = 999999999.99;
const text = (name, max = 500) => ({ type: "text", name, max });
const select = (name, values, more = {}) => ({
  type: "select",
  name,
  values,
  maxSelect: 1,
  ...more,
});
const amount = (name) => ({ type: "number", name, min: -maxAmount, max: maxAmount });
const company = (app) => ({
  type: "relation",
  name: "company",
  collectionId: app.findCollectionByNameOrId("optique_companies").id,
  maxSelect: 1,
  cascadeDelete: false,
  required: true,
});
const dates = [
  { type: "autodate", name: "created", onCreate: true },
  { type: "autodate", name: "updated", onCreate: true, onUpdate: true },
];

function makeMoves(app) {
  app.save(
    new Collection({
      type: "base",
      name: "optique_cash_moves",
      ...tenant,
      fields: [
        company(app),
        { type: "date", name: "date", required: true },
        amount("amount"),
        select("kind", ["float", "expense", "bank", "refund", "other"], { required: true }),
        text("label"),
        text("by", 200),
        ...dates,
      ],
      indexes: [
        "CREATE INDEX idx_cash_moves_company_date ON optique_cash_moves (company, date)",
        "CREATE INDEX idx_cash_moves_company ON optique_cash_moves (company)",
        "CREATE INDEX idx_cash_moves_created ON optique_cash_moves (created)",
      ],
    }),
  );
}

function makeCloses(app) {
  app.save(
    new Collection({
      type: "base",
      name: "optique_closes",
      ...readOnly,
      fields: [
        company(app),
        { type: "date", name: "day", required: true },
        amount("opening"),
        amount("expected"),
        amount("counted"),
        amount("difference"),
        text("notes", 5000),
        { type: "json", name: "figures", maxSize: 200000 },
        text("by", 200),
        ...dates,
      ],
      indexes: [
        "CREATE UNIQUE INDEX idx_closes_company_day ON optique_closes (company, day)",
        "CREATE INDEX idx_closes_company ON optique_closes (company)",
        "CREATE INDEX idx_closes_created ON optique_closes (created)",
      ],
    }),
  );
}

function extend(app, name, fields, indexes = []) {
  const collection = app.findCollectionByNameOrId(name);
  for (const field of fields) collection.fields.add(field);
  for (const [index, isUnique, columns, where] of indexes)
    collection.addIndex(index, isUnique, columns, where);
  app.save(collection);
}

function addFields(app) {
  extend(app, "optique_payments", [
    new TextField({ name: "by", max: 200 }),
    new TextField({ name: "bank", max: 200 }),
    new DateField({ name: "due_on" }),
    new SelectField({
      name: "cheque_state",
      values: ["in_hand", "deposited", "cleared", "bounced"],
      maxSelect: 1,
    }),
    new DateField({ name: "deposited_on" }),
    new TextField({ name: "slip", max: 50 }),
  ]);
  extend(
    app,
    "optique_products",
    [
      new JSONField({ name: "vat_rate", maxSize: 100 }),
      new TextField({ name: "barcode", max: 64 }),
    ],
    [["idx_products_company_barcode", true, "`company`, `barcode`", "`barcode` != ''"]],
  );
  extend(app, "optique_invoice_items", [new JSONField({ name: "vat_rate", maxSize: 100 })]);
  extend(app, "optique_companies", [
    new BoolField({ name: "vat" }),
    new NumberField({ name: "vat_rate", min: 0, max: 100 }),
    new TextField({ name: "vat_note", max: 500 }),
  ]);
}

const centimes = (column) => `CAST(ROUND(${column} * 100) AS INTEGER)`;
const takingsByDay = "optique_payment_days";
const counted = (row) => `(${row}cheque_state IS NOT 'bounced')`;
const keyOf = (row) => `${row}company, substr(${row}date, 1, 10),
  CASE ${row}payment_method WHEN 'bank_transfer' THEN 'transfer' ELSE ${row}payment_method END`;

/** The takings of a day, without the cheques that bounced; `counts`: whether a row counts. */
function keepTakings(run, watched, counts) {
  for (const name of ["added", "removed", "changed"]) run(`DROP TRIGGER ${takingsByDay}_${name}`);
  const plus = `INSERT INTO ${takingsByDay} (company, day, method, payments, amount)
    VALUES (${keyOf("new.")}, ${counts("new.")}, ${counts("new.")} * ${centimes("new.amount")})
    ON CONFLICT (company, day, method) DO UPDATE SET payments = payments + excluded.payments, amount = amount + excluded.amount;`;
  const minus = `UPDATE ${takingsByDay} SET payments = payments - ${counts("old.")},
      amount = amount - ${counts("old.")} * ${centimes("old.amount")}
    WHERE (company, day, method) = (${keyOf("old.")});`;
  const on = "ON optique_payments BEGIN";
  run(`CREATE TRIGGER ${takingsByDay}_added AFTER INSERT ${on} ${plus} END`);
  run(`CREATE TRIGGER ${takingsByDay}_removed AFTER DELETE ${on} ${minus} END`);
  run(
    `CREATE TRIGGER ${takingsByDay}_changed AFTER UPDATE OF ${watched} ${on} ${minus} ${plus} END`,
  );
}

const watched = "company, date, payment_method, amount";
/** Of cheques alone: a shop has few of them beside its payments, and fewer that are open. */
const ownIndexes = [
  "CREATE INDEX idx_payments_cheques ON optique_payments (company, cheque_state, due_on, amount) WHERE cheque_state > ''",
  "CREATE INDEX idx_payments_due ON optique_payments (company, due_on) WHERE cheque_state > ''",
  "CREATE INDEX idx_payments_slip ON optique_payments (company, slip) WHERE slip > ''",
  "CREATE INDEX idx_invoice_items_rated ON optique_invoice_items (company) WHERE typeof(vat_rate) IN ('integer', 'real')",
];

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    makeMoves(app);
    makeCloses(app);
    addFields(app);
    run("UPDATE optique_companies SET vat_rate = 20");
    keepTakings(run, `${watched}, cheque_state`, counted);
    for (const sql of ownIndexes) run(sql);
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of ["optique_cash_moves", "optique_closes"])
      app.delete(app.findCollectionByNameOrId(name));
    for (const name of [
      "idx_payments_cheques",
      "idx_payments_due",
      "idx_payments_slip",
      "idx_invoice_items_rated",
    ])
      run(`DROP INDEX ${name}`);
    keepTakings(run, watched, () => "1");
  },
);
