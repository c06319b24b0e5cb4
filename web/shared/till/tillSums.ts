/** Sums and texts of a till day, for screen and print. */
import { type Centimes, formatMoney, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { ListedPayment, TillChanges, TillDay, TillPayment } from "#domain/till/tillDay.ts";
import { buyerLabels, paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tillStrings } from "./till.strings.ts";

/** Person or fund of a payment, cheque or refund: the fund if there is one, else the client. */
export function payerOf(
  from: Pick<TillPayment, "client_name" | "fund_name"> | ListedPayment,
): string {
  const [fund, client] =
    "expand" in from
      ? [from.expand.fund?.name, from.expand.client?.name]
      : [from.fund_name, from.client_name];
  return fund ?? client ?? buyerLabels.passerBy;
}

/** Formats an amount with its sign: '+200,00 DH'. */
export const signedMoney = (amount: Centimes): string =>
  `${amount > 0 ? "+" : ""}${formatMoney(amount)}`;

/** Changes since the closing: those of each payment method, and cash movements. */
export function changesOf(changes: NonNullable<TillChanges>): { name: string; amount: Centimes }[] {
  const methods = changes.byMethod.map(({ method, amount }) => ({
    method,
    name: nameOf(method),
    amount: toCentimes(amount),
  }));
  const received = sum(methods.filter(({ method }) => method === "cash").map((one) => one.amount));
  const moves = minus(toCentimes(changes.cash), received);
  return [
    ...methods.map(({ name, amount }) => ({ name, amount })),
    ...(moves === noMoney ? [] : [{ name: words.cashMovements, amount: moves }]),
  ];
}

const nameOf = (method: string): string =>
  new Map<string, string>(Object.entries(paymentMethodLabels)).get(method) ?? method;

/** Text of the changes, each with its amount and its name. */
export const changesText = (changes: NonNullable<TillChanges>): string =>
  changesOf(changes)
    .map(({ name, amount }) => `${signedMoney(amount)} (${name})`)
    .join(", ");

/** Last digits of a range's end: '29' for '2026110025' to '2026110029'. */
export function numberTail(from: string, to: string): string {
  if (from.length !== to.length) return to;
  const differs = Array.from(to).findIndex((sign, index) => sign !== from[index]);
  return differs < 0 ? to : to.slice(Math.min(differs, to.length - 2));
}

/** Number of sales, with the numbers of the first and last invoice. */
export function salesText({ sales, invoicesFrom, invoicesTo }: TillDay): string {
  if (sales === 0) return tillStrings.noSale;
  if (!invoicesFrom) return tillStrings.salesAlone(sales);
  return tillStrings.sales(sales, invoicesFrom, numberTail(invoicesFrom, invoicesTo));
}

/** Takings by method, without kept credits, whose money came on an earlier day. */
export const takenMethods = ({ byMethod }: TillDay) =>
  byMethod.filter(({ method }) => method !== "credit");

/** Takings less bounced cheques, without kept credits. */
export const takenOf = (till: TillDay): Centimes =>
  sum(takenMethods(till).map(({ amount }) => toCentimes(amount)));

/** Cash refunded on the day. */
export const cashRefunded = ({ refunded = [] }: TillDay): Centimes =>
  sum(refunded.filter(({ method }) => method === "cash").map(({ amount }) => toCentimes(amount)));

/** Lines of the day about credit notes, bounced cheques, refunds, credits kept and used; zeros are left out. */
export const creditLines = ({
  credited = 0,
  kept = 0,
  used = 0,
  reversed = 0,
  refunded = [],
}: TillDay) =>
  [
    { label: tillStrings.reversed, amount: toCentimes(reversed) },
    { label: tillStrings.credited, amount: toCentimes(credited) },
    { label: tillStrings.refunds, amount: sum(refunded.map(({ amount }) => toCentimes(amount))) },
    { label: tillStrings.kept, amount: toCentimes(kept) },
    { label: tillStrings.used, amount: toCentimes(used) },
  ].filter(({ amount }) => amount !== noMoney);
export const cashReceived = ({ byMethod }: TillDay): Centimes =>
  sum(byMethod.filter(({ method }) => method === "cash").map(({ amount }) => toCentimes(amount)));
