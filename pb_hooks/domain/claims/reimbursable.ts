/** When glasses are reimbursed again (docs/rules-claims.md, Reimbursable again): each rule and its SQL. */
import { addMonths, type IsoDay, parseDay } from "#domain/core/days/days.ts";

/** Months until a fund reimburses again, for adults and children, and the age up to which one is a child. */
export type FundMonths = { months_adult: number; months_child: number; child_until: number };

/** True when a person's age today is at most `until` years; false without a birth date. */
export function isChild(birth: string, until: number, now: IsoDay): boolean {
  const day = parseDay(birth);
  return day !== null && day > addMonths(now, -12 * (until + 1));
}

/** Months that count for a beneficiary, by the age today. */
export const monthsFor = (birth: string, fund: FundMonths, now: IsoDay): number =>
  isChild(birth, fund.child_until, now) ? fund.months_child : fund.months_adult;

/**
 * True when more than the fund's months have passed since the last claim's invoice; exactly that many do not suffice.
 */
export function isReimbursable(
  { date, birth }: { date: string; birth: string },
  fund: FundMonths,
  now: IsoDay,
): boolean {
  const [day, months] = [parseDay(date), monthsFor(birth, fund, now)];
  return day !== null && months > 0 && day < addMonths(now, -months);
}

/** Day this many months after the invoice, after which glasses are reimbursed again; null when they never are. */
export function reimbursableFrom(date: string, months: number): IsoDay | null {
  const day = parseDay(date);
  return day !== null && months > 0 ? addMonths(day, months) : null;
}

/**
 * SQL of the day this many months before {:today}; 'floor' gives the last day of a shorter month, as `addMonths` does.
 */
const monthsBeforeSql = (months: string): string =>
  `date({:today}, '-' || (${months}) || ' months', 'floor')`;

/** `monthsFor` as SQL; `birth`: SQL of the day of birth, `fund`: alias of the fund. */
export const monthsForSql = (birth: string, fund: string): string =>
  `IIF(${birth} > '' AND substr(${birth}, 1, 10) > ${monthsBeforeSql(`12 * (${fund}.child_until + 1)`)}, ${fund}.months_child, ${fund}.months_adult)`;

/** `isReimbursable` as SQL. */
export function isReimbursableSql(date: string, birth: string, fund: string): string {
  const months = monthsForSql(birth, fund);
  return `${months} > 0 AND substr(${date}, 1, 10) < ${monthsBeforeSql(months)}`;
}
