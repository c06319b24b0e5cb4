import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Claims are indexed by beneficiary and their numbers; a search by client or invoice goes through those entries. */
export const claimIndex = searchIndexOf(
  wordKind({
    name: "claims",
    number: 9,
    table: "optique_claims",
    fields: ["beneficiary", "fse_number", "agreement_number"],
  }),
);
