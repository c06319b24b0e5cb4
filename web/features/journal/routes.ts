import { journalQueries } from "#api/shop/journal.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.journal,
    page: () => import("./JournalPage.tsx"),
    ...pages.journal,
    prefetch: (at) => [journalQueries.list(at)],
  },
];
