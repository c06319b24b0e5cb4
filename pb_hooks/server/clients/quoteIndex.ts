import { quoteSearch } from "#domain/quotes/quoteSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Search entries of quotes; an erased client's are removed with the client. */
export const quoteIndex = searchIndexOf(quoteSearch);
