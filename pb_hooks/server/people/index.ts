/** The staff: user records, their names and rights. */
import type { Room } from "#server/engine/room.ts";
import { journalList } from "./journalList.ts";
import { peopleRoutes } from "./peopleRoutes.ts";
import { approvalRoute } from "./approvalRoute.ts";
import { stationRoutes } from "./stationRoutes.ts";
import { colleagues, userHooks } from "./users.ts";

export const people: Room = {
  capabilities: [
    {
      word: "team",
      begins: {},
      records: [colleagues],
    },
  ],
  records: { optique_users: userHooks },
  lists: { journal: journalList },
  routes: [
    { method: "GET", path: "/me", right: "read", handle: peopleRoutes.me },
    { method: "GET", path: "/people", right: "read", handle: peopleRoutes.list },
    {
      method: "POST",
      path: "/people/{id}/enter",
      right: "read",
      maxBody: 8192,
      handle: stationRoutes.enter,
    },
    {
      method: "POST",
      path: "/people/leave",
      right: "read",
      maxBody: 8192,
      handle: stationRoutes.leave,
    },
    {
      method: "POST",
      path: "/approvals",
      right: "read",
      maxBody: 8192,
      handle: approvalRoute,
    },
  ],
};
