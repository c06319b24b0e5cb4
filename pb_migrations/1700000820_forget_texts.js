/// <reference path="../pb_hooks/types/types.d.ts" />
// What is erased is to be readable nowhere: FTS5 marks a deleted entry and keeps its words until its pieces are merged, unless it is
// told to take them out; and the journal kept the bank and the reference of payments, where a person's name may stand.

const config = (name) =>
  `INSERT INTO optique_search_fts (optique_search_fts${name === "optimize" ? "" : ", rank"}) VALUES ('${name}'${name === "optimize" ? "" : ", {:value}"})`;
const texts = ["reference", "bank"];

/** Within a deleted invoice the payments stand as lists of objects. */
function without(value) {
  if (Array.isArray(value)) return value.map(without);
  if (value === null || typeof value !== "object") return value;
  const kept = Object.keys(value).filter((name) => !texts.includes(name));
  return Object.fromEntries(kept.map((name) => [name, without(value[name])]));
}

function clean(changes, isPayment) {
  const names = Object.keys(changes);
  return Object.fromEntries(
    names.map((name) => [name, isPayment && texts.includes(name) ? [] : without(changes[name])]),
  );
}

function forgetInJournal(app) {
  const found = arrayOf(new DynamicModel({ id: "", collection: "", changes: "" }));
  app
    .db()
    .newQuery(
      `SELECT id, collection, changes FROM optique_journal
       WHERE collection IN ('optique_payments', 'optique_invoices') AND (changes LIKE '%"reference"%' OR changes LIKE '%"bank"%')`,
    )
    .all(found);
  for (const { id, collection, changes } of found) {
    const kept = JSON.stringify(clean(JSON.parse(changes), collection === "optique_payments"));
    app
      .db()
      .newQuery("UPDATE optique_journal SET changes = {:kept} WHERE id = {:id}")
      .bind({ id, kept })
      .execute();
  }
}

migrate(
  (app) => {
    app.db().newQuery("PRAGMA secure_delete=ON").execute();
    app.db().newQuery(config("secure-delete")).bind({ value: 1 }).execute();
    app.db().newQuery(config("optimize")).execute();
    forgetInJournal(app);
  },
  (app) => {
    app.db().newQuery(config("secure-delete")).bind({ value: 0 }).execute();
  },
);
