import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { formatCount } from "#lib/formats.ts";
import { stockLabels } from "#lib/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { stockWords } from "./stock.strings.ts";

type Props = {
  stock: number;
  /** Among other facts, where a figure alone would belong to nothing. */
  isSaid?: boolean;
};

/** The stock of a product; with a word when it is out or low (web/README.md, States). Its figures end where its head does. */
export function StockBadge({ stock, isSaid = false }: Props) {
  const level = stockLevelOf(stock);
  if (level === "enough")
    return <span className="num inline-block min-w-8">{formatCount(stock)}</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {isSaid ? (
        level === "low" && stockWords.left(stock)
      ) : (
        <span
          className={`num min-w-8 ${level === "out" ? "font-semibold text-bad-ink" : "text-ink"}`}
        >
          {formatCount(stock)}
        </span>
      )}
      {level === "out" ? (
        <Badge tone="bad" mark="mark-cross">
          {stockLabels.out}
        </Badge>
      ) : (
        <Badge tone="warn" mark="mark-low">
          {stockLabels.low}
        </Badge>
      )}
    </span>
  );
}
