/** Sums and texts of a till day, for screen and print. */
import { type Centimes, formatMoney, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { ListedPayment, TillChanges, TillDay, TillPayment } from "#domain/till/tillDay.ts";
import { buyerLabels, paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tillStrings } from "./till.strings.ts";

/** Payer of a payment or cheque, or who got money back: a fund, else the client. */
export function payerOf(
  from: Pick<TillPayment, "client_name" | "fund_name"> | ListedPayment,
): string {
  const [fund, client] =
    "expand" in from
      ? [from.expand.fund?.name, from.expand.client?.name]
      : [from.fund_name, from.client_name];
  return fund ?? client ?? buyerLabels.passerBy;
}

/** '+200,00 DH'. */
export const signedMoney = (amount: Centimes): string =>
  `${amount > 0 ? "+" : ""}${formatMoney(amount)}`;

/** Changes since the closing, by method and cash movements. */
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

/** A single change shows its amount; several are named. */
export const changesText = (changes: NonNullable<TillChanges>): string =>
  changesOf(changes)
    .map(({ name, amount }) => `${signedMoney(amount)} (${name})`)
    .join(", ");

/** Last digits of a range: '29' for '2026110025' to '2026110029'. */
export function numberTail(from: string, to: string): string {
  if (from.length !== to.length) return to;
  const differs = Array.from(to).findIndex((sign, index) => sign !== from[index]);
  return differs < 0 ? to : to.slice(Math.min(differs, to.length - 2));
}

/** Number of sales, with the first and last invoice. */
export function salesText({ sales, invoicesFrom, invoicesTo }: TillDay): string {
  if (sales === 0) return tillStrings.noSale;
  if (!invoicesFrom) return tillStrings.salesAlone(sales);
  return tillStrings.sales(sales, invoicesFrom, numberTail(invoicesFrom, invoicesTo));
}

/** Takings by method; a kept credit was taken on an earlier day. */
export const takenMethods = ({ byMethod }: TillDay) =>
  byMethod.filter(({ method }) => method !== "credit");

/** Takings less cheques that came back, without kept credits. */
export const takenOf = (till: TillDay): Centimes =>
  sum(takenMethods(till).map(({ amount }) => toCentimes(amount)));

/** Cash given back. */
export const cashRefunded = ({ refunded = [] }: TillDay): Centimes =>
  sum(refunded.filter(({ method }) => method === "cash").map(({ amount }) => toCentimes(amount)));

/** Credit notes of the day, cheques that came back, money given back, kept credits and those used; without zeros. */
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
