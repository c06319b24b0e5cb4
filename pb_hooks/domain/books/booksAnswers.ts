/** Answer of GET books (docs/rules-books.md). Money in dirhams. */
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/records.ts";
import type { Difference } from "./differences.ts";
import type { Series } from "./series.ts";

type RateSum = { rate: number; ht: number; vat: number; ttc: number };
type RateOrNone = Omit<RateSum, "rate"> & { rate: number | null };

/** Totals of a period, as they are transmitted. */
export type BooksFigures = {
  /** `total` is invoices less credit notes, as in the statistics. */
  sales: { invoices: number; credits: number; credited: number; total: number };
  /** Takings of clients, by method as in the statistics; `total` leaves out funds and kept credits. */
  takings: {
    total: number;
    byMethod: { method: string; payments: number; amount: number }[];
    reversed: number;
  };
  /** Booked bills less received credits. */
  purchases: { bills: number; credits: number; total: number; byRate: RateOrNone[] };
  /** Payments to suppliers less refused ones; `left` is the part that is allotted to no bill. */
  payments: { payments: number; total: number; left: number };
  stamp: { payments: number; amount: number; duty: number };
  stock: { quantity: number; value: number };
  series: (Pick<Series, "kind" | "month" | "first" | "last"> & {
    missing: number;
    reissued: number;
  })[];
  invoiced: RateSum[];
  collected: RateSum[];
};

/** Transmitted period, as listed from the latest to the oldest. */
export type ListedPeriod = Omit<Period, "company" | "actor" | "updated">;

export type Books = BooksFigures & {
  closedUntil: IsoDay | "";
  periods: ListedPeriod[];
  differences: Difference[];
};
