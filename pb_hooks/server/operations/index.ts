/** Operations: set-up, backups, restores, health and the integrity report. */
import type { Room } from "#server/engine/room.ts";
import { backups } from "./backups/backups.ts";
import { remakeDemo } from "./demo/demoNight.ts";
import { health, versionRoute } from "./integrity/health.ts";
import { integrity } from "./integrity/integrity.ts";
import { rehearsal } from "./backups/rehearsal.ts";
import { setupRoutes } from "./setup/setup.ts";
import { start } from "./start/start.ts";

export const operations: Room = {
  routes: [
    { method: "GET", path: "/version", right: null, handle: versionRoute.get },
    { method: "GET", path: "/setup", right: null, handle: setupRoutes.get },
    {
      method: "POST",
      path: "/setup",
      right: null,
      isForGuests: true,
      maxBody: 16_384,
      handle: setupRoutes.post,
    },
    {
      method: "POST",
      path: "/demo",
      right: null,
      isForGuests: true,
      maxBody: 1024,
      handle: setupRoutes.demo,
    },
    { method: "GET", path: "/integrity", right: "read", handle: integrity.get },
    { method: "GET", path: "/health", right: "read", handle: health.get },
    { method: "GET", path: "/backups", right: "backup.see", handle: backups.get },
  ],
  crons: [
    { name: "optique_backup", schedule: "15 * * * *", run: backups.catchUp },
    { name: "optique_rehearsal", schedule: "30 * * * *", run: rehearsal.catchUp },
    { name: "optique_check", schedule: "20 2 * * *", run: health.check },
    { name: "optique_demo", schedule: "40 2 * * *", run: remakeDemo },
    { name: "optique_tend", schedule: "* * * * *", run: start.everyMinute },
  ],
};
