/**
 * A few expensive reads of one account at a time (docs/access.md, Queries): 130 filters of one account made the save of
 * another shop wait for 4.8 s. Some more wait for their turn, and what comes then is refused.
 */
import { refuseWhole } from "./refuse.ts";

export const recordList = "GET /api/collections/{collection}/records";
/** Reads that walk through a company, or through what a filter says. */
const heavy = [recordList, "GET /api/optique/integrity", "GET /api/optique/statistics"];
export const isHeavy = (pattern: string): boolean => heavy.includes(pattern);

type AppStore = ReturnType<core.App["store"]>;

const turns = 4;
/** Each holds a VM while it waits: they leave a third of the pool to all others (`--hooksPool`). */
const seats = 40;
const pollMs = 10;
const patienceMs = 20_000;
/** A place that was never given back, because its VM was lost. */
const lostMs = 120_000;

/**
 * The key of a free place of `count`. Two that ask in the same microsecond may share one, and then one more runs: a lock
 * would cost more (docs/access.md, Queries).
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
  return refuseWhole("reads_busy", 503);
}

/** Guests share an account: they read nothing, and their filters cost as much. */
export function inTurn(e: core.RequestEvent, work: () => void): void {
  const store = e.app.store();
  const account = e.auth?.id ?? "guest";
  const seat = takePlace(store, `seat.${account}`, seats) ?? refuseWhole("reads_busy", 503);
  let turn: string | undefined;
  try {
    turn = waitForTurn(store, account);
    work();
  } finally {
    store.remove(seat);
    if (turn !== undefined) store.remove(turn);
  }
}
