/// <reference path="../../../pb_hooks/types/types.d.ts" />
// Only for tests, which make a thousand accounts: bcrypt at its least cost.

migrate((app) => {
  const users = app.findCollectionByNameOrId("optique_users");
  users.fields.getByName("password").cost = 4;
  app.save(users);
});
