/** Session of a person at a shared computer (docs/people.md, Stations). */
import type { PersonPrompt } from "#domain/core/choices.ts";

export type StationSession = {
  token: string;
  person: string;
  /** Digest of the values whose change ends the session: PIN, password, role, rights. */
  digest: string;
  prompt: PersonPrompt;
  idleMs: number;
  /** Milliseconds since 1970: start and end of its day in the shop's zone, and the last request. */
  since: number;
  until: number;
  used: number;
  /** True while a write uses the token, which is valid for one write only. */
  isTaken?: boolean;
};

/**
 * True during the session's day, until the idle time is over; when the shop asks once a day, the idle time does not
 * count. Setting the clock back by more than the idle time ends the session too: it would else stay open until the
 * clock catches up.
 */
export const isSessionOpen = (
  { prompt, idleMs, since, until, used, isTaken }: StationSession,
  now: number,
): boolean =>
  !isTaken && since <= now && now < until && (prompt === "day" || Math.abs(now - used) <= idleMs);
