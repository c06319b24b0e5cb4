/// <reference path="../pb_hooks/types/types.d.ts" />
// The seller's id beside the name on an invoice, and the index by which the own sales of a person are found.

/** Name under which a user was written on invoices. */
const shownName = "COALESCE(NULLIF(name, ''), email)";

migrate((app) => {
  const invoices = app.findCollectionByNameOrId("optique_invoices");
  if (invoices.fields.getByName("seller_id")) return;
  invoices.fields.add(new TextField({ name: "seller_id", max: 500 }));
  invoices.addIndex("idx_invoices_company_seller", false, "company, seller_id, date", "");
  app.save(invoices);
  app
    .db()
    .newQuery(
      `UPDATE optique_invoices SET seller_id = u.id
       FROM (SELECT company, ${shownName} AS name, MIN(id) AS id FROM optique_users
         WHERE company <> '' GROUP BY company, ${shownName} HAVING COUNT(*) = 1) u
       WHERE u.company = optique_invoices.company AND u.name = optique_invoices.seller`,
    )
    .execute();
});
