/** How long one waits after passwords that were wrong, of one account from one address or one known device. */

/** `until` and `last` are milliseconds since 1970; `until` is 0 where one need not wait. */
export type Tries = { count: number; until: number; last: number };

/** A whole shop that opens at once behind one address stays below it. */
const freeTries = 10;
const firstWaitMs = 10_000;
const longestWaitMs = 15 * 60_000;
/** Tries are forgotten an hour after the last wait is over. */
const rememberedMs = 60 * 60_000;

export const noTries: Tries = { count: 0, until: 0, last: 0 };

/** One more try now: ten are free, then each wait is twice the one before, from 10 seconds to 15 minutes. */
export function afterTry({ count }: Tries, now: number): Tries {
  const waits = count + 1 - freeTries;
  const waitMs = Math.min(firstWaitMs * 2 ** waits, longestWaitMs);
  return { count: count + 1, until: waits < 0 ? 0 : now + waitMs, last: now };
}

export const areForgotten = ({ until, last }: Tries, now: number): boolean =>
  now > Math.max(until, last) + rememberedMs;
