/** Files of the pack from its rows (docs/rules-books.md, Files). */
import type { CashMoveOfDay, CountedDay } from "#domain/till/cash.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { billMethodNames } from "#domain/purchases/billMethods.strings.ts";
import { type Centimes, minus, noMoney } from "#domain/core/money.ts";
import {
  cashMovementNames,
  chequeStateNames,
  paymentMethodNames,
  productTypeNames,
} from "#domain/core/names/names.strings.ts";
import { amountCell, csvFile, dayCell, rateCell, textCell } from "#domain/core/text/csv.ts";
import {
  cashNatures,
  documentNames,
  fileHeads,
  monthCell,
  paymentNatures,
  seriesNames,
  seriesStates,
  takingNatures,
} from "./books.strings.ts";
import type { EntryLine } from "./entries.ts";
import type { PaymentRow, PurchaseRow, RatedAmount, SaleRow, StockRow, TakingRow } from "./rows.ts";
import type { SeriesRow } from "./series.ts";
import type { StampedMonth } from "./stampDuty.ts";

const rateCells = ({ points, ht, vat, ttc }: RatedAmount): string[] => [
  rateCell(points),
  amountCell(ht),
  amountCell(vat),
  amountCell(ttc),
];

/** Makes one line for each rate, between the cells before and after. */
const byRate = (
  rates: readonly RatedAmount[],
  before: readonly string[],
  after: readonly string[] = [],
): string[][] => rates.map((rate) => [...before, ...rateCells(rate), ...after]);

export const salesFile = (rows: readonly SaleRow[]): string =>
  csvFile(
    fileHeads.sales,
    rows.flatMap((row) =>
      byRate(row.rates, [
        documentNames[row.kind],
        textCell(row.number),
        dayCell(row.day),
        dayCell(row.issued),
        textCell(row.origin),
        textCell(row.client),
        textCell(row.ice),
      ]),
    ),
  );

export const takingsFile = (rows: readonly TakingRow[]): string =>
  csvFile(
    fileHeads.takings,
    rows.flatMap((row) =>
      byRate(row.rates, [
        takingNatures[row.nature],
        dayCell(row.day),
        textCell(row.invoice),
        textCell(row.client),
        paymentMethodNames[row.method],
        textCell(row.reference),
        textCell(row.bank),
        textCell(row.slip),
        dayCell(row.due),
        row.state && chequeStateNames[row.state],
        textCell(row.fund),
      ]),
    ),
  );

export const purchasesFile = (rows: readonly PurchaseRow[]): string =>
  csvFile(
    fileHeads.purchases,
    rows.flatMap((row) =>
      byRate(
        row.rates,
        [
          documentNames[row.kind],
          textCell(row.number),
          dayCell(row.day),
          dayCell(row.booked),
          textCell(row.supplier),
          textCell(row.if),
          textCell(row.ice),
        ],
        [dayCell(row.due)],
      ),
    ),
  );

export const paymentsFile = (rows: readonly PaymentRow[]): string =>
  csvFile(
    fileHeads.payments,
    rows.flatMap((row) =>
      byRate(row.rates, [
        paymentNatures[row.nature],
        dayCell(row.day),
        textCell(row.supplier),
        textCell(row.if),
        textCell(row.ice),
        billMethodNames[row.method],
        textCell(row.reference),
        dayCell(row.due),
        dayCell(row.debited),
        textCell(row.bill),
        dayCell(row.billDay),
        textCell(row.label),
      ]),
    ),
  );

/** Cells of cash in and cash out; one of them is empty. */
const cashCells = (amount: Centimes): string[] =>
  amount < 0 ? ["", amountCell(minus(noMoney, amount))] : [amountCell(amount), ""];

/** Line of a taking or a cash movement; the cells of a count stay empty. */
const cashLine = (
  nature: string,
  label: string,
  { day, by, amount }: Pick<CashMoveOfDay, "day" | "by" | "amount">,
) => ({
  day,
  cells: [nature, textCell(label), textCell(by), ...cashCells(amount), "", "", ""],
});

/** True of cash that changes the till: cash of clients, and refunds to funds. */
export const isCash = ({ method, isFund, amount }: TakingRow): boolean =>
  method === "cash" && (!isFund || amount < 0);

/** Cash of the takings, movements and counts, by day; a count ends its day. */
export function cashFile(
  takings: readonly TakingRow[],
  moves: readonly CashMoveOfDay[],
  closes: readonly CountedDay[],
): string {
  const lines: { day: IsoDay; cells: string[] }[] = [
    ...takings.filter(isCash).map((row) => cashLine(takingNatures[row.nature], row.invoice, row)),
    ...moves.map((row) => cashLine(cashMovementNames[row.kind], row.label, row)),
    ...closes.map(({ day, by, expected, counted, difference }) => ({
      day,
      cells: [
        cashNatures.close,
        "",
        textCell(by),
        "",
        "",
        ...[expected, counted, difference].map(amountCell),
      ],
    })),
  ];
  // The order of a day stays, because the sort is stable.
  const sorted = lines.sort((one, other) =>
    one.day < other.day ? -1 : Number(one.day > other.day),
  );
  return csvFile(
    fileHeads.cash,
    sorted.map(({ day, cells }) => [dayCell(day), ...cells]),
  );
}

export const stampFile = (months: readonly StampedMonth[]): string =>
  csvFile(
    fileHeads.stamp,
    months.map(({ month, payments, amount, duty }) => [
      monthCell(month),
      String(payments),
      amountCell(amount),
      amountCell(duty),
    ]),
  );

export const stockFile = (rows: readonly StockRow[]): string =>
  csvFile(
    fileHeads.stock,
    rows.map((row) => [
      textCell(row.reference),
      textCell(row.product),
      productTypeNames[row.type],
      textCell(row.supplier),
      String(row.quantity),
      amountCell(row.price),
      amountCell(row.value),
    ]),
  );

export const seriesFile = (rows: readonly SeriesRow[]): string =>
  csvFile(
    fileHeads.series,
    rows.map(({ kind, month, number, state, day, by }) => [
      textCell(seriesNames[kind](month)),
      textCell(number),
      seriesStates[state],
      dayCell(day),
      textCell(by),
    ]),
  );

export const entriesFile = (lines: readonly EntryLine[]): string =>
  csvFile(
    fileHeads.entries,
    lines.map(({ journal, day, piece, account, label, debit, credit }) => [
      journal,
      dayCell(day),
      textCell(piece),
      textCell(account),
      textCell(label),
      debit > 0 ? amountCell(debit) : "",
      credit > 0 ? amountCell(credit) : "",
    ]),
  );
