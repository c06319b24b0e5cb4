import { personKind } from "#domain/search/searchKind.ts";

export const clientSearch = personKind({
  name: "clients",
  number: 1,
  table: "optique_clients",
  fields: ["name", "phone", "email"],
});
