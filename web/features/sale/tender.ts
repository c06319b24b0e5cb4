/** Received amount, payment and change of a counter sale. */
import { type Centimes, minus, noMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import { invoiceBalance } from "#domain/sale/due.ts";

export type Tender = {
  received: Centimes;
  /** Amount stored as a payment. */
  paid: Centimes;
  change: Centimes;
  remaining: Centimes;
  surplus: Centimes;
};

/**
 * Splits a received amount; blank means the total. Cash above the total is change, other methods leave a surplus
 * (docs/rules-money.md, Invoice).
 */
export function tenderOf(total: Centimes, typed: string, method: string): Tender {
  const received = typed.trim() === "" ? total : (parseAmount(typed) ?? noMoney);
  const excess = received > total ? minus(received, total) : noMoney;
  const isCash = method === "cash";
  const paid = isCash ? minus(received, excess) : received;
  return {
    received,
    paid,
    change: isCash ? excess : noMoney,
    remaining: invoiceBalance(total, paid).remaining,
    surplus: isCash ? noMoney : excess,
  };
}

/** Notes of the dirham, also used as rounding steps for larger sums. */
const notes = [20, 50, 100, 200, 500].map(toCentimes);
const offered = 3;
/** Highest number of notes of one kind in a likely amount. */
const mostNotes = 5;

/** Amounts that a client is likely to hand over: the total, then round amounts above it. */
export function likelyAmounts(total: Centimes): Centimes[] {
  if (total <= 0) return [];
  const fitting = notes.filter((note) => note * mostNotes >= total);
  const rounded = fitting.map((note) => (Math.ceil(total / note) * note) as Centimes);
  return [...new Set([total, ...rounded])].sort((a, b) => a - b).slice(0, offered);
}
