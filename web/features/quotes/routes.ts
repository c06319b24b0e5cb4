import { snapshotOf } from "#api/queryClient.ts";
import { quoteQueries } from "#api/sales/quotes.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./QuoteFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.quotes,
    page: () => import("./QuotesPage.tsx"),
    ...pages.quotes,
    // Not prefetched for the follow-up, which depends on the company's settings; they load later.
    prefetch: (at) => (at.filter("relance") ? [] : [quoteQueries.list(at, 0)]),
  },
  { path: paths.newQuote(), page: form, ...pages.newQuote },
  {
    path: paths.editQuote(":id"),
    page: form,
    ...pages.editQuote,
    prefetch: ({ id }) => [snapshotOf(quoteQueries.one(id))],
  },
  {
    path: paths.quote(":id"),
    page: () => import("./QuotePage.tsx"),
    ...pages.quote,
    prefetch: ({ id }) => [quoteQueries.one(id)],
  },
];
