/**
 * Limits of a business date (docs/rules-common.md, Days). A mistyped year would misnumber an invoice and lose a
 * reminder.
 */
import { type IsoDay, parseDay, today, yearAfter } from "./days.ts";
import { type Refusal, fieldShapesOf, fieldViolationOf } from "#domain/core/fields/fields.ts";
import type { CollectionName } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";

export const firstBusinessDay = "1950-01-01" as IsoDay;
/** Latest accepted day: the same day of next year. */
export function lastBusinessDay(now = today()): IsoDay {
  if (now !== lastAsked.now) lastAsked = { now, last: yearAfter(now) };
  return lastAsked.last;
}
/** Caches the last result, as every date of a document needs it. */
let lastAsked = { now: "" as IsoDay, last: "" as IsoDay };

/** Reason why a day is refused as a business date; null when accepted. */
export function dayRefusal(day: IsoDay, now = today()): Refusal {
  if (day < firstBusinessDay) return { code: "day_early" };
  const last = lastBusinessDay(now);
  return day > last
    ? { code: "day_late", params: { last: last.split("-").reverse().join("/") } }
    : null;
}

/** Violations of the named dates. A stored date is accepted again, even from before the rule. */
export function checkDays(
  collection: CollectionName,
  values: Values,
  names: readonly string[],
  before: Values | null,
): Violation[] {
  const shapes = fieldShapesOf(collection);
  const violations: Violation[] = [];
  for (const field of names) {
    const shape = shapes[field];
    const isBusiness = shape?.kind === "date" && !shape.past;
    const refusal = isBusiness && newDayRefusal(values[field], before?.[field]);
    if (refusal) violations.push(fieldViolationOf(collection, field, refusal));
  }
  return violations;
}

const dayOf = (value: unknown) => (typeof value === "string" ? parseDay(value) : null);

/** Reason why a new date is refused; null when it is accepted, unchanged or not a date. */
export function newDayRefusal(value: unknown, before: unknown): Refusal {
  const day = dayOf(value);
  return day && day !== dayOf(before) ? dayRefusal(day) : null;
}

/** Refuses a date after today, unless it is stored already. */
export function checkNotToCome(field: string, day: unknown, stored: unknown): Violation[] {
  const read = dayOf(day);
  return read && read > today() && day !== stored ? [{ field, code: "day_to_come" }] : [];
}
