import { countQueries } from "#api/stock/counts.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.counts,
    page: () => import("./CountsPage.tsx"),
    ...pages.counts,
    prefetch: (at) => [countQueries.list(at)],
  },
  { path: paths.newCount, page: () => import("./NewCountPage.tsx"), ...pages.newCount },
  {
    path: paths.count(":id"),
    page: () => import("./CountPage.tsx"),
    ...pages.count,
    prefetch: ({ id }) => [countQueries.one(id)],
  },
  {
    path: paths.countReview(":id"),
    page: () => import("./review/ReviewPage.tsx"),
    ...pages.countReview,
    prefetch: ({ id }) => [countQueries.one(id)],
  },
];
