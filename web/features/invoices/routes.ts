import { invoiceQueries } from "#api/invoices.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.invoices(),
    page: () => import("./InvoicesPage.tsx"),
    access: "app",
    name: pageNames.invoices,
    keys: pageKeys.invoices,
    prefetch: (at) => [invoiceQueries.list(at)],
  },
  {
    path: paths.invoice(":id"),
    page: () => import("./InvoiceDetailPage.tsx"),
    access: "app",
    name: pageNames.invoice,
    prefetch: ({ id }) => [invoiceQueries.one(id)],
  },
];
