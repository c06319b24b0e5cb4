/// <reference path="../pb_hooks/types/types.d.ts" />
// Funds, claims, payments of a fund, and the fund's part of an invoice.

const shortText = (name, max, more = {}) => new TextField({ name, max, ...more });
const moneyField = (name) => new NumberField({ name, min: 0, max: 999999999.99 });
const wholeField = (name, max) => new NumberField({ name, min: 0, max, onlyInt: true });
const dayField = (name) => new DateField({ name });
const choiceField = (name, values) =>
  new SelectField({ name, values, maxSelect: 1, required: true });
const createdUpdated = () => [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];

function createFunds(create) {
  create("funds", [
    shortText("name", 200, { required: true }),
    choiceField("kind", ["amo", "mutual", "insurer", "employer"]),
    choiceField("pays", ["client", "shop"]),
    new JSONField({ name: "papers", maxSize: 20000 }),
    wholeField("deadline_days", 3650),
    wholeField("months_adult", 240),
    wholeField("months_child", 240),
    wholeField("child_until", 120),
    shortText("notes", 5000),
    new BoolField({ name: "archived" }),
  ]);
}

const claimStatuses = [
  ["todo", "ready", "given"],
  ["asked", "agreed", "refused", "sent", "paid", "partly", "rejected"],
];

function createClaims(create, refer) {
  create(
    "claims",
    [
      refer("invoice", "invoices", { required: true, cascadeDelete: true }),
      refer("client", "clients", { required: true }),
      refer("fund", "funds", { required: true }),
      shortText("beneficiary", 200),
      dayField("beneficiary_birth"),
      shortText("member_number", 500),
      shortText("relation", 500),
      shortText("prescriber", 200),
      shortText("prescriber_inpe", 500),
      dayField("examined_on"),
      shortText("fse_number", 500),
      shortText("agreement_number", 500),
      dayField("agreement_on"),
      ...["asked", "agreed"].map(moneyField),
      new JSONField({ name: "papers", maxSize: 20000 }),
      choiceField("status", claimStatuses.flat()),
      dayField("sent_on"),
      shortText("slip", 50),
      moneyField("received_amount"),
      dayField("received_on"),
      shortText("refusal", 500),
      shortText("notes", 5000),
    ],
    ["client", "fund"],
    (claims) => claims.addIndex("idx_claims_invoice", true, "invoice", ""),
  );
}

/** Day from which the age of what a fund owes counts; the same text as domain/claims/fundAges.ts. */
const since = "COALESCE(NULLIF(sent_on, ''), agreement_on)";

function indexClaims(run) {
  run("CREATE INDEX idx_claims_slip ON optique_claims (company, slip) WHERE slip > ''");
  run(
    `CREATE INDEX idx_claims_due ON optique_claims (company, ${since}) WHERE status IN ('agreed', 'sent', 'partly')`,
  );
  run("CREATE INDEX idx_payments_fund ON optique_payments (fund) WHERE fund > ''");
}

/** First list of a company, as domain/claims/firstFunds.strings.ts has it. */
const firstFunds = [
  ["CNSS", "amo"],
  ["AMO Tadamon", "amo"],
  ["FAR", "mutual"],
  ["MGPAP", "mutual"],
  ["OMFAM", "mutual"],
  ["MGEN", "mutual"],
  ["Sanlam", "insurer"],
  ["AXA", "insurer"],
  ["RMA", "insurer"],
  ["AtlantaSanad", "insurer"],
  ["Wafa", "insurer"],
  ["MAMDA", "insurer"],
];
const firstPapers = JSON.stringify(["Ordonnance", "Facture", "Feuille de soins"]);

function fillFunds(run) {
  const rows = firstFunds.map(([name, kind], place) => `(${place}, '${name}', '${kind}')`);
  const now = "strftime('%Y-%m-%d %H:%M:%fZ', 'now', '+' || (f.column1 / 1000.0) || ' seconds')";
  run(`INSERT INTO optique_funds (id, company, name, kind, pays, papers, deadline_days, months_adult, months_child, child_until,
      notes, archived, created, updated)
    SELECT 'r' || lower(hex(randomblob(7))), c.id, f.column2, f.column3, 'client', '${firstPapers}', 0, 24, 12, 12, '', FALSE, ${now}, ${now}
    FROM optique_companies c CROSS JOIN (VALUES ${rows.join(", ")}) f`);
}

migrate((app) => {
  if (app.hasTable("optique_claims")) return;
  const find = (name) => app.findCollectionByNameOrId(`optique_${name}`);
  const run = (sql) => app.db().newQuery(sql).execute();
  const refer = (name, to, more = {}) => {
    const relation = { name, collectionId: find(to).id, maxSelect: 1, cascadeDelete: false };
    return new RelationField({ ...relation, ...more });
  };
  const create = (name, fields, indexes = [], change = () => {}) => {
    const collection = new Collection({ type: "base", name: `optique_${name}` });
    const owned = refer("company", "companies", { required: true });
    for (const field of [owned, ...fields, ...createdUpdated()]) collection.fields.add(field);
    for (const columns of [...indexes, "company, created"])
      collection.addIndex(`idx_${name}_${columns.replaceAll(", ", "_")}`, false, columns, "");
    change(collection);
    app.save(collection);
  };
  const extend = (name, change) => {
    const collection = find(name);
    change(collection.fields);
    app.save(collection);
  };
  createFunds(create);
  createClaims(create, refer);
  extend("invoices", (fields) => fields.add(moneyField("fund_part")));
  extend("payments", (fields) => fields.add(refer("fund", "funds")));
  extend("messages", (fields) => {
    const kind = fields.getByName("kind");
    kind.values = [...kind.values, "reimbursable"];
  });
  indexClaims(run);
  fillFunds(run);
});
