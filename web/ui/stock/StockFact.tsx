import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { stockLabels } from "#lib/labels.ts";

type Props = { reference: string; stock: number; warnsLow?: boolean };

/** 'PROG-16-AR · 14 en stock', the stock in red when there is none. */
export function StockFact({ reference, stock, warnsLow }: Props) {
  const level = stockLevelOf(stock);
  const isShort = level === "out" || (warnsLow && level === "low");
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      <span className={isShort ? "text-bad-ink font-semibold" : ""}>
        {level === "out" ? stockLabels.outOfStock : stockLabels.inStock(stock)}
      </span>
    </p>
  );
}
