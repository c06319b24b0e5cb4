/// <reference path="../pb_hooks/types/types.d.ts" />
// Issued invoices with their buyer, credit notes and refunds.

const shortText = (name, max, more = {}) => new TextField({ name, max, ...more });
const hiddenText = (name, max) => shortText(name, max, { hidden: true });
const moneyField = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const choiceField = (name, values, required = true) =>
  new SelectField({ name, values, maxSelect: 1, required });
const dayField = (name, required = true) => new DateField({ name, required });
const createdUpdated = () => [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const signature = () => [
  shortText("by", 200),
  shortText("actor", 500),
  shortText("approved_by", 200),
];
const buyerFields = () => [
  hiddenText("buyer_name", 200),
  hiddenText("buyer_address", 500),
  hiddenText("buyer_ice", 500),
];
const sellable = ["frame", "lens", "sunglasses", "accessory", "other", "service"];
const moneyWays = ["cash", "card", "check", "transfer", "bank_transfer", "other"];

migrate((app) => {
  const find = (name) => app.findCollectionByNameOrId(`optique_${name}`);
  if (find("invoices").fields.getByName("issued_at")) return;
  const run = (sql) => app.db().newQuery(sql).execute();
  const refer = (name, to, more = {}) => {
    const relation = { name, collectionId: find(to).id, maxSelect: 1, cascadeDelete: false };
    return new RelationField({ ...relation, ...more });
  };
  const extend = (name, fields, change = () => {}) => {
    const collection = find(name);
    for (const field of fields) collection.fields.add(field);
    change(collection.fields);
    app.save(collection);
  };
  const create = (name, fields, indexes) => {
    const collection = new Collection({ type: "base", name: `optique_${name}` });
    const owned = refer("company", "companies", { required: true });
    for (const field of [owned, ...fields, ...createdUpdated()]) collection.fields.add(field);
    for (const columns of [...indexes, "company", "created"]) {
      const isUnique = columns === "company, number";
      collection.addIndex(`idx_${name}_${columns.replaceAll(", ", "_")}`, isUnique, columns, "");
    }
    app.save(collection);
  };
  extendSale(extend);
  createCreditNotes(create, refer);
  extend("payments", [refer("credit_note", "credit_notes")]);
  run("CREATE INDEX idx_payments_credit ON optique_payments (credit_note) WHERE credit_note > ''");
  run(
    "CREATE INDEX idx_credit_notes_left ON optique_credit_notes (company, created) WHERE kept > used",
  );
  run(
    "CREATE INDEX idx_credit_items_defects ON optique_credit_items (company, created) WHERE goods = 'defect' AND settled_on = ''",
  );
  run(
    "CREATE INDEX idx_invoice_items_discounted ON optique_invoice_items (company) WHERE discount > 0",
  );
  issuePaid(run);
});

function extendSale(extend) {
  extend("companies", [new BoolField({ name: "invoice_lock" }), shortText("warranty_note", 500)]);
  extend("clients", [shortText("ice", 500), dayField("birth_date", false)]);
  const issue = [shortText("issued_at", 30), shortText("printed_at", 30), ...buyerFields()];
  extend(
    "invoices",
    [...issue, shortText("seller", 200), moneyField("credited_amount")],
    (fields) => {
      fields.getByName("status").values = ["unpaid", "partial", "paid", "cancelled"];
      fields.getByName("paid_amount").min = -999999999.99;
    },
  );
  extend("payments", [], (fields) => {
    fields.getByName("payment_method").values = [...moneyWays, "credit"];
    fields.getByName("cheque_state").values = [
      "in_hand",
      "deposited",
      "cleared",
      "bounced",
      "returned",
    ];
  });
  extend("jobs", [], (fields) => {
    fields.getByName("status").values = [
      "to_order",
      "ordered",
      "mounting",
      "ready",
      "delivered",
      "cancelled",
    ];
  });
}

function createCreditNotes(create, refer) {
  create(
    "credit_notes",
    [
      shortText("number", 50, { required: true }),
      dayField("date"),
      refer("invoice", "invoices", { required: true }),
      refer("client", "clients"),
      ...buyerFields(),
      choiceField("reason", ["return", "price", "client", "order", "late", "warranty", "gesture"]),
      shortText("notes", 5000),
      ...["total_amount", "kept", "used"].map(moneyField),
      ...signature(),
      hiddenText("request", 64),
    ],
    ["company, created", "company, number", "company, date", "invoice", "client"],
  );
  create(
    "credit_items",
    [
      refer("credit_note", "credit_notes", { required: true, cascadeDelete: true }),
      refer("invoice_item", "invoice_items", { required: true }),
      new NumberField({ name: "quantity", min: 0, max: 50000, onlyInt: true }),
      moneyField("amount"),
      choiceField("goods", ["shelf", "defect", "none"]),
      refer("product", "products"),
      shortText("product_name", 200),
      shortText("product_reference", 500),
      choiceField("product_type", sellable, false),
      new JSONField({ name: "vat_rate", maxSize: 100 }),
      dayField("settled_on", false),
      choiceField("outcome", ["scrap", "supplier"], false),
    ],
    ["credit_note", "invoice_item", "product"],
  );
  create(
    "refunds",
    [
      refer("invoice", "invoices", { required: true }),
      refer("credit_note", "credit_notes"),
      dayField("date"),
      moneyField("amount"),
      choiceField("payment_method", moneyWays),
      shortText("reference", 500),
      ...signature(),
      new BoolField({ name: "from_kept" }),
      hiddenText("request", 64),
    ],
    ["company, date, created", "invoice", "credit_note"],
  );
}

/** Issues the invoices that have payments, to the buyer of today. */
function issuePaid(run) {
  const clientText = (name) =>
    `COALESCE((SELECT ${name} FROM optique_clients c WHERE c.id = optique_invoices.client AND c.created > ''), '')`;
  run(`UPDATE optique_invoices SET issued_at = strftime('%Y-%m-%d %H:%M:%fZ'),
      buyer_name = ${clientText("name")}, buyer_address = ${clientText("address")}
    WHERE issued_at = '' AND EXISTS (SELECT 1 FROM optique_payments p WHERE p.invoice = optique_invoices.id)`);
}
