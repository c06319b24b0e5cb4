/// <reference path="../pb_hooks/types/types.d.ts" />
// Role, exceptions and activity of a user, and the discounts that a shop allows its staff.

const roles = ["owner", "optician", "seller", "workshop", "accountant"];
const percentField = (name) => new NumberField({ name, min: 0, max: 100 });

migrate((app) => {
  const users = app.findCollectionByNameOrId("optique_users");
  if (users.fields.getByName("role")) return;
  users.fields.add(new SelectField({ name: "role", values: roles, maxSelect: 1 }));
  users.fields.add(new JSONField({ name: "rights", maxSize: 5000 }));
  users.fields.add(new BoolField({ name: "active" }));
  app.save(users);
  const companies = app.findCollectionByNameOrId("optique_companies");
  companies.fields.add(percentField("seller_discount"));
  companies.fields.add(percentField("optician_discount"));
  app.save(companies);
  const run = (sql) => app.db().newQuery(sql).execute();
  run("UPDATE optique_users SET active = TRUE, rights = '{}'");
  run("UPDATE optique_companies SET seller_discount = 10, optician_discount = 20");
});
