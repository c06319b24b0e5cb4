import { sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { percent } from "#domain/core/days/period.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { takenMethodLabels, productTypeLabels } from "#lib/texts/labels.ts";
import { ProductPicture } from "#shared/products/ProductPicture.tsx";
import { ShareBar } from "#ui/charts/ShareBar.tsx";
import { Money } from "#ui/page/Money.tsx";
import { Sparkline } from "#ui/page/Sparkline.tsx";
import { Change } from "./Change.tsx";
import type { FigureRow } from "#shared/figures/FigureTable.tsx";
import type { Statistics } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { statisticsStrings } from "./statistics.strings.ts";

const { columns } = statisticsStrings;

/** Share as a text in whole percent. */
export const shareOf = (amount: number, total: number): string =>
  statisticsStrings.percent(percent(toCentimes(amount), toCentimes(total)));

/** Sum of the rows, in dirhams. */
export const amountOf = (rows: readonly { amount: number }[]): number =>
  toDirhams(sum(rows.map(({ amount }) => toCentimes(amount))));

/** Fraction of the largest amount, for a bar; 0 for a product with returns only. */
const partOf = (amount: number, rows: readonly { amount: number }[]): number =>
  Math.max(0, amount / largestOf(rows));

/** Largest amount, which is the first row's: rows are sorted by amount. */
const largestOf = ([first]: readonly { amount: number }[]): number =>
  Math.max(first?.amount ?? 0, 1);

export const productHeads = [
  words.product,
  words.type,
  words.quantity,
  words.amount,
  columns.share,
  columns.lastDays,
  columns.change,
];

type Sold = Statistics["byProduct"][number];

/** Change compared with the previous period, in whole percent; null when nothing was sold then. */
export const changeOf = ({ amount, before }: Pick<Sold, "amount" | "before">): number | null =>
  before > 0 ? Math.round(((amount - before) / before) * 100) : null;

/** Formatted change, '−15 %'; '' when nothing was sold before. */
const changeText = (change: number | null): string =>
  change === null
    ? ""
    : `${change < 0 ? "\u2212" : ""}${statisticsStrings.percent(Math.abs(change))}`;

const ProductName = ({
  product: { product: id, name, reference, type, image },
}: {
  product: Sold;
}) => (
  <span className="flex items-center gap-3">
    <ProductPicture product={{ id, name, type, image }} />
    <span>
      <span dir="auto" className="font-medium">
        {name}
      </span>
      {reference && <span className="block text-sm font-normal text-ink-3">{reference}</span>}
    </span>
  </span>
);

function ChangeCell({ change }: { change: number | null }) {
  if (change === null)
    return (
      <span className="text-ink-3">
        <span aria-hidden="true">-</span>
        <span className="sr-only">{statisticsStrings.changes.none}</span>
      </span>
    );
  return <Change sign={change}>{statisticsStrings.percent(Math.abs(change))}</Change>;
}

/** Cell with a share and a bar; a phone shows the bar below instead. */
const ShareCell = ({ share, text }: { share: number; text: string }) => (
  <span className="flex items-center justify-end gap-3">
    <ShareBar share={share} className="w-36 max-lg:hidden" />
    <span className="min-w-10">{text}</span>
  </span>
);

export function productRows({ byProduct }: Statistics): FigureRow[] {
  const total = amountOf(byProduct);
  return byProduct.map((sold, index) => {
    const { product, name, type, quantity, amount, trend } = sold;
    const share = shareOf(amount, total);
    const change = changeOf(sold);
    return {
      key: `${product}${name}${index}`,
      cells: [
        <ProductName key="name" product={sold} />,
        productTypeLabels[type],
        formatCount(quantity),
        <Money key="amount" dirhams={amount} />,
        <ShareCell key="share" share={partOf(amount, byProduct)} text={share} />,
        <Sparkline key="trend" values={trend} width={64} />,
        <ChangeCell key="change" change={change} />,
      ],
      values: [
        name,
        productTypeLabels[type],
        quantity,
        amount,
        share,
        amountOf(trend.map((one) => ({ amount: one }))),
        changeText(change),
      ],
      share: partOf(amount, byProduct),
    };
  });
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
    share: partOf(amount, byType),
  }));
}

export const methodHeads = [words.paymentMethod, words.payments, words.amount, columns.share];

export function methodRows({ byMethod }: Statistics): FigureRow[] {
  const total = amountOf(byMethod);
  return byMethod.map(({ method, payments, amount }) => ({
    key: method,
    cells: [
      takenMethodLabels[method],
      formatCount(payments),
      <Money key="amount" dirhams={amount} />,
      shareOf(amount, total),
    ],
    values: [takenMethodLabels[method], payments, amount, shareOf(amount, total)],
    share: partOf(amount, byMethod),
  }));
}
