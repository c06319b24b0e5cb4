import { type Centimes, currency, formatAmount, toCentimes } from "#domain/core/money.ts";
import { MaskedAmount } from "./MoneyText.tsx";

/** Currency unit, in smaller type than its figure. */
export const CurrencyUnit = ({ className = "" }: { className?: string }) => (
  <span className={`unit ${className}`}>{currency}</span>
);

/** Amount without a unit, in a column that names it. NaN is a cost that the server does not send to this person. */
export const Amount = ({ centimes }: { centimes: Centimes }) =>
  Number.isNaN(centimes) ? <>-</> : <MaskedAmount>{formatAmount(centimes)}</MaskedAmount>;

type Props = ({ dirhams: number | undefined } | { centimes: Centimes }) & {
  className?: string;
  /** CSS class of the unit, beside a large figure. */
  unitClass?: string;
};

/** Amount with its unit, given in dirhams or in centimes. */
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
