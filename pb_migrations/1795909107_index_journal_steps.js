/// <reference path="../pb_hooks/types/types.d.ts" />

/** Kinds of the journal by their conditions, as pb_hooks/server/people/journalList.ts asks them. */
const stepKinds = {
  step: "collection = 'optique_jobs' AND action = 'update'",
  main: "NOT (collection = 'optique_jobs' AND action = 'update')",
};

migrate((app) => {
  for (const [kind, condition] of Object.entries(stepKinds))
    app
      .db()
      .newQuery(
        `CREATE INDEX IF NOT EXISTS idx_journal_kind_${kind} ON optique_journal (company, created) WHERE ${condition}`,
      )
      .execute();
});
