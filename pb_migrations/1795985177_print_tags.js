/// <reference path="../pb_hooks/types/types.d.ts" />
// Tags of products: what is to print, what was printed, and numbers of ours (docs/rules-tags.md).

const tagsName = "optique_tags";
const printsName = "optique_tag_prints";
const tagNumbers = "optique_tag_numbers";
const tagTemplates = ["fold", "dumbbell", "card", "box", "sheet24", "sheet65"];

const tagRelation = (app, name, to, cascadeDelete) =>
  new RelationField({
    name,
    collectionId: app.findCollectionByNameOrId(to).id,
    maxSelect: 1,
    required: true,
    cascadeDelete,
  });
const tagDates = [
  new AutodateField({ name: "created", onCreate: true }),
  new AutodateField({ name: "updated", onCreate: true, onUpdate: true }),
];
const tagCollections = {
  [tagsName]: (app) => [
    tagRelation(app, "company", "optique_companies", false),
    tagRelation(app, "product", "optique_products", true),
    new NumberField({ name: "pieces", min: 0, max: 999999999, onlyInt: true }),
    new NumberField({ name: "hand", min: 0, max: 999999999, onlyInt: true }),
    new JSONField({ name: "old_price", maxSize: 100 }),
    new TextField({ name: "old_code", max: 64 }),
    ...tagDates,
  ],
  [printsName]: (app) => [
    tagRelation(app, "company", "optique_companies", false),
    new SelectField({ name: "template", values: tagTemplates, maxSelect: 1, required: true }),
    new JSONField({ name: "tags", maxSize: 100000 }),
    new TextField({ name: "by", max: 200 }),
    ...tagDates,
  ],
};
const tagIndexes = {
  [tagsName]: [
    ["idx_tags_product", true, "product", ""],
    ["idx_tags_company", false, "company", ""],
  ],
  [printsName]: [["idx_tag_prints_company_created", false, "company, created", ""]],
};

migrate(
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    for (const [name, fields] of Object.entries(tagCollections)) {
      const collection = app.hasTable(name)
        ? app.findCollectionByNameOrId(name)
        : new Collection({ type: "base", name });
      for (const field of fields(app))
        if (!collection.fields.getByName(field.name)) collection.fields.add(field);
      for (const index of tagIndexes[name]) collection.addIndex(...index);
      app.save(collection);
    }
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const field of [
      new SelectField({ name: "tag_template", values: tagTemplates, maxSelect: 1 }),
      new JSONField({ name: "tag_types", maxSize: 2000 }),
    ])
      if (!companies.fields.getByName(field.name)) companies.fields.add(field);
    app.save(companies);
    run(`UPDATE optique_companies SET tag_types = '["frame","sunglasses"]'`);
    run(
      `CREATE TABLE IF NOT EXISTS ${tagNumbers} (company TEXT PRIMARY KEY, last INTEGER NOT NULL) WITHOUT ROWID`,
    );
  },
  (app) => {
    const run = (sql) => app.db().newQuery(sql).execute();
    run(`DROP TABLE IF EXISTS ${tagNumbers}`);
    const companies = app.findCollectionByNameOrId("optique_companies");
    for (const name of ["tag_template", "tag_types"]) companies.fields.removeByName(name);
    app.save(companies);
    for (const name of [printsName, tagsName]) app.delete(app.findCollectionByNameOrId(name));
  },
);
