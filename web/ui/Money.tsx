import { formatAmount, toCentimes } from "../../pb_hooks/domain/money";

/** An amount in dirhams with its unit, smaller and quieter than the figure. */
export function Money({ dirhams, className = "" }: { dirhams: number; className?: string }) {
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {formatAmount(toCentimes(dirhams))}&nbsp;<span className="unit">DH</span>
    </span>
  );
}
