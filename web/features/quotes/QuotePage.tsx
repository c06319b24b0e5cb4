import { quoteRecord } from "#shared/documents/recordKinds.ts";
import { recordPage } from "#shared/documents/recordPage.tsx";
import { QuoteDetail } from "./QuoteDetail.tsx";
import { useDeleteQuote } from "./useDeleteQuote.ts";

export default recordPage({
  ...quoteRecord,
  useRemoval: useDeleteQuote,
  detail: (quote, removal) => <QuoteDetail key={quote.id} quote={quote} {...removal} />,
});
