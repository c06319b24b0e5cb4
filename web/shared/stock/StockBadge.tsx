import { words } from "#lib/texts/words.strings.ts";
import type { Product } from "#domain/core/records.ts";
import { hasStock, isLowOrOut } from "#domain/stock/nonStock.ts";
import { type StockedProduct, stockLevelOf } from "#domain/stock/stockLevel.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { nonStockLabel, stockLabels } from "#lib/texts/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { stockWords } from "./stock.strings.ts";

type Props = { product: StockedProduct };
type FigureProps = {
  product: Pick<Product, "stock" | "type" | "made_to_order" | "low_stock_at">;
  className?: string;
};
type BadgeProps = Pick<FigureProps, "product"> & {
  /** True to align left, with the head of the first column. */
  isFirst?: boolean;
};

/** Text about the remaining pieces of a low stock. */
export const leftOf = (product: StockedProduct): string =>
  stockLevelOf(product) === "low" ? stockWords.left(product.stock) : "";

type LevelProps = Props & {
  /** True to include the number of pieces, when it is not shown beside the badge. */
  hasFigure?: boolean;
};

/** Badge for a low or empty stock; renders nothing otherwise. */
export function LevelBadge({ product, hasFigure = false }: LevelProps) {
  const level = stockLevelOf(product);
  if (level === "enough") return null;
  return level === "out" ? (
    <Badge tone="bad" mark="cross">
      {stockLabels.out}
    </Badge>
  ) : (
    <Badge tone="warn" mark="low">
      {hasFigure ? stockWords.low(product.stock) : words.lowStock}
    </Badge>
  );
}

/** Remaining pieces of a low stock and its badge, for use among other details. */
export const SaidStock = ({ product }: Props) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    {leftOf(product) && <b className="font-semibold text-bad-ink">{leftOf(product)}</b>}
    <LevelBadge product={product} />
  </span>
);

/** Stock of a product without a badge, for places where a sentence already says its level. */
export function StockFigure({ product, className = "" }: FigureProps) {
  const { stock, type } = product;
  if (!hasStock(product)) return <span className="text-ink-3">{nonStockLabel(type)}</span>;
  const tone = isLowOrOut(product) ? "font-semibold text-bad-ink" : "";
  return <span className={`num ${className} ${tone}`}>{formatCount(stock)}</span>;
}

/** Stock of a product, with a badge when low or empty (docs/look.md, States). */
export const StockBadge = ({ product, isFirst = false }: BadgeProps) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <StockFigure product={product} className={isFirst ? "" : "min-w-8"} />
    {hasStock(product) && <LevelBadge product={product} />}
  </span>
);
