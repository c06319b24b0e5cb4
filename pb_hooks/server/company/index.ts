/** The company: its record, and the statistics of page visits. */
import { usesRoute } from "./shopUses.ts";
import type { Room } from "#server/engine/room.ts";
import { analytics } from "./analytics.ts";
import { companyHooks } from "./companies.ts";

export const company: Room = {
  records: { optique_companies: companyHooks },
  routes: [
    usesRoute,
    {
      method: "POST",
      path: "/events",
      right: null,
      isForGuests: true,
      maxBody: 8192,
      handle: analytics.post,
    },
  ],
  crons: [{ name: "optique_events", schedule: "45 * * * *", run: analytics.deleteOld }],
};
