import { creditQueries } from "#api/sales/credits.ts";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.credits,
    page: () => import("./CreditsPage.tsx"),
    ...pages.credits,
    prefetch: (at) => [creditQueries.list(at)],
  },
  {
    path: paths.credit(":id"),
    page: () => import("./CreditPage.tsx"),
    ...pages.credit,
    prefetch: ({ id }) => [creditQueries.one(id)],
  },
  {
    path: paths.newCredit(":id"),
    page: () => import("./CreditFormPage.tsx"),
    ...pages.newCredit,
    prefetch: ({ id }) => [snapshotOf(invoiceQueries.one(id))],
  },
];
