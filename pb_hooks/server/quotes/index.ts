/** Quotes: saved whole, listed, printed; a sale turns one into an invoice (sale/quoteAcceptance.ts). */
import type { Room } from "#server/engine/room.ts";
import { quoteIndex } from "#server/clients/quoteIndex.ts";
import { claimedQuoteSql } from "#server/sale/claimedQuote.ts";
import { quoteChecks } from "./quoteChecks.ts";
import { printedRoute, quoteDocument } from "./quoteDocument.ts";
import { quoteList } from "./quoteLists.ts";
import { quoteHooks, quoteItemHooks } from "./quoteRecords.ts";

export const quotes: Room = {
  records: { optique_quotes: quoteHooks, optique_quote_items: quoteItemHooks },
  documents: { quotes: quoteDocument },
  routes: [printedRoute],
  lists: { quotes: quoteList },
  removals: {
    quotes: {
      collection: "optique_quotes",
      refused: [{ sql: claimedQuoteSql, code: "quote_claimed" }],
    },
  },
  searchIndexes: [quoteIndex],
  checks: quoteChecks,
};
