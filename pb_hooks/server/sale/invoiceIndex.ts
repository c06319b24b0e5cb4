import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const invoiceIndex = searchIndexOf(invoiceSearch);
