/// <reference path="../../../pb_hooks/types/types.d.ts" />
// Minimum bcrypt cost, only for tests, which create a thousand accounts and an administrator at each start.

migrate((app) => {
  for (const name of ["optique_users", "_superusers"]) {
    const accounts = app.findCollectionByNameOrId(name);
    accounts.fields.getByName("password").cost = 4;
    app.save(accounts);
  }
});
