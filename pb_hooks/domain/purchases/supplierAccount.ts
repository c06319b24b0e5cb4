/** Account of a supplier (docs/rules-purchases-money.md, Account): entries, balance, and unpaid amounts by age. */
import { addDays, daysBetween, type IsoDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, minus, noMoney, sum } from "#domain/core/money.ts";
import type { BillMethod, BillPaymentState } from "#domain/core/records.ts";
import { isCountedState } from "./billPayment.ts";

/** Age ranges by days late: none, 1 to 30, 31 to 60, 61 to 90, more. */
export const billAges = ["current", "d30", "d60", "d90", "older"] as const;
export type BillAge = (typeof billAges)[number];
export type AgedRests = Record<BillAge, Centimes>;

const lastDays = [0, 30, 60, 90] as const;

/** Age range of what is left to pay of a bill. */
export function billAgeOf(due: IsoDay, now: IsoDay): BillAge {
  const late = daysBetween(due, now);
  const place = lastDays.findIndex((last) => late <= last);
  return billAges[place < 0 ? lastDays.length : place] ?? "older";
}

/** `billAgeOf` as SQL; parameters: `billAgeParams`. */
export const billAgeSql = (due: string): string =>
  `CASE ${lastDays.map((_, place) => `WHEN ${due} >= {:age${place}} THEN '${billAges[place]}'`).join(" ")} ELSE 'older' END`;

/** Earliest due day of each age range but the oldest. */
export const billAgeParams = (now: IsoDay): Record<string, string> =>
  Object.fromEntries(lastDays.map((last, place) => [`age${place}`, addDays(now, -last)]));

/** Sums of the unpaid amounts, by age range. */
export function agedRests(bills: readonly { due_on: IsoDay; rest: Centimes }[], now: IsoDay) {
  const ages = Object.fromEntries(billAges.map((age) => [age, noMoney])) as AgedRests;
  for (const { due_on, rest } of bills) {
    const age = billAgeOf(due_on, now);
    ages[age] = sum([ages[age], rest]);
  }
  return ages;
}

/** Balance: unpaid bills less payments on account and unused credits. It equals the sum of all entries. */
export const supplierBalance = (terms: {
  rest: Centimes;
  left: Centimes;
  credits: Centimes;
}): Centimes => minus(terms.rest, sum([terms.left, terms.credits]));

export const accountKinds = ["bill", "credit", "payment", "refused"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Entry of an account; positive when the shop owes it. */
export type AccountEntry = {
  date: IsoDay;
  kind: AccountKind;
  id: string;
  number: string;
  amount: Centimes;
};

/** Bills, payments and credits of a supplier, from which the entries are made; amounts in centimes. */
export type AccountPapers = {
  bills: readonly { id: string; number: string; date: IsoDay; total: Centimes }[];
  payments: readonly {
    id: string;
    reference: string;
    date: IsoDay;
    amount: Centimes;
    method: BillMethod;
    state: BillPaymentState | "";
    state_on: IsoDay | "";
  }[];
  credits: readonly { id: string; number: string; received_on: IsoDay | ""; total: Centimes }[];
};

const entry = (
  kind: AccountKind,
  { id, number }: { id: string; number: string },
  date: IsoDay,
  amount: Centimes,
): AccountEntry => ({ date, kind, id, number, amount });

/**
 * Entries by day. A payment by credit makes no entry, as the credit itself does. A refused payment is reversed on the
 * day of its refusal.
 */
export function accountEntries({ bills, payments, credits }: AccountPapers): AccountEntry[] {
  const entries = [
    ...bills.map((bill): AccountEntry => entry("bill", bill, bill.date, bill.total)),
    ...credits.flatMap(({ received_on, total, ...credit }) =>
      received_on === "" ? [] : entry("credit", credit, received_on, minus(noMoney, total)),
    ),
    ...payments.flatMap(({ id, reference, date, amount, method, state, state_on }) => {
      if (method === "credit") return [];
      const named = { id, number: reference };
      const paid = entry("payment", named, date, minus(noMoney, amount));
      return isCountedState(state)
        ? [paid]
        : [paid, entry("refused", named, state_on || date, amount)];
    }),
  ];
  return entries.sort(byDay);
}

/** Sorts entries by day, then bills, credits, payments, refusals, then by id. */
function byDay(one: AccountEntry, other: AccountEntry): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const kinds = accountKinds.indexOf(one.kind) - accountKinds.indexOf(other.kind);
  return kinds || (one.id < other.id ? -1 : 1);
}

/**
 * Entries of a period, each with the balance after it, and the amounts owed before and at the end. `earlier`: sum of
 * older entries that are not in `entries`.
 */
export function accountOfPeriod(
  entries: readonly AccountEntry[],
  { from, to }: Period,
  earlier = noMoney,
): {
  opening: Centimes;
  entries: (AccountEntry & { balance: Centimes })[];
  closing: Centimes;
} {
  const before = entries.filter(({ date }) => date < from).map(({ amount }) => amount);
  const opening = sum([earlier, ...before]);
  let balance = opening;
  const shown = entries
    .filter(({ date }) => from <= date && date <= to)
    .map((entry) => {
      balance = sum([balance, entry.amount]);
      return { ...entry, balance };
    });
  return { opening, entries: shown, closing: balance };
}
