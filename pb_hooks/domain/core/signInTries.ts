/** Delay after wrong passwords, by account and by address or known device. */

/** `until`, `last`: milliseconds since 1970; `until` is 0 without a delay. */
export type SignInTries = { count: number; until: number; last: number };

/** Tries without a delay: a whole shop that opens behind one address stays below. */
const freeTries = 10;
const firstWaitMs = 10_000;
const maxWaitMs = 15 * 60_000;
/** Time after the last delay until tries are forgotten. */
const rememberedMs = 60 * 60_000;

export const noSignInTries: SignInTries = { count: 0, until: 0, last: 0 };

/** Counts one more try. Ten are free, then the delay doubles, from 10 seconds to 15 minutes. */
export function afterSignInTry({ count }: SignInTries, now: number): SignInTries {
  const waits = count + 1 - freeTries;
  const waitMs = Math.min(firstWaitMs * 2 ** waits, maxWaitMs);
  return { count: count + 1, until: waits < 0 ? 0 : now + waitMs, last: now };
}

export const areTriesExpired = ({ until, last }: SignInTries, now: number): boolean =>
  now > Math.max(until, last) + rememberedMs;
