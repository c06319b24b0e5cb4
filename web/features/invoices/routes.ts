import { invoiceQueries } from "#api/sales/invoices.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.invoices(),
    page: () => import("./InvoicesPage.tsx"),
    ...pages.invoices,
    prefetch: (at) => [invoiceQueries.list(at)],
  },
  {
    path: paths.invoice(":id"),
    page: () => import("./InvoiceDetailPage.tsx"),
    ...pages.invoice,
    prefetch: ({ id }) => [invoiceQueries.one(id)],
  },
];
