/** What a room (a subject, or operations) brings to the server; registry.ts gathers them all. */
import type { Right } from "#domain/people/permissions.ts";
import type { SavedDocument } from "./documents/documentRoutes.ts";
import type { Checks } from "./integrity/checks.ts";
import type { List } from "./lists/list.ts";
import type { RecordHandlers } from "./records/recordHooks.ts";
import type { Removal } from "./records/removals.ts";
import type { SearchIndex } from "./search/searchIndex.ts";
import type { ExpandTable } from "#server/platform/queryRules.ts";
import type { Staff } from "#server/platform/staff.ts";

type Answer =
  /** Answered to staff who have the right: 401 for a guest, 403 without a company. */
  | { right: Right; handle: (e: core.RequestEvent, staff: Staff) => void }
  /** Decides itself to whom it answers. */
  | { right: null; handle: (e: core.RequestEvent) => void };

/** `path`: below /api/optique. `maxBody`: in bytes, of what is sent. `isForGuests`: the gate lets a guest send it. */
export type Route = Answer & {
  method: "GET" | "POST" | "PUT";
  path: `/${string}`;
  maxBody?: number;
  isForGuests?: true;
};

export type Cron = { name: string; schedule: string; run: (app: core.App) => void };

export type Room = {
  /** By collection. */
  records?: Readonly<Record<string, RecordHandlers>>;
  /** Saved whole, under /api/optique/{name}/{id}. */
  documents?: Readonly<Record<string, SavedDocument>>;
  routes?: readonly Route[];
  /** Read under /api/optique/lists/{name}. */
  lists?: Readonly<Record<string, List>>;
  /** By the name of the list: what the question before a deletion says. */
  removals?: Readonly<Record<string, Removal>>;
  /** By collection: the relations that the records API may expand. */
  expands?: ExpandTable;
  searchIndexes?: readonly SearchIndex[];
  /** Asked by the integrity report. */
  checks?: Checks;
  crons?: readonly Cron[];
};
