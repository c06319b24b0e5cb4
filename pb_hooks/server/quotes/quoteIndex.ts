import { quoteSearch } from "#domain/quotes/quoteSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const quoteIndex = searchIndexOf(quoteSearch);
