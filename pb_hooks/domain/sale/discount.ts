/** Parses typed discounts, and spreads a discount over the lines of a sale (docs/rules-money.md, Discount). */
import { trimBlanks } from "#domain/core/text/blank.ts";
import {
  type Centimes,
  minus,
  noMoney,
  parseAmount,
  shareOf,
  sum,
  toCentimes,
} from "#domain/core/money.ts";

const percentForm = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/;

/**
 * Parses a discount, typed as a percentage ('10 %') or an amount ('150') off `gross`, to centimes. Null for anything
 * else, and above 100 %. An amount may exceed `gross`: `checkDiscount` refuses that.
 */
export function parseDiscount(typed: string, gross: Centimes): Centimes | null {
  const percent = percentForm.exec(trimBlanks(typed))?.[1];
  if (percent === undefined) return parseAmount(typed);
  const points = toCentimes(Number(percent.replace(",", ".")));
  return points > 10_000 ? null : (Math.round((gross * points) / 10_000) as Centimes);
}

/**
 * Spreads a discount in proportion to `lines`, the amounts before discount. Shares are rounded down and the last line
 * gets the rest; what exceeds that line goes to the lines before it. `discount` is at most the sum of the lines.
 */
export function spreadDiscount(discount: Centimes, lines: readonly Centimes[]): Centimes[] {
  const gross = sum(lines);
  const shares = lines.map((line) => shareOf(discount, line, gross));
  let rest = minus(gross > 0 ? discount : noMoney, sum(shares));
  return shares
    .map((share, at) => ({ share, room: minus(lines[at] ?? noMoney, share) }))
    .reverse()
    .map(({ share, room }) => {
      const more = Math.min(rest, room) as Centimes;
      rest = minus(rest, more);
      return sum([share, more]);
    })
    .reverse();
}
