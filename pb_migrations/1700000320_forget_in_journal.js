/// <reference path="../pb_hooks/types/types.d.ts" />

// The journal keeps of clients and prescriptions which fields changed, and of sales no free text. Entries of before had
// the values: eyes, telephones, notes. What was lost here is not brought back.
migrate(
  (app) => {
    const withoutNotes = (value) => {
      if (Array.isArray(value)) return value.map(withoutNotes);
      if (typeof value !== "object" || value === null) return value;
      const kept = Object.entries(value).filter(([name]) => name !== "notes");
      return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNotes(inner)]));
    };
    app
      .db()
      .newQuery(
        `UPDATE optique_journal SET label = '',
         changes = (SELECT json_group_object(key, json('[]')) FROM json_each(changes))
       WHERE collection IN ('optique_clients', 'optique_prescriptions') AND json_type(changes) = 'object'`,
      )
      .execute();
    const batch = 1000;
    for (let last = 0, isMore = true; isMore;) {
      const rows = arrayOf(new DynamicModel({ place: 0, changes: "" }));
      app
        .db()
        .newQuery(
          `SELECT rowid AS place, changes FROM optique_journal
         WHERE collection IN ('optique_invoices', 'optique_payments') AND rowid > {:last}
         ORDER BY rowid LIMIT ${batch}`,
        )
        .bind({ last })
        .all(rows);
      for (const { place, changes } of rows) {
        last = place;
        if (!changes.includes('"notes"')) continue;
        const parsed = JSON.parse(changes);
        const kept = { ...withoutNotes(parsed), ...("notes" in parsed && { notes: [] }) };
        app
          .db()
          .newQuery("UPDATE optique_journal SET changes = {:changes} WHERE rowid = {:place}")
          .bind({ changes: JSON.stringify(kept), place })
          .execute();
      }
      isMore = rows.length === batch;
    }
  },
  () => {},
);
