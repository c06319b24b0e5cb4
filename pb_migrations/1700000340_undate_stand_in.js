/// <reference path="../pb_hooks/types/types.d.ts" />

// The client that stands for all who were erased has no day of creation: it is known by that, and stands in no list of
// clients but where it is searched for. A rollback gives it the day of its last change.
migrate(
  (app) => {
    app
      .db()
      .newQuery(
        `UPDATE optique_clients SET created = ''
         WHERE name = 'Client supprim\u00e9' AND phone = '' AND email = '' AND address = '' AND notes = ''
           AND id NOT IN (SELECT client FROM optique_prescriptions)`,
      )
      .execute();
  },
  (app) => {
    app.db().newQuery("UPDATE optique_clients SET created = updated WHERE created = ''").execute();
  },
);
