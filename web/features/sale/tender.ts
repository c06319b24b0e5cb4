/** Received, paid and returned amounts of a counter sale. */
import { type Centimes, minus, noMoney, parseAmount, toCentimes } from "#domain/core/money.ts";
import { invoiceBalance } from "#domain/sale/due.ts";

export type Tender = {
  received: Centimes;
  /** Stored payment. */
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

/** Dirham notes, and rounding steps of larger sums. */
const notes = [20, 50, 100, 200, 500].map(toCentimes);
const offered = 3;
/** Most notes of one kind. */
const mostNotes = 5;

/** Likely received amounts: the total, then round amounts above it. */
export function likelyAmounts(total: Centimes): Centimes[] {
  if (total <= 0) return [];
  const fitting = notes.filter((note) => note * mostNotes >= total);
  const rounded = fitting.map((note) => (Math.ceil(total / note) * note) as Centimes);
  return [...new Set([total, ...rounded])].sort((a, b) => a - b).slice(0, offered);
}
