/** Figures across all subjects: dashboard, menu, palette, statistics, prescription log and visits. */
import type { Room } from "#server/engine/room.ts";
import { figureRoutes } from "./figureRoutes.ts";
import { inventory } from "./inventory.ts";

export const figures: Room = {
  routes: [
    { method: "GET", path: "/dashboard", right: "read", handle: figureRoutes.dashboard },
    { method: "GET", path: "/waiting", right: "read", handle: figureRoutes.waiting },
    { method: "GET", path: "/search", right: "read", handle: figureRoutes.search },
    { method: "GET", path: "/statistics", right: "read", handle: figureRoutes.statistics },
    {
      method: "GET",
      path: "/figures/register",
      right: "read",
      handle: figureRoutes.prescriptionLog,
    },
    { method: "GET", path: "/figures/inventory", right: "cost.see", handle: inventory },
    { method: "GET", path: "/visits", right: "statistics.shop", handle: figureRoutes.visits },
  ],
};
