/** Ages of what funds owe (docs/rules-claims-money.md, To receive): each rule and its SQL. */
import { addDays, daysBetween, type IsoDay, storedDay } from "#domain/core/days/days.ts";

/** Names of the ages, in days; the last day of each belongs to it. */
export const fundAges = ["0-30", "31-60", "61-90", "90+"] as const;
export type FundAge = (typeof fundAges)[number];
/** Last day of each age but the last. */
const lastDays = [30, 60, 90] as const;

/** Age of an amount that is owed since this day; a day to come is the youngest. */
export function fundAgeOf(since: IsoDay, now: IsoDay): FundAge {
  const days = daysBetween(since, now);
  const place = lastDays.findIndex((last) => days <= last);
  return fundAges[place < 0 ? lastDays.length : place] ?? "90+";
}

/** Day from which the age of a claim counts: it was sent, else agreed. */
export const owedSince = (claim: { sent_on: string; agreement_on: string }): string =>
  claim.sent_on || claim.agreement_on;

/** `owedSince` as SQL; the partial index has the same text. */
export const owedSinceSql = (row: string): string =>
  `COALESCE(NULLIF(${row}.sent_on, ''), ${row}.agreement_on)`;

/** Parameters of the conditions: the first stored day of each age but the last. */
export const fundAgeParams = (now: IsoDay): Record<string, string> =>
  Object.fromEntries(
    lastDays.map((last, place) => [`age${place}`, storedDay(addDays(now, -last))]),
  );

/** Condition of an age as SQL of the day since when it is owed, with the parameters of `fundAgeParams`. */
export function fundAgeSql(age: FundAge, since: string): string {
  const place = fundAges.indexOf(age);
  const parts = [
    ...(place < lastDays.length ? [`${since} >= {:age${place}}`] : []),
    ...(place > 0 ? [`${since} < {:age${place - 1}}`] : []),
  ];
  return parts.join(" AND ");
}
