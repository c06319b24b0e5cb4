import type { ReactNode } from "react";
import { today } from "#domain/core/days.ts";
import { formatMoney, minus, toCentimes, toDirhams } from "#domain/core/money.ts";
import { Card } from "#ui/page/Card.tsx";
import { BarChart } from "#ui/charts/BarChart.tsx";
import type { Bar } from "#ui/charts/barFrame.ts";
import { Legend } from "#ui/charts/Legend.tsx";
import { type Rank, Ranking } from "#ui/charts/Ranking.tsx";
import { paymentMethodLabels, productTypeLabels } from "#lib/labels.ts";
import { Money } from "#ui/page/Money.tsx";
import { amountsIn, bucketsOf, isByMonth, movedRows } from "./buckets.ts";
import { amountOf, methodHeads, methodRows, shareOf, typeHeads, typeRows } from "./figureRows.tsx";
import { ExportFigures, FigureTable, type FigureRow } from "./FigureTable.tsx";
import type { Statistics } from "#api/figures.ts";
import { strings } from "./statistics.strings.ts";

const text = strings.charts;
const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));

type CardProps = {
  title: string;
  name: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** By days or months, not by amounts. */
  isInOrder?: boolean;
  children: ReactNode;
};

/** A chart with what it says as a table, and as a file. */
function ChartCard({ title, name, heads, rows, isInOrder = false, children }: CardProps) {
  return (
    <Card
      isUnnamed
      title={title}
      className="keep overflow-hidden"
      aside={<ExportFigures name={name} heads={heads} rows={rows} />}
    >
      <div className="p-4">{children}</div>
      <details className="border-t border-line [&:not([open])]:print:hidden">
        <summary className="cursor-pointer px-4 py-2.5 text-sm text-ink-2">{text.data}</summary>
        <FigureTable
          label={title}
          heads={heads}
          numbersFrom={1}
          rows={rows}
          isInOrder={isInOrder}
        />
      </details>
    </Card>
  );
}

/** In the order of drawing. */
const saleMarks = (
  <Legend
    entries={[
      ["solid", text.collected],
      ["hatched", text.remaining],
      ["dashed", text.before],
    ]}
  />
);

/** What was billed, what of it is paid, and the period before (web/README.md, Plots). */
export function SalesChart({ figures }: { figures: Statistics }) {
  const buckets = bucketsOf(figures);
  const totals = amountsIn(buckets, figures.salesByDay, ({ total }) => total);
  const collected = amountsIn(buckets, figures.salesByDay, (row) => row.collected);
  const moved = movedRows(figures.previous.salesByDay, figures.previous, figures);
  const before = amountsIn(buckets, moved, ({ total }) => total);
  const now = today();
  const bars = buckets.map((bucket, index): Bar => {
    const [total = 0, paid = 0, old = 0] = [totals[index], collected[index], before[index]];
    return {
      key: bucket.key,
      label: bucket.label,
      text: text.saleBar(bucket.name, money(total), money(paid), money(old)),
      value: Math.min(paid, total),
      more: Math.max(0, toDirhams(minus(toCentimes(total), toCentimes(paid)))),
      compare: old,
      isCurrent: bucket.from <= now && now <= bucket.to,
    };
  });
  const byMonth = isByMonth(figures);
  const heads = [
    byMonth ? strings.columns.month : strings.columns.day,
    strings.columns.total,
    strings.columns.collected,
    text.before,
  ];
  const rows = buckets.map(({ key, name }, index): FigureRow => {
    const values = [totals[index] ?? 0, collected[index] ?? 0, before[index] ?? 0];
    return {
      key,
      cells: [name, ...values.map((value, at) => <Money key={heads[at]} dirhams={value} />)],
      values: [name, ...values],
    };
  });
  const title = byMonth ? text.salesByMonth : text.sales;
  return (
    <ChartCard title={title} name={strings.exportNames.sales} heads={heads} rows={rows} isInOrder>
      <BarChart label={title} bars={bars} height={250} legend={saleMarks} />
    </ChartCard>
  );
}

/** What was cashed, by the payments' own dates. */
export function TakingsChart({ figures }: { figures: Statistics }) {
  const buckets = bucketsOf(figures);
  const amounts = amountsIn(buckets, figures.byDay, ({ amount }) => amount);
  const byMonth = isByMonth(figures);
  const now = today();
  const bars = buckets.map(({ key, label, name, from, to }, index): Bar => ({
    key,
    label,
    text: text.bar(name, money(amounts[index] ?? 0)),
    value: amounts[index] ?? 0,
    isCurrent: from <= now && now <= to,
  }));
  const heads = [byMonth ? strings.columns.month : strings.columns.day, strings.columns.amount];
  const rows = buckets.map(({ key, name }, index): FigureRow => ({
    key,
    cells: [name, <Money key="amount" dirhams={amounts[index] ?? 0} />],
    values: [name, amounts[index] ?? 0],
  }));
  const title = byMonth ? text.takingsByMonth : text.takings;
  return (
    <ChartCard title={title} name={strings.exportNames.takings} heads={heads} rows={rows} isInOrder>
      <BarChart label={title} bars={bars} height={190} />
    </ChartCard>
  );
}

export function TypesChart({ figures }: { figures: Statistics }) {
  const total = amountOf(figures.byType);
  const ranks = figures.byType.map(({ type, amount }): Rank => ({
    key: type,
    label: productTypeLabels[type],
    figure: <Money dirhams={amount} />,
    value: amount,
    share: shareOf(amount, total),
  }));
  return (
    <ChartCard
      title={text.types}
      name={strings.exportNames.types}
      heads={typeHeads}
      rows={typeRows(figures)}
    >
      <Ranking ranks={ranks} />
    </ChartCard>
  );
}

export function MethodsChart({ figures }: { figures: Statistics }) {
  const total = amountOf(figures.byMethod);
  const ranks = figures.byMethod.map(({ method, amount }): Rank => ({
    key: method,
    label: paymentMethodLabels[method],
    figure: <Money dirhams={amount} />,
    value: amount,
    share: shareOf(amount, total),
  }));
  return (
    <ChartCard
      title={text.methods}
      name={strings.exportNames.methods}
      heads={methodHeads}
      rows={methodRows(figures)}
    >
      {ranks.length > 0 ? <Ranking ranks={ranks} /> : <p>{text.noTakings}</p>}
    </ChartCard>
  );
}
