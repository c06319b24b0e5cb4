/**
 * Measures that belong to the frame of a pair (docs/rules-lab-orders.md, Measures of a pair). The first pair has the fields of
 * the prescription; those of other pairs are in its JSON field `pairs`: `{"2": {right_height: 19}}`.
 */
import { isBlank } from "#domain/core/text/blank.ts";
import {
  type EyeSide,
  type ExtraMeasure,
  type PairMeasure,
  pairMeasures,
} from "#domain/core/records.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { checkStoredMeasure, type ExtraFields } from "./extraMeasures.ts";

/** Measures of one pair that are given. */
export type PairValues = Partial<Record<PairMeasure, number>>;
/** Measures by the number of their pair, from 2 on. */
export type PairsValues = Record<string, PairValues>;
/** Measures of pairs as a body may send them: null or `{}` empties, an absent name keeps. */
export type PairsInput = Record<string, Partial<Record<PairMeasure, number | null>> | null>;

const pairNumber = /^[2-9]$/;
const measureOf: Record<PairMeasure, ExtraMeasure> = {
  right_height: "height",
  left_height: "height",
  vertex: "vertex",
  pantoscopic: "pantoscopic",
  wrap: "wrap",
};
const isPairMeasure = (name: string): name is PairMeasure =>
  pairMeasures.some((one) => one === name);

/** True of a measure that is the pair's: the others are the person's. */
export const heightField = (side: EyeSide): PairMeasure => `${side}_height`;

/** Longest unknown name that is repeated in an error's path. */
const maxNameLength = 40;
const pathOf = (...names: string[]): string =>
  names.map((name) => name.slice(0, maxNameLength)).join(".");

/** Violations of the measures of pairs, at '2.right_height': an unknown pair or name, or a value as of the first pair. */
export function checkPairs(pairs: unknown): Violation[] {
  if (!isObject(pairs)) return [];
  return Object.entries(pairs).flatMap(([pair, own]): Violation[] => {
    if (!pairNumber.test(pair)) return [{ field: pathOf(pair), code: "pair_unknown" }];
    if (isBlank(own)) return [];
    if (!isObject(own)) return [{ field: pair, code: "object" }];
    return Object.entries(own).flatMap(([name, value]): Violation[] => {
      const field = pathOf(pair, name);
      if (!isPairMeasure(name)) return [{ field, code: "measure_unknown" }];
      const refusal = isBlank(value) ? null : checkPairValue(name, readNumber(value));
      return refusal ? [{ field, ...refusal }] : [];
    });
  });
}

/** Refusal of a pair's measure, as of the first pair's. */
export const checkPairValue = (name: PairMeasure, value: number): { code: string } | null =>
  checkStoredMeasure(measureOf[name], value);
/** Measure whose limits and steps a pair's measure has. */
export const pairMeasureKind = (name: PairMeasure): ExtraMeasure => measureOf[name];

/** Given measures of a pair; blank and unknown ones are none. */
function givenOf(own: unknown): PairValues {
  const values: Values = isObject(own) ? own : {};
  return Object.fromEntries(
    pairMeasures.flatMap((name) => {
      const number = isBlank(values[name]) ? Number.NaN : readNumber(values[name]);
      return Number.isNaN(number) ? [] : [[name, number]];
    }),
  );
}

const isEmpty = (own: object): boolean => Object.keys(own).length === 0;

/** Stored form: pairs in order, given measures only; null without any. */
function storedPairs(pairs: Values): PairsValues | null {
  const given = Object.entries(pairs)
    .filter(([pair]) => pairNumber.test(pair))
    .map(([pair, own]) => [pair, givenOf(own)] as const)
    .filter(([, own]) => !isEmpty(own))
    .sort(([one], [other]) => Number(one) - Number(other));
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Measures as stored, from what may be any JSON. */
export const pairsIn = (stored: unknown): PairsValues =>
  (isObject(stored) ? storedPairs(stored) : null) ?? {};

/** Stored measures after a body: null or `{}` empties all or a pair, an absent pair or name keeps what is stored. */
export function mergedPairs(sent: unknown, stored: unknown): PairsValues | null {
  if (!isObject(sent) || isEmpty(sent)) return null;
  const kept: Record<string, Values> = { ...pairsIn(stored) };
  for (const [pair, own] of Object.entries(sent))
    kept[pair] = isObject(own) && !isEmpty(own) ? { ...kept[pair], ...own } : {};
  return storedPairs(kept);
}

/** Violations of measures of pairs that the sale has not, at `pairs.3`. */
export const checkPairsOfSale = (sent: unknown, pairs: readonly number[]): Violation[] =>
  Object.keys(pairsIn(sent))
    .filter((pair) => !pairs.includes(Number(pair)))
    .map((pair) => ({ field: `pairs.${pair}`, code: "pair_unknown" }));

/** Prescription, as far as it says measures. */
export type Measured = Partial<ExtraFields> & { pairs?: unknown };

/** Prescription as the lenses of a pair are ground: the pair's own measures, which begin empty, in place of the first's. */
export function ofPair<P extends Measured>(prescription: P, pair: number): P {
  if (pair <= 1) return prescription;
  const own = pairsIn(prescription.pairs)[pair] ?? {};
  return {
    ...prescription,
    ...Object.fromEntries(pairMeasures.map((name) => [name, own[name] ?? null])),
  };
}

/** Numbers of the pairs after the first that have measures. */
export const measuredPairs = (prescription: Measured): number[] =>
  Object.keys(pairsIn(prescription.pairs)).map(Number);
