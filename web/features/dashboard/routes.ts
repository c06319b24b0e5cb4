import { figureQueries } from "#api/shop/figures.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.dashboard,
    page: () => import("./DashboardPage.tsx"),
    ...pages.dashboard,
    prefetch: () => [figureQueries.dashboard],
  },
];
