import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { formatCount } from "#lib/formats.ts";
import { stockLabels } from "#lib/labels.ts";
import { Badge } from "#ui/page/Badge.tsx";

/** The stock of a product; with a word when it is out or low (web/README.md, States). Its figures end where its head does. */
export function StockBadge({ stock }: { stock: number }) {
  const level = stockLevelOf(stock);
  if (level === "enough")
    return <span className="num inline-block min-w-8">{formatCount(stock)}</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={`num md:min-w-8 ${level === "out" ? "font-semibold text-bad-ink" : "text-ink"}`}
      >
        {formatCount(stock)}
      </span>
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
