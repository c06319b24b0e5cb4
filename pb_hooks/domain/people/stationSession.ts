/** Session of a person at a shared computer (docs/people.md, Stations). */
import type { PersonPrompt } from "#domain/core/choices.ts";

export type StationSession = {
  token: string;
  person: string;
  /** Digest of what ends the session when it changes: PIN, password, role, rights. */
  digest: string;
  prompt: PersonPrompt;
  idleMs: number;
  /** Milliseconds since 1970: midnight of the shop, and the last request. */
  until: number;
  used: number;
  /** True while a write uses the token, which is good for one. */
  isTaken?: boolean;
};

/** True until midnight, and until the idle time unless the shop asks once a day. */
export const isSessionOpen = (
  { prompt, idleMs, until, used, isTaken }: StationSession,
  now: number,
): boolean => !isTaken && now < until && (prompt === "day" || now - used <= idleMs);
