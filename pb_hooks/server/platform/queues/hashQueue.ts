/** Turns of what hashes a password or PIN, which takes a core for 0.1 s (docs/people.md, Hashing). */
import { runInQueue } from "./queue.ts";

const turns = 2;

/** Request or event of one, whose user or address waits. */
type Asking = { app: core.App; auth?: core.Record; realIP(): string };

/** Runs what hashes, at most two at one time; others wait. */
export function runHashing(e: Asking, work: () => void): void {
  const seatKey = `seat.hashing.${e.auth?.id ?? e.realIP()}`;
  runInQueue(e.app, { turnKey: "turn.hashing", turns, seatKey, busy: "hashing_busy" }, work);
}
