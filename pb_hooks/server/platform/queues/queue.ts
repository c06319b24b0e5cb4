/**
 * Queue for expensive work: a few requests run, a few more wait for a bounded time, the rest are refused with 503
 * (docs/access.md, Queries).
 */
import { refuseRequest } from "#server/platform/requests/refuse.ts";

type AppStore = ReturnType<core.App["store"]>;

/** `turns`: number that run at once under `turnKey`; `seatKey`: shared by those that wait; `busy`: refusal code. */
type Queue = { turnKey: string; turns: number; seatKey: string; busy: string };

/** Maximum number of waiting requests. Each occupies a VM, and a third of the pool must stay free (`--hooksPool`). */
const seats = 40;
const pollMs = 10;
const patienceMs = 20_000;
/** Age at which a place counts as abandoned by a crashed VM. */
const lostMs = 120_000;

const isTaken = (since: unknown, now: number): boolean =>
  typeof since === "number" && now - since < lostMs;

/** Takes a free place and returns its key. It locks only a place that looks free: most waiting requests lock none. */
function takePlace(store: AppStore, name: string, count: number): string | undefined {
  const now = Date.now();
  for (let place = 0; place < count; place += 1) {
    const key = `optique.${name}.${place}`;
    if (isTaken(store.get(key), now)) continue;
    let isMine = false;
    store.setFunc(key, (since: unknown) => {
      isMine = !isTaken(since, now);
      return isMine ? now : since;
    });
    if (isMine) return key;
  }
  return undefined;
}

function waitForTurn(store: AppStore, { turnKey, turns, busy }: Queue): string {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const turn = takePlace(store, turnKey, turns);
    if (turn !== undefined) return turn;
    sleep(pollMs);
  }
  return refuseRequest(busy, 503);
}

/** Runs `work` when its turn comes. A request must not wait twice: two that hold a turn would wait for each other. */
export function runInQueue(app: Pick<core.App, "store">, queue: Queue, work: () => void): void {
  const store = app.store();
  const seat = takePlace(store, queue.seatKey, seats) ?? refuseRequest(queue.busy, 503);
  let turn: string | undefined;
  try {
    turn = waitForTurn(store, queue);
    work();
  } finally {
    store.remove(seat);
    if (turn !== undefined) store.remove(turn);
  }
}
