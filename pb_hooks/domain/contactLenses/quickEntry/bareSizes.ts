/** Base curve and diameter among the numbers that nothing names. */
import { checkLensNumber } from "#domain/contactLenses/lensLimits.ts";
import type { WhyUnread } from "./readings.ts";
import type { NumberKind } from "./tokens.ts";

/** A number that nothing names, and that is none of the powers. */
export type BareNumber = { place: number; number: NumberKind };

/** Alone, a number below this many mm is a base curve, and one from so many on a diameter. */
const baseCurvesBelow = 10;
const diametersFrom = 12;

type Sizes = { bc?: BareNumber; dia?: BareNumber; why?: WhyUnread };

const isMade = (key: "bc" | "dia", { number }: BareNumber): boolean =>
  checkLensNumber(key, number.value) === null;

/** Of two numbers the smaller is the base curve. `why`: none of them is sure. `named`: sizes that a label named. */
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
