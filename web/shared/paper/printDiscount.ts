import { formatMoney, minus, noMoney, toCentimes } from "#domain/core/money.ts";

/** Formats the discount of a line, '−18,70 DH'; '' without one. */
export const printDiscount = ({ discount }: { discount: number }): string =>
  discount > 0 ? formatMoney(minus(noMoney, toCentimes(discount))) : "";
