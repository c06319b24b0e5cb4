import { wordKind } from "#domain/search/searchKind.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

/** Tickets are indexed by number, object and supplier's reference; a search by client goes through the client. */
export const serviceIndex = searchIndexOf(
  wordKind({
    name: "services",
    number: 10,
    table: "optique_services",
    fields: ["number", "object", "supplier_reference"],
  }),
);
