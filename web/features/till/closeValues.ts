/** Values of the closing form: coins or a sum, and a note that explains a difference. */
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  noMoney,
  parseAmount,
  toDirhams,
} from "#domain/core/money.ts";
import {
  bankNotes,
  cashDifference,
  type CoinCounts,
  coinName,
  coins,
  coinsTotal,
} from "#domain/till/cash.ts";
import type { CloseInput } from "#api/sales/till.ts";
import { words } from "#lib/texts/words.strings.ts";
import { tillPageStrings } from "./till.strings.ts";

const texts = tillPageStrings.closing;

/** Typed texts; `coins` is in the order of `coinValues`. */
type Count = { coins: { count: string }[]; counted: string; notes: string };
/** `atFirst`: cash expected when the count began. */
export type CloseForm = Count & { atFirst: Centimes };

/** Key of the draft of a day's count. */
export const countKey = (day: string): string => `close.${day}`;

export const coinValues: readonly Centimes[] = [...bankNotes, ...coins];

export const blankClose = (atFirst = noMoney): CloseForm => ({
  coins: coinValues.map(() => ({ count: "" })),
  counted: "",
  notes: "",
  atFirst,
});

/** Parses the number of a coin; 0 when blank or invalid. */
export const readCount = (typed: string): number => {
  const text = typed.trim();
  return /^\d{1,5}$/.test(text) ? Number(text) : 0;
};

export const checkCount = (typed: string): string | true =>
  typed.trim() === "" || /^\d{1,5}$/.test(typed.trim()) || words.numberExpected;

/** Number of each coin, without zeros. */
export function coinCounts(typed: CloseForm["coins"]): CoinCounts {
  const counts = typed.map(({ count }, index): [string, number] => [
    coinName(coinValues[index] ?? noMoney),
    readCount(count),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Sum of the coins as a text, to fill in the sum field. */
export const countedText = (typed: CloseForm["coins"]): string =>
  formatAmount(coinsTotal(coinCounts(typed)));

/** True when the sum must be updated after a change at `index`. A sum typed by hand stays when a coin is cleared. */
export function sumFollows(
  coins: CloseForm["coins"],
  index: number,
  { before, counted }: { before: string; counted: string },
): boolean {
  const old = coins.map((coin, at) => (at === index ? { count: before } : coin));
  return coins[index]?.count.trim() !== "" || counted === countedText(old);
}

/** Counted minus expected cash; null while nothing is counted. */
export function differenceOf(counted: string, expected: Centimes): Centimes | null {
  const amount = parseAmount(counted);
  return amount === null ? null : cashDifference(amount, expected);
}

const refusals = {
  required: texts.countRequired,
  min: texts.countNegative,
  number: words.numberExpected,
} as const;

export function checkCounted(typed: string): string | true {
  const refusal = amountRefusal(typed);
  return refusal ? refusals[refusal] : true;
}

export const checkNotes = (notes: string, counted: string, expected: Centimes): string | true =>
  notes.trim() !== "" || !differenceOf(counted, expected) || texts.noteRequired;

/** Request body of the closing. The coins are included only if they add up to the sum. */
export function closeInput(
  { coins: typed, counted, notes }: Count,
  expected: Centimes,
): CloseInput {
  const amount = parseAmount(counted) ?? noMoney;
  const counts = coinCounts(typed);
  const isOfCoins = Object.keys(counts).length > 0 && coinsTotal(counts) === amount;
  return {
    counted: toDirhams(amount),
    notes: notes.trim(),
    expected: toDirhams(expected),
    ...(isOfCoins ? { coins: counts } : {}),
  };
}
