import { snapshotOf } from "#api/queryClient.ts";
import { serviceQueries } from "#api/sales/services.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { pages } from "#lib/texts/pages.strings.ts";

const deposit = () => import("./deposit/DepositPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.services(),
    page: () => import("./board/ServiceBoardPage.tsx"),
    ...pages.services,
    prefetch: ({ query, filter }) => [
      serviceQueries.board({ q: query, supplier: filter("fournisseur") }),
    ],
  },
  { path: paths.newService(), page: deposit, ...pages.newService },
  {
    path: paths.smallService,
    page: () => import("./small/SmallServicePage.tsx"),
    ...pages.smallService,
  },
  {
    path: paths.service(":id"),
    page: () => import("./ticket/TicketPage.tsx"),
    ...pages.service,
    prefetch: ({ id }) => [serviceQueries.one(id)],
  },
  {
    path: paths.editService(":id"),
    page: deposit,
    ...pages.editService,
    prefetch: ({ id }) => [snapshotOf(serviceQueries.one(id))],
  },
];
