/// <reference path="../pb_hooks/types/types.d.ts" />

// The first invoice of a prescription is asked for by every card, row and save: its index has them in their order, so that
// nothing is sorted to find it. And a day of the till is read in the indexes of the days: the latest payments first, and the
// numbers of its invoices. What these had besides, amounts, is kept as totals (1700000300).

const changes = [
  {
    collection: "optique_invoices",
    from: ["idx_invoices_prescription", "`prescription`"],
    to: ["idx_invoices_prescription", "`prescription`, `created`"],
  },
  {
    collection: "optique_invoices",
    from: [
      "idx_invoices_company_date_total_amount_paid_amount",
      "`company`, `date`, `total_amount`, `paid_amount`",
    ],
    to: ["idx_invoices_company_date", "`company`, `date`, `invoice_number`"],
  },
  {
    collection: "optique_payments",
    from: [
      "idx_payments_company_date_amount_payment_method",
      "`company`, `date`, `amount`, `payment_method`",
    ],
    to: ["idx_payments_company_date", "`company`, `date`, `created`, `invoice`"],
  },
];

function replaceIndex(app, name, [old], [made, columns]) {
  const collection = app.findCollectionByNameOrId(name);
  collection.removeIndex(old);
  collection.addIndex(made, false, columns, "");
  app.save(collection);
}

migrate(
  (app) => {
    for (const { collection, from, to } of changes) replaceIndex(app, collection, from, to);
  },
  (app) => {
    for (const { collection, from, to } of changes) replaceIndex(app, collection, to, from);
  },
);
