/// <reference path="../pb_hooks/types/types.d.ts" />
// One approval covers all the rights that an act lacks, and its sentence says them all (docs/approvals.md).

const setLongestSentence = (app, max) => {
  const approvals = app.findCollectionByNameOrId("optique_approvals");
  approvals.fields.getByName("what").max = max;
  return approvals;
};

migrate(
  (app) => {
    const approvals = setLongestSentence(app, 2000);
    if (!approvals.fields.getByName("acts"))
      approvals.fields.add(new JSONField({ name: "acts", maxSize: 20000 }));
    app.save(approvals);
  },
  (app) => {
    const approvals = setLongestSentence(app, 500);
    approvals.fields.removeByName("acts");
    app.save(approvals);
  },
);
