import { reminderQueries } from "#api/reminders.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";
import { isReimbursable } from "./reminderView.ts";

export const routes: readonly Route[] = [
  {
    path: paths.reminders,
    page: () => import("./RemindersPage.tsx"),
    ...pages.reminders,
    prefetch: (at) => [
      isReimbursable(at) ? reminderQueries.reimbursable(at) : reminderQueries.list(at),
    ],
  },
];
