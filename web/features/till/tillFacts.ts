/** What the till says of a day, in words and in order. */
import { type Centimes, formatMoney, toCentimes } from "#domain/core/money.ts";
import { parseDay, today } from "#domain/core/days.ts";
import type { CashMovement, TillClosing } from "#domain/core/records.ts";
import type { OpenDay, TillDay, TillPayment } from "#domain/till/tillDay.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { atMoment, instantMs } from "#lib/formats.ts";
import { hourOf, namedDay, shortDay } from "#shared/till/dayNames.ts";
import { signedMoney } from "#shared/till/tillSums.ts";
import { strings } from "./till.strings.ts";

/** A row of the day: a payment or a move of cash. */
export type Movement = {
  id: string;
  created: string;
  /** '' where it was entered on another day. */
  hour: string;
  by: string;
  amount: Centimes;
} & ({ payment: TillPayment; move?: never } | { move: CashMovement; payment?: never });

/** Latest first. */
export function movementsOf({ day, payments, moves }: TillDay): Movement[] {
  const factsOf = ({ id, created, by, amount }: TillPayment | CashMovement) => ({
    id,
    created,
    hour: hourOf(created, day),
    by,
    amount: toCentimes(amount),
  });
  const all: Movement[] = [
    ...payments.map((payment) => ({ ...factsOf(payment), payment })),
    ...moves.map((move) => ({ ...factsOf(move), move })),
  ];
  return all.sort((a, b) => (a.created < b.created ? 1 : Number(a.created !== b.created) * -1));
}

export const isBounced = ({ payment }: Movement): boolean =>
  payment !== undefined && !isCountedPayment(payment);

/** What its invoice's page is told of a payment: which part of which sale, and when its cheque falls due. */
export const paymentFacts = ({ part, invoice_number, due_on }: TillPayment): string =>
  [strings.movements.parts[part], invoice_number, due_on && strings.movements.due(shortDay(due_on))]
    .filter(Boolean)
    .join(" · ");

/** When it was closed, with the day where that was another. */
export const closedWhen = ({ created }: TillClosing, day: string): string =>
  atMoment(new Date(instantMs(created)), day);

/** Whether the till is open, and since when it is not. */
export function stateOf(till: TillDay, now = today()): string {
  const { close, day } = till;
  if (close) return strings.state.closed(closedWhen(close, day), close.by);
  if (day > now) return strings.state.ahead;
  const movements = movementsOf(till);
  if (movements.length === 0) return strings.state.empty;
  const last = movements[0]?.hour;
  return last ? strings.state.lastAt(last) : strings.state.open(movements.length);
}

/**
 * The last of the days that were left open, and how many more there are since the shop closes its days. One that never did is
 * told of the last alone.
 */
export function openDayOf({
  openDays,
  firstClose,
}: TillDay): { last: OpenDay; others: number } | null {
  const [last, ...others] = openDays.filter(({ day }) => firstClose === null || day > firstClose);
  return last ? { last, others: firstClose === null ? 0 : others.length } : null;
}

/**
 * What came to the last closed day after it was counted: an explanation to have before a difference is looked for. Of a day that
 * is closed itself, nobody counts any more.
 */
export function lateCashOf({ close, openingOf }: TillDay) {
  if (close || !openingOf || openingOf.late === 0) return null;
  const { late, day } = openingOf;
  const text = strings.lateCash(signedMoney(toCentimes(late)), shortDay(day));
  return { text, facts: strings.lateFacts, day: parseDay(day) ?? day };
}

/** That it was left open; then, where there is room, what it holds. */
export const openDayText = ({ last, others }: { last: OpenDay; others: number }) => ({
  text: strings.openDay(namedDay(last.day), others),
  facts: strings.openFacts(last.payments, last.moves, formatMoney(toCentimes(last.amount))),
});
