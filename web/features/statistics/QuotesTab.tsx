import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Card } from "#ui/page/Card.tsx";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Money } from "#ui/page/Money.tsx";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { conversionOf, quoteTables } from "./quoteTables.tsx";
import { statisticsStrings } from "./statistics.strings.ts";

const text = statisticsStrings.quotes;

type Props = { figures: Statistics };

/** Number, amount, conversion, and days until the answer. */
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
      text.acceptedFact(formatMoney(toCentimes(quotes.acceptedAmount))),
      "",
    ],
    [text.conversion, statisticsStrings.percent(byNumber), text.ofAmount(byAmount), ""],
    [text.answer, days === null ? "-" : text.days(days), text.answerFact, ""],
  ];
}

/** Quotes of the period; a period may have none. */
export function QuotesTab({ figures }: Props) {
  if (figures.quotes.quotes === 0)
    return (
      <Card isUnnamed title={words.quotes} className="-mt-px rounded-t-none">
        <p className="px-4 py-10 text-center font-medium">{text.empty}</p>
      </Card>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mt-px *:rounded-t-none">
        <FigureCards cards={cardsOf(figures)} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        {quoteTables(figures).map(({ title, heads, rows, numbersFrom }, index) => (
          <Card key={title} isUnnamed title={title} className="keep self-start overflow-hidden">
            <FigureTable label={title} {...{ heads, rows, numbersFrom }} isInOrder={index === 0} />
          </Card>
        ))}
      </div>
    </div>
  );
}
