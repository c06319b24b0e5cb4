/** Collects everything that the rooms register; the build generates main.pb.js from it (docker/lib/buildHooks.mjs). */
import { documentRoutes } from "./engine/documents/documentRoutes.ts";
import { deleteOldJournalEntries, journalHandlers } from "./engine/journal/journal.ts";
import { listRoute } from "./engine/lists/listRoute.ts";
import type { RecordHandlers } from "./engine/records/recordHooks.ts";
import { removalRoute } from "./engine/records/removals.ts";
import type { Cron, Room } from "./engine/room.ts";
import type { Route } from "./engine/route.ts";
import { writePlannerStatistics } from "./engine/totals/planner.ts";
import { backups } from "./operations/backups/backups.ts";
import { operations } from "./operations/index.ts";
import { gatherRights } from "./platform/people/acts.ts";
import { useApprovals } from "./platform/people/approvals.ts";
import { createGate } from "./platform/requests/gate.ts";
import type { ExpandTable } from "./platform/records/queryRules.ts";
import { realtime } from "./platform/requests/realtime.ts";
import { signIn } from "./platform/people/signIn.ts";
import {
  askedAct,
  checkRight,
  hasRight,
  requireStaff,
  type Staff,
} from "./platform/requests/routeRequest.ts";
import { writeTransaction } from "./platform/storage/transaction.ts";
import { subjects } from "./subjects.ts";

/** Routes and cron jobs of the engine itself, which belong to no subject. */
const engine: Room = {
  records: { optique_journal: journalHandlers },
  routes: [
    { method: "GET", path: "/lists/{list}", right: "read", handle: listRoute(subjects.lists) },
    {
      method: "GET",
      path: "/removals/{list}/{id}",
      right: "read",
      handle: removalRoute(subjects.removals),
    },
    { method: "POST", path: "/signout", right: null, maxBody: 8192, handle: signIn.signOut },
    { method: "GET", path: "/quiet", right: "read", handle: realtime.sinceLastWrite },
  ],
  crons: [
    { name: "optique_journal", schedule: "50 1 * * *", run: deleteOldJournalEntries },
    { name: "optique_sizes", schedule: "10 0 * * *", run: writePlannerStatistics },
  ],
};

const rooms: readonly Room[] = [engine, ...subjects.rooms, operations];

const allRoutes: readonly Route[] = rooms.flatMap(({ routes = [], documents = {} }) => [
  ...routes,
  ...Object.entries(documents).flatMap(([name, document]) => documentRoutes(name, document)),
]);
const allCrons: readonly Cron[] = rooms.flatMap(({ crons = [] }) => crons);

const pathOf = ({ path }: Route): string => `/api/optique${path}`;
const patternOf = (route: Route): string => `${route.method} ${pathOf(route)}`;

/** Adds authentication and the check of the right to a route, in one place for all. */
const handlerOf =
  (route: Route) =>
  (e: core.RequestEvent): void => {
    if (route.right === null) return route.handle(e);
    const staff = requireStaff(e);
    const run = (): void => {
      checkRouteRight(e, staff, route);
      route.handle(e, staff);
    };
    if ("actOf" in route && route.asksFurtherRights) gatherRights(staff.actor, run);
    else run();
  };

type GuardedRoute = Exclude<Route, { right: null }>;

function checkRouteRight(e: core.RequestEvent, { company, actor }: Staff, route: GuardedRoute) {
  if ("actOf" in route) checkRight(actor, route.right, () => route.actOf(askedAct(e, company)));
  else checkRight(actor, route.right);
  // A read does not write, so the approval that allowed it is marked as used here.
  if (route.method === "GET" && !hasRight(actor, route.right))
    writeTransaction(e.app, (tx) => useApprovals(tx, actor));
}

/** Functions that main.pb.js calls: record handlers by collection, routes by method and path, cron jobs by name. */
export const records: Record<string, RecordHandlers> = Object.assign(
  {},
  ...rooms.map((room) => room.records),
);
export const routes = Object.fromEntries(
  allRoutes.map((route) => [patternOf(route), handlerOf(route)]),
);
export const crons = Object.fromEntries(allCrons.map(({ name, run }) => [name, run]));

/** Registrations that the build writes into main.pb.js. */
export const registrations = {
  records: Object.entries(records).map(([collection, handlers]) => ({
    collection,
    events: Object.keys(handlers),
  })),
  routes: allRoutes.map((route) => ({
    method: route.method,
    path: pathOf(route),
    maxBody: route.maxBody ?? null,
  })),
  crons: allCrons.map(({ name, schedule }) => ({ name, schedule })),
};

export const gate = createGate({
  expands: Object.assign({}, ...rooms.map(({ expands }) => expands)) as ExpandTable,
  guestRoutes: [
    ...allRoutes.filter(({ isForGuests }) => isForGuests).map(patternOf),
    "POST /api/collections/{collection}/auth-with-password",
  ],
  guards: {
    "POST /api/backups/upload": backups.guardUpload,
    "POST /api/backups/{key}/restore": backups.guardRestore,
  },
});
