/** Tables of quotes: by month with the conversion rate, and refusals by reason. */
import { toCentimes } from "#domain/core/money.ts";
import { percent } from "#domain/core/days/period.ts";
import type { QuoteSums, Statistics } from "#api/shop/figures.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { quoteRefusalLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Money } from "#ui/page/Money.tsx";
import { monthOfYear } from "./buckets.ts";
import { shareOf } from "./figureRows.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import type { Table } from "./tables.tsx";

const text = statisticsStrings.quotes;

/** Share of quotes that were accepted, by number and by amount, in whole percent. */
export const conversionOf = ({ quotes, amount, accepted, acceptedAmount }: QuoteSums) => ({
  byNumber: percent(accepted, quotes),
  byAmount: percent(toCentimes(acceptedAmount), toCentimes(amount)),
});

function byMonth({ quotes }: Statistics): Table {
  return {
    title: text.byMonth,
    name: statisticsStrings.exportNames.quotesByMonth,
    heads: [
      statisticsStrings.columns.month,
      words.quotes,
      words.amount,
      text.accepted,
      text.acceptedAmount,
      text.conversion,
    ],
    numbersFrom: 1,
    rows: quotes.byMonth.map((sums) => {
      const { month, quotes: count, amount, accepted, acceptedAmount } = sums;
      const conversion = statisticsStrings.percent(conversionOf(sums).byNumber);
      const name = monthOfYear(month);
      return {
        key: month,
        cells: [
          name,
          formatCount(count),
          <Money key="amount" dirhams={amount} />,
          formatCount(accepted),
          <Money key="accepted" dirhams={acceptedAmount} />,
          conversion,
        ],
        values: [name, count, amount, accepted, acceptedAmount, conversion],
      };
    }),
  };
}

function byRefusal({ quotes }: Statistics): Table {
  return {
    title: text.byRefusal,
    name: statisticsStrings.exportNames.quotesByRefusal,
    heads: [words.reason, words.quotes, words.amount, statisticsStrings.columns.share],
    numbersFrom: 1,
    rows: quotes.byRefusal.map(({ refusal, quotes: count, amount }) => {
      const name = quoteRefusalLabels[refusal];
      const share = shareOf(amount, quotes.amount);
      return {
        key: refusal,
        cells: [name, formatCount(count), <Money key="amount" dirhams={amount} />, share],
        values: [name, count, amount, share],
      };
    }),
  };
}

/** Tables that have rows. */
export const quoteTables = (figures: Statistics): Table[] =>
  [byMonth(figures), byRefusal(figures)].filter(({ rows }) => rows.length > 0);
