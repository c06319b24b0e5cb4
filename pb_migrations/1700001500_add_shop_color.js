/// <reference path="../pb_hooks/types/types.d.ts" />
// Colour of a shop on its paper; blank is petrol.

const colors = ["petrol", "green", "blue", "burgundy", "brown", "black"];

migrate((app) => {
  const companies = app.findCollectionByNameOrId("optique_companies");
  if (companies.fields.getByName("color")) return;
  companies.fields.add(new SelectField({ name: "color", maxSelect: 1, values: colors }));
  app.save(companies);
});
