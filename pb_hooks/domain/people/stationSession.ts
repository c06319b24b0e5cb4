/** Session of a person at a shared computer (docs/people.md, Stations). */
import type { PersonPrompt } from "#domain/core/choices.ts";

export type StationSession = {
  token: string;
  person: string;
  /** Digest of what ends the session when it changes: PIN, password, role, rights. */
  digest: string;
  prompt: PersonPrompt;
  idleMs: number;
  /** Milliseconds since 1970: the midnights of the shop around its day, and the last request. */
  since: number;
  until: number;
  used: number;
  /** True while a write uses the token, which is good for one. */
  isTaken?: boolean;
};

/**
 * True on its day, and until the idle time unless the shop asks once a day. A clock that was moved back further ends it too:
 * it would be open until the clock is there again.
 */
export const isSessionOpen = (
  { prompt, idleMs, since, until, used, isTaken }: StationSession,
  now: number,
): boolean =>
  !isTaken && since <= now && now < until && (prompt === "day" || Math.abs(now - used) <= idleMs);
