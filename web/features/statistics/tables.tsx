/** Tables shown on screen and exported: one per chart or tab. */
import { today } from "#domain/core/days/days.ts";
import { toDirhams } from "#domain/core/money.ts";
import { capital } from "#lib/texts/formats.ts";
import { Money } from "#ui/page/Money.tsx";
import type { Statistics } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { amountsIn, bucketsOf, isByMonth, movedRows } from "./buckets.ts";
import {
  methodHeads,
  methodRows,
  productHeads,
  productRows,
  typeHeads,
  typeRows,
} from "./figureRows.tsx";
import type { FigureRow } from "#shared/figures/FigureTable.tsx";
import { creditTables } from "./creditTables.tsx";
import { monthDays, monthName } from "./months.ts";
import { quoteTables } from "./quoteTables.tsx";
import { serviceTables } from "./serviceTables.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import { vatTables } from "./vatTables.tsx";

const { charts: text, columns, exportNames } = statisticsStrings;

export type Table = {
  title: string;
  /** Name of the exported file. */
  name: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** Index of the first numeric column. */
  numbersFrom: number;
};

const moneyCells = (heads: readonly string[], name: string, values: readonly number[]) => ({
  cells: [
    name,
    ...values.map((value, index) => <Money key={heads[index + 1] ?? index} dirhams={value} />),
  ],
  values: [name, ...values],
});

/** Column of amounts, one per bucket. */
type Series = readonly [head: string, amounts: readonly number[]];

/** Table with one row per day or month; the first series is that of the period itself. */
function bucketTable(
  figures: Statistics,
  named: Pick<Table, "title" | "name">,
  series: readonly Series[],
): Table {
  const heads = [isByMonth(figures) ? columns.month : columns.day, ...series.map(([head]) => head)];
  return {
    ...named,
    heads,
    numbersFrom: 1,
    rows: bucketsOf(figures).map(({ key, name, from }, index) => ({
      key,
      isToCome: from > today() && !series[0]?.[1][index],
      ...moneyCells(
        heads,
        name,
        series.map(([, amounts]) => amounts[index] ?? 0),
      ),
    })),
  };
}

/** Table of billed and paid amounts, with those of the previous period. */
export function salesTable(figures: Statistics): Table {
  const buckets = bucketsOf(figures);
  const moved = movedRows(figures.previous.salesByDay, figures.previous, figures);
  const title = isByMonth(figures) ? text.salesByMonth : text.sales;
  return bucketTable(figures, { title, name: exportNames.sales }, [
    [words.total, amountsIn(buckets, figures.salesByDay, ({ total }) => total)],
    [words.paid, amountsIn(buckets, figures.salesByDay, ({ collected }) => collected)],
    [text.before, amountsIn(buckets, moved, ({ total }) => total)],
  ]);
}

export function takingsTable(figures: Statistics): Table {
  const title = isByMonth(figures) ? text.takingsByMonth : text.takings;
  return bucketTable(figures, { title, name: exportNames.takings }, [
    [words.amount, amountsIn(bucketsOf(figures), figures.byDay, ({ amount }) => amount)],
  ]);
}

/** Table of cumulative sales by date, for the month and the previous one. */
export function monthTable({ month }: Statistics): Table {
  return {
    title: statisticsStrings.month.title,
    name: exportNames.month,
    heads: [columns.day, capital(monthName(month)), capital(monthName(month.before))],
    numbersFrom: 1,
    rows: monthDays(month, today()).map(({ own, other }, index) => {
      const sums = [own?.sum ?? null, other?.sum ?? null];
      return {
        key: String(index),
        isToCome: sums[0] === null,
        cells: [
          index + 1,
          ...sums.map((sum, at) => (sum === null ? "-" : <Money key={at} centimes={sum} />)),
        ],
        values: [index + 1, ...sums.map((sum) => (sum === null ? "" : toDirhams(sum)))],
      };
    }),
  };
}

export const typesTable = (figures: Statistics): Table => ({
  title: text.types,
  name: exportNames.types,
  heads: typeHeads,
  numbersFrom: 1,
  rows: typeRows(figures),
});

export const methodsTable = (figures: Statistics): Table => ({
  title: text.methods,
  name: exportNames.methods,
  heads: methodHeads,
  numbersFrom: 1,
  rows: methodRows(figures),
});

export const productsTable = (figures: Statistics): Table => ({
  title: statisticsStrings.tabs.products,
  name: exportNames.products,
  heads: productHeads,
  numbersFrom: 2,
  rows: productRows(figures),
});

/** All tables, in the order of the screen. */
export const tablesOf = (figures: Statistics): readonly Table[] => [
  ...[salesTable, monthTable, typesTable, takingsTable, methodsTable, productsTable].map((table) =>
    table(figures),
  ),
  ...creditTables(figures),
  ...vatTables(figures),
  ...quoteTables(figures),
  ...serviceTables(figures),
];
