/**
 * The limits of a business date (domain/README.md §8), whoever writes it: a year typed wrong puts an invoice under a number of another century,
 * and a client out of the reminders.
 */
import { type IsoDay, parseDay, today, yearAfter } from "./days.ts";
import { type Refusal, shapesOf, violationOf } from "./fields.ts";
import type { CollectionName } from "./records.ts";
import type { Values } from "./values.ts";
import type { Violation } from "./violation.ts";

export const firstBusinessDay = "1950-01-01" as IsoDay;
/** The last day that is taken: the same day of the next year. */
export const lastBusinessDay = (now = today()): IsoDay => yearAfter(now);

/** Why a day is no business date; null when it is one. */
export function dayRefusal(day: IsoDay, now = today()): Refusal {
  if (day < firstBusinessDay) return { code: "day_early" };
  const last = lastBusinessDay(now);
  return day > last
    ? { code: "day_late", params: { last: last.split("-").reverse().join("/") } }
    : null;
}

/** The dates among the named values that may not be stored. One that is stored already stays: it may be older than the rule. */
export function checkDays(
  collection: CollectionName,
  values: Values,
  names: readonly string[],
  before: Values | null,
): Violation[] {
  const shapes = shapesOf(collection);
  const violations: Violation[] = [];
  names.forEach((field) => {
    const refusal = shapes[field]?.kind === "date" && newDayRefusal(values[field], before?.[field]);
    if (refusal) violations.push(violationOf(collection, field, refusal));
  });
  return violations;
}

const dayOf = (value: unknown) => (typeof value === "string" ? parseDay(value) : null);

/** Why a date may not take the place of another; null when it may, or is none. */
export function newDayRefusal(value: unknown, before: unknown): Refusal {
  const day = dayOf(value);
  return day && day !== dayOf(before) ? dayRefusal(day) : null;
}
