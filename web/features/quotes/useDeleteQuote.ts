import { deleteQuote, type ListedQuote } from "#api/sales/quotes.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { quoteStateLabels } from "#lib/texts/labels.ts";
import { personOf } from "#shared/quotes/quoteDisplay.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { quotesStrings } from "./quotes.strings.ts";

/** Asks before a quote is deleted, which is possible until it is sold. */
export const useDeleteQuote = (onRemoved?: () => void) =>
  useDelete<ListedQuote>({
    target: (quote) => ({
      icon: "invoice",
      name: quotesStrings.target(quote.number),
      of: personOf(quote),
      details: [formatDay(quote.date), quoteStateLabels[quote.state]],
      amount: quote.total_amount,
    }),
    list: "quotes",
    send: deleteQuote,
    removed: () => quotesStrings.removed,
    failed: quotesStrings.removeFailed,
    onRemoved,
  });
