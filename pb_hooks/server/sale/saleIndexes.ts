import { invoiceSearch } from "#domain/sale/invoiceSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const invoiceIndex = searchIndexOf(invoiceSearch);

/** Search index of each sale document, by the item field that names the document. */
export const saleIndexes = { invoice: invoiceIndex };
