/// <reference path="../pb_hooks/types/types.d.ts" />
// Prism, near vision, heights and acuity of an eye; how a frame sits and its size; pairs of a sale; measures that a lab wants.

const measureField = (name) => new JSONField({ name, maxSize: 100 });
const choiceOf = (name, values) => new SelectField({ name, values, maxSelect: 1 });
const prismBases = ["in", "out", "up", "down"];
const acuityField = (name) => new TextField({ name, max: 20 });
const moreOfEye = (side) => [
  measureField(`${side}_prism`),
  choiceOf(`${side}_base`, prismBases),
  measureField(`${side}_prism2`),
  choiceOf(`${side}_base2`, prismBases),
  measureField(`${side}_near_sphere`),
  measureField(`${side}_near_cylinder`),
  measureField(`${side}_near_axis`),
  measureField(`${side}_near_eip`),
  measureField(`${side}_height`),
  acuityField(`${side}_va`),
  acuityField(`${side}_near_va`),
];

const opticsFields = {
  prescriptions: [
    ...moreOfEye("right"),
    ...moreOfEye("left"),
    ...["vertex", "pantoscopic", "wrap", "reading_distance"].map(measureField),
    choiceOf("source", ["medical", "refraction", "old_glasses"]),
    new DateField({ name: "examined_on" }),
  ],
  products: ["eye_size", "bridge", "temple", "lens_height"].map(measureField),
  invoice_items: [
    new NumberField({ name: "pair", min: 1, max: 9, onlyInt: true }),
    choiceOf("use", ["far", "near", "intermediate", "progressive", "sun"]),
  ],
  suppliers: [new JSONField({ name: "measures", maxSize: 1000 })],
  jobs: [new JSONField({ name: "ready_pairs", maxSize: 1000 })],
  companies: [new BoolField({ name: "child_source_remark" })],
};

migrate((app) => {
  const find = (name) => app.findCollectionByNameOrId(`optique_${name}`);
  if (find("prescriptions").fields.getByName("right_prism")) return;
  for (const [name, fields] of Object.entries(opticsFields)) {
    const collection = find(name);
    for (const field of fields) collection.fields.add(field);
    app.save(collection);
  }
  const run = (sql) => app.db().newQuery(sql).execute();
  run("UPDATE optique_invoice_items SET pair = 1");
  run("UPDATE optique_companies SET child_source_remark = TRUE");
});
