/// <reference path="../pb_hooks/types/types.d.ts" />
// Approvals say what they are for, name the client of it, and the method of a refund (docs/approvals.md).

const describing = () => [
  new TextField({ name: "what", max: 500 }),
  new TextField({ name: "client", max: 15 }),
  new TextField({ name: "method", max: 20 }),
  new BoolField({ name: "is_new" }),
];

migrate(
  (app) => {
    const approvals = app.findCollectionByNameOrId("optique_approvals");
    for (const field of describing())
      if (!approvals.fields.getByName(field.name)) approvals.fields.add(field);
    app.save(approvals);
  },
  (app) => {
    const approvals = app.findCollectionByNameOrId("optique_approvals");
    for (const { name } of describing()) approvals.fields.removeByName(name);
    app.save(approvals);
  },
);
