/// <reference path="../pb_hooks/types/types.d.ts" />
// What is left to pay is read from the index of open bills alone (docs/rules-purchases.md, Lists).

const openBillsName = "idx_bills_open";
const isOpenBill = "total_amount > paid_amount";

function setOpenBills(app, columns) {
  const collection = app.findCollectionByNameOrId("optique_bills");
  collection.removeIndex(openBillsName);
  collection.addIndex(openBillsName, false, columns, isOpenBill);
  app.save(collection);
}

migrate(
  (app) => setOpenBills(app, "company, due_on, supplier, total_amount, paid_amount, date, created"),
  (app) => setOpenBills(app, "company, due_on, supplier"),
);
