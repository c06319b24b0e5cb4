/** What a room (a subject, or operations) contributes to the server; registry.ts collects it. */
import type { Attached } from "./attached.ts";
import type { SavedDocument } from "./documents/documentRoutes.ts";
import type { IntegrityChecks } from "./integrity/integrityChecks.ts";
import type { List } from "./lists/list.ts";
import type { RecordHandlers } from "./records/recordHooks.ts";
import type { Removal } from "./records/removals.ts";
import type { Route } from "./route.ts";
import type { SearchIndex } from "./search/searchIndex.ts";
import type { ExpandTable } from "#server/platform/records/queryRules.ts";

export type Cron = { name: string; schedule: string; run: (app: core.App) => void };

export type Room = Attached & {
  /** Record hooks by collection. */
  records?: Readonly<Record<string, RecordHandlers>>;
  /** Documents saved as a whole, under /api/optique/{name}/{id}. */
  documents?: Readonly<Record<string, SavedDocument>>;
  routes?: readonly Route[];
  /** Lists under /api/optique/lists/{name}. */
  lists?: Readonly<Record<string, List>>;
  /** Consequences of a deletion for its confirmation dialog, by the list's name; several rooms may add refusals. */
  removals?: Readonly<Record<string, Partial<Removal>>>;
  /** Relations that the records API may expand, by collection. */
  expands?: ExpandTable;
  searchIndexes?: readonly SearchIndex[];
  /** Checks of the integrity report. */
  checks?: IntegrityChecks;
  crons?: readonly Cron[];
};
