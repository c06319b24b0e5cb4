/// <reference path="../pb_hooks/types/types.d.ts" />
// A job keeps what its lab was told, and says what changed since (docs/rules-lab-orders.md, After the order).

const orderFields = () => [
  new JSONField({ name: "ordered", maxSize: 500000 }),
  new BoolField({ name: "changed" }),
];

migrate(
  (app) => {
    const jobs = app.findCollectionByNameOrId("optique_jobs");
    const missing = orderFields().filter(({ name }) => !jobs.fields.getByName(name));
    for (const field of missing) jobs.fields.add(field);
    if (missing.length === 0) return;
    app.save(jobs);
    // Of what is ordered already the day and the lab are known, and no value.
    app
      .db()
      .newQuery(
        `UPDATE optique_jobs AS j SET ordered = (SELECT json_object('at', s.value ->> '$.at', 'by', s.value ->> '$.by',
            'supplier', j.lab, 'supplier_name', COALESCE((SELECT name FROM optique_suppliers WHERE id = j.lab), ''),
            'lenses', NULL)
          FROM json_each(j.steps) s WHERE s.value ->> '$.status' IN ('ordered', 'to_order') ORDER BY s.key DESC LIMIT 1)
        WHERE j.status IN ('ordered', 'mounting', 'ready', 'cancelled') AND json_valid(j.steps) AND json_type(j.steps) = 'array'
          AND (SELECT s.value ->> '$.status' FROM json_each(j.steps) s
            WHERE s.value ->> '$.status' IN ('ordered', 'to_order') ORDER BY s.key DESC LIMIT 1) = 'ordered'`,
      )
      .execute();
  },
  (app) => {
    const jobs = app.findCollectionByNameOrId("optique_jobs");
    for (const { name } of orderFields()) jobs.fields.removeByName(name);
    app.save(jobs);
  },
);
