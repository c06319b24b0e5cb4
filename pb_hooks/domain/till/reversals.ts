/**
 * Takes a cheque that bounced or was given back off the takings of that day; the takings of its own day stay
 * (docs/rules-money.md, Reversals).
 */
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import type { ReversalKind } from "#domain/core/choices.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { earliestReversal, isCountedPayment } from "./cheques.ts";

/** Signed amount of a reversal of a payment: a cheque that is honoured after all comes back. */
export const reversedAmount = (kind: ReversalKind, amount: Centimes): Centimes =>
  kind === "honoured" ? amount : minus(noMoney, amount);

/** Stored reversal: its day, and the day on which it was written. */
export type StoredReversal = { id: string; kind: ReversalKind; date: IsoDay; written: IsoDay };

/** Days that decide: today, and the last day of the transmitted period ('' without one). */
export type ReversalDays = { now: IsoDay; closedUntil: string };

export type ReversalChange = {
  removed: readonly string[];
  added: { kind: ReversalKind; date: IsoDay } | null;
  /** Reversal of a bounced cheque whose day is corrected, or that was given back before. */
  moved: { id: string; from: IsoDay; date: IsoDay } | null;
};

const nothing: ReversalChange = { removed: [], added: null, moved: null };

/** Reversals still in force: the latest one, where it takes the payment off. */
const standing = (stored: readonly StoredReversal[]): StoredReversal | null => {
  const last = stored.at(-1);
  return last && last.kind !== "honoured" ? last : null;
};

const kindOf = (payment: Values): ReversalKind =>
  payment["cheque_state"] === "returned" ? "returned" : "bounced";

/** Day of the reversal of a payment that counts nothing. */
const dayOf = (payment: Values, now: IsoDay): IsoDay =>
  (kindOf(payment) === "bounced" && parseDay(textValue(payment["bounced_on"]))) ||
  earliestReversal(payment, now);

/**
 * Change of the reversals of a payment, which they follow so that they sum to minus its amount while it counts nothing, else to
 * 0. `stored`: its reversals, the oldest first; `payment`: as it is written.
 */
export function reversalChange(
  stored: readonly StoredReversal[],
  payment: Values,
  { now, closedUntil }: ReversalDays,
): ReversalChange {
  const last = standing(stored);
  const isOpen = ({ date }: StoredReversal): boolean => !isClosed(date, closedUntil);
  if (isCountedPayment(payment)) {
    if (!last) return nothing;
    return last.written === now && isOpen(last)
      ? { ...nothing, removed: [last.id] }
      : { ...nothing, added: { kind: "honoured", date: earliestReversal(payment, now) } };
  }
  const date = dayOf(payment, now);
  if (!last) return { ...nothing, added: { kind: kindOf(payment), date } };
  const isSame = kindOf(payment) === "returned" || (last.kind === "bounced" && last.date === date);
  // A trigger refuses another day of a transmitted bounce; what was given back stays as it was transmitted.
  return !isSame && (last.kind === "bounced" || isOpen(last))
    ? { ...nothing, moved: { id: last.id, from: last.date, date } }
    : nothing;
}

/** Refuses a day of the bounce before the payment or after today; a stored one is accepted again. */
export function checkBouncedOn(after: Values, before: Values | null, now: IsoDay): Violation[] {
  const text = textValue(after["bounced_on"]);
  const day = parseDay(text);
  const isSame = before?.["bounced_on"] === text && before["date"] === after["date"];
  if (!day || isSame || after["cheque_state"] !== "bounced") return [];
  if (day > earliestReversal(after, now)) return [{ field: "bounced_on", code: "day_to_come" }];
  const paid = parseDay(textValue(after["date"]));
  return paid && day < paid ? [{ field: "bounced_on", code: "bounced_early" }] : [];
}
