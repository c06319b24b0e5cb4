import type { Centimes } from "#domain/core/money.ts";

/** Whole percents paid, for a bar: 100 only when nothing is left to pay. */
export function paidPercent({ total, paid }: { total: Centimes; paid: Centimes }): number {
  if (total <= 0) return paid > 0 ? 100 : 0;
  return paid >= total ? 100 : Math.min(99, Math.round((paid / total) * 100));
}
