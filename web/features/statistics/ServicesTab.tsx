import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card } from "#ui/page/Card.tsx";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { serviceTables } from "./serviceTables.tsx";
import { statisticsStrings } from "./statistics.strings.ts";

const text = statisticsStrings.services;
type Props = { figures: Statistics };

/** Tickets, days with us, the share of remade lenses, and what it cost. */
function cardsOf({ services }: Statistics): FigureCard[] {
  const { count, free, paid, days, remakes, jobs, rate, cost, received } = services;
  const cards: FigureCard[] = [
    [text.tickets, formatCount(count), text.handedBack(free, paid), ""],
    [
      text.duration,
      days === null ? "-" : statisticsStrings.quotes.days(days),
      text.durationFact,
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

/** After-sales of the period; a period may have none. */
export function ServicesTab({ figures }: Props) {
  if (figures.services.count === 0)
    return (
      <Card isUnnamed title={words.services} className="-mt-px rounded-t-none">
        <p className="px-4 py-10 text-center font-medium">{text.empty}</p>
      </Card>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mt-px *:rounded-t-none">
        <FigureCards cards={cardsOf(figures)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {serviceTables(figures).map(({ title, heads, rows, numbersFrom }) => (
          <Card key={title} isUnnamed title={title} className="keep self-start overflow-hidden">
            <FigureTable label={title} {...{ heads, rows, numbersFrom }} />
          </Card>
        ))}
      </div>
    </div>
  );
}
