import { useQuery } from "@tanstack/react-query";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { productTypeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { ShareBar } from "#ui/charts/ShareBar.tsx";
import { Card } from "#ui/page/Card.tsx";
import { type FigureCard, FigureCards } from "#ui/page/FigureCards.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { useRight, useUses } from "#api/session/people.ts";
import { tagQueries } from "#api/stock/tags.ts";
import { useTagShop } from "#shared/tags/tagLinks.ts";
import type { StockFigures } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { stockStrings } from "./stock.strings.ts";

/** Detail under the stock value: how much of that value is in archived products. */
const valueDetail = ({ archivedValue }: StockFigures): string =>
  archivedValue > 0
    ? stockStrings.cards.archivedDetail(formatMoney(toCentimes(archivedValue)))
    : stockStrings.cards.valueDetail;

/** Cards with the stock totals and the products to order again. */
export function StockCards({ figures }: { figures: StockFigures }) {
  const text = stockStrings.cards;
  const units = figures.byType.reduce((sum, { stock }) => sum + stock, 0);
  const [seesCost, hasLevels] = [useRight("cost.see"), useUses("counts")];
  const value: FigureCard = [
    text.value,
    <Money key="value" dirhams={figures.value} />,
    valueDetail(figures),
    "",
  ];
  const cards: FigureCard[] = [
    [words.products, formatCount(figures.products), text.units(formatCount(units)), ""],
    ...(seesCost ? [value] : []),
    [
      words.lowStock,
      formatCount(figures.low),
      hasLevels ? text.ownLowDetail : text.lowDetail,
      figures.low > 0 ? "text-warn-ink" : "",
    ],
    [text.out, formatCount(figures.out), text.outDetail, figures.out > 0 ? "text-bad-ink" : ""],
  ];
  return <FigureCards cards={cards} isInside />;
}

const actions: readonly [IconName, string, string][] = [
  ["glasses", stockStrings.actions.products, paths.products],
  ["box", words.receipts, paths.receipts],
  ["pencil", words.adjustStock, paths.newAdjustment],
  ["arrows", stockStrings.actions.movements, paths.movements],
];

/** Link for counts: their list once there is one, else the form to start one. */
function useCountsHref(): string {
  const mayBegin = useRight("adjustment.write");
  return useUses("counts") || !mayBegin ? paths.counts : paths.newCount;
}

/** Link to the tags, with the number to print. Renders nothing in a shop that prints none. */
function TagsAction() {
  const shop = useTagShop();
  const { data } = useQuery({ ...tagQueries.counts(), enabled: shop !== null });
  if (!shop) return null;
  return (
    <li>
      <a href={paths.tags} className="btn btn-secondary w-full">
        <Icon name="tag" />
        {words.tags}
        {data && data.tags > 0 && <span className="text-ink-3">{formatCount(data.tags)}</span>}
      </a>
    </li>
  );
}

export function QuickActions() {
  const counts: (typeof actions)[number] = ["barcode", words.countStock, useCountsHref()];
  const [isCounting, seesCost] = [useUses("counts"), useRight("cost.see")];
  const inventory: typeof actions =
    isCounting && seesCost ? [["clipboard", words.inventory, paths.inventory]] : [];
  return (
    <Card title={stockStrings.quickActions}>
      <ul className="grid gap-2 p-4 sm:grid-cols-2 lg:grid-cols-5">
        {[...actions, counts, ...inventory].map(([icon, label, href]) => (
          <li key={href}>
            <a href={href} className="btn btn-secondary w-full">
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
        <TagsAction />
      </ul>
    </Card>
  );
}

/** Stock by product type, with bars for the share of the value. */
export function StockByType({ figures: { byType } }: { figures: StockFigures }) {
  const sorted = [...byType].sort((one, other) => other.value - one.value);
  const highest = Math.max(sorted[0]?.value ?? 0, 1);
  return (
    <Card title={stockStrings.byType}>
      {byType.length === 0 && <p className="p-4 text-ink-3">{words.noProduct}</p>}
      <ul className="grid gap-3 p-4">
        {sorted.map(({ type, products, stock, value }) => (
          <li
            key={type}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[9rem_minmax(0,1fr)_11rem_8rem]"
          >
            <span>{productTypeLabels[type]}</span>
            <ShareBar share={value / highest} className="max-md:order-last max-md:col-span-2" />
            <span className="text-sm text-ink-2 max-md:order-3 max-md:col-span-2 md:text-right">
              {stockStrings.typeDetails(formatCount(products), formatCount(stock))}
            </span>
            <Money dirhams={value} className="num text-right font-semibold" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
