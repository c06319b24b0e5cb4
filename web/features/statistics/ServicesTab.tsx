import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { serviceTables } from "./serviceTables.tsx";
import { EmptyTab, TableCard } from "./TabCards.tsx";
import { statisticsStrings } from "./statistics.strings.ts";

const text = statisticsStrings.services;
type Props = { figures: Statistics };

/** Cards about after-sales: tickets, days in the shop, share of remade lenses, cost. */
function cardsOf({ services }: Statistics): FigureCard[] {
  const { count, free, paid, days, remakes, jobs, rate, cost, received } = services;
  const cards: FigureCard[] = [
    [text.tickets, formatCount(count), text.handedBack(free, paid), ""],
    [
      text.duration,
      days === null ? "-" : statisticsStrings.quotes.days(days),
      text.durationDetail,
      "",
    ],
    [
      text.rate,
      rate === null ? "-" : text.percent(rate),
      text.ofJobs(formatCount(remakes), formatCount(jobs)),
      "",
    ],
  ];
  if (cost !== undefined && received !== undefined)
    cards.push([
      text.cost,
      <Money key="cost" dirhams={cost} />,
      text.received(formatMoney(toCentimes(received))),
      "",
    ]);
  return cards;
}

/** Tab about the after-sales of the period, which may have none. */
export function ServicesTab({ figures }: Props) {
  if (figures.services.count === 0) return <EmptyTab title={words.services} text={text.empty} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mt-px *:rounded-t-none">
        <FigureCards cards={cardsOf(figures)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {serviceTables(figures).map((table) => (
          <TableCard key={table.title} table={table} className="keep self-start" />
        ))}
      </div>
    </div>
  );
}
