import { clientSearch } from "#domain/clients/clientSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const clientIndex = searchIndexOf(clientSearch);
