import type { ReactNode } from "react";
import { today } from "#domain/core/days/days.ts";
import { formatMoney, minus, toCentimes, toDirhams } from "#domain/core/money.ts";
import { BarChart } from "#ui/charts/BarChart.tsx";
import type { Bar } from "#ui/charts/barFrame.ts";
import { Legend } from "#ui/charts/Legend.tsx";
import { takenMethodLabels, productTypeLabels } from "#lib/texts/labels.ts";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import type { Statistics } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { bucketsOf } from "./buckets.ts";
import { ChartCard } from "./ChartCard.tsx";
import { amountOf, shareOf } from "./figureRows.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import { methodsTable, salesTable, type Table, takingsTable, typesTable } from "./tables.tsx";
import { ShareBar } from "#ui/charts/ShareBar.tsx";

const text = statisticsStrings.charts;
const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));

/** Marks of the sales chart, in the order in which they are drawn. */
const saleMarks = (
  <Legend
    entries={[
      ["solid", words.paid],
      ["hatched", words.due],
      ["ghost", text.before],
    ]}
  />
);

type Props = { figures: Statistics };

/** Bars of a table, each with its label and period. */
function barsOf(
  figures: Statistics,
  { rows }: Table,
  barOf: (
    name: string,
    values: readonly number[],
  ) => Pick<Bar, "text" | "tip" | "value"> & Partial<Bar>,
): Bar[] {
  const now = today();
  const bars = bucketsOf(figures).map(({ key, label, name, from, to }, index) => ({
    from,
    bar: {
      key,
      label,
      isCurrent: from <= now && now <= to,
      ...barOf(name, (rows[index]?.values ?? []).slice(1).map(Number)),
    },
  }));
  // Leaves out future bars, unless the whole period is in the future.
  const past = bars.filter(({ from }) => from <= now);
  return (past.length > 0 ? past : bars).map(({ bar }) => bar);
}

/** Chart of billed and paid amounts, and of the previous period (docs/look.md, Plots). */
export function SalesChart({ figures }: Props) {
  const table = salesTable(figures);
  const bars = barsOf(figures, table, (name, [total = 0, paid = 0, old = 0]) => ({
    text: text.saleBar(name, money(total), money(paid), money(old)),
    tip: { head: name, amount: money(total), note: text.beforeBar(money(old)) },
    value: Math.max(0, Math.min(paid, total)),
    stacked: Math.max(0, toDirhams(minus(toCentimes(total), toCentimes(paid)))),
    compare: old,
  }));
  return (
    <ChartCard table={table} isInOrder sum={figures.total}>
      <div className="mb-2">{saleMarks}</div>
      <BarChart label={table.title} bars={bars} height={250} hasTable />
    </ChartCard>
  );
}

/** Chart of the takings, by date of payment. */
export function TakingsChart({ figures }: Props) {
  const table = takingsTable(figures);
  const bars = barsOf(figures, table, (name, [amount = 0]) => ({
    text: text.bar(name, money(amount)),
    tip: { head: name, amount: money(amount) },
    value: amount,
  }));
  return (
    <ChartCard table={table} isInOrder sum={amountOf(figures.byDay)}>
      <BarChart label={table.title} bars={bars} height={212} hasTable />
    </ChartCard>
  );
}

export function TypesChart({ figures }: Props) {
  const total = amountOf(figures.byType);
  const ranks = figures.byType.map(({ type, amount }): Rank => ({
    key: type,
    label: productTypeLabels[type],
    figure: <Money dirhams={amount} />,
    value: amount,
    share: shareOf(amount, total),
  }));
  return (
    <ChartCard table={typesTable(figures)}>
      <Ranking ranks={ranks} />
    </ChartCard>
  );
}

export function MethodsChart({ figures }: Props) {
  const total = amountOf(figures.byMethod);
  const ranks = figures.byMethod.map(({ method, amount }): Rank => ({
    key: method,
    label: takenMethodLabels[method],
    figure: <Money dirhams={amount} />,
    value: amount,
    share: shareOf(amount, total),
  }));
  return (
    <ChartCard table={methodsTable(figures)}>
      {ranks.length > 0 ? <Ranking ranks={ranks} /> : <p>{text.noTakings}</p>}
      {figures.reversed !== 0 && (
        <p className="mt-3 text-sm text-ink-3">
          <MoneyText>{text.reversed(money(figures.reversed))}</MoneyText>
        </p>
      )}
    </ChartCard>
  );
}

type Rank = { key: string; label: string; figure: ReactNode; value: number; share: string };

/** Ranking as horizontal bars, largest first, with value and share as text (docs/look.md, Plots). */
function Ranking({ ranks }: { ranks: readonly Rank[] }) {
  // A full bar stands for the total. Negative methods, after bounced cheques, are not counted.
  const total = ranks.reduce((sum, { value }) => sum + Math.max(value, 0), 0) || 1;
  return (
    <ul className="grid gap-3">
      {ranks.map(({ key, label, figure, value, share }) => (
        <li key={key} className="grid gap-1">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{label}</span>
            <span className="font-medium">{figure}</span>
          </p>
          <p className="flex items-center gap-3">
            <ShareBar share={Math.max(value, 0) / total} className="min-w-0 flex-1" />
            <span className="w-10 text-right text-sm text-ink-3">{share}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
