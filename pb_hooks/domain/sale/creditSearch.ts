import { wordKind } from "#domain/search/searchKind.ts";

/** Credit notes are indexed by their number; a search by client finds them through the client. */
export const creditSearch = wordKind({
  name: "credit_notes",
  number: 7,
  table: "optique_credit_notes",
  fields: ["number"],
});
