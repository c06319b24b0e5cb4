import type { ProductType } from "#domain/core/records.ts";
import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { nonStockLabel, stockLabels } from "#lib/texts/labels.ts";

type Props = {
  reference: string;
  type: ProductType;
  /** Null for a product that has no stock. */
  stock: number | null;
  /** Stock from which the product counts as low; blank for the default. */
  lowStockAt?: number | null | undefined;
  /** Requested quantity; amber when above the stock. */
  wanted?: number;
};

/** Detail under a product's name, 'PROG-16-AR · 14 en stock'; a low stock is red. */
export function StockDetail({ reference, type, stock, lowStockAt, wanted = 0 }: Props) {
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      {stock === null ? nonStockLabel(type) : <Stock {...{ stock, lowStockAt, wanted }} />}
    </p>
  );
}

type StockProps = Pick<Props, "lowStockAt"> & { stock: number; wanted: number };

function Stock({ stock, lowStockAt, wanted }: StockProps) {
  const level = stockLevelOf({ stock, low_stock_at: lowStockAt ?? null });
  if (level !== "out" && wanted > stock)
    return <span className="text-warn-ink font-semibold">{stockLabels.tooFew(stock)}</span>;
  return (
    <span className={level === "enough" ? "" : "text-bad-ink font-semibold"}>
      {stockLabels.inStock(stock)}
    </span>
  );
}
