/**
 * Queue for expensive reads, by account (docs/access.md, Queries): 130 filters of one account made another shop's save
 * wait for 4.8 s.
 */
import { runInQueue } from "./queue.ts";

export const recordListPattern = "GET /api/collections/{collection}/records";
/** Reads that scan a whole company, or run any filter that is sent. */
const heavy = [
  recordListPattern,
  "GET /api/optique/integrity",
  "GET /api/optique/clients/duplicates",
  "GET /api/optique/statistics",
  "GET /api/optique/figures/register",
  "GET /api/optique/figures/inventory",
  "GET /api/optique/books",
  "GET /api/optique/books/pack",
];
/** Reads that search when a query is sent. */
const searches = [
  "GET /api/optique/search",
  "GET /api/optique/lists/{list}",
  "GET /api/optique/jobs/board",
  "GET /api/optique/services/board",
];
export const isExpensiveRead = (pattern: string, query: string): boolean =>
  heavy.includes(pattern) || (searches.includes(pattern) && /(?:^|&)q=./.test(query));

const turns = 4;

/** All guests count as one account: their filters find nothing but cost as much. */
export const runInReadQueue = (e: core.RequestEvent, work: () => void): void => {
  const account = e.auth?.id ?? "guest";
  const keys = { turnKey: `turn.${account}`, seatKey: `seat.${account}` };
  runInQueue(e.app, { ...keys, turns, busy: "reads_busy" }, work);
};
