import { serviceSearch } from "#domain/services/serviceSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const serviceIndex = searchIndexOf(serviceSearch);
