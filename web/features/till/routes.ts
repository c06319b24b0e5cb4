import { chequeQueries } from "#api/sales/cheques.ts";
import { tillQuery } from "#api/sales/till.ts";
import { dayOfAddress } from "#shared/till/dayNames.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.till,
    page: () => import("./TillPage.tsx"),
    ...pages.till,
    prefetch: ({ filter }) => [tillQuery(dayOfAddress(filter("jour")))],
  },
  {
    path: paths.cheques(),
    page: () => import("./cheques/ChequesPage.tsx"),
    ...pages.cheques,
    prefetch: (at) => [chequeQueries.list(at)],
  },
];
