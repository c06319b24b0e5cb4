/// <reference path="../pb_hooks/types/types.d.ts" />
// Sign-in addresses are for who may manage people (docs/people.md, E-mail): PocketBase shows a hidden one to them alone.
// The journal names the administrator in place of the address.

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  run("UPDATE optique_users SET emailVisibility = FALSE");
  run(
    "UPDATE optique_journal SET actor_name = 'Administrateur' WHERE actor IN (SELECT id FROM _superusers)",
  );
});
