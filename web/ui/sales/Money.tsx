import { type Centimes, formatAmount } from "../../../pb_hooks/domain/money";
import { salesStrings } from "./sales.strings";

type Props = { amount: Centimes; className?: string };

/** '1 290,00 DH', the unit quieter than the figure. */
export function Money({ amount, className = "" }: Props) {
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {formatAmount(amount)} <span className="unit">{salesStrings.currency}</span>
    </span>
  );
}
