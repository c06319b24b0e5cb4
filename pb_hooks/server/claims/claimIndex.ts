import { claimSearch } from "#domain/claims/claimSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const claimIndex = searchIndexOf(claimSearch);
