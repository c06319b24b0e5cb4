import { formStrings } from "./form.strings";

const strings = formStrings.lines;
/** At or under this a stock is low (sales.md §9). */
const lowStock = 5;
type Props = { reference: string; stock: number; warnsLow?: boolean };

/** 'PROG-16-AR · 14 en stock', the stock in red when there is none. */
export function StockFact({ reference, stock, warnsLow }: Props) {
  const isShort = stock <= 0 || (warnsLow && stock <= lowStock);
  return (
    <p className="text-sm text-ink-3 truncate">
      {reference && `${reference} · `}
      <span className={isShort ? "text-bad-ink font-semibold" : ""}>
        {stock > 0 ? strings.inStock(stock) : strings.outOfStock}
      </span>
    </p>
  );
}
