/** TVA (docs/rules-money.md, TVA): prices include it, and an item keeps the rate of its date of sale. */
import {
  type Centimes,
  centimesSql,
  minus,
  noMoney,
  shareOf,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { itemTotal } from "./invoice.ts";

/** Amount split into HT and TVA; `rate` in percent. */
export type VatShare = { rate: number; ht: Centimes; vat: Centimes; ttc: Centimes };

export type Line = { quantity: number; price: number; vat_rate: number | null };
/** Sales at one rate, in hundredths of a percent; null means without TVA. */
type Group = { points: number | null; ttc: Centimes };

/** Rate to store in an item, in percent; null when the shop is not subject to TVA. */
export const vatRateOfSale = (
  shop: { vat: boolean; vat_rate: number } | null,
  product: { vat_rate: number | null } | null | undefined,
): number | null => (shop?.vat ? (product?.vat_rate ?? shop.vat_rate) : null);

/**
 * Amount without TVA, rounded to the nearest centime. It uses whole numbers only, so that SQL gives the same result.
 */
const withoutVat = (ttc: Centimes, points: number): Centimes =>
  Math.floor((ttc * 20_000 + 10_000 + points) / (2 * (10_000 + points))) as Centimes;
/** `withoutVat` as SQL. */
const withoutVatSql = "(ttc * 20000 + 10000 + points) / (2 * (10000 + points))";

/** HT of an amount at a rate in hundredths of a percent. Null means without TVA: HT is then the whole amount. */
export const htOf = (ttc: Centimes, points: number | null): Centimes =>
  points === null ? ttc : withoutVat(ttc, points);

/** Margin of a product. For a shop subject to TVA it is without TVA: purchase prices are HT, selling prices TTC. */
export function productMargin(
  shop: Parameters<typeof vatRateOfSale>[0],
  product: { purchase_price: number; selling_price: number; vat_rate: number | null },
): { margin: Centimes; selling: Centimes } {
  const rate = vatRateOfSale(shop, product);
  const shown = toCentimes(product.selling_price);
  const selling = rate === null ? shown : withoutVat(shown, toCentimes(rate));
  return { margin: minus(selling, toCentimes(product.purchase_price)), selling };
}

/** Sales by rate, those without TVA first. */
function groupsOf(lines: readonly Line[]): Group[] {
  const pointsOf = ({ vat_rate }: Line) => (vat_rate === null ? null : toCentimes(vat_rate));
  const found = [...new Set(lines.map(pointsOf))].sort((a, b) => (a ?? -1) - (b ?? -1));
  return found.map((points) => ({
    points,
    ttc: sum(lines.filter((line) => pointsOf(line) === points).map(itemTotal)),
  }));
}

const sharesOf = (groups: readonly Group[]): VatShare[] =>
  groups.flatMap(({ points, ttc }) => {
    if (points === null) return [];
    const ht = withoutVat(ttc, points);
    return [{ rate: toDirhams(points as Centimes), ht, vat: minus(ttc, ht), ttc }];
  });

/** TVA of an invoice by rising rate. HT is rounded once for each rate. Empty when no item has a rate. */
export const vatOf = (lines: readonly Line[]): VatShare[] => sharesOf(groupsOf(lines));

/** Line of a credit note; amount in dirhams. */
export type CreditedLine = { amount: number; vat_rate: number | null };

const asLine = ({ amount, vat_rate }: CreditedLine): Line => ({
  quantity: 1,
  price: amount,
  vat_rate,
});

/**
 * TVA of a credit note by rate: the TVA of the invoice less earlier credit notes, minus the TVA of what is left after
 * this credit note. So all credit notes of an invoice add up to the invoice's TVA.
 */
export function vatOfCredit(
  sold: readonly Line[],
  earlier: readonly CreditedLine[],
  own: readonly CreditedLine[],
): VatShare[] {
  const amountAt = (lines: readonly Line[], points: number) =>
    groupsOf(lines).find((group) => group.points === points)?.ttc ?? noMoney;
  return groupsOf(own.map(asLine)).flatMap(({ points, ttc }) => {
    if (points === null) return [];
    const before = minus(amountAt(sold, points), amountAt(earlier.map(asLine), points));
    const ht = minus(withoutVat(before, points), withoutVat(minus(before, ttc), points));
    return [{ rate: toDirhams(points as Centimes), ht, vat: minus(ttc, ht), ttc }];
  });
}

/**
 * Splits a payment over the rates of its invoice, in proportion. Shares are rounded down; the last rate gets the rest.
 * The share without TVA is left out.
 */
export function vatOfPayment(amount: Centimes, lines: readonly Line[]): VatShare[] {
  const groups = groupsOf(lines);
  const total = sum(groups.map(({ ttc }) => ttc));
  const parts = groups.map((group) => ({ ...group, ttc: shareOf(amount, group.ttc, total) }));
  const last = parts.pop();
  if (!last) return [];
  const rest = minus(amount, sum(parts.map(({ ttc }) => ttc)));
  return sharesOf([...parts, { ...last, ttc: rest }]);
}

/** SQL condition of an item with a rate; an item without one stores JSON null. */
export const isRatedSql = (column: string): string => `typeof(${column}) IN ('integer', 'real')`;

/** Rate of an item in hundredths of a percent, NULL without TVA. */
export const vatPointsSql = (column: string): string =>
  `IIF(${isRatedSql(column)}, ${centimesSql(column)}, NULL)`;

/**
 * `vatOf` as SQL: adds `ht` to rows of `points` and `ttc`, one for each rate of a document. Rows without TVA are left
 * out.
 */
export const vatOfSql = (groups: string): string =>
  `SELECT *, ${withoutVatSql} AS ht FROM (${groups}) WHERE points IS NOT NULL`;

/** `shareOf` as SQL, in steps of a million: the full product would exceed SQLite's integers. */
const shareOfSql = `COALESCE(amount / 1000000 * ttc / total * 1000000
    + (amount / 1000000 * ttc % total * 1000000 + amount % 1000000 * ttc) / total, 0)`;

/**
 * `vatOfPayment` as SQL, from rows of `payment`, `amount`, `points` and `ttc` (sold at that rate). The highest rate, in
 * place 1, gets the rest.
 */
export const paymentSharesSql = (groups: string): string =>
  `SELECT payment, points, IIF(place = 1, amount - SUM(part) OVER (PARTITION BY payment), part) AS ttc
  FROM (SELECT payment, points, amount, place, IIF(place = 1, 0, ${shareOfSql}) AS part
    FROM (SELECT payment, points, amount, ttc, SUM(ttc) OVER own AS total, ROW_NUMBER() OVER (own ORDER BY points DESC) AS place
      FROM (${groups}) WINDOW own AS (PARTITION BY payment)))`;
