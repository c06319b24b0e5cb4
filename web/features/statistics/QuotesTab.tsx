import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { conversionOf, quoteTables } from "./quoteTables.tsx";
import { EmptyTab, TableCard } from "./TabCards.tsx";
import { statisticsStrings } from "./statistics.strings.ts";

const text = statisticsStrings.quotes;

type Props = { figures: Statistics };

/** Cards about quotes: number, amount, conversion rate, days until the answer. */
function cardsOf({ quotes }: Statistics): FigureCard[] {
  const { byNumber, byAmount } = conversionOf(quotes);
  const { accepted, days } = quotes;
  return [
    [
      words.quotes,
      formatCount(quotes.quotes),
      accepted > 0 ? text.acceptedCount(accepted) : text.noneAccepted,
      "",
    ],
    [
      text.offered,
      <Money key="amount" dirhams={quotes.amount} />,
      text.acceptedDetail(formatMoney(toCentimes(quotes.acceptedAmount))),
      "",
    ],
    [text.conversion, statisticsStrings.percent(byNumber), text.ofAmount(byAmount), ""],
    [text.answer, days === null ? "-" : text.days(days), text.answerDetail, ""],
  ];
}

/** Tab about the quotes of the period, which may have none. */
export function QuotesTab({ figures }: Props) {
  if (figures.quotes.quotes === 0) return <EmptyTab title={words.quotes} text={text.empty} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mt-px *:rounded-t-none">
        <FigureCards cards={cardsOf(figures)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        {quoteTables(figures).map((table, index) => (
          <TableCard
            key={table.title}
            table={table}
            className="keep self-start"
            isInOrder={index === 0}
          />
        ))}
      </div>
    </div>
  );
}
