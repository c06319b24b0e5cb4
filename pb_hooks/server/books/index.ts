/** The books: periods that are handed to the accountant, and then stay as they were. */
import type { Room } from "#server/engine/room.ts";
import { closedRemovals } from "./closedRemovals.ts";
import { closeRoute } from "./closePeriod.ts";
import { periodChecks } from "./periodChecks.ts";
import { periodHooks } from "./periodRecords.ts";
import { reopenRoute } from "./reopenPeriod.ts";

export const books: Room = {
  records: { optique_periods: periodHooks },
  routes: [closeRoute, reopenRoute],
  removals: closedRemovals,
  checks: periodChecks,
};
