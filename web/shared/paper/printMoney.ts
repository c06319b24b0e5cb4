/** Amounts for paper: with no-break spaces, which every printer font has. */
import {
  type Centimes,
  formatAmount,
  formatMoney,
  minus,
  noMoney,
  toCentimes,
} from "#domain/core/money.ts";

export const plain = (text: string): string => text.replaceAll("\u202f", "\u00a0");

export const printAmount = (amount: Centimes): string => plain(formatAmount(amount));
export const printMoney = (amount: Centimes): string => plain(formatMoney(amount));

/** Discount of a line, '−18,70 DH'; '' without one. */
export const printDiscount = ({ discount }: { discount: number }): string =>
  discount > 0 ? printMoney(minus(noMoney, toCentimes(discount))) : "";
