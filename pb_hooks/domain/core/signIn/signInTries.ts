/** Delays the next try after wrong passwords (by account, and by address or known device) and after wrong PINs. */

/** `until`, `last`: milliseconds since 1970; `until` is 0 when there is no delay. */
export type SignInTries = { count: number; until: number; last: number };

/** `free`: number of tries before the first delay. */
export type TryLimits = { free: number; firstWaitMs: number };
/** A whole shop that signs in from one address in the morning stays below these limits. */
export const passwordLimits: TryLimits = { free: 10, firstWaitMs: 10_000 };
export const pinLimits: TryLimits = { free: 5, firstWaitMs: 30_000 };
const maxWaitMs = 15 * 60_000;
/** Time after the last try or delay after which tries are forgotten. */
const rememberedMs = 60 * 60_000;

export const noSignInTries: SignInTries = { count: 0, until: 0, last: 0 };

/** Counts one more try. The first ones are free, then the delay doubles up to 15 minutes. */
export function afterSignInTry(
  { count }: SignInTries,
  now: number,
  { free, firstWaitMs }: TryLimits = passwordLimits,
): SignInTries {
  const waits = count + 1 - free;
  const waitMs = Math.min(firstWaitMs * 2 ** waits, maxWaitMs);
  return { count: count + 1, until: waits < 0 ? 0 : now + waitMs, last: now };
}

/** Milliseconds left to wait. A wait longer than the longest delay is ignored: the clock was set back since. */
export function waitOf({ until }: SignInTries, now: number): number {
  const waitMs = until - now;
  return waitMs > maxWaitMs ? 0 : Math.max(waitMs, 0);
}

export const areTriesExpired = ({ until, last }: SignInTries, now: number): boolean =>
  now > Math.max(until, last) + rememberedMs;
