import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Credit notes are indexed by number; a search by client goes through the client's own entry. */
export const creditIndex = searchIndexOf(
  wordKind({
    name: "credit_notes",
    number: 7,
    table: "optique_credit_notes",
    fields: ["number"],
  }),
);
