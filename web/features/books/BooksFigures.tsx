import type { ReactNode } from "react";
import type { BooksFigures as Figures } from "#domain/books/booksAnswers.ts";
import { seriesNames } from "#domain/books/books.strings.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Card } from "#ui/page/Card.tsx";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { booksStrings } from "./books.strings.ts";
import { methodTable, purchaseTable, type SumTable, vatTable } from "./sumTables.tsx";

const { cards: text, tables } = booksStrings;

const written = (dirhams: number): string => formatMoney(toCentimes(dirhams));
const joined = (...details: readonly string[]): string => details.filter(Boolean).join(" · ");

function cardsOf({ sales, takings, purchases, payments }: Figures): FigureCard[] {
  const taken = takings.byMethod.reduce((count, one) => count + one.payments, 0);
  return [
    [
      text.sales,
      <Money key="sales" dirhams={sales.total} />,
      joined(
        text.invoices(sales.invoices),
        sales.credited > 0 ? text.credited(written(sales.credited)) : "",
      ),
      "",
    ],
    [
      text.takings,
      <Money key="takings" dirhams={takings.total} />,
      joined(
        text.payments(taken),
        takings.reversed === 0 ? "" : text.reversed(written(takings.reversed)),
      ),
      "",
    ],
    [
      text.purchases,
      <Money key="purchases" dirhams={purchases.total} />,
      joined(
        text.bills(purchases.bills),
        purchases.credits > 0 ? text.credits(purchases.credits) : "",
      ),
      "",
    ],
    [
      text.paid,
      <Money key="paid" dirhams={payments.total} />,
      joined(
        text.settled(payments.payments),
        payments.left === 0 ? "" : text.left(written(payments.left)),
      ),
      "",
    ],
  ];
}

/** Totals of the period in one line, then tables of TVA, payment methods, stamp duty, stock and numbers. */
export function BooksFigures({ figures }: { figures: Figures }) {
  const shown = [vatTable(figures), purchaseTable(figures), methodTable(figures)].filter(
    ({ rows }) => rows.length > 0,
  );
  return (
    <>
      <FigureCards cards={cardsOf(figures)} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {shown.map((table) => (
          <TableCard key={table.title} table={table} />
        ))}
        <OthersCard details={othersOf(figures)} />
      </div>
    </>
  );
}

const TableCard = ({ table: { title, heads, rows } }: { table: SumTable }) => (
  <Card isUnnamed title={title} className="overflow-hidden">
    <FigureTable label={title} heads={heads} numbersFrom={1} rows={rows} />
  </Card>
);

/** Card of the other totals, two lines each. */
const OthersCard = ({ details }: { details: ReturnType<typeof othersOf> }) => (
  <Card title={tables.others}>
    <dl className="divide-y divide-line">
      {details.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="ml-auto text-right">{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

/** Amount, with its components below. */
const Sum = ({ dirhams, detail }: { dirhams: number; detail: string }) => (
  <>
    <Money dirhams={dirhams} className="font-medium" />
    <span className="block text-sm text-ink-3">
      <MoneyText>{detail}</MoneyText>
    </span>
  </>
);

const othersOf = ({ stamp, stock, series }: Figures): [string, ReactNode][] => [
  [
    tables.stamp,
    <Sum
      key="stamp"
      dirhams={stamp.duty}
      detail={tables.stampOf(tables.cashPayments(stamp.payments), written(stamp.amount))}
    />,
  ],
  [tables.stock, <Sum key="stock" dirhams={stock.value} detail={tables.pieces(stock.quantity)} />],
  ...series.map((one): [string, ReactNode] => [
    seriesNames[one.kind](one.month),
    <SeriesDetail key={one.month} series={one} />,
  ]),
];

/** Says whether the numbers of a month are continuous, with the first and last one. */
const SeriesDetail = ({ series }: { series: Figures["series"][number] }) => {
  const { first, last, missing, reissued } = series;
  const lost = joined(
    missing > 0 ? tables.missing(missing) : "",
    reissued > 0 ? tables.reissued(reissued) : "",
  );
  return (
    <>
      <span className={lost ? "text-warn-ink" : ""}>{lost || tables.whole}</span>
      <span className="block text-sm text-ink-3">
        {[...new Set([first, last])].filter(Boolean).join(" – ")}
      </span>
    </>
  );
};
