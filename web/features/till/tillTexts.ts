/** Rows and texts of a till day. */
import { type Centimes, formatMoney, minus, noMoney, toCentimes } from "#domain/core/money.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import type { CashMovement, TillClosing } from "#domain/core/records.ts";
import type {
  OpenDay,
  TillDay,
  TillPayment,
  TillRefund,
  TillReversal,
} from "#domain/till/tillDay.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { atMoment, instantMs } from "#lib/texts/formats.ts";
import { hourOf, namedDay, shortDay } from "#shared/till/dayNames.ts";
import { signedMoney } from "#shared/till/tillSums.ts";
import { reversalNames } from "#domain/core/names/names.strings.ts";
import { tillPageStrings } from "./till.strings.ts";

/** Row of the day: a payment, cash movement or refund, or the reversal of a bounced cheque. */
export type Movement = {
  id: string;
  created: string;
  /** Time of the entry; '' if it was made on another day. */
  hour: string;
  by: string;
  amount: Centimes;
} & (
  | { payment: TillPayment; move?: never; refund?: never; reversal?: never }
  | { move: CashMovement; payment?: never; refund?: never; reversal?: never }
  | { refund: TillRefund; payment?: never; move?: never; reversal?: never }
  | { reversal: TillReversal; payment?: never; move?: never; refund?: never }
);

/**
 * Ids of cheques that bounced on the day they were taken: struck through, since they count nothing, without a row for
 * the reversal.
 */
export const struckCheques = ({ day, reversals }: TillDay): ReadonlySet<string> =>
  new Set(reversals.filter(({ taken_on }) => taken_on.startsWith(day)).map((one) => one.payment));

/** Rows of the day, latest first. */
export function movementsOf(till: TillDay): Movement[] {
  const { day, payments, moves, refunds, reversals } = till;
  const struck = struckCheques(till);
  const detailsOf = ({
    id,
    created,
    by,
    amount,
  }: TillPayment | CashMovement | TillRefund | TillReversal) => ({
    id,
    created,
    hour: hourOf(created, day),
    by,
    amount: toCentimes(amount),
  });
  const all: Movement[] = [
    ...payments.map((payment) => ({ ...detailsOf(payment), payment })),
    ...moves.map((move) => ({ ...detailsOf(move), move })),
    ...refunds.map((refund) => {
      const details = detailsOf(refund);
      return { ...details, amount: minus(noMoney, details.amount), refund };
    }),
    ...reversals
      .filter(({ payment }) => !struck.has(payment))
      .map((reversal) => ({ ...detailsOf(reversal), reversal })),
  ];
  return all.sort((a, b) => (a.created < b.created ? 1 : Number(a.created !== b.created) * -1));
}

/** True of a cheque that bounced, on that day or later. */
export const isBounced = ({ payment }: Movement): boolean =>
  payment !== undefined && !isCountedPayment(payment);

/** Details of a payment: stage, sale, due day of a cheque. */
export const paymentDetails = ({ part, invoice_number, due_on }: TillPayment): string =>
  [
    tillPageStrings.movements.parts[part],
    invoice_number,
    due_on && tillPageStrings.movements.due(shortDay(due_on)),
  ]
    .filter(Boolean)
    .join(" · ");

/** Details of a refund: its invoice. */
export const refundDetails = ({ invoice_number, fund }: TillRefund): string =>
  `${fund ? tillPageStrings.movements.fundRefund : tillPageStrings.movements.refund} · ${invoice_number}`;

/** Details of a reversal: invoice, cheque number, day of the payment. */
export const reversalDetails = ({ kind, invoice_number, reference, taken_on }: TillReversal) =>
  [
    reversalNames[kind],
    invoice_number,
    reference,
    tillPageStrings.movements.takenOn(shortDay(taken_on)),
  ]
    .filter(Boolean)
    .join(" · ");

/** Time of the closing, with its day when it was another one. */
export const closedWhen = ({ created }: TillClosing, day: string): string =>
  atMoment(new Date(instantMs(created)), day);

/** State of the till, with the time of the closing. */
export function stateOf(till: TillDay, now = today()): string {
  const { close, day } = till;
  if (close) return tillPageStrings.state.closed(closedWhen(close, day), close.by);
  if (day > now) return tillPageStrings.state.ahead;
  const movements = movementsOf(till);
  if (movements.length === 0) return tillPageStrings.state.empty;
  const last = movements[0]?.hour;
  return last ? tillPageStrings.state.lastAt(last) : tillPageStrings.state.open(movements.length);
}

/** Latest open day, and the number of earlier open ones since the first closing (0 before any closing). */
export function openDayOf({
  openDays,
  firstClose,
}: TillDay): { last: OpenDay; others: number } | null {
  const [last, ...others] = openDays.filter(({ day }) => firstClose === null || day > firstClose);
  return last ? { last, others: firstClose === null ? 0 : others.length } : null;
}

/**
 * Notice about changes made to the last closed day after its closing, which explain a difference. Null on a closed day.
 */
export function lateCashOf({ close, openingOf }: TillDay) {
  if (close || !openingOf || openingOf.late === 0) return null;
  const { late, day } = openingOf;
  const text = tillPageStrings.lateCash(signedMoney(toCentimes(late)), shortDay(day));
  return { text, details: tillPageStrings.lateDetails, day: parseDay(day) ?? day };
}

/** Notice about an open day; its sums show where there is space. */
export const openDayText = ({ last, others }: { last: OpenDay; others: number }) => ({
  text: tillPageStrings.openDay(namedDay(last.day), others),
  details: tillPageStrings.openDetails(
    last.payments,
    last.moves,
    formatMoney(toCentimes(last.amount)),
  ),
});
