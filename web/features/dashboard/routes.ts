import { figureQueries } from "#api/figures.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.dashboard,
    page: () => import("./DashboardPage.tsx"),
    ...pages.dashboard,
    prefetch: () => [figureQueries.dashboard],
  },
];
