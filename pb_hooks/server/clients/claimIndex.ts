import { claimSearch } from "#domain/claims/claimSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Index of claims; with the clients, because an erasure clears it. */
export const claimIndex = searchIndexOf(claimSearch);
