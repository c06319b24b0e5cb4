/** Contributions of a room (a subject, or operations) to the server; registry.ts collects them. */
import type { SavedDocument } from "./documents/documentRoutes.ts";
import type { IntegrityChecks } from "./integrity/integrityChecks.ts";
import type { List } from "./lists/list.ts";
import type { RecordHandlers } from "./records/recordHooks.ts";
import type { Removal } from "./records/removals.ts";
import type { SearchIndex } from "./search/searchIndex.ts";
import type { ExpandTable } from "#server/platform/queryRules.ts";
import type { ApprovableRight, FixedRight } from "#domain/people/permissions.ts";
import type { ActOf, Staff } from "#server/platform/routeRequest.ts";

type Answer =
  /** Route for staff with this right: 401 for a guest, 403 without a company. */
  | { right: FixedRight | "read"; handle: (e: core.RequestEvent, staff: Staff) => void }
  /** The same, with the act that another person may approve. */
  | {
      right: ApprovableRight;
      actOf: ActOf;
      /** True of an act whose content asks for further rights: its refusal names all that are lacked. */
      asksMore?: true;
      handle: (e: core.RequestEvent, staff: Staff) => void;
    }
  /** Route with its own access check. */
  | { right: null; handle: (e: core.RequestEvent) => void };

/** `path`: below /api/optique. `maxBody`: bytes. `isForGuests`: the gate lets guests send to it. */
export type Route = Answer & {
  method: "GET" | "POST" | "PUT";
  path: `/${string}`;
  maxBody?: number;
  isForGuests?: true;
};

export type Cron = { name: string; schedule: string; run: (app: core.App) => void };

export type Room = {
  /** Record hooks by collection. */
  records?: Readonly<Record<string, RecordHandlers>>;
  /** Documents saved whole, under /api/optique/{name}/{id}. */
  documents?: Readonly<Record<string, SavedDocument>>;
  routes?: readonly Route[];
  /** Lists under /api/optique/lists/{name}. */
  lists?: Readonly<Record<string, List>>;
  /** Consequences of a deletion, shown in its confirmation, by the name of the list. */
  removals?: Readonly<Record<string, Removal>>;
  /** Relations that the records API may expand, by collection. */
  expands?: ExpandTable;
  searchIndexes?: readonly SearchIndex[];
  /** Checks of the integrity report. */
  checks?: IntegrityChecks;
  crons?: readonly Cron[];
};
