/// <reference path="../pb_hooks/types/types.d.ts" />
// The days on which a client pays what remains of an invoice (docs/rules-money.md, Plan).

const planField = "plan";
const plannedIndex = "idx_invoices_planned";

migrate(
  (app) => {
    const invoices = app.findCollectionByNameOrId("optique_invoices");
    if (!invoices.fields.getByName(planField))
      invoices.fields.add(new JSONField({ name: planField, maxSize: 5000 }));
    invoices.addIndex(
      plannedIndex,
      false,
      "company, date",
      "plan NOT IN ('', 'null', '[]') AND status IN ('unpaid', 'partial')",
    );
    app.save(invoices);
    app.db().newQuery("UPDATE optique_invoices SET plan = 'null'").execute();
  },
  (app) => {
    const invoices = app.findCollectionByNameOrId("optique_invoices");
    invoices.removeIndex(plannedIndex);
    invoices.fields.removeByName(planField);
    app.save(invoices);
  },
);
