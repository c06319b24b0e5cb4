/** Amounts for paper: with no-break spaces, which every printer font has. */
import { type Centimes, formatAmount, formatMoney } from "#domain/core/money.ts";

export const plain = (text: string): string => text.replaceAll("\u202f", "\u00a0");

export const printAmount = (amount: Centimes): string => plain(formatAmount(amount));
export const printMoney = (amount: Centimes): string => plain(formatMoney(amount));
