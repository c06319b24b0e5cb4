import { figureQueries } from "#api/figures.ts";
import { movementQueries } from "#api/movements.ts";
import { pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.stock,
    page: () => import("./StockPage.tsx"),
    access: "app",
    name: pageNames.stock,
    prefetch: () => [figureQueries.stock],
  },
  {
    path: paths.movements,
    page: () => import("./MovementsPage.tsx"),
    access: "app",
    name: pageNames.movements,
    prefetch: (at) => [movementQueries.list(at)],
  },
];
