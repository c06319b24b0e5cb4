/// <reference path="../pb_hooks/types/types.d.ts" />
// What the shop owes: bills of suppliers, their payments and their credits (docs/rules-purchases.md).

const bills = "optique_bills";
const billItems = "optique_bill_items";
const billPayments = "optique_bill_payments";
const billParts = "optique_bill_parts";
const supplierCredits = "optique_supplier_credits";

const billText = (name, max, more = {}) => new TextField({ name, max, ...more });
const billWhole = (name, min, max, more = {}) =>
  new NumberField({ name, min, max, onlyInt: true, ...more });
const billAmount = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const billDay = (name, required = false) => new DateField({ name, required });
const billSelect = (name, values, required = false) =>
  new SelectField({ name, values, maxSelect: 1, required });
const billRates = () => new JSONField({ name: "rates", maxSize: 5000 });
const billRelation = (app, name, to, more = {}) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(`optique_${to}`).id,
    maxSelect: 1,
    ...more,
  });
const billDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const needed = { required: true };
const ownedBy = { required: true, cascadeDelete: true };

const billCollections = {
  [bills]: (app) => [
    billRelation(app, "company", "companies", needed),
    billRelation(app, "supplier", "suppliers", needed),
    billText("number", 100, needed),
    billText("number_key", 200, { hidden: true }),
    billDay("date", true),
    billDay("due_on"),
    billText("label", 200),
    billRates(),
    billAmount("total_amount"),
    billAmount("paid_amount"),
    billDay("booked_on"),
    billText("notes", 5000),
    new FileField({
      name: "file",
      maxSelect: 1,
      maxSize: 5 * 1024 * 1024,
      mimeTypes: ["image/png", "image/jpeg", "image/webp", "application/pdf"],
      protected: true,
    }),
    billText("by", 200),
    ...billDates,
  ],
  [billItems]: (app) => [
    billRelation(app, "company", "companies", needed),
    billRelation(app, "bill", "bills", ownedBy),
    billRelation(app, "receipt_item", "stock_receipt_items"),
    billRelation(app, "product", "products"),
    billText("product_name", 200),
    billText("label", 200),
    billWhole("quantity", 1, 50000, needed),
    billAmount("price"),
    ...billDates,
  ],
  [supplierCredits]: (app) => [
    billRelation(app, "company", "companies", needed),
    billRelation(app, "supplier", "suppliers", needed),
    billSelect("reason", ["return", "price", "missing", "warranty", "rebate", "other"], true),
    billDay("date", true),
    billRelation(app, "bill", "bills"),
    billRelation(app, "defect", "credit_items"),
    billAmount("expected_amount"),
    billText("number", 100),
    billDay("received_on"),
    billRates(),
    billAmount("total_amount"),
    billAmount("used_amount"),
    billDay("booked_on"),
    new BoolField({ name: "abandoned" }),
    billText("notes", 5000),
    billText("by", 200),
    ...billDates,
  ],
  [billPayments]: (app) => [
    billRelation(app, "company", "companies", needed),
    billRelation(app, "supplier", "suppliers", needed),
    billDay("date", true),
    billAmount("amount"),
    billAmount("left_amount"),
    billSelect(
      "method",
      ["cash", "check", "lcn", "transfer", "card", "debit", "credit", "other"],
      true,
    ),
    billText("reference", 500),
    billText("bank", 500),
    billDay("due_on"),
    billSelect("state", ["issued", "debited", "refused"]),
    billDay("state_on"),
    billRelation(app, "supplier_credit", "supplier_credits"),
    billRelation(app, "cash_move", "cash_moves"),
    billText("notes", 5000),
    billText("by", 200),
    ...billDates,
  ],
  [billParts]: (app) => [
    billRelation(app, "company", "companies", needed),
    billRelation(app, "payment", "bill_payments", ownedBy),
    billRelation(app, "bill", "bills", needed),
    billAmount("amount"),
    billDay("date", true),
    ...billDates,
  ],
};

const billIndexes = {
  [bills]: [
    ["idx_bills_number", true, "supplier, number_key", ""],
    ["idx_bills_company_created", false, "company, created", ""],
    ["idx_bills_company_date_created", false, "company, date, created", ""],
    ["idx_bills_supplier_date_created", false, "supplier, date, created", ""],
    ["idx_bills_open", false, "company, due_on, supplier", "total_amount > paid_amount"],
    ["idx_bills_booked", false, "company, booked_on", ""],
  ],
  [billItems]: [
    ["idx_bill_items_bill", false, "bill", ""],
    ["idx_bill_items_receipt_item", false, "receipt_item", ""],
    ["idx_bill_items_product", false, "product", ""],
    ["idx_bill_items_company_created", false, "company, created", ""],
  ],
  [supplierCredits]: [
    ["idx_supplier_credits_company_created", false, "company, created", ""],
    ["idx_supplier_credits_company_date_created", false, "company, date, created", ""],
    ["idx_supplier_credits_supplier_date_created", false, "supplier, date, created", ""],
    [
      "idx_supplier_credits_expected",
      false,
      "company, date",
      "received_on = '' AND abandoned = FALSE",
    ],
    [
      "idx_supplier_credits_left",
      false,
      "company, supplier",
      "received_on > '' AND total_amount > used_amount",
    ],
    ["idx_supplier_credits_booked", false, "company, booked_on", ""],
    ["idx_supplier_credits_bill", false, "bill", ""],
    ["idx_supplier_credits_defect", false, "defect", ""],
    ["idx_supplier_credits_once", true, "defect", "defect > ''"],
  ],
  [billPayments]: [
    ["idx_bill_payments_company_created", false, "company, created", ""],
    ["idx_bill_payments_company_date_created", false, "company, date, created", ""],
    ["idx_bill_payments_supplier_date_created", false, "supplier, date, created", ""],
    ["idx_bill_payments_left", false, "company, supplier", "left_amount > 0"],
    ["idx_bill_payments_issued", false, "company, due_on", "state = 'issued'"],
    ["idx_bill_payments_refused", false, "company, state_on", "state = 'refused'"],
    ["idx_bill_payments_supplier_credit", false, "supplier_credit", ""],
    ["idx_bill_payments_cash_move", false, "cash_move", ""],
    ["idx_bill_payments_moved", true, "cash_move", "cash_move > ''"],
  ],
  [billParts]: [
    ["idx_bill_parts_payment", false, "payment", ""],
    ["idx_bill_parts_bill", false, "bill", ""],
    ["idx_bill_parts_company_date_created", false, "company, date, created", ""],
    ["idx_bill_parts_company_created", false, "company, created", ""],
  ],
};

/** A credit forgets the bill and the defective piece that it was asked for. */
const billForgets = [
  ["bill", bills],
  ["defect", "optique_credit_items"],
];
const billTriggers = Object.fromEntries(
  billForgets.map(([field, table]) => [
    `${supplierCredits}_forget_${field}`,
    `BEFORE DELETE ON ${table} BEGIN
      UPDATE ${supplierCredits} SET ${field} = '' WHERE ${field} = old.id AND ${field} > ''; END`,
  ]),
);

const supplierFields = () => [
  billText("ice", 500),
  billText("if", 500),
  billWhole("payment_days", 0, 120),
];

function setMoveKinds(app, change) {
  const collection = app.findCollectionByNameOrId("optique_cash_moves");
  const select = collection.fields.getByName("kind");
  select.values = change([...select.values]);
  app.save(collection);
}

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(billCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of billIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    const suppliers = app.findCollectionByNameOrId("optique_suppliers");
    for (const field of supplierFields())
      if (!suppliers.fields.getByName(field.name)) suppliers.fields.add(field);
    app.save(suppliers);
    run("UPDATE optique_suppliers SET payment_days = 60");
    setMoveKinds(app, (values) => [...new Set([...values, "supplier"])]);
    for (const [name, text] of Object.entries(billTriggers)) {
      run(`DROP TRIGGER IF EXISTS ${name}`);
      run(`CREATE TRIGGER ${name} ${text}`);
    }
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const name of Object.keys(billTriggers)) run(`DROP TRIGGER IF EXISTS ${name}`);
    for (const name of [billParts, billPayments, billItems, supplierCredits, bills])
      app.delete(app.findCollectionByNameOrId(name));
    // The cash went out of the till all the same.
    run("UPDATE optique_cash_moves SET kind = 'other' WHERE kind = 'supplier'");
    setMoveKinds(app, (values) => values.filter((value) => value !== "supplier"));
    const suppliers = app.findCollectionByNameOrId("optique_suppliers");
    for (const { name } of supplierFields()) suppliers.fields.removeByName(name);
    app.save(suppliers);
  },
);
