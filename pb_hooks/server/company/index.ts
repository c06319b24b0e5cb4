/** The company: its record, and figures over all subjects. */
import type { Room } from "#server/engine/room.ts";
import { analytics } from "./analytics.ts";
import { companyHooks } from "./companies.ts";
import { figureRoutes } from "./figureRoutes.ts";

export const company: Room = {
  records: { optique_companies: companyHooks },
  routes: [
    { method: "GET", path: "/dashboard", right: "read", handle: figureRoutes.dashboard },
    { method: "GET", path: "/waiting", right: "read", handle: figureRoutes.waiting },
    { method: "GET", path: "/search", right: "read", handle: figureRoutes.search },
    { method: "GET", path: "/statistics", right: "read", handle: figureRoutes.statistics },
    { method: "GET", path: "/figures/register", right: "read", handle: figureRoutes.register },
    { method: "GET", path: "/visits", right: "statistics.shop", handle: figureRoutes.visits },
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
