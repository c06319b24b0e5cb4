/** Clock of the server, from the Date header of its answers, because this computer's clock may be wrong. */
import { signal } from "@preact/signals-react";

/** Tolerance: the header has whole seconds, and the network delays it. */
const slackMs = 5 * 60_000;

/** Milliseconds by which this computer's clock is ahead of the server's; null before the first answer. */
export const clockAhead = signal<number | null>(null);

/** Compares the clocks after an answer; `date` is its Date header. */
export function followServerDate(date: string | null): void {
  const serverMs = Date.parse(date ?? "");
  if (Number.isNaN(serverMs)) return;
  const measured = Date.now() - serverMs;
  const ahead = Math.abs(measured) < slackMs ? 0 : measured;
  const known = clockAhead.peek();
  // Ignores small variations of the difference.
  if (known === null || ahead === 0 || Math.abs(known - ahead) >= slackMs) clockAhead.value = ahead;
}

/** Current time of the server. */
export const serverNow = (): number => Date.now() - (clockAhead.peek() ?? 0);
