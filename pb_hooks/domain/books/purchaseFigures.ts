/** Totals of what was bought and paid in a period, in dirhams (docs/rules-books.md). */
import { type Centimes, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import type { BooksFigures } from "./booksAnswers.ts";
import type { Found } from "./differences.ts";
import { type PaymentRow, type PurchaseRow, type RatedAmount, totalOf } from "./rows.ts";

const ratesIn = (rows: readonly { rates: readonly RatedAmount[] }[]): RatedAmount[] =>
  rows.flatMap(({ rates }) => rates);
const sumIn = (rates: readonly RatedAmount[], of: "ht" | "vat" | "ttc"): number =>
  toDirhams(sum(rates.map((rate) => rate[of])));

/** Sums bills less credits, in total and by rate, amounts without TVA first. */
export function purchaseFigures(rows: readonly PurchaseRow[]): BooksFigures["purchases"] {
  const all = ratesIn(rows);
  const rates = [...new Set(all.map(({ points }) => points))].sort((a, b) => (a ?? -1) - (b ?? -1));
  const bills = rows.filter(({ kind }) => kind === "invoice").length;
  return {
    bills,
    credits: rows.length - bills,
    total: toDirhams(totalOf(all)),
    byRate: rates.map((points) => {
      const own = all.filter((rate) => rate.points === points);
      return {
        rate: points === null ? null : toDirhams(points as Centimes),
        ht: sumIn(own, "ht"),
        vat: sumIn(own, "vat"),
        ttc: sumIn(own, "ttc"),
      };
    }),
  };
}

/**
 * Sums payments less refused ones. A payment by credit moves no money; one that was only allotted in the period counts
 * on its own day.
 */
export function paymentFigures(rows: readonly PaymentRow[]): BooksFigures["payments"] {
  const moved = rows.filter(({ nature, method }) => nature !== "credit" && method !== "credit");
  const made: Record<string, number> = {};
  for (const { nature, payment, rates } of moved)
    if (nature !== "refused") made[payment] = (made[payment] ?? 0) + totalOf(rates);
  return {
    payments: Object.values(made).filter((amount) => amount > 0).length,
    total: toDirhams(totalOf(ratesIn(moved))),
    left: toDirhams(totalOf(ratesIn(moved.filter(({ nature }) => nature === "left")))),
  };
}

/**
 * Counts the period's suppliers without IF or ICE, and sums their payments: TVA cannot be deducted without these
 * numbers.
 */
export function unnamedSuppliers(
  purchases: readonly PurchaseRow[],
  payments: readonly PaymentRow[],
): Found {
  const lacks = (row: { if: string; ice: string }) => row.if === "" || row.ice === "";
  const paid = payments.filter(lacks);
  const suppliers = [...purchases.filter(lacks), ...paid].map(({ supplierId }) => supplierId);
  const count = new Set(suppliers).size;
  const amount = count > 0 ? totalOf(ratesIn(paid)) : noMoney;
  return { count, amount, first: suppliers[0] ?? "" };
}
