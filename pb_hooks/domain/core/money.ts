/**
 * Money (docs/rules-money.md, Amounts): dirhams with two decimals on the wire, whole centimes in code. Never add or
 * compare decimal dirhams.
 */

import { isBlank, trimBlanks } from "./text/blank.ts";

export type Centimes = number & { readonly unit: "centimes" };

/** Zero centimes. */
export const noMoney = 0 as Centimes;

/** Symbol of the currency. */
export const currency = "DH";

/** Dirhams to centimes, rounded to the nearest; 0 for anything but a finite number. */
export function toCentimes(dirhams: number | null | undefined): Centimes {
  if (typeof dirhams !== "number" || !Number.isFinite(dirhams)) return noMoney;
  // Adding 0 makes -0 a plain zero.
  if (Number.isInteger(dirhams)) return (dirhams * 100 + 0) as Centimes;
  // Avoids binary rounding: 1.005 * 100 is 100.49999999999999, '1.005e2' is 100.5.
  const shifted = Number(`${dirhams}e2`);
  return Math.round(Number.isNaN(shifted) ? dirhams * 100 : shifted) as Centimes;
}

/** `toCentimes` as SQL, for a stored amount, which has at most two decimals. */
export const centimesSql = (column: string): string => `CAST(ROUND(${column} * 100) AS INTEGER)`;

/** Centimes as dirhams, for the wire. */
export const toDirhams = (centimes: Centimes): number => centimes / 100;

/** Quantity times unit price. */
export const times = (centimes: Centimes, quantity: number): Centimes =>
  Math.round(centimes * quantity) as Centimes;

/** Sum of amounts, exact because centimes are whole. */
export const sum = (amounts: readonly Centimes[]): Centimes =>
  amounts.reduce<number>((total, amount) => total + amount, 0) as Centimes;

/** Difference, negative when the second is larger. */
export const minus = (a: Centimes, b: Centimes): Centimes => (a - b) as Centimes;

/**
 * Share of `amount` in proportion to `part` of `total`, rounded down; 0 when `total` is 0. Uses BigInt, as the product
 * of two large amounts is not exact as a number.
 */
export const shareOf = (amount: Centimes, part: Centimes, total: Centimes): Centimes =>
  total > 0 ? (Number((BigInt(amount) * BigInt(part)) / BigInt(total)) as Centimes) : noMoney;

const typedAmount = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** Typed amount ('1 234,5', '1234.50', '12,50'); null for anything else. */
export function parseAmount(typed: string): Centimes | null {
  const compact = trimBlanks(typed).replace(/[\s\u0085]/g, "");
  return typedAmount.test(compact) ? toCentimes(Number(compact.replace(",", "."))) : null;
}

/** Message code for a refused amount; null when parseAmount accepts it. A minus sign gives "min". */
export function amountRefusal(typed: string): "required" | "min" | "number" | null {
  if (isBlank(typed)) return "required";
  if (parseAmount(typed) !== null) return null;
  return /^\s*[-\u2212]/.test(typed) ? "min" : "number";
}

/** Typed whole quantity without a sign, else null. The caller checks the limit of the field. */
export function parseQuantity(typed: string): number | null {
  const plain = trimBlanks(typed);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** Groups the digits of a whole number by thousands: '1 284', with U+202F. */
export function inThousands(figures: string): string {
  const groups: string[] = [];
  let end = figures.length;
  for (; fourDigits.test(figures.slice(end - 4, end)) && end > 3; end -= 3)
    groups.push(figures.slice(end - 3, end));
  return [figures.slice(0, end), ...groups.reverse()].join("\u202f");
}
const fourDigits = /^\d{4}$/;

/** '1 234,50': U+202F between thousands, comma, two decimals, U+2212 for a minus. */
export function formatAmount(centimes: Centimes): string {
  const units = inThousands(String(Math.floor(Math.abs(centimes) / 100)));
  const rest = String(Math.abs(centimes) % 100).padStart(2, "0");
  return `${centimes < 0 ? "\u2212" : ""}${units},${rest}`;
}

/** '1 234,50 DH', with U+00A0 before the unit. */
export const formatMoney = (centimes: Centimes): string =>
  `${formatAmount(centimes)}\u00a0${currency}`;
