import { journalQueries } from "#api/journal.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.journal,
    page: () => import("./JournalPage.tsx"),
    ...pages.journal,
    prefetch: (at) => [journalQueries.list(at)],
  },
];
