import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type AllottedPart,
  type PaidBill,
  paidRows,
  type SupplierPayment,
} from "#domain/books/paidParts.ts";
import { totalOf } from "#domain/books/rows.ts";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";

const first = "2026-11-01" as IsoDay;
const whole = { from: first, to: addDays(first, 400) };
const inputs = {
  supplierId: "s",
  supplier: "Essilor",
  if: "",
  ice: "",
  method: "check" as const,
  reference: "",
  due: "" as const,
  debited: "" as const,
};

type Paid = { amount: number; day: number; later: number; share: number; refused: number | null };

/** Payments with one part each of a bill: `share` percent is allotted, `later` days after the payment. */
function made(paid: readonly Paid[], total: Centimes, rates: PaidBill["rates"]) {
  let left = total;
  const payments: SupplierPayment[] = paid.map(({ amount, day, later, share, refused }, place) => {
    const made = addDays(first, day);
    const allotted = Math.min(left, Math.floor((amount * share) / 100)) as Centimes;
    // The amount of a refused part becomes payable again by other parts.
    if (refused === null) left = (left - allotted) as Centimes;
    const on = refused === null ? "" : addDays(made, refused);
    const part: AllottedPart = {
      id: `part${place}`,
      bill: "b",
      amount: allotted,
      day: addDays(made, later),
      created: String(place).padStart(3, "0"),
      refused: on,
    };
    return {
      ...inputs,
      payment: `p${place}`,
      day: made,
      amount: amount as Centimes,
      refused: on,
      parts: allotted > 0 ? [part] : [],
    };
  });
  const parts = payments.flatMap((payment) => payment.parts);
  const bill: PaidBill = { id: "b", bill: "F-1", billDay: first, label: "Verres", rates, parts };
  return { payments, bills: new Map([["b", bill]]) };
}

const paidOnce = fc.record({
  amount: fc.integer({ min: 1, max: 50_000 }),
  day: fc.nat(60),
  later: fc.nat(20),
  share: fc.nat(100),
  refused: fc.option(fc.nat(40)),
});
const centimes = fc.nat(100_000).map((amount) => amount / 100);
const someRates = fc.uniqueArray(
  fc.record({ rate: fc.constantFrom(null, 0, 7, 10, 20), ht: centimes, vat: centimes }),
  { minLength: 1, maxLength: 4, selector: ({ rate }) => rate },
);
/** Random bill: its total is above 0, and a row without a rate has no TVA. */
const paper = someRates
  .map((rates) => rates.map((one) => (one.rate === null ? { ...one, vat: 0 } : one)))
  .filter((rates) => rates.some(({ ht, vat }) => ht + vat > 0));
const totalOfPaper = (rates: PaidBill["rates"]): Centimes =>
  sum(rates.flatMap(({ ht, vat }) => [toCentimes(ht), toCentimes(vat)]));

describe("payments of bills by rate", () => {
  it("the parts of a paid bill sum to its HT and TVA, even after refused payments", () => {
    fc.assert(
      fc.property(paper, fc.array(paidOnce, { maxLength: 6 }), (rates, paid) => {
        const total = totalOfPaper(rates);
        const last = { amount: total, day: 300, later: 0, share: 100, refused: null };
        const { payments, bills } = made([...paid, last], total, rates);
        const shares = paidRows(payments, bills, whole)
          .filter(({ bill }) => bill !== "")
          .flatMap((row) => row.rates);
        for (const { rate, ht, vat } of rates) {
          const points = rate === null ? null : toCentimes(rate);
          const ofRate = shares.filter((share) => share.points === points);
          expect(sum(ofRate.map((share) => share.ht))).toBe(toCentimes(ht));
          expect(sum(ofRate.map((share) => share.vat))).toBe(toCentimes(vat));
        }
      }),
    );
  });

  it("the rows of a payment sum to its amount on its day, and to 0 once it is refused", () => {
    fc.assert(
      fc.property(paper, fc.array(paidOnce, { maxLength: 6 }), (rates, paid) => {
        const { payments, bills } = made(paid, totalOfPaper(rates), rates);
        const rows = paidRows(payments, bills, whole);
        for (const payment of payments) {
          const own = rows.filter((row) => row.payment === payment.payment);
          const sumOf = (some: typeof own) => totalOf(some.flatMap((row) => row.rates));
          const gone = own.filter(({ nature }) => nature === "refused");
          expect(sumOf(own)).toBe(payment.refused === "" ? payment.amount : 0);
          expect(sumOf(gone)).toBe(payment.refused === "" ? 0 : minus(noMoney, payment.amount));
          expect(gone.every(({ day }) => day === payment.refused)).toBe(true);
          const later = own.filter(
            ({ day, nature }) => day !== payment.day && nature !== "refused",
          );
          expect(sumOf(later)).toBe(0);
        }
      }),
    );
  });

  it("the rows of consecutive periods are together those of the whole period", () => {
    fc.assert(
      fc.property(paper, fc.array(paidOnce, { maxLength: 6 }), fc.nat(90), (rates, paid, cut) => {
        const { payments, bills } = made(paid, totalOfPaper(rates), rates);
        const middle = addDays(first, cut);
        const parts = [
          { from: first, to: middle },
          { from: addDays(middle, 1), to: whole.to },
        ].flatMap((period) => paidRows(payments, bills, period));
        expect(parts).toEqual(paidRows(payments, bills, whole));
      }),
    );
  });
});
