/** Quotes: saved whole, listed, printed; a sale turns one into an invoice (quoteAcceptance.ts). */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { quoteErasure } from "./eraseQuotes.ts";
import { quoteExport } from "./exportQuotes.ts";
import { checkHandedQuote } from "./handedQuote.ts";
import { besideInvoice } from "./quoteAcceptance.ts";
import { quoteIndex } from "./quoteIndex.ts";
import { quoteChecks } from "./quoteChecks.ts";
import { printedRoute, quoteDocument } from "./quoteDocument.ts";
import { quoteList } from "./quoteLists.ts";
import { quoteHooks, quoteItemHooks } from "./quoteRecords.ts";

export const quotes: Room = {
  capabilities: [capabilityOf("quotes", "optique_quotes")],
  records: { optique_quotes: quoteHooks, optique_quote_items: quoteItemHooks },
  documents: { quotes: quoteDocument },
  routes: [printedRoute],
  searches: [{ name: "quotes", list: quoteList }],
  lists: { quotes: quoteList },
  removals: { quotes: { collection: "optique_quotes" } },
  beside: { optique_invoices: besideInvoice },
  erases: quoteErasure,
  exports: quoteExport,
  follows: {
    optique_clients: {
      uses: [
        { field: "client", to: "optique_clients", code: "client_quoted", by: ["optique_quotes"] },
      ],
    },
    optique_messages: {
      // Any message about a quote, whatever its kind, hands the quote over.
      prepare({ tx, record, before, actor }) {
        if (!before) checkHandedQuote(tx, actor, record.getString("record"));
      },
    },
  },
  searchIndexes: [quoteIndex],
  checks: quoteChecks,
};
