/** Reads rows, totals and differences of a period for the accountant (docs/rules-books.md); writes nothing. */
import type { CashMoveOfDay, CountedDay } from "#domain/till/cash.ts";
import type { BooksFigures } from "#domain/books/booksAnswers.ts";
import { type Difference, differencesOf, type Found } from "#domain/books/differences.ts";
import { isCash } from "#domain/books/files.ts";
import type { PaymentRow, PurchaseRow, SaleRow, StockRow, TakingRow } from "#domain/books/rows.ts";
import { comparedNames } from "#domain/books/books.strings.ts";
import { changesSince } from "#domain/books/changes.ts";
import {
  paymentFigures,
  purchaseFigures,
  unnamedSuppliers,
} from "#domain/books/purchaseFigures.ts";
import type { Series } from "#domain/books/series.ts";
import { stampedMonths, type StampedMonth } from "#domain/books/stampDuty.ts";
import { type DisplayedSums, sumsFound } from "#domain/books/sums.ts";
import { today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/days/period.ts";
import { type Centimes, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import type { TillChanges } from "#domain/till/tillDay.ts";
import type { Inventory } from "#domain/stock/inventory.ts";
import { inventoryOf } from "#server/figures/inventory.ts";
import { overview, takings } from "#server/figures/statistics.ts";
import { vatFigures, vatParams } from "#server/figures/vatFigures.ts";
import { msSinceLastWrite } from "#server/platform/storage/transaction.ts";
import { readText, reading } from "#server/platform/storage/statements.ts";
import { cashByDay, cashMovesOf, closedDays, openDaysOf } from "#server/till/tillPeriod.ts";
import { bookedPayments } from "./bookedPayments.ts";
import { bookedPurchases } from "./bookedPurchases.ts";
import { bookedSales } from "./bookedSales.ts";
import { bookedSeries } from "./bookedSeries.ts";
import { bookedTakings } from "./bookedTakings.ts";
import { countedDifferences } from "./countedDifferences.ts";

/** All rows from which the files of the pack are made. */
export type BookedRows = {
  sales: SaleRow[];
  takings: TakingRow[];
  purchases: PurchaseRow[];
  payments: PaymentRow[];
  moves: CashMoveOfDay[];
  closes: (CountedDay & { isChanged: boolean; change: Centimes })[];
  stamp: StampedMonth[];
  stock: StockRow[];
  series: Series[];
};

/** Reads the stock at the end of the period, or today's when the period is not over. */
function stockOf(app: core.App, company: string, { to }: Period): Inventory {
  const now = today();
  return inventoryOf(app, company, to < now ? to : now);
}

const stockRows = ({ rows }: Inventory): StockRow[] =>
  rows.map(({ reference, name, type, supplier, quantity, price, value }) => ({
    reference,
    product: name,
    type,
    supplier,
    quantity,
    price: toCentimes(price),
    value: toCentimes(value),
  }));

/** Sums what changed after a closing: in cash and by the other payment methods. */
const changeOf = (changes: TillChanges): Centimes =>
  sum([
    toCentimes(changes?.cash),
    ...(changes?.byMethod ?? []).filter(({ method }) => method !== "cash").map(inCentimes),
  ]);

/** Reads the rows of all files except the accounting entries, which are computed from these rows. */
export function bookedRows(app: core.App, company: string, period: Period): BookedRows {
  const sold = bookedSales(app, company, period);
  const taken = bookedTakings(app, company, period);
  return {
    sales: sold,
    takings: taken,
    purchases: bookedPurchases(app, company, period),
    payments: bookedPayments(app, company, period),
    moves: cashMovesOf(app, company, period),
    closes: closedDays(app, company, period).map(({ changes, ...close }) => ({
      ...close,
      isChanged: changes !== null,
      change: changeOf(changes),
    })),
    stamp: stampedMonths(taken.filter(isStamped)),
    stock: stockRows(stockOf(app, company, period)),
    series: bookedSeries(app, company, period),
  };
}

/** Stamp duty applies only to cash payments of clients. */
const isStamped = ({ nature, method, isFund }: TakingRow): boolean =>
  nature === "payment" && method === "cash" && !isFund;

type Takings = ReturnType<typeof takings>;

/** Takes the period's totals from the queries of the screens, so that TVA and takings are not computed a second way. */
function figuresOf(
  app: core.App,
  company: string,
  period: Period,
  rows: BookedRows,
  { byDay, byMethod, reversed }: Takings,
): BooksFigures {
  const { invoices, total, credited } = overview(app, { company, seller: null }, period);
  return {
    sales: { invoices, credits: rows.sales.filter(isCredit).length, credited, total },
    takings: { total: toDirhams(sum(byDay.map(inCentimes))), byMethod, reversed },
    purchases: purchaseFigures(rows.purchases),
    payments: paymentFigures(rows.payments),
    stamp: {
      payments: rows.stamp.reduce((count, month) => count + month.payments, 0),
      amount: toDirhams(sum(rows.stamp.map(({ amount }) => amount))),
      duty: toDirhams(sum(rows.stamp.map(({ duty }) => duty))),
    },
    stock: {
      quantity: rows.stock.reduce((pieces, { quantity }) => pieces + quantity, 0),
      value: toDirhams(sum(rows.stock.map(({ value }) => value))),
    },
    series: rows.series.map(({ missing, reissued, ...one }) => ({
      ...one,
      missing: missing.length,
      reissued: reissued.length,
    })),
    ...vatFigures(app, company, period),
  };
}

const inCentimes = ({ amount }: { amount: number }): Centimes => toCentimes(amount);
const isCredit = ({ kind }: SaleRow): boolean => kind === "credit";

/** Reads the figures of the latest transmission of this same period that was reopened. */
const reopenedRead =
  reading(`SELECT json(IIF(json_valid(p.figures), p.figures, '{}')) FROM optique_periods p
  WHERE p.company = {:company} AND p.[from] = {:from} AND p.[to] = {:to} AND p.reopened_at > ''
  ORDER BY p.reopened_at DESC, p.rowid DESC LIMIT 1`);

function changedSince(
  app: core.App,
  company: string,
  period: Period,
  figures: BooksFigures,
): Found {
  const before = readText(app, reopenedRead, vatParams(company, period));
  if (before === "") return countOf(0);
  const { changed, amount } = changesSince(JSON.parse(before), figures);
  return { count: changed.length, amount, names: changed.map((name) => comparedNames[name]) };
}

const countOf = (count: number): Found => ({ count, amount: noMoney });

function differencesIn(
  app: core.App,
  company: string,
  period: Period,
  rows: BookedRows,
  shown: Omit<DisplayedSums, "cash"> & BooksFigures,
): Difference[] {
  const changed = rows.closes.filter(({ isChanged }) => isChanged);
  const lost = (of: "missing" | "reissued") =>
    countOf(rows.series.reduce((count, one) => count + one[of].length, 0));
  return differencesOf({
    sums: sumsFound(
      { ...shown, cash: cashByDay(app, company, period) },
      { ...rows, cash: [...rows.takings.filter(isCash), ...rows.moves] },
    ),
    days_open: openDaysOf(app, company, period),
    days_changed: {
      count: changed.length,
      amount: sum(changed.map(({ change }) => change)),
      first: changed[0]?.day ?? "",
    },
    gaps: lost("missing"),
    reissued: lost("reissued"),
    ...countedDifferences(app, company, period),
    ids_missing: unnamedSuppliers(rows.purchases, rows.payments),
    changed_since: changedSince(app, company, period, shown),
  });
}

export type BookedPeriod = {
  rows: BookedRows;
  figures: BooksFigures;
  differences: Difference[];
};

function readOnce(app: core.App, company: string, period: Period): BookedPeriod {
  const rows = bookedRows(app, company, period);
  const taken = takings(app, { company, seller: null }, period);
  const figures = figuresOf(app, company, period, rows, taken);
  const { byDay, byMethod } = taken;
  const shown = { ...figures, byDay, byMethod, total: figures.sales.total };
  return { rows, figures, differences: differencesIn(app, company, period, rows, shown) };
}

/** Maximum number of times that a period is read while other requests write. */
const mostReads = 3;

/**
 * Reads the totals and differences of a period, with the rows of its files. Outside a transaction, a sale saved between
 * two queries can make sums differ: the period is then read again, and such sums are not reported. No writer waits,
 * except for a transmission, which reads in its transaction.
 */
export function booksOf(app: core.App, company: string, period: Period): BookedPeriod {
  let began = Date.now();
  let read = readOnce(app, company, period);
  for (let reads = 1; reads < mostReads && isTorn(app, read, began); reads++) {
    began = Date.now();
    read = readOnce(app, company, period);
  }
  return isTorn(app, read, began) ? { ...read, differences: withoutSums(read) } : read;
}

const withoutSums = ({ differences }: BookedPeriod): Difference[] =>
  differences.filter(({ code }) => code !== "sums");

/** True when sums differ and another request wrote since the reading began. */
const isTorn = (app: core.App, read: BookedPeriod, began: number): boolean =>
  withoutSums(read).length < read.differences.length &&
  !app.isTransactional() &&
  msSinceLastWrite(app) <= Date.now() - began;
