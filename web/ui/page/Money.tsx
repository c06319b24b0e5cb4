import { type Centimes, currency, formatAmount, toCentimes } from "#domain/core/money.ts";
import { MaskedAmount } from "./MoneyText.tsx";

/** The unit of an amount, smaller and quieter than the figure it follows. */
export const CurrencyUnit = ({ className = "" }: { className?: string }) => (
  <span className={`unit ${className}`}>{currency}</span>
);

/** An amount without its unit, in a column that names it. */
export const Amount = ({ centimes }: { centimes: Centimes }) => (
  <MaskedAmount>{formatAmount(centimes)}</MaskedAmount>
);

type Props = ({ dirhams: number } | { centimes: Centimes }) & {
  className?: string;
  /** Of the unit, beside a figure that is larger than the text around. */
  unitClass?: string;
};

/**
 * An amount with its unit: of the wire in dirhams, of the rules in centimes. Written out, not made of the two above: a page
 * has forty, and half of what it drew for them were their parts.
 */
export function Money({ className = "", unitClass = "", ...amount }: Props) {
  const centimes = "centimes" in amount ? amount.centimes : toCentimes(amount.dirhams);
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <MaskedAmount>{formatAmount(centimes)}</MaskedAmount>
      &nbsp;
      <span className={`unit ${unitClass}`}>{currency}</span>
    </span>
  );
}
