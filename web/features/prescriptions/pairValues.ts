/** Measures of the later pairs: form texts and parsed values. */
import { type PairMeasure, pairMeasures } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import {
  pairsIn,
  type PairsInput,
  type PairsValues,
} from "#domain/optics/measures/pairMeasures.ts";
import { pairOf } from "#domain/workshop/lensEyes.ts";
import { isFrameLine, isLensLine } from "#domain/workshop/pairs.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { type ExtraField, extraOfText, extraRefusal, extraText } from "./extraValues.ts";

/** Numbers of all pairs after the first. */
export const laterPairs = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export type LaterPair = (typeof laterPairs)[number];
export type PairTexts = Record<PairMeasure, string>;
/** Texts of every later pair, used or not, so that drafts and saves of other stations merge field by field. */
export type PairsTexts = Record<`${LaterPair}`, PairTexts>;
export type PairField = `pairs.${LaterPair}.${PairMeasure}`;

export const pairField = (pair: LaterPair, name: PairMeasure): PairField => `pairs.${pair}.${name}`;
export const pairFields: readonly PairField[] = laterPairs.flatMap((pair) =>
  pairMeasures.map((name) => pairField(pair, name)),
);

/** Measure that a field shows, whatever its pair. */
export const measureOfField = (field: ExtraField | PairField): ExtraField =>
  field.slice(field.lastIndexOf(".") + 1) as ExtraField;

/** Numbers of the pairs that the lines belong to. */
export const pairNumbers = (items: readonly ItemValues[]): number[] =>
  [
    ...new Set(
      items
        .filter(
          ({ type }) => isFrameLine({ product_type: type }) || isLensLine({ product_type: type }),
        )
        .map(pairOf),
    ),
  ].sort((one, other) => one - other);

/** Later pairs among the given numbers. */
export const laterOf = (numbers: readonly number[]): LaterPair[] =>
  laterPairs.filter((pair) => numbers.includes(pair));

/** Form texts of stored measures; '' for missing ones. */
export const pairsTextsOf = (stored: unknown): PairsTexts => {
  const pairs = pairsIn(stored);
  const textsOf = (pair: LaterPair) =>
    Object.fromEntries(
      pairMeasures.map((name) => [name, extraText(name, pairs[pair]?.[name])]),
    ) as PairTexts;
  return Object.fromEntries(laterPairs.map((pair) => [pair, textsOf(pair)])) as PairsTexts;
};
export const blankPairs: PairsTexts = pairsTextsOf(null);

const numberOf = (name: PairMeasure, typed: string, unreadable: number | null): number | null => {
  const value = extraOfText(name, typed, unreadable);
  return typeof value === "number" ? value : null;
};

/** Parsed measures of some pairs, with NaN for texts that are not numbers. */
export function typedPairs(texts: PairsTexts, numbers: readonly number[]): PairsValues {
  return Object.fromEntries(
    laterOf(numbers).map((pair) => [
      pair,
      Object.fromEntries(
        pairMeasures.flatMap((name) => {
          const value = numberOf(name, texts[`${pair}`][name], Number.NaN);
          return value === null ? [] : [[name, value]];
        }),
      ),
    ]),
  );
}

/** Measures to send, of the pairs among the lines: those filled in now or before. */
export function pairsInput(
  texts: PairsTexts,
  base: PairsTexts,
  numbers: readonly number[],
): { pairs?: PairsInput } {
  const sent = laterOf(numbers).flatMap((pair) => {
    const names = pairMeasures.filter((name) => texts[`${pair}`][name] || base[`${pair}`][name]);
    const values = names.map(
      (name) => [name, numberOf(name, texts[`${pair}`][name], null)] as const,
    );
    return values.length > 0 ? [[String(pair), Object.fromEntries(values)] as const] : [];
  });
  return sent.length > 0 ? { pairs: Object.fromEntries(sent) } : {};
}

/** Heights of the right eye to copy to the left eye of the same pair. */
export const sharedHeights = (texts: PairsTexts): { field: PairField; text: string }[] =>
  laterPairs.flatMap((pair) => {
    const text = texts[`${pair}`].right_height;
    return text ? [{ field: pairField(pair, "left_height"), text }] : [];
  });

/** Violations of the measures of some pairs, in screen order. */
export const checkPairTexts = (texts: PairsTexts, numbers: readonly number[]): Violation[] =>
  laterOf(numbers).flatMap((pair) =>
    pairMeasures.flatMap((name): Violation[] => {
      const code = extraRefusal(name, texts[`${pair}`][name]);
      return code === null ? [] : [{ field: pairField(pair, name), code }];
    }),
  );
