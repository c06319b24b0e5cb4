/** Finds base curve and diameter among the numbers without a label. */
import { checkLensNumber } from "#domain/contactLenses/lensLimits.ts";
import type { WhyUnread } from "./readings.ts";
import type { NumberKind } from "./tokens.ts";

/** Number without a label that is no power. */
export type BareNumber = { place: number; number: NumberKind };

/** A single number below this many mm is a base curve; from the next constant on it is a diameter. */
const baseCurvesBelow = 10;
const diametersFrom = 12;

type Sizes = { bc?: BareNumber; dia?: BareNumber; why?: WhyUnread };

const isMade = (key: "bc" | "dia", { number }: BareNumber): boolean =>
  checkLensNumber(key, number.value) === null;

/**
 * Reads the smaller of two unlabelled numbers as the base curve, the larger as the diameter. `why`: reason why neither
 * is certain. `named`: sizes that were typed with a label.
 */
export function readSizes(
  bare: readonly BareNumber[],
  named: { bc: boolean; dia: boolean },
): Sizes {
  const [smaller, larger, ...more] = [...bare].sort(
    (one, other) => one.number.value - other.number.value,
  );
  if (!smaller) return {};
  if (!larger) return readAlone(smaller, named);
  const isUnsure = more.length > 0 || named.bc || named.dia;
  if (isUnsure || smaller.number.value === larger.number.value) return { why: "size" };
  return isMade("bc", smaller) && isMade("dia", larger)
    ? { bc: smaller, dia: larger }
    : { why: "range" };
}

function readAlone(bare: BareNumber, named: { bc: boolean; dia: boolean }): Sizes {
  const { value } = bare.number;
  const key = value < baseCurvesBelow ? "bc" : value >= diametersFrom ? "dia" : null;
  if (!key) return { why: "size" };
  if (named[key]) return { why: "twice" };
  return isMade(key, bare) ? { [key]: bare } : { why: "range" };
}
