import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { stockLabels } from "#lib/labels.ts";

type Props = {
  reference: string;
  stock: number;
  /** Wanted quantity: amber above the stock. */
  wanted?: number;
};

/** 'PROG-16-AR · 14 en stock', the stock in red at five or less. */
export function StockFact({ reference, stock, wanted = 0 }: Props) {
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      <Stock {...{ stock, wanted }} />
    </p>
  );
}

function Stock({ stock, wanted }: Required<Omit<Props, "reference">>) {
  const level = stockLevelOf(stock);
  if (level !== "out" && wanted > stock)
    return <span className="text-warn-ink font-semibold">{stockLabels.tooFew(stock)}</span>;
  return (
    <span className={level === "enough" ? "" : "text-bad-ink font-semibold"}>
      {stockLabels.inStock(stock)}
    </span>
  );
}
