import type { ProductType } from "#domain/core/records.ts";
import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { nonStockLabel, stockLabels } from "#lib/texts/labels.ts";

type Props = {
  reference: string;
  type: ProductType;
  /** Null for a product without stock. */
  stock: number | null;
  /** Wanted quantity: amber above the stock. */
  wanted?: number;
};

/** 'PROG-16-AR · 14 en stock', the stock in red at five or less. */
export function StockFact({ reference, type, stock, wanted = 0 }: Props) {
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      {stock === null ? nonStockLabel(type) : <Stock {...{ stock, wanted }} />}
    </p>
  );
}

function Stock({ stock, wanted }: { stock: number; wanted: number }) {
  const level = stockLevelOf(stock);
  if (level !== "out" && wanted > stock)
    return <span className="text-warn-ink font-semibold">{stockLabels.tooFew(stock)}</span>;
  return (
    <span className={level === "enough" ? "" : "text-bad-ink font-semibold"}>
      {stockLabels.inStock(stock)}
    </span>
  );
}
