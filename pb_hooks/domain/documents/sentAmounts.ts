/** Amounts of a body before it is checked, for the approval of its act; what is no number counts as 0. */
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount, type QuoteVariant } from "#domain/core/records.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";

/** A larger number is refused by its field, so that it need not be exact here. */
const numberOf = (value: unknown): number =>
  Math.min(Math.max(readNumber(value) || 0, 0), maxAmount);

const centimesOf = (value: unknown): Centimes => toCentimes(numberOf(value));

/** Objects of a list that was sent. */
export const sentObjects = (list: unknown): Values[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** A sent amount in dirhams. */
export const sentAmount = (value: unknown): number => toDirhams(centimesOf(value));

/** Sum of the amounts of sent children, in dirhams. */
export const sentSum = (list: unknown): number =>
  toDirhams(sum(sentObjects(list).map(({ amount }) => centimesOf(amount))));

/** Sent lines of a sale or quote. */
export const sentLines = (list: unknown) =>
  sentObjects(list).map(({ quantity, price, discount, variant }) => ({
    quantity: numberOf(quantity),
    price: numberOf(price),
    discount: numberOf(discount),
    variant: textValue(variant) as QuoteVariant | "",
  }));
