import { formatCount } from "#lib/texts/formats.ts";

/** Formats a signed quantity: '+4', '−2'. */
export const signedCount = (quantity: number): string =>
  `${quantity < 0 ? "\u2212" : "+"}${formatCount(Math.abs(quantity))}`;

/** Quantity of a movement, green for '+4', red for '−2'; the sign alone suffices without colours. */
export function MovementQuantity({ quantity }: { quantity: number }) {
  return (
    <span className={`num font-semibold ${quantity < 0 ? "text-bad-ink" : "text-ok-ink"}`}>
      {signedCount(quantity)}
    </span>
  );
}
