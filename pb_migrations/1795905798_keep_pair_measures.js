/// <reference path="../pb_hooks/types/types.d.ts" />
// Heights belong to a frame: pairs after the first have their own (docs/rules-lab-orders.md, Measures of a pair).

migrate(
  (app) => {
    const prescriptions = app.findCollectionByNameOrId("optique_prescriptions");
    if (prescriptions.fields.getByName("pairs")) return;
    prescriptions.fields.add(new JSONField({ name: "pairs", maxSize: 5000 }));
    app.save(prescriptions);
  },
  (app) => {
    const prescriptions = app.findCollectionByNameOrId("optique_prescriptions");
    prescriptions.fields.removeByName("pairs");
    app.save(prescriptions);
  },
);
