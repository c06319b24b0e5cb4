/// <reference path="../pb_hooks/types/types.d.ts" />
// Quotes with their lines, their messages, and the series of their numbers.

const shortText = (name, max, more = {}) => new TextField({ name, max, ...more });
const moneyField = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const wholeField = (name, min, max, required = false) =>
  new NumberField({ name, min, max, onlyInt: true, required });
const choiceField = (name, values) => new SelectField({ name, values, maxSelect: 1 });
const createdUpdated = () => [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const sellable = ["frame", "lens", "sunglasses", "accessory", "other", "service"];
const variants = ["A", "B", "C"];

migrate((app) => {
  if (app.hasTable("optique_quotes")) return;
  const find = (name) => app.findCollectionByNameOrId(`optique_${name}`);
  const run = (sql) => app.db().newQuery(sql).execute();
  const refer = (name, to, more = {}) => {
    const relation = { name, collectionId: find(to).id, maxSelect: 1, cascadeDelete: false };
    return new RelationField({ ...relation, ...more });
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
  createQuotes(create, refer);
  extendOthers(app, find);
  indexQuotes(run);
  releaseQuotes(run);
  countNumbers(run);
});

function createQuotes(create, refer) {
  create(
    "quotes",
    [
      shortText("number", 50, { required: true }),
      new DateField({ name: "date", required: true }),
      new DateField({ name: "valid_until", required: true }),
      refer("client", "clients"),
      shortText("prospect_name", 200),
      shortText("prospect_phone", 500),
      refer("prescription", "prescriptions"),
      choiceField("title", ["quote", "proforma"]),
      shortText("notes", 5000),
      shortText("internal_notes", 5000),
      moneyField("deposit_asked"),
      wholeField("delivery_days", 0, 365),
      choiceField("chosen", variants),
      refer("invoice", "invoices"),
      choiceField("refusal", ["price", "delay", "elsewhere", "silence", "other"]),
      moneyField("total_amount"),
      shortText("printed_at", 30),
      shortText("by", 200),
      shortText("actor", 500),
    ],
    ["company, created", "company, number", "company, date", "client", "prescription", "invoice"],
  );
  create(
    "quote_items",
    [
      refer("quote", "quotes", { required: true, cascadeDelete: true }),
      choiceField("variant", variants),
      refer("product", "products"),
      shortText("label", 200),
      wholeField("quantity", 1, 50000, true),
      moneyField("price"),
      moneyField("discount"),
      choiceField("eye", ["right", "left"]),
      new JSONField({ name: "vat_rate", maxSize: 100 }),
      shortText("product_name", 200),
      shortText("product_reference", 500),
      choiceField("product_type", sellable),
    ],
    ["quote", "product"],
  );
}

/** Days of the company, and messages that a prospect gets without being a client. */
function extendOthers(app, find) {
  const companies = find("companies");
  companies.fields.add(wholeField("quote_days", 0, 365));
  companies.fields.add(wholeField("quote_follow_days", 0, 365));
  app.save(companies);
  app
    .db()
    .newQuery("UPDATE optique_companies SET quote_days = 30, quote_follow_days = 7")
    .execute();
  const messages = find("messages");
  messages.fields.getByName("client").required = false;
  messages.fields.getByName("kind").values = ["reminder", "ready", "unpaid", "quote"];
  app.save(messages);
}

function indexQuotes(run) {
  run("CREATE UNIQUE INDEX idx_quotes_one_invoice ON optique_quotes (invoice) WHERE invoice > ''");
  run(
    "CREATE INDEX idx_quotes_open ON optique_quotes (company, valid_until) WHERE invoice = '' AND refusal = ''",
  );
  run("CREATE INDEX idx_messages_quote ON optique_messages (record) WHERE kind = 'quote'");
}

/** Empties the relations of quotes to what is deleted: a quote never keeps an invoice or a product from being deleted. */
function releaseQuotes(run) {
  run(`CREATE TRIGGER optique_quotes_reopened BEFORE DELETE ON optique_invoices BEGIN
    UPDATE optique_quotes SET invoice = '', chosen = '' WHERE invoice = old.id AND invoice > ''; END`);
  run(`CREATE TRIGGER optique_quotes_unmeasured BEFORE DELETE ON optique_prescriptions BEGIN
    UPDATE optique_quotes SET prescription = '' WHERE prescription = old.id; END`);
  run(`CREATE TRIGGER optique_quote_items_freed BEFORE DELETE ON optique_products BEGIN
    UPDATE optique_quote_items SET product = '', label = substr(product_name || IIF(label = '', '', ' · ' || label), 1, 200)
    WHERE product = old.id; END`);
}

function countNumbers(run) {
  run(`CREATE TRIGGER optique_number_counters_quotes AFTER INSERT ON optique_quotes BEGIN
    INSERT INTO optique_number_counters VALUES (new.company, substr(new.number, 1, 7), CAST(substr(new.number, 8) AS INTEGER))
    ON CONFLICT DO UPDATE SET highest = MAX(highest, excluded.highest); END`);
}
