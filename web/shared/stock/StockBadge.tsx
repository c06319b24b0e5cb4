import { words } from "#lib/words.strings.ts";
import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { formatCount } from "#lib/formats.ts";
import { stockLabels } from "#lib/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { stockWords } from "./stock.strings.ts";

type Props = { stock: number };
type BadgeProps = Props & {
  /** Where the figure stands in a column of such stocks: it begins where its head does. */
  isFirst?: boolean;
};

/** How many are left of what is low; of what is out its badge says it. */
export const leftOf = (stock: number): string =>
  stockLevelOf(stock) === "low" ? stockWords.left(stock) : "";

type LevelProps = Props & {
  /** How many are left of what is low is in it: beside it there is no room. */
  hasFigure?: boolean;
};

/** The state of a stock in a word; nothing where there is enough. */
export function LevelBadge({ stock, hasFigure = false }: LevelProps) {
  const level = stockLevelOf(stock);
  if (level === "enough") return null;
  return level === "out" ? (
    <Badge tone="bad" mark="cross">
      {stockLabels.out}
    </Badge>
  ) : (
    <Badge tone="warn" mark="low">
      {hasFigure ? stockWords.low(stock) : words.lowStock}
    </Badge>
  );
}

/** Among other facts, where a figure alone would belong to nothing. */
export const SaidStock = ({ stock }: Props) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    {leftOf(stock) && <b className="font-semibold text-bad-ink">{leftOf(stock)}</b>}
    <LevelBadge stock={stock} />
  </span>
);

/** The stock of a product; with a word when it is out or low (web/README.md, States). Its figures end where its head does. */
export function StockBadge({ stock, isFirst = false }: BadgeProps) {
  const level = stockLevelOf(stock);
  const width = isFirst ? "" : "min-w-8";
  if (level === "enough")
    return <span className={`num inline-block ${width}`}>{formatCount(stock)}</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className={`num ${width} font-semibold text-bad-ink`}>{formatCount(stock)}</span>
      <LevelBadge stock={stock} />
    </span>
  );
}
