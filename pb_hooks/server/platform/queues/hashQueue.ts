/** Queue for hashing passwords and PINs, which takes a core for 0.1 s each (docs/people.md, Hashing). */
import { runInQueue } from "./queue.ts";

const turns = 2;

/** Request or its event; it waits in the queue of its user or address. */
type Asking = { app: core.App; auth?: core.Record; realIP(): string };

/** Runs work that hashes, at most two at a time; further requests wait. */
export function runHashing(e: Asking, work: () => void): void {
  const seatKey = `seat.hashing.${e.auth?.id ?? e.realIP()}`;
  runInQueue(e.app, { turnKey: "turn.hashing", turns, seatKey, busy: "hashing_busy" }, work);
}
