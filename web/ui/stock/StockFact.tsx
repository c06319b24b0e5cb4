import { stockLevelOf } from "#domain/stock/stockLevel.ts";
import { stockLabels } from "#lib/labels.ts";

type Props = {
  reference: string;
  stock: number;
  warnsLow?: boolean;
  /** How many are wanted: more than there are is said in amber. */
  asked?: number;
};

/** 'PROG-16-AR · 14 en stock', the stock in red when there is none. */
export function StockFact({ reference, stock, warnsLow = false, asked = 0 }: Props) {
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      <Stock {...{ stock, warnsLow, asked }} />
    </p>
  );
}

function Stock({ stock, warnsLow, asked }: Required<Omit<Props, "reference">>) {
  const level = stockLevelOf(stock);
  if (level !== "out" && asked > stock)
    return <span className="text-warn-ink font-semibold">{stockLabels.tooFew(stock)}</span>;
  const isShort = level === "out" || (warnsLow && level === "low");
  return (
    <span className={isShort ? "text-bad-ink font-semibold" : ""}>
      {level === "out" ? stockLabels.outOfStock : stockLabels.inStock(stock)}
    </span>
  );
}
