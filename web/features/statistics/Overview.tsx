import { addDays, daysBetween, today } from "#domain/core/days/days.ts";
import { isUnfinished } from "#domain/core/days/period.ts";
import { formatMoney, toCentimes, type Centimes } from "#domain/core/money.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { Card } from "#ui/page/Card.tsx";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Later } from "#ui/page/Later.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MethodsChart, SalesChart, TakingsChart, TypesChart } from "./Charts.tsx";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { MonthChart } from "./MonthChart.tsx";
import type { Statistics } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { statisticsStrings } from "./statistics.strings.ts";
import { productsTable } from "./tables.tsx";
import { vatTables } from "./vatTables.tsx";

const text = statisticsStrings.cards;
const bestCount = 5;

/**
 * Change of the total in whole percent, compared with the previous period, or with its same days while this one is
 * unfinished.
 */
function changeOf(figures: Statistics): string {
  const { total: before } = figures.previous;
  const isPart = isUnfinished(figures, today());
  if (before <= 0) return text.noBefore;
  return text.change(Math.round(((figures.total - before) / before) * 100), isPart);
}

/** Amount of each day of the period, until today. */
function daysOf({ from, to, salesByDay }: Statistics, name: "total" | "collected"): number[] {
  const amounts = new Map(salesByDay.map((sales) => [sales.day, sales[name]]));
  const last = to < today() ? to : today();
  const count = Math.max(daysBetween(from, last) + 1, 0);
  return Array.from({ length: count }, (_, index) => amounts.get(addDays(from, index)) ?? 0);
}

/** True when clients pay the whole total, because no fund has a share in it. */
const isAllOfClients = ({ total, collected, remaining }: Statistics): boolean =>
  toCentimes(collected + remaining) === toCentimes(total);

/** Cards with total, collected and remaining amount, with percentages. */
function Cards({ figures }: { figures: Statistics }) {
  const average = Math.round(toCentimes(figures.total) / Math.max(figures.invoices, 1)) as Centimes;
  const share = isAllOfClients(figures) ? text.share : text.clientShare;
  const cards: FigureCard[] = [
    [
      text.total,
      <Money key="total" dirhams={figures.total} />,
      figures.credited > 0
        ? text.credited(formatMoney(toCentimes(figures.credited)))
        : changeOf(figures),
      "",
      daysOf(figures, "total"),
    ],
    [
      words.paid,
      <Money key="collected" dirhams={figures.collected} />,
      share(figures.collectedPercent),
      "text-ok-ink",
      daysOf(figures, "collected"),
    ],
    [
      words.due,
      <Money key="remaining" dirhams={figures.remaining} />,
      share(figures.remainingPercent),
      figures.remaining > 0 ? "text-bad-ink" : "",
    ],
    [
      words.invoices,
      formatCount(figures.invoices),
      figures.invoices > 0 ? text.average(formatMoney(average)) : "",
      "",
    ],
  ];
  return <FigureCards cards={cards} />;
}

/** TVA by invoices and by takings; hidden for a shop that is not subject. */
function Vat({ figures }: { figures: Statistics }) {
  const tables = vatTables(figures);
  if (tables.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      {tables.map(({ title, heads, numbersFrom, rows, total }) => (
        <Card
          key={title}
          isUnnamed
          title={title}
          className="keep overflow-hidden"
          aside={<Money dirhams={total} className="font-semibold" />}
        >
          <FigureTable label={title} {...{ heads, numbersFrom, rows }} isInOrder />
        </Card>
      ))}
    </div>
  );
}

type Props = { figures: Statistics; onAll: () => void };

function BestProducts({ figures, onAll }: Props) {
  const { heads, rows, numbersFrom } = productsTable(figures);
  return (
    <Card
      isUnnamed
      title={statisticsStrings.bestProducts}
      className="keep overflow-hidden"
      aside={
        <button type="button" className="link text-sm no-print" onClick={onAll}>
          {words.seeAll}
        </button>
      }
    >
      <FigureTable
        label={statisticsStrings.bestProducts}
        heads={heads}
        numbersFrom={numbersFrom}
        rows={rows.slice(0, bestCount)}
      />
    </Card>
  );
}

/** Overview tab: figures, charts, best sellers. */
export const Overview = ({ figures, onAll }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <div className="-mt-px *:rounded-t-none">
      <Cards figures={figures} />
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <SalesChart figures={figures} />
      <MonthChart figures={figures} />
    </div>
    <Later>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 *:first:md:max-lg:col-span-2 md:grid-cols-2 lg:grid-cols-3">
        <TakingsChart figures={figures} />
        <TypesChart figures={figures} />
        <MethodsChart figures={figures} />
      </div>
      <Vat figures={figures} />
      <BestProducts figures={figures} onAll={onAll} />
    </Later>
  </div>
);
