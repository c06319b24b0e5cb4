/// <reference path="../../../pb_hooks/types/types.d.ts" />
// Minimum bcrypt cost, only for tests, which create a thousand accounts.

migrate((app) => {
  const users = app.findCollectionByNameOrId("optique_users");
  users.fields.getByName("password").cost = 4;
  app.save(users);
});
