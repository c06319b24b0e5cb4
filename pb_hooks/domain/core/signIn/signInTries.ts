/** Delay after wrong passwords, by account and by address or known device, and after wrong PINs. */

/** `until`, `last`: milliseconds since 1970; `until` is 0 without a delay. */
export type SignInTries = { count: number; until: number; last: number };

/** `free`: tries before the first delay. */
export type TryLimits = { free: number; firstWaitMs: number };
/** A whole shop that opens behind one address stays below. */
export const passwordLimits: TryLimits = { free: 10, firstWaitMs: 10_000 };
export const pinLimits: TryLimits = { free: 5, firstWaitMs: 30_000 };
const maxWaitMs = 15 * 60_000;
/** Time after the last delay until tries are forgotten. */
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

/** Milliseconds to wait; a longer time than any delay is from before the clock was moved back. */
export function waitOf({ until }: SignInTries, now: number): number {
  const waitMs = until - now;
  return waitMs > maxWaitMs ? 0 : Math.max(waitMs, 0);
}

export const areTriesExpired = ({ until, last }: SignInTries, now: number): boolean =>
  now > Math.max(until, last) + rememberedMs;
