import { jobQueries } from "#api/jobs.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

/** Board, with or without an open card. */
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
