/** Clock of the server, from the Date header of its answers; this computer's clock may be wrong. */
import { signal } from "@preact/signals-react";

/** Precision: whole seconds and network delay. */
const slackMs = 5 * 60_000;

/** Milliseconds by which this computer's clock is ahead; null before the first answer. */
export const clockAhead = signal<number | null>(null);

/** `date`: Date header of an answer. */
export function followServerDate(date: string | null): void {
  const serverMs = Date.parse(date ?? "");
  if (Number.isNaN(serverMs)) return;
  const measured = Date.now() - serverMs;
  const ahead = Math.abs(measured) < slackMs ? 0 : measured;
  const known = clockAhead.peek();
  // Ignores changes of a second.
  if (known === null || ahead === 0 || Math.abs(known - ahead) >= slackMs) clockAhead.value = ahead;
}

/** Current time of the server. */
export const serverNow = (): number => Date.now() - (clockAhead.peek() ?? 0);
