/// <reference path="../pb_hooks/types/types.d.ts" />
// Periods that were handed to the accountant, and the day until which a shop is closed (docs/rules-periods.md).

const periodsName = "optique_periods";
const companiesName = "optique_companies";

const periodText = (name, max) => new TextField({ name, max });
const periodDay = (name, required = false) => new DateField({ name, required });
const periodJson = (name, maxSize) => new JSONField({ name, maxSize });
const periodFields = (app) => [
  new RelationField({
    name: "company",
    collectionId: app.findCollectionByNameOrId(companiesName).id,
    maxSelect: 1,
    required: true,
  }),
  periodDay("from", true),
  periodDay("to", true),
  periodJson("figures", 200000),
  periodJson("differences", 50000),
  periodText("notes", 5000),
  periodText("by", 200),
  periodText("actor", 500),
  periodText("reopened_at", 30),
  periodText("reopened_by", 200),
  periodText("reopen_reason", 500),
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const periodIndexes = [
  ["idx_periods_company_created", false, "company, created", ""],
  // Two stations that transmit at once: the database takes one of them.
  ["idx_periods_open", true, "company, `from`", "reopened_at = ''"],
];
const closedFields = () => [periodDay("closed_until"), periodJson("accounts", 20000)];

function setCompanyFields(app, change) {
  const companies = app.findCollectionByNameOrId(companiesName);
  change(companies.fields);
  app.save(companies);
}

migrate(
  (app) => {
    const periods = app.hasTable(periodsName)
      ? app.findCollectionByNameOrId(periodsName)
      : new Collection({ type: "base", name: periodsName });
    for (const field of periodFields(app))
      if (!periods.fields.getByName(field.name)) periods.fields.add(field);
    for (const index of periodIndexes) periods.addIndex(...index);
    app.save(periods);
    setCompanyFields(app, (fields) => {
      for (const field of closedFields()) if (!fields.getByName(field.name)) fields.add(field);
    });
  },
  (app) => {
    setCompanyFields(app, (fields) => {
      for (const { name } of closedFields()) fields.removeByName(name);
    });
    app.delete(app.findCollectionByNameOrId(periodsName));
  },
);
