/** Changes that remain allowed on an issued or credited invoice (docs/rules-credits.md, Lock). */
import { parseDay, today } from "#domain/core/days/days.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { DocumentChild } from "#domain/documents/documentBody.ts";
import type { Difference } from "#domain/documents/difference.ts";
import type { NestedCreditNote, SavedItem } from "#domain/documents/documents.ts";
import type { Payment } from "#domain/core/records.ts";
import { creditedByItem, creditLeft } from "./credit.ts";
import type { PricedItem } from "./invoice.ts";

/** Names of the values that changed, except those in `free`. */
const changedNames = (before: Values, after: Values, free: readonly string[]): string[] =>
  Object.keys(after).filter((name) => !free.includes(name) && before[name] !== after[name]);

/** Fields of a line that may still change on an issued invoice. */
const freeOfItem = ["eye", "power", "source", "special", "cost", "lens"];
/** Fields of an older payment that may not change on an issued invoice. */
const fixedOfPayment = ["amount", "date", "payment_method", "credit_note", "invoice"];

/** True when a line changed in anything but its eye and lens. */
export const isItemFixed = (before: Values, after: Values): boolean =>
  changedNames(before, after, freeOfItem).length > 0;

/** True of a payment dated before today, which the lock protects. */
export const isOldPayment = ({ date }: { date: string }): boolean => {
  const day = parseDay(date);
  return day !== null && day < today();
};

/** True when an older payment changed in anything but its reference, bank, state or notes. */
export const isPaymentFixed = (before: Values, after: Values): boolean =>
  isOldPayment({ date: String(before["date"]) }) &&
  fixedOfPayment.some((name) => name in after && before[name] !== after[name]);

type SaleChange = {
  items: Difference<SavedItem, DocumentChild>;
  payments: Difference<Payment, DocumentChild>;
};

/** List of a change that the lock refuses on an issued invoice; null when it is allowed. */
export function lockedField({ items, payments }: SaleChange): string | null {
  const isItemChanged = items.updated.some(({ stored, wanted }) =>
    isItemFixed(stored, wanted.values),
  );
  if (items.added.length + items.removed.length > 0 || isItemChanged) return "items";
  const isPaymentChanged = payments.updated.some(({ stored, wanted }) =>
    isPaymentFixed(stored, wanted.values),
  );
  return payments.removed.some(isOldPayment) || isPaymentChanged ? "payments" : null;
}

/**
 * True when a line falls below what was credited of it, or gets another product. `after`: null when the line is
 * removed.
 */
export function isBelowCredited(
  before: { id: string; product: string },
  after: Values | null,
  notes: readonly Pick<NestedCreditNote, "items">[],
): boolean {
  const credited = creditedByItem(notes.flatMap(({ items }) => items)).get(before.id);
  if (!credited) return false;
  if (!after || after["product"] !== before.product) return true;
  const left = creditLeft(after as PricedItem, credited);
  return left.quantity < 0 || left.amount < 0;
}
