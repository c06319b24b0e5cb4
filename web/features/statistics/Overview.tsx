import type { ReactNode } from "react";
import { formatMoney, toCentimes, type Centimes } from "../../../pb_hooks/domain/money";
import { formatCount } from "../../lib/formats";
import { Money } from "../../ui/Money";
import { MethodsChart, SalesChart, TakingsChart, TypesChart } from "./Charts";
import { productHeads, productRows } from "./figureRows";
import { FigureTable } from "./FigureTable";
import type { Statistics } from "./statistics.api";
import { strings } from "./statistics.strings";

const text = strings.cards;
const bestCount = 5;

/** How the total stands beside that of the period before, in whole percent. */
function changeOf(figures: Statistics): string {
  const before = figures.previous.total;
  if (before <= 0) return text.noBefore;
  return text.change(Math.round(((figures.total - before) / before) * 100));
}

/** Total, collected, remaining and their percentages; four figures in one card. */
export function Cards({ figures }: { figures: Statistics }) {
  const average = Math.round(toCentimes(figures.total) / Math.max(figures.invoices, 1)) as Centimes;
  const cards: [string, ReactNode, string, string][] = [
    [text.total, <Money key="total" dirhams={figures.total} />, changeOf(figures), ""],
    [
      text.collected,
      <Money key="collected" dirhams={figures.collected} />,
      text.share(figures.collectedPercent),
      "text-ok-ink",
    ],
    [
      text.remaining,
      <Money key="remaining" dirhams={figures.remaining} />,
      text.share(figures.remainingPercent),
      figures.remaining > 0 ? "text-bad-ink" : "",
    ],
    [
      text.invoices,
      formatCount(figures.invoices),
      figures.invoices > 0 ? text.average(formatMoney(average)) : "",
      "",
    ],
  ];
  return (
    <dl className="card grid grid-cols-2 overflow-hidden lg:grid-cols-4">
      {cards.map(([label, figure, fact, tone]) => (
        <div
          key={label}
          className="min-w-0 border-line px-4 py-3 max-lg:nth-[-n+2]:border-b max-lg:odd:border-r lg:border-r lg:last:border-r-0"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className={`truncate text-lg font-semibold tracking-tight ${tone}`}>{figure}</dd>
          <dd className="truncate text-sm text-ink-3" title={fact}>
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The period at a glance: figures, plots, and what sold best. */
export function Overview({ figures, onAll }: { figures: Statistics; onAll: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
      <Cards figures={figures} />
      <SalesChart figures={figures} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <TypesChart figures={figures} />
        <MethodsChart figures={figures} />
      </div>
      <TakingsChart figures={figures} />
      <section className="card keep overflow-hidden">
        <div className="card-head">
          <h2 className="card-title flex-1">{strings.bestProducts}</h2>
          <button type="button" className="link text-sm no-print" onClick={onAll}>
            {strings.seeAll}
          </button>
        </div>
        <FigureTable
          label={strings.bestProducts}
          heads={productHeads}
          numbersFrom={2}
          rows={productRows(figures).slice(0, bestCount)}
        />
      </section>
    </div>
  );
}
