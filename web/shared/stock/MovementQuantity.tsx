import { formatCount } from "#lib/texts/formats.ts";

/** '+4', '−2'. */
export const signedCount = (quantity: number): string =>
  `${quantity < 0 ? "\u2212" : "+"}${formatCount(Math.abs(quantity))}`;

/** '+4' in green, '−2' in red, also readable by its sign. */
export function MovementQuantity({ quantity }: { quantity: number }) {
  return (
    <span className={`num font-semibold ${quantity < 0 ? "text-bad-ink" : "text-ok-ink"}`}>
      {signedCount(quantity)}
    </span>
  );
}
