/// <reference path="../../../pb_hooks/types/types.d.ts" />
// Minimum bcrypt cost of passwords and PINs, only for tests: they create a thousand accounts, and an administrator at each start.

migrate((app) => {
  for (const name of ["optique_users", "_superusers"]) {
    const accounts = app.findCollectionByNameOrId(name);
    for (const field of accounts.fields) if (field.type() === "password") field.cost = 4;
    app.save(accounts);
  }
});
