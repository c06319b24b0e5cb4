import { proposedPeriod } from "#domain/books/proposedPeriod.ts";
import { today } from "#domain/core/days/days.ts";
import { type DayNames, periodOfAddress } from "#shared/period/periodOfAddress.ts";

/** Names of both days in the query string of the page. */
export const bookDays: DayNames = { from: "from", to: "to" };

/** Period that an address names, else the next one to transmit. */
export const booksPeriodAt = (get: (name: string) => string, closedUntil: string) =>
  periodOfAddress(get, proposedPeriod(closedUntil, today()), bookDays);
