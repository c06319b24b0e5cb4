import { reminderQueries } from "#api/reminders.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.reminders,
    page: () => import("./RemindersPage.tsx"),
    access: "app",
    name: pageNames.reminders,
    keys: pageKeys.reminders,
    prefetch: (at) => [reminderQueries.list(at)],
  },
];
