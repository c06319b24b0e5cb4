import { figureQueries } from "#api/figures.ts";
import { pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.dashboard,
    page: () => import("./DashboardPage.tsx"),
    access: "app",
    name: pageNames.dashboard,
    prefetch: () => [figureQueries.dashboard],
  },
];
