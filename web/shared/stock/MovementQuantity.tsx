import { formatCount } from "#lib/formats.ts";

/** '+4' in green, '−2' in red, also readable by its sign. */
export function MovementQuantity({ quantity }: { quantity: number }) {
  return (
    <span className={`num font-semibold ${quantity < 0 ? "text-bad-ink" : "text-ok-ink"}`}>
      {quantity < 0 ? "\u2212" : "+"}
      {formatCount(Math.abs(quantity))}
    </span>
  );
}
