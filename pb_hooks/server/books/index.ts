/** The accountant: totals and pack of a period. Transmitting a period locks it. */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { booksRoutes } from "./booksRoutes.ts";
import { closedRemovals } from "./closedRemovals.ts";
import { closeRoute } from "./closePeriod.ts";
import { periodChecks } from "./periodChecks.ts";
import { periodHooks } from "./periodRecords.ts";
import { reopenRoute } from "./reopenPeriod.ts";

export const books: Room = {
  capabilities: [capabilityOf("books", "optique_periods")],
  records: { optique_periods: periodHooks },
  routes: [
    { method: "GET", path: "/books", right: "books.export", handle: booksRoutes.get },
    { method: "GET", path: "/books/pack", right: "books.export", handle: booksRoutes.pack },
    closeRoute,
    reopenRoute,
  ],
  removals: closedRemovals,
  checks: periodChecks,
};
