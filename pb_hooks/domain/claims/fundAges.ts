/** Age ranges of what funds owe (docs/rules-claims-money.md, To receive): each rule and its SQL. */
import { addDays, daysBetween, type IsoDay, storedDay } from "#domain/core/days/days.ts";

/** Names of the age ranges, in days; both ends are included. */
export const fundAges = ["0-30", "31-60", "61-90", "90+"] as const;
export type FundAge = (typeof fundAges)[number];
/** Last day of each range; the oldest range has no end. */
const lastDays = [30, 60, 90] as const;

/** Age range of an amount owed since this day; a future day is in the youngest. */
export function fundAgeOf(since: IsoDay, now: IsoDay): FundAge {
  const days = daysBetween(since, now);
  const place = lastDays.findIndex((last) => days <= last);
  return fundAges[place < 0 ? lastDays.length : place] ?? "90+";
}

/** Day from which the age of a claim counts: when it was sent, else agreed. */
export const owedSince = (claim: { sent_on: string; agreement_on: string }): string =>
  claim.sent_on || claim.agreement_on;

/** `owedSince` as SQL; the partial index has the same text. */
export const owedSinceSql = (row: string): string =>
  `COALESCE(NULLIF(${row}.sent_on, ''), ${row}.agreement_on)`;

/** Parameters of `fundAgeSql`: the earliest day of each age range but the oldest, in stored form. */
export const fundAgeParams = (now: IsoDay): Record<string, string> =>
  Object.fromEntries(
    lastDays.map((last, place) => [`age${place}`, storedDay(addDays(now, -last))]),
  );

/**
 * SQL condition of an age range. `since`: SQL of the day from which the amount is owed. Parameters: `fundAgeParams`.
 */
export function fundAgeSql(age: FundAge, since: string): string {
  const place = fundAges.indexOf(age);
  const parts = [
    ...(place < lastDays.length ? [`${since} >= {:age${place}}`] : []),
    ...(place > 0 ? [`${since} < {:age${place - 1}}`] : []),
  ];
  return parts.join(" AND ");
}
