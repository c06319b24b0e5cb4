/** Tables of the books page: TVA by rate, takings by method. */
import type { BooksFigures } from "#domain/books/booksAnswers.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { takenMethodLabels } from "#lib/texts/labels.ts";
import { rateText } from "#lib/texts/vatRate.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { FigureRow } from "#shared/figures/FigureTable.tsx";
import { Money } from "#ui/page/Money.tsx";
import { booksStrings } from "./books.strings.ts";

const text = booksStrings.tables;

/** Table whose first column names the row, followed by amounts. */
export type SumTable = { title: string; heads: readonly string[]; rows: readonly FigureRow[] };

const rowOf = (name: string, amounts: readonly number[]): FigureRow => ({
  key: name,
  cells: [
    <span dir="auto" key="name" className="font-medium">
      {name}
    </span>,
    ...amounts.map((amount, place) => <Money key={place} dirhams={amount} />),
  ],
  values: [name, ...amounts],
});

/** TVA of sales by rate, on invoiced and on collected amounts; without rows for a shop that is not subject. */
export function vatTable({ invoiced, collected }: BooksFigures): SumTable {
  const rates = [...new Set([...invoiced, ...collected].map(({ rate }) => rate))].sort(
    (one, other) => one - other,
  );
  const at = (sums: BooksFigures["invoiced"], rate: number) =>
    sums.find((one) => one.rate === rate) ?? { ht: 0, vat: 0 };
  return {
    title: text.vat,
    heads: [words.rate, text.invoicedNet, text.invoiced, text.collectedNet, text.collected],
    rows: rates.map((rate) => {
      const [sold, taken] = [at(invoiced, rate), at(collected, rate)];
      return rowOf(text.percent(rateText(rate)), [sold.ht, sold.vat, taken.ht, taken.vat]);
    }),
  };
}

/** Booked bills by rate, less the credits received from suppliers. */
export const purchaseTable = ({ purchases }: BooksFigures): SumTable => ({
  title: text.purchases,
  heads: [words.rate, words.net, words.vat, words.gross],
  rows: purchases.byRate.map(({ rate, ht, vat, ttc }) =>
    rowOf(rate === null ? text.untaxed : text.percent(rateText(rate)), [ht, vat, ttc]),
  ),
});

const isKnown = (method: string): method is PaymentMethod | "fund" => method in takenMethodLabels;

/** Money received from clients and funds, by payment method. */
export const methodTable = ({ takings }: BooksFigures): SumTable => ({
  title: text.methods,
  heads: [words.paymentMethod, words.payments, words.amount],
  rows: takings.byMethod.map(({ method, payments, amount }) => ({
    key: method,
    cells: [
      <span key="name" className="font-medium">
        {isKnown(method) ? takenMethodLabels[method] : method}
      </span>,
      formatCount(payments),
      <Money key="amount" dirhams={amount} />,
    ],
    values: [method, payments, amount],
  })),
});
