/// <reference path="../pb_hooks/types/types.d.ts" />
// Partial indexes of the journal's list: by kind and by person, the latest first.

const kinds = {
  update: "action = 'update'",
  delete: "action = 'delete'",
  // A damaged entry is no reason to refuse a start.
  discount: "IIF(json_valid(changes), json_extract(changes, '$.discount'), NULL) IS NOT NULL",
  refund: "collection = 'optique_refunds'",
  right: "collection = 'optique_users'",
};

migrate((app) => {
  const run = (sql) => app.db().newQuery(sql).execute();
  for (const [kind, condition] of Object.entries(kinds))
    run(
      `CREATE INDEX IF NOT EXISTS idx_journal_kind_${kind} ON optique_journal (company, created) WHERE ${condition}`,
    );
  run("CREATE INDEX IF NOT EXISTS idx_journal_person ON optique_journal (company, actor, created)");
});
