import { wordKind } from "#domain/search/searchKind.ts";

/** Invoices are indexed by their number; a search by client finds them through the client. */
export const invoiceSearch = wordKind({
  name: "invoices",
  number: 4,
  table: "optique_invoices",
  fields: ["invoice_number"],
});
