import { quoteQueries } from "#api/quotes.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { QuoteDetail } from "./QuoteDetail.tsx";
import { useDeleteQuote } from "./useDeleteQuote.ts";

export default recordPage({
  query: quoteQueries.one,
  list: paths.quotes,
  icon: "invoice",
  missing: words.quoteMissing,
  failed: words.quoteFailed,
  useRemoval: useDeleteQuote,
  detail: (quote, removal) => <QuoteDetail key={quote.id} quote={quote} {...removal} />,
});
