/** Compares the files with the screens (docs/rules-books.md, Sums): each file that differs is a defect. */
import { type Centimes, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Found } from "./differences.ts";
import { type RatedAmount, type SaleRow, type TakingRow, totalOf } from "./rows.ts";

type Screen = Readonly<Record<string, Centimes>>;

/** Sums the rows by name; leaves out zero sums. */
export function sumsBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  amountOf: (row: Row) => Centimes,
): Screen {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const name = nameOf(row);
    sums[name] = (sums[name] ?? 0) + amountOf(row);
  }
  return withoutZeros(sums);
}

const withoutZeros = (sums: Readonly<Record<string, number>>): Screen =>
  Object.fromEntries(Object.entries(sums).filter((one): one is [string, Centimes] => one[1] !== 0));

/** Sum of the absolute differences between two lists of sums. */
function gapOf(one: Screen, other: Screen): Centimes {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return sum(
    names.map((name) => Math.abs(minus(one[name] ?? noMoney, other[name] ?? noMoney)) as Centimes),
  );
}

/**
 * Sums that the screens display: TVA by rate in dirhams, takings by day and by method in dirhams, cash by day in
 * centimes.
 */
export type DisplayedSums = {
  invoiced: readonly { rate: number; ht: number; vat: number }[];
  collected: readonly { rate: number; ht: number; vat: number }[];
  total: number;
  byDay: readonly { day: string; amount: number }[];
  byMethod: readonly { method: string; amount: number }[];
  cash: Screen;
};
/** Rows of the files, from which their sums are made. */
export type FiledSums = {
  sales: readonly SaleRow[];
  takings: readonly TakingRow[];
  /** Cash in less cash out, by day. */
  cash: readonly { day: string; amount: Centimes }[];
};

/** Sums of HT and TVA for each rate, in one list. */
const vatSums = (rates: DisplayedSums["invoiced"]): Screen =>
  Object.fromEntries(
    rates.flatMap(({ rate, ht, vat }) => [
      [`ht ${rate}`, toCentimes(ht)],
      [`vat ${rate}`, toCentimes(vat)],
    ]),
  );
type VatSums = Map<number, { ht: number; vat: number }>;

function addRates(sums: VatSums, rates: readonly RatedAmount[]): void {
  for (const { points, ht, vat } of rates) {
    if (points === null) continue;
    const known = sums.get(points);
    if (known) {
      known.ht += ht;
      known.vat += vat;
    } else sums.set(points, { ht, vat });
  }
}

const filedVat = (sums: VatSums): Screen =>
  withoutZeros(
    Object.fromEntries(
      [...sums].flatMap(([points, { ht, vat }]) => [
        [`ht ${points / 100}`, ht],
        [`vat ${points / 100}`, vat],
      ]),
    ),
  );

function filedSales(rows: readonly SaleRow[]): { vat: Screen; total: Centimes } {
  const sums: VatSums = new Map();
  let total = 0;
  for (const { rates } of rows) {
    addRates(sums, rates);
    total += totalOf(rates);
  }
  return { vat: filedVat(sums), total: total as Centimes };
}

/** Sums of the takings by rate, day and method, in one pass: a month has thousands of rows, and goja is slow. */
function filedTakings(rows: readonly TakingRow[]): Record<"vat" | "byDay" | "byMethod", Screen> {
  const sums: VatSums = new Map();
  const byDay: Record<string, number> = {};
  const byMethod: Record<string, number> = {};
  for (const row of rows) {
    addRates(sums, row.rates);
    const total = totalOf(row.rates);
    if (isTaken(row)) byDay[row.day] = (byDay[row.day] ?? 0) + total;
    if (!isByMethod(row)) continue;
    const method = methodOf(row);
    byMethod[method] = (byMethod[method] ?? 0) + total;
  }
  return {
    vat: filedVat(sums),
    byDay: withoutZeros(byDay),
    byMethod: withoutZeros(byMethod),
  };
}

/**
 * Payment method as the figures name it: 'fund' for any payment of a fund. Refunds of clients are filtered out before.
 */
const methodOf = ({ isFund, method }: TakingRow): string =>
  isFund ? "fund" : method === "bank_transfer" ? "transfer" : method;
/** True of money from a client: not from a fund, nor a credit that is kept or used. */
const isTaken = ({ isFund, nature }: TakingRow): boolean =>
  !isFund && nature !== "kept" && nature !== "used";

const amountOf = ({ amount }: { amount: number }): Centimes => toCentimes(amount);

/** True of rows that the figures by method include: payments, reversals, and refunds to funds. */
const isByMethod = ({ nature, isFund, isFromKept }: TakingRow): boolean =>
  nature !== "kept" && !isFromKept && (nature !== "refund" || isFund);

/** Counts the files that differ from a screen, and sums the differences. */
export function sumsFound(shown: DisplayedSums, { sales, takings, cash }: FiledSums): Found {
  const [sold, taken] = [filedSales(sales), filedTakings(takings)];
  const gaps = [
    sum([
      gapOf(vatSums(shown.invoiced), sold.vat),
      gapOf({ total: toCentimes(shown.total) }, { total: sold.total }),
    ]),
    sum([
      gapOf(vatSums(shown.collected), taken.vat),
      gapOf(
        sumsBy(shown.byDay, ({ day }) => day, amountOf),
        taken.byDay,
      ),
      gapOf(
        sumsBy(shown.byMethod, ({ method }) => method, amountOf),
        taken.byMethod,
      ),
    ]),
    gapOf(
      shown.cash,
      sumsBy(
        cash,
        ({ day }) => day,
        ({ amount }) => amount,
      ),
    ),
  ].filter((gap) => gap !== 0);
  return { count: gaps.length, amount: sum(gaps) };
}
