/**
 * Semaphore for expensive reads, per account (docs/access.md, Queries): 130 filters of one account made the save of another
 * shop wait for 4.8 s. A few more requests wait in a queue; the rest are refused.
 */
import { refuseRequest } from "./refuse.ts";

export const recordListPattern = "GET /api/collections/{collection}/records";
/** Reads that scan a whole company, or whatever a filter asks. */
const heavy = [
  recordListPattern,
  "GET /api/optique/integrity",
  "GET /api/optique/statistics",
  "GET /api/optique/figures/register",
];
/** Reads that search when they are sent a query. */
const searches = [
  "GET /api/optique/search",
  "GET /api/optique/lists/{list}",
  "GET /api/optique/jobs/board",
];
export const isExpensiveRead = (pattern: string, query: string): boolean =>
  heavy.includes(pattern) || (searches.includes(pattern) && /(?:^|&)q=./.test(query));

type AppStore = ReturnType<core.App["store"]>;

const turns = 4;
/** Maximum number of waiting reads. Each occupies a VM, and a third of the pool must stay free (`--hooksPool`). */
const seats = 40;
const pollMs = 10;
const patienceMs = 20_000;
/** Age at which a place counts as abandoned by a crashed VM. */
const lostMs = 120_000;

/**
 * Takes a free place and returns its key. Two simultaneous requests may get the same place and both run: a lock would cost
 * more (docs/access.md, Queries).
 */
function takePlace(store: AppStore, name: string, count: number): string | undefined {
  const now = Date.now();
  for (let place = 0; place < count; place += 1) {
    const key = `optique.${name}.${place}`;
    const since = store.get(key);
    if (typeof since === "number" && now - since < lostMs) continue;
    store.set(key, now);
    return key;
  }
  return undefined;
}

function waitForTurn(store: AppStore, account: string): string {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const turn = takePlace(store, `turn.${account}`, turns);
    if (turn !== undefined) return turn;
    sleep(pollMs);
  }
  return refuseRequest("reads_busy", 503);
}

/** Guests share one account: their filters find nothing but cost as much. */
export function runInReadQueue(e: core.RequestEvent, work: () => void): void {
  const store = e.app.store();
  const account = e.auth?.id ?? "guest";
  const seat = takePlace(store, `seat.${account}`, seats) ?? refuseRequest("reads_busy", 503);
  let turn: string | undefined;
  try {
    turn = waitForTurn(store, account);
    work();
  } finally {
    store.remove(seat);
    if (turn !== undefined) store.remove(turn);
  }
}
