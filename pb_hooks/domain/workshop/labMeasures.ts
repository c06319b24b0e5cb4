/** Measures on a lab's order, besides the grid of the eyes (docs/rules-workshop-till.md, Lab orders). */
import {
  type CylinderForm,
  type EyeSide,
  eyeSides,
  frameMeasures,
  type LabMeasure,
  labMeasures,
  type LensUse,
  wearerMeasures,
} from "#domain/core/records.ts";
import { formatDistance } from "#domain/optics/format.ts";
import {
  formatWithUnit,
  type ExtraLine,
  extraLines,
  wearerLines,
} from "#domain/optics/measures/formatExtra.ts";
import {
  type EyeExtra,
  type EyesExtra,
  type FrameSize,
  givenNear,
  type ExtraFields,
  nearOf,
  type Wearer,
} from "#domain/optics/measures/extraMeasures.ts";
import { extraTexts as texts } from "#domain/optics/measures/extraMeasures.strings.ts";
import type { Eye, Eyes } from "#domain/optics/optics.ts";
import { labOrderTexts } from "./labOrder.strings.ts";
import { eyeForLab, firstPair } from "./lensEyes.ts";

/** Measures, frame and use of one pair to order. */
export type PairMeasures = {
  /** Measured eyes, whatever the use. */
  eyes: Eyes;
  extra: EyesExtra;
  wearer: Wearer;
  /** Size of the pair's frame; null when the frame was not bought in the shop. */
  frame: FrameSize | null;
  use: LensUse | "";
  form: CylinderForm | "";
  /** Measures that the lab asks for. */
  wanted: readonly LabMeasure[];
};

/** Known measures in a stored list. */
export const wantedOf = (measures: unknown): LabMeasure[] =>
  labMeasures.filter((one) => Array.isArray(measures) && measures.includes(one));

/**
 * Measures to ask for on a pair: on a later pair also its heights if the first pair has some, so that a missing height
 * shows.
 */
export function wantedOfPair(
  prescription: Partial<ExtraFields>,
  pair: number,
  wanted: readonly LabMeasure[],
): readonly LabMeasure[] {
  const isMeasured = [prescription.right_height, prescription.left_height].some(
    (height) => (height ?? null) !== null,
  );
  const isOpen = pair > firstPair && isMeasured && !wanted.includes("height");
  return isOpen ? [...wanted, "height"] : wanted;
}

/** Eye for the use of a pair: near glasses have the near vision and near distance, far glasses have no addition. */
export function eyeOfUse(eye: Eye, extra: EyeExtra, use: LensUse | ""): Eye {
  if (use === "far") return { ...eye, addition: null };
  if (use !== "near") return eye;
  const near = nearOf(eye, extra) ?? eye;
  return { ...near, addition: null, eip: extra.near_eip };
}

export const eyesOfUse = (eyes: Eyes, extra: EyesExtra, use: LensUse | ""): Eyes => ({
  right: eyeOfUse(eyes.right, extra.right, use),
  left: eyeOfUse(eyes.left, extra.left, use),
});

/** Empty box with a label, for a measure that the lab asks for and that is missing. */
const box = (name: string, label: string): ExtraLine => ({ name, label, text: "" });

const eyeBoxes: readonly [LabMeasure, string, (extra: EyeExtra) => boolean][] = [
  ["prism", texts.prism, ({ prism, prism2 }) => prism === null && prism2 === null],
  ["base", texts.base, ({ prism, base }) => base === "" && prism !== 0],
  ["height", texts.height, ({ height }) => height === null],
  ["near_eip", texts.nearEip, ({ near_eip }) => near_eip === null],
];

/**
 * Prism, near vision, near EIP and height of a lens, then an empty box for each missing measure that the lab asks for.
 */
export function lensExtras(side: EyeSide, measures: PairMeasures): ExtraLine[] {
  const { extra, use, form } = measures;
  const own = extra[side];
  const isWithNear = use === "" || use === "progressive" || use === "intermediate";
  const near = givenNear(own);
  const given = extraLines(own, side)
    .filter(({ name }) => name !== "acuity" && (isWithNear || !name.startsWith("near")))
    .map((line) =>
      line.name === "near" && near
        ? { ...line, text: formatDistance(eyeForLab(near, form)) }
        : line,
    );
  const wanted = wantedOfLens(measures);
  const boxes = eyeBoxes
    .filter(([name, , isMissing]) => wanted.includes(name) && isMissing(own))
    .map(([name, label]) => box(name, label));
  return [...farEip(side, measures), ...given, ...boxes];
}

/** Measures that the lab asks for on a lens; near glasses always need their near EIP. */
const wantedOfLens = ({ use, wanted }: PairMeasures): readonly LabMeasure[] =>
  use === "near" ? [...wanted, "near_eip"] : wanted;

/** Far EIP of near glasses whose near EIP was not measured. */
function farEip(side: EyeSide, { eyes, extra, use }: PairMeasures): ExtraLine[] {
  const { eip } = eyes[side];
  if (use !== "near" || extra[side].near_eip !== null || eip === null) return [];
  return [{ name: "far_eip", label: texts.farEip, text: formatWithUnit(eip, "mm") }];
}

/** Requested measures of how the frame sits, and empty boxes for the requested sizes of the frame that are missing. */
export function pairExtras({ wearer, frame, wanted }: PairMeasures): ExtraLine[] {
  const known = wearerLines(wearer);
  const ofWearer = wearerMeasures
    .filter((name) => wanted.includes(name))
    .map((name) => known.find((line) => line.name === name) ?? box(name, texts.wearer[name]));
  const isWanted = (name: string) => wanted.some((one) => one === name);
  const ofFrame = frameMeasures
    .filter((name) => isWanted(name) && (frame?.[name] ?? null) === null)
    .map((name) => box(name, texts.frame[name]));
  return [...ofWearer, ...ofFrame];
}

/** Names of missing measures that the lab asks for, for display. */
export function missingNames(sides: readonly EyeSide[], measures: PairMeasures): string[] {
  const empty = (lines: readonly ExtraLine[]) =>
    lines.filter(({ text }) => text === "").map(({ label }) => label);
  return [
    ...eyeSides
      .filter((side) => sides.includes(side))
      .flatMap((side) =>
        empty(lensExtras(side, measures)).map((label) => `${label} ${labOrderTexts.sides[side]}`),
      ),
    ...empty(pairExtras(measures)),
  ];
}

/** Formats a measure: 'Hauteur 18 mm', or 'Hauteur [   ]' when it is missing. */
export const extraText = ({ label, text }: ExtraLine): string =>
  text === "" ? `${label} [\u00a0\u00a0\u00a0]` : `${label} ${text}`;
