import { creditSearch } from "#domain/sale/creditSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const creditIndex = searchIndexOf(creditSearch);
