import { jobQueries } from "#api/sales/jobs.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

/** Loads the board page, which also shows an open card. */
const board = () => import("./WorkshopPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.workshop,
    page: board,
    ...pages.workshop,
    prefetch: ({ query, filter }) => [jobQueries.board({ q: query, lab: filter("labo") })],
  },
  {
    path: paths.job(":id"),
    page: board,
    ...pages.job,
    prefetch: ({ query, filter }) => [jobQueries.board({ q: query, lab: filter("labo") })],
  },
];
