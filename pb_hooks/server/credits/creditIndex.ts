import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Credit notes are indexed by their number; a search by client finds them through the client. */
export const creditIndex = searchIndexOf(
  wordKind({
    name: "credit_notes",
    number: 7,
    table: "optique_credit_notes",
    fields: ["number"],
  }),
);
