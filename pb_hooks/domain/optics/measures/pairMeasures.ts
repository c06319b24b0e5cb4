/**
 * Measures that belong to the frame of a pair (docs/rules-lab-orders.md, Measures of a pair). Those of the first pair
 * are fields of the prescription; those of later pairs are in its JSON field `pairs`: `{"2": {right_height: 19}}`.
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

/** Given measures of one pair. */
export type PairValues = Partial<Record<PairMeasure, number>>;
/** Measures by number of the pair, from 2 on. */
export type PairsValues = Record<string, PairValues>;
/** Measures of pairs in a body: null or `{}` removes them, and an absent name keeps its stored value. */
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

/** Name of an eye's height among the measures of a pair. */
export const heightField = (side: EyeSide): PairMeasure => `${side}_height`;

/** Longest part of an unknown name that an error's path repeats. */
const maxNameLength = 40;
const pathOf = (...names: string[]): string =>
  names.map((name) => name.slice(0, maxNameLength)).join(".");

/**
 * Violations of the measures of pairs, at paths such as '2.right_height': unknown pairs, unknown names, and values that
 * the first pair may not have either.
 */
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

/** Refusal of a later pair's measure, by the same limits as for the first. */
export const checkPairValue = (name: PairMeasure, value: number): { code: string } | null =>
  checkStoredMeasure(measureOf[name], value);
/** Measure whose limits and steps apply to a pair's measure. */
export const pairMeasureKind = (name: PairMeasure): ExtraMeasure => measureOf[name];

/** Given measures of a pair, without blank and unknown ones. */
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

/** Stored form: pairs in order, with given measures only; null without any. */
function storedPairs(pairs: Values): PairsValues | null {
  const given = Object.entries(pairs)
    .filter(([pair]) => pairNumber.test(pair))
    .map(([pair, own]) => [pair, givenOf(own)] as const)
    .filter(([, own]) => !isEmpty(own))
    .sort(([one], [other]) => Number(one) - Number(other));
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Measures in a stored value, which may be any JSON; {} without any. */
export const pairsIn = (stored: unknown): PairsValues =>
  (isObject(stored) ? storedPairs(stored) : null) ?? {};

/**
 * Stored measures after a save. In the body, null or `{}` removes all measures or those of a pair; an absent pair or
 * name keeps the stored value.
 */
export function mergedPairs(sent: unknown, stored: unknown): PairsValues | null {
  if (!isObject(sent) || isEmpty(sent)) return null;
  const kept: Record<string, Values> = { ...pairsIn(stored) };
  for (const [pair, own] of Object.entries(sent))
    kept[pair] = isObject(own) && !isEmpty(own) ? { ...kept[pair], ...own } : {};
  return storedPairs(kept);
}

/** Violations of measures for pairs that the sale lacks, at paths such as `pairs.3`. */
export const checkPairsOfSale = (sent: unknown, pairs: readonly number[]): Violation[] =>
  Object.keys(pairsIn(sent))
    .filter((pair) => !pairs.includes(Number(pair)))
    .map((pair) => ({ field: `pairs.${pair}`, code: "pair_unknown" }));

/** Fields of a prescription that hold measures. */
export type Measured = Partial<ExtraFields> & { pairs?: unknown };

/**
 * Prescription for the lenses of a pair: a later pair has only its own frame measures, null at first, instead of those
 * of the first.
 */
export function ofPair<P extends Measured>(prescription: P, pair: number): P {
  if (pair <= 1) return prescription;
  const own = pairsIn(prescription.pairs)[pair] ?? {};
  return {
    ...prescription,
    ...Object.fromEntries(pairMeasures.map((name) => [name, own[name] ?? null])),
  };
}

/** Numbers of the later pairs that have measures. */
export const measuredPairs = (prescription: Measured): number[] =>
  Object.keys(pairsIn(prescription.pairs)).map(Number);
