/// <reference path="../pb_hooks/types/types.d.ts" />
// The shop's own side of an issued invoice and of a credit note is stamped as the buyer is (docs/rules-credits.md, Issue).
// Of older ones nobody knows it: they take the company of the day of the upgrade, and no longer change with it.

const stamped = ["optique_invoices", "optique_credit_notes"];
const fields = [
  "name",
  "address",
  "phone",
  "email",
  "website",
  "other_info",
  "registration",
  "rc",
  "patente",
  "if",
  "ice",
  "inpe",
  "bank_info",
  "vat_note",
  "warranty_note",
];
const stampOf = (
  table,
) => `(SELECT json_object(${fields.map((name) => `'${name}', c.${name}`).join(", ")})
  FROM optique_companies c WHERE c.id = ${table}.company)`;

migrate(
  (app) => {
    for (const name of stamped) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.add(new JSONField({ name: "shop_stamp", maxSize: 60000, hidden: true }));
      app.save(collection);
      const isIssued = name === "optique_invoices" ? "issued_at <> ''" : "TRUE";
      app
        .db()
        .newQuery(
          `UPDATE ${name} SET shop_stamp = COALESCE(${stampOf(name)}, 'null') WHERE ${isIssued}`,
        )
        .execute();
    }
  },
  (app) => {
    for (const name of stamped) {
      const collection = app.findCollectionByNameOrId(name);
      collection.fields.removeByName("shop_stamp");
      app.save(collection);
    }
  },
);
