import { tagQueries } from "#api/stock/tags.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.tags,
    page: () => import("./TagsPage.tsx"),
    ...pages.tags,
    prefetch: (at) => [tagQueries.queue(at)],
  },
];
