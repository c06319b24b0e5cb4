import { reminderQueries } from "#api/clients/reminders.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
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
