/** Pairs of glasses among the lines of the form (docs/rules-workshop-till.md, Pairs). */
import { parseQuantity } from "#domain/core/money.ts";
import {
  firstPair,
  isFrameLine,
  isLensLine,
  maxPairs,
  pairOf,
  pairOfNewLine,
  pairRemarks,
  pairsOf,
} from "#domain/workshop/pairs.ts";
import type { ItemValues } from "#shared/sales/saleItems.ts";

const lineOf = ({ type, quantity, eye, pair }: ItemValues) => ({
  product_type: type,
  quantity: parseQuantity(quantity) ?? 0,
  eye: eye || ("" as const),
  ...(pair === undefined ? {} : { pair }),
});

/** Line in a pair; the first is not written. */
export const inPair = (item: ItemValues, pair: number): ItemValues => ({
  ...item,
  ...(pair > firstPair || item.pair !== undefined ? { pair } : {}),
});

/** New line in the pair that it belongs to. */
export const inItsPair = (items: readonly ItemValues[], item: ItemValues): ItemValues =>
  isFrameLine(lineOf(item)) || isLensLine(lineOf(item))
    ? inPair(item, pairOfNewLine(items.map(lineOf), lineOf(item)))
    : item;

export const remarksOfPairs = (items: readonly ItemValues[]) => pairRemarks(items.map(lineOf));

/** Numbers of the pairs of the lines. */
export const pairNumbers = (items: readonly ItemValues[]): number[] =>
  pairsOf(items.map(lineOf)).map(({ pair }) => pair);

/** Lenses of the last pair as the next one, without its frame; none without lenses, or after the last number. */
export function nextPairOf(items: readonly ItemValues[], makeId: () => string): ItemValues[] {
  const last = pairNumbers(items).at(-1);
  if (last === undefined || last >= maxPairs) return [];
  return items
    .filter((item) => isLensLine(lineOf(item)) && pairOf(lineOf(item)) === last)
    .map((item) => ({ ...item, id: makeId(), pair: last + 1 }));
}
