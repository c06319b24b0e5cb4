/** Period of the books page, and whether it can be transmitted (docs/rules-periods.md, Transmitting). */
import type { Books, ListedPeriod } from "#domain/books/booksAnswers.ts";
import { proposedPeriod } from "#domain/books/proposedPeriod.ts";
import { firstOpenDay, isClosed } from "#domain/core/days/closedPeriod.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { useClosedUntil } from "#shared/period/closedPeriod.ts";
import { usePeriod } from "#shared/period/usePeriod.ts";
import { bookDays } from "./periodAt.ts";
import { booksStrings } from "./books.strings.ts";

/** Period that the address names, else the next one to transmit. */
export const useBooksPeriod = () => usePeriod(proposedPeriod(useClosedUntil(), today()), bookDays);

/** `ready`: can be transmitted; `running`: not over yet; `other`: does not begin where the next period begins. */
export type PeriodState = "transmitted" | "ready" | "running" | "other";

export function stateOf({ from, to }: Period, closedUntil: string): PeriodState {
  if (isClosed(to, closedUntil)) return "transmitted";
  if (to >= today()) return "running";
  const first = firstOpenDay(closedUntil);
  return first === "" || first === from ? "ready" : "other";
}

export const isReopened = ({ reopened_at }: ListedPeriod): boolean => reopened_at !== "";
export const daysOf = ({ from, to }: Pick<ListedPeriod, "from" | "to">): string =>
  booksStrings.periods.days(formatDay(from), formatDay(to));

/** Says whether the shown period is transmitted, when and by whom. */
export function stateText(period: Period, books: Books): string {
  const text = booksStrings.state;
  const state = stateOf(period, books.closedUntil);
  if (state !== "transmitted") return state === "other" ? text.ready : text[state];
  const own = books.periods.find(
    (one) =>
      !isReopened(one) && parseDay(one.from) === period.from && parseDay(one.to) === period.to,
  );
  return own ? text.transmitted(formatInstant(own.created), own.by) : text.closed;
}
