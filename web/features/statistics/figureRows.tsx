import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { percent } from "#domain/core/period.ts";
import { formatCount } from "#lib/formats.ts";
import { paymentMethodLabels, productTypeLabels } from "#lib/labels.ts";
import { Money } from "#ui/page/Money.tsx";
import type { FigureRow } from "./FigureTable.tsx";
import type { Statistics } from "#api/figures.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./statistics.strings.ts";

const { columns } = strings;

/** Share in whole percent. */
export const shareOf = (amount: number, total: number): string =>
  strings.percent(percent(toCentimes(amount), toCentimes(total)));

/** Sum of the rows, in dirhams. */
export const amountOf = (rows: readonly { amount: number }[]): number =>
  toDirhams(sum(rows.map(({ amount }) => toCentimes(amount))));

/** Largest amount: rows are sorted by amount. */
const largestOf = ([first]: readonly { amount: number }[]): number =>
  Math.max(first?.amount ?? 0, 1);

export const productHeads = [
  words.product,
  words.type,
  words.quantity,
  words.amount,
  columns.share,
];

export function productRows({ byProduct }: Statistics): FigureRow[] {
  const total = amountOf(byProduct);
  return byProduct.map(({ product, name, reference, type, quantity, amount }, index) => ({
    key: `${product}${name}${index}`,
    cells: [
      <span key="name">
        <span className="font-medium">{name}</span>
        {reference && <span className="block text-sm font-normal text-ink-3">{reference}</span>}
      </span>,
      productTypeLabels[type],
      formatCount(quantity),
      <Money key="amount" dirhams={amount} />,
      shareOf(amount, total),
    ],
    values: [name, productTypeLabels[type], quantity, amount, shareOf(amount, total)],
    share: amount / largestOf(byProduct),
  }));
}

export const typeHeads = [words.type, words.products, words.quantity, words.amount, columns.share];

export function typeRows({ byType }: Statistics): FigureRow[] {
  const total = amountOf(byType);
  return byType.map(({ type, products, quantity, amount }) => ({
    key: type,
    cells: [
      <span key="type" className="font-medium">
        {productTypeLabels[type]}
      </span>,
      formatCount(products),
      formatCount(quantity),
      <Money key="amount" dirhams={amount} />,
      shareOf(amount, total),
    ],
    values: [productTypeLabels[type], products, quantity, amount, shareOf(amount, total)],
    share: amount / largestOf(byType),
  }));
}

export const methodHeads = [words.paymentMethod, words.payments, words.amount, columns.share];

export function methodRows({ byMethod }: Statistics): FigureRow[] {
  const total = amountOf(byMethod);
  return byMethod.map(({ method, payments, amount }) => ({
    key: method,
    cells: [
      paymentMethodLabels[method],
      formatCount(payments),
      <Money key="amount" dirhams={amount} />,
      shareOf(amount, total),
    ],
    values: [paymentMethodLabels[method], payments, amount, shareOf(amount, total)],
    share: amount / largestOf(byMethod),
  }));
}
