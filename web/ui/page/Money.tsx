import { type Centimes, currency, formatAmount, toCentimes } from "#domain/core/money.ts";
import { MaskedAmount } from "./MoneyText.tsx";

/** Currency unit, smaller than its figure. */
export const CurrencyUnit = ({ className = "" }: { className?: string }) => (
  <span className={`unit ${className}`}>{currency}</span>
);

/** Amount without unit, in a column that names it. NaN is a cost that this person is not sent. */
export const Amount = ({ centimes }: { centimes: Centimes }) =>
  Number.isNaN(centimes) ? <>-</> : <MaskedAmount>{formatAmount(centimes)}</MaskedAmount>;

type Props = ({ dirhams: number | undefined } | { centimes: Centimes }) & {
  className?: string;
  /** Class of the unit, beside a large figure. */
  unitClass?: string;
};

/** Amount with its unit, from dirhams or centimes. */
export function Money({ className = "", unitClass = "", ...amount }: Props) {
  const centimes =
    "centimes" in amount ? amount.centimes : toCentimes(amount.dirhams ?? Number.NaN);
  if (Number.isNaN(centimes)) return <span className={className}>-</span>;
  return (
    <span className={`whitespace-nowrap ${className}`}>
      <Amount centimes={centimes} />
      &nbsp;
      <CurrencyUnit className={unitClass} />
    </span>
  );
}
