import { wordKind } from "#domain/search/searchKind.ts";

/** Tickets are indexed by number, object and the supplier's reference; a search by client finds them through the client. */
export const serviceSearch = wordKind({
  name: "services",
  number: 10,
  table: "optique_services",
  fields: ["number", "object", "supplier_reference"],
});
