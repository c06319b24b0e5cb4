/** What time it is for the server, whose answers say it: this computer may have lost it. */
import { signal } from "@preact/signals-react";

/** Whole seconds, and the way of an answer. */
const slackMs = 5 * 60_000;

/** How far this computer's clock is ahead of the server's, in milliseconds; null until an answer of this visit told. */
export const clockAhead = signal<number | null>(null);

/** `date`: the header of an answer. */
export function followServerDate(date: string | null): void {
  const told = Date.parse(date ?? "");
  if (Number.isNaN(told)) return;
  const measured = Date.now() - told;
  const ahead = Math.abs(measured) < slackMs ? 0 : measured;
  const known = clockAhead.peek();
  // A second more or less is no news.
  if (known === null || ahead === 0 || Math.abs(known - ahead) >= slackMs) clockAhead.value = ahead;
}

/** Now, as the server has it. */
export const serverNow = (): number => Date.now() - (clockAhead.peek() ?? 0);
