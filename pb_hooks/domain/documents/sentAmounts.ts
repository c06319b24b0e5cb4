/** Amounts in an unchecked body, for the approval of its act; anything but a number counts as 0. */
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { type Centimes, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount, type QuoteVariant } from "#domain/core/records.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";

/** Limited to the largest amount: the check of the field refuses a larger one later. */
const numberOf = (value: unknown): number =>
  Math.min(Math.max(readNumber(value) || 0, 0), maxAmount);

const centimesOf = (value: unknown): Centimes => toCentimes(numberOf(value));

/** Objects in a list of the body. */
export const sentObjects = (list: unknown): Values[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** Amount of the body, in dirhams. */
export const sentAmount = (value: unknown): number => toDirhams(centimesOf(value));

/** Sum of the amounts of children in the body, in dirhams. */
export const sentSum = (list: unknown): number =>
  toDirhams(sum(sentObjects(list).map(({ amount }) => centimesOf(amount))));

/** Lines of a sale or quote in the body. */
export const sentLines = (list: unknown) =>
  sentObjects(list).map(({ quantity, price, discount, variant }) => ({
    quantity: numberOf(quantity),
    price: numberOf(price),
    discount: numberOf(discount),
    variant: textValue(variant) as QuoteVariant | "",
  }));
