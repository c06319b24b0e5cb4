/** What is given at the counter, what of it pays the sale, and what goes back. */
import { type Centimes, minus, noMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import { invoiceBalance } from "#domain/sale/due.ts";

export type Tender = {
  received: Centimes;
  /** What is kept as the payment. */
  paid: Centimes;
  change: Centimes;
  remaining: Centimes;
  surplus: Centimes;
};

/**
 * An empty amount means the whole total. Cash beyond the total is returned as change; other methods leave a surplus
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

/** The notes of the dirham, and what larger sums are rounded to. */
const notes = [20, 50, 100, 200, 500].map(toCentimes);
const offered = 3;
/** Nobody pays with more notes of one kind. */
const mostNotes = 5;

/** What is likely to be given for a total: the total itself, then the next round amounts. */
export function likelyAmounts(total: Centimes): Centimes[] {
  if (total <= 0) return [];
  const fitting = notes.filter((note) => note * mostNotes >= total);
  const rounded = fitting.map((note) => (Math.ceil(total / note) * note) as Centimes);
  return [...new Set([total, ...rounded])].sort((a, b) => a - b).slice(0, offered);
}
