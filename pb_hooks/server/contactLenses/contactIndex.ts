import { contactSearch } from "#domain/contactLenses/contactSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const contactIndex = searchIndexOf(contactSearch);
