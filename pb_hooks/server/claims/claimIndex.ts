import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Indexes claims by beneficiary and by their own numbers; a search by client or invoice goes through those records. */
export const claimIndex = searchIndexOf(
  wordKind({
    name: "claims",
    number: 9,
    table: "optique_claims",
    fields: ["beneficiary", "fse_number", "agreement_number"],
  }),
);
