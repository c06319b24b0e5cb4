/** Payments of bills in a period, split by the rates of the bills (docs/rules-books.md, Payments of suppliers). */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { BillMethod } from "#domain/core/records.ts";
import type { BillRate } from "#domain/purchases/bill.ts";
import { type RateShare, sharesInTurn } from "#domain/purchases/billShares.ts";
import type { PaymentNature } from "./books.strings.ts";
import type { PaymentRow, RatedAmount } from "./rows.ts";

/** Part of a payment in centimes. `refused`: day on which the payment was refused, else ''. */
export type AllottedPart = {
  id: string;
  bill: string;
  amount: Centimes;
  day: IsoDay;
  created: string;
  refused: IsoDay | "";
};
/** Payment of a supplier with all its parts. */
export type SupplierPayment = Omit<PaymentRow, "nature" | "rates" | BillField> & {
  method: BillMethod;
  amount: Centimes;
  refused: IsoDay | "";
  parts: readonly AllottedPart[];
};
type BillField = "bill" | "billDay" | "label";
/** Bill with all parts that were ever allotted to it, refused ones too. */
export type PaidBill = Pick<PaymentRow, BillField> & {
  id: string;
  rates: readonly BillRate[];
  parts: readonly AllottedPart[];
};

/** Amounts by rate of a document, or of a part of it, without zero rows. */
export const ratedShares = (shares: readonly RateShare[], sign: 1 | -1 = 1): RatedAmount[] =>
  shares
    .filter(({ ttc, ht }) => ttc !== 0 || ht !== 0)
    .map(({ rate, ht, vat, ttc }) => ({
      points: rate === null ? null : toCentimes(rate),
      ht: (ht * sign) as Centimes,
      vat: (vat * sign) as Centimes,
      ttc: (ttc * sign) as Centimes,
    }));

/** False of a part that was allotted after its payment was refused: it pays nothing. */
const stood = ({ day, refused }: AllottedPart): boolean => refused === "" || day <= refused;

type Turn = { key: string; day: IsoDay; created: string; amount: Centimes };

/**
 * Amounts by rate of each part of a bill (key: `id`) and of its refusal (`id refused`). On one day, refusals come after
 * parts.
 */
function sharesOf({ rates, parts }: PaidBill): Map<string, RatedAmount[]> {
  const turns = parts.filter(stood).flatMap((part): Turn[] => {
    const { id, day, created, amount, refused } = part;
    const paid = { key: id, day, created: `0 ${created} ${id}`, amount };
    if (refused === "") return [paid];
    const back = { created: `1 ${created} ${id}`, amount: minus(noMoney, amount) };
    return [paid, { key: `${id} refused`, day: refused, ...back }];
  });
  const order = ({ day, created }: Turn) => `${day} ${created}`;
  turns.sort((one, other) => (order(one) < order(other) ? -1 : 1));
  const shares = sharesInTurn(
    rates,
    turns.map(({ amount }) => amount),
  );
  return new Map(turns.map(({ key }, place) => [key, ratedShares(shares[place] ?? [])]));
}

/** Amount that is allotted to no bill yet. */
const unallotted = (ttc: Centimes): RatedAmount[] => [{ points: null, ht: ttc, vat: noMoney, ttc }];
const noBill = { bill: "", billDay: "", label: "" } as const;

/** Rows of payments whose day is in the period, by day. */
export function paidRows(
  payments: readonly SupplierPayment[],
  bills: ReadonlyMap<string, PaidBill>,
  period: Period,
): PaymentRow[] {
  const shares = new Map([...bills].map(([id, bill]) => [id, sharesOf(bill)]));
  const rows = payments.flatMap((payment) => rowsOf(payment, bills, shares));
  const inPeriod = rows.filter(({ day }) => period.from <= day && day <= period.to);
  // Rows of one day stay in the order of their payments, because the sort is stable.
  return inPeriod.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

function rowsOf(
  { amount, refused, parts, ...payment }: SupplierPayment,
  bills: ReadonlyMap<string, PaidBill>,
  shares: ReadonlyMap<string, ReadonlyMap<string, RatedAmount[]>>,
): PaymentRow[] {
  const row = (nature: PaymentNature, day: IsoDay, rates: RatedAmount[], part?: AllottedPart) => {
    const { bill, billDay, label } = (part && bills.get(part.bill)) ?? noBill;
    return { ...payment, nature, day, rates, bill, billDay, label };
  };
  const sharesOfPart = (part: AllottedPart, key: string) => shares.get(part.bill)?.get(key) ?? [];
  const nature: PaymentNature = payment.method === "credit" ? "credit" : "payment";
  const standing = parts.filter(stood);
  const later = standing.filter(({ day }) => day !== payment.day);
  const sumOf = (some: readonly AllottedPart[]) => sum(some.map((part) => part.amount));
  const left = minus(amount, sumOf(standing.filter(({ day }) => day === payment.day)));
  const rest = minus(amount, sumOf(standing));
  return [
    ...standing
      .filter(({ day }) => day === payment.day)
      .map((part) => row(nature, payment.day, sharesOfPart(part, part.id), part)),
    ...(left > 0 ? [row("left", payment.day, unallotted(left))] : []),
    ...later.flatMap((part) => [
      row("left", part.day, unallotted(minus(noMoney, part.amount))),
      row(nature, part.day, sharesOfPart(part, part.id), part),
    ]),
    ...(refused === ""
      ? []
      : [
          ...standing.map((part) =>
            row("refused", refused, sharesOfPart(part, `${part.id} refused`), part),
          ),
          ...(rest > 0 ? [row("refused", refused, unallotted(minus(noMoney, rest)))] : []),
        ]),
  ];
}
