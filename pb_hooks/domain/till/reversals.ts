/**
 * Reversals: a bounced or returned cheque is subtracted from the takings of the day of its reversal; the takings of its
 * own day stay as they were (docs/rules-money.md, Reversals).
 */
import { isClosed } from "#domain/core/days/closedPeriod.ts";
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import type { ReversalKind } from "#domain/core/choices.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { earliestReversal, isCountedPayment } from "./cheques.ts";

/** Signed amount of a payment's reversal: negative, but positive for a cheque that is honoured after all. */
export const reversedAmount = (kind: ReversalKind, amount: Centimes): Centimes =>
  kind === "honoured" ? amount : minus(noMoney, amount);

/** Stored reversal, with its day and the day on which it was written. */
export type StoredReversal = { id: string; kind: ReversalKind; date: IsoDay; written: IsoDay };

/** Days that decide: today, and the last transmitted day ('' without one). */
export type ReversalDays = { now: IsoDay; closedUntil: string };

export type ReversalChange = {
  removed: readonly string[];
  added: { kind: ReversalKind; date: IsoDay } | null;
  /** Reversal whose day changes: of a bounce with a corrected day, or of a cheque that was given back before. */
  moved: { id: string; from: IsoDay; date: IsoDay } | null;
};

const nothing: ReversalChange = { removed: [], added: null, moved: null };

/** Latest reversal, if it still subtracts the payment; else null. */
const standing = (stored: readonly StoredReversal[]): StoredReversal | null => {
  const last = stored.at(-1);
  return last && last.kind !== "honoured" ? last : null;
};

const kindOf = (payment: Values): ReversalKind =>
  payment["cheque_state"] === "returned" ? "returned" : "bounced";

/** Day of the reversal of a bounced or returned payment. */
const dayOf = (payment: Values, now: IsoDay): IsoDay =>
  (kindOf(payment) === "bounced" && parseDay(textValue(payment["bounced_on"]))) ||
  earliestReversal(payment, now);

/**
 * Change of a payment's reversals, whose sum is minus its amount while it does not count as paid, else 0. `stored`: its
 * reversals from the oldest; `payment`: as it will be stored.
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
  // A trigger refuses to move a bounce on a transmitted day; a returned cheque on such a day stays there.
  return !isSame && (last.kind === "bounced" || isOpen(last))
    ? { ...nothing, moved: { id: last.id, from: last.date, date } }
    : nothing;
}

/** Refuses a bounce dated before the payment or after today; a stored day is accepted again. */
export function checkBouncedOn(after: Values, before: Values | null, now: IsoDay): Violation[] {
  const text = textValue(after["bounced_on"]);
  const day = parseDay(text);
  const isSame = before?.["bounced_on"] === text && before["date"] === after["date"];
  if (!day || isSame || after["cheque_state"] !== "bounced") return [];
  if (day > earliestReversal(after, now)) return [{ field: "bounced_on", code: "day_to_come" }];
  const paid = parseDay(textValue(after["date"]));
  return paid && day < paid ? [{ field: "bounced_on", code: "bounced_early" }] : [];
}
