/**
 * Remarks on prism, near vision, heights and acuity (docs/rules-optics.md, Extra measures): displayed, and never a
 * reason to refuse.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { isLowAcuity } from "./acuity.ts";
import {
  checkExtraValue,
  emptyExtra,
  type EyeExtra,
  type EyeExtraField,
  eyeExtraField,
  type EyeExtraName,
  type EyesExtra,
  givenNear,
} from "./extraMeasures.ts";
import { toNotationOf } from "#domain/optics/compare.ts";
import { checkEyeValue, type Eye, type Eyes, nearVision } from "#domain/optics/optics.ts";
import { isHorizontal, isVertical, prismChange } from "./prism.ts";

export type ExtraWarning = {
  /** React key, unique for each situation. */
  key: string;
  /** Fields that the remark is about. */
  fields: EyeExtraField[];
} & (
  | { code: "prism_high"; side: EyeSide; value: number }
  /** `pair`: number of the second or a later pair; absent for the first. */
  | { code: "height_low"; side: EyeSide; value: number; pair?: number }
  | { code: "prism_without_base" | "base_without_prism" | "prism_one_axis"; side: EyeSide }
  | { code: "prism_same_vertical"; side: "both" }
  | { code: "prism_came" | "prism_went" | "prism_changed"; side: EyeSide; delta: number }
  | { code: "near_given"; side: EyeSide; given: Eye; computed: Eye }
  | { code: "near_incomplete"; side: EyeSide }
  | { code: "near_add_differs"; side: EyeSide; delta: number }
  | { code: "near_eip_above"; side: EyeSide; value: number; far: number }
  | { code: "near_eip_gap"; side: EyeSide; delta: number }
  | { code: "height_differs"; side: "both"; delta: number; pair?: number }
  | { code: "va_low"; side: EyeSide; text: string }
);

export type PairHeights = {
  pair: number;
  heights: Record<EyeSide, number | null>;
  hasProgressive: boolean;
};

/** Values to check, and those of the previous prescription, if any. */
export type ExtraContext = {
  eyes: Eyes;
  extra: EyesExtra;
  /** True when the first pair has progressive lenses. */
  hasProgressive?: boolean;
  /** Heights of the second and later pairs. */
  pairs?: readonly PairHeights[];
  previous?: EyesExtra | null;
};

const maxUsualPrism = 8;
const maxHeightDifference = 3;
const minProgressiveHeight = 14;
const maxAdditionGap = 0.25;
const eipGap = { min: 0.5, max: 3 };

const at = (side: EyeSide, name: EyeExtraName, ...others: EyeExtraName[]) => ({
  key: eyeExtraField(side, name),
  fields: [name, ...others].map((one) => eyeExtraField(side, one)),
  side,
});

function ofPrisms(extra: EyeExtra, side: EyeSide): ExtraWarning[] {
  const found: ExtraWarning[] = [];
  const pairs = [
    ["prism", "base"],
    ["prism2", "base2"],
  ] as const;
  for (const [name, baseName] of pairs) {
    const [value, base] = [extra[name], extra[baseName]];
    if (value !== null && value > maxUsualPrism)
      found.push({ ...at(side, name), code: "prism_high", value });
    if (value && base === "")
      found.push({ ...at(side, baseName, name), code: "prism_without_base" });
    if (!value && base !== "")
      found.push({ ...at(side, name, baseName), code: "base_without_prism" });
  }
  const { base, base2 } = extra;
  const isOneAxis = [isHorizontal, isVertical].some((isOn) => isOn(base) && isOn(base2));
  if (isOneAxis) found.push({ ...at(side, "base2", "base"), code: "prism_one_axis" });
  return found;
}

const withAxis = ({ sphere, cylinder, axis }: Eye) =>
  [sphere ?? 0, cylinder ?? 0, cylinder ? (axis === 0 ? 180 : axis) : null].join();

/** Difference between the stated addition and the one that follows from the near vision's own values. */
function additionGap(eye: Eye, given: Eye | null): number {
  const near = given && toNotationOf(given, eye).sphere;
  if (eye.sphere === null || near === null || !eye.addition) return 0;
  return Math.abs(near - eye.sphere - eye.addition);
}

/**
 * True of a near vision without sphere, without the axis of its cylinder, or without a cylinder when distance vision
 * has one.
 */
const isIncomplete = ({ sphere, cylinder, axis }: Eye, far: Eye): boolean =>
  sphere === null ||
  (cylinder === null ? Boolean(far.cylinder) || axis !== null : cylinder !== 0 && axis === null);

function ofNear(eye: Eye, extra: EyeExtra, side: EyeSide): ExtraWarning[] {
  const found: ExtraWarning[] = [];
  const [given, computed] = [givenNear(extra), nearVision(eye)];
  if (given && isIncomplete(given, eye))
    found.push({
      ...at(side, "near_sphere", "near_cylinder", "near_axis"),
      key: `${side}_near_part`,
      code: "near_incomplete",
    });
  else if (given && computed && withAxis(toNotationOf(given, computed)) !== withAxis(computed))
    found.push({
      ...at(side, "near_sphere", "near_cylinder", "near_axis"),
      code: "near_given",
      given,
      computed,
    });
  const delta = additionGap(eye, given);
  if (delta > maxAdditionGap)
    found.push({
      ...at(side, "near_sphere"),
      key: `${side}_near_add`,
      code: "near_add_differs",
      delta,
    });
  const { near_eip: near } = extra;
  if (near !== null && eye.eip !== null) {
    const narrowing = eye.eip - near;
    if (narrowing < 0)
      found.push({ ...at(side, "near_eip"), code: "near_eip_above", value: near, far: eye.eip });
    else if (narrowing < eipGap.min || narrowing > eipGap.max)
      found.push({ ...at(side, "near_eip"), code: "near_eip_gap", delta: narrowing });
  }
  return found;
}

function ofOneEye(
  eye: Eye,
  extra: EyeExtra,
  side: EyeSide,
  hasProgressive: boolean,
): ExtraWarning[] {
  const found = [...ofPrisms(extra, side), ...ofNear(eye, extra, side)];
  const { height } = extra;
  if (hasProgressive && height !== null && height < minProgressiveHeight)
    found.push({ ...at(side, "height"), code: "height_low", value: height });
  for (const name of ["va", "near_va"] as const)
    if (isLowAcuity(extra[name]))
      found.push({ ...at(side, name), code: "va_low", text: extra[name] });
  return found;
}

function ofBothEyes({ right, left }: EyesExtra): ExtraWarning[] {
  const found: ExtraWarning[] = [];
  const fieldsOf = (...names: EyeExtraName[]) =>
    names.flatMap((name) => eyeSides.map((side) => eyeExtraField(side, name)));
  const verticals = [right, left].map(({ base, base2 }) => [base, base2].find(isVertical));
  if (verticals[0] && verticals[0] === verticals[1])
    found.push({
      key: "both_base",
      fields: fieldsOf("base", "base2"),
      code: "prism_same_vertical",
      side: "both",
    });
  const apart = heightsApart(right.height, left.height);
  if (apart > maxHeightDifference)
    found.push({
      key: "both_height",
      fields: fieldsOf("height"),
      code: "height_differs",
      side: "both",
      delta: apart,
    });
  return found;
}

const heightsApart = (right: number | null, left: number | null): number =>
  right !== null && left !== null ? Math.abs(right - left) : 0;

/** Remarks on the heights of a later pair, by the same rules as for the first. */
function ofPairHeights({ pair, heights, hasProgressive }: PairHeights): ExtraWarning[] {
  const of = (side: EyeSide) => (checkExtraValue("height", heights[side]) ? null : heights[side]);
  const apart = heightsApart(of("right"), of("left"));
  const low = eyeSides.flatMap((side): ExtraWarning[] => {
    const value = of(side);
    if (!hasProgressive || value === null || value >= minProgressiveHeight) return [];
    return [{ key: `${side}_height_${pair}`, fields: [], code: "height_low", side, value, pair }];
  });
  if (apart <= maxHeightDifference) return low;
  const key = `both_height_${pair}`;
  return [...low, { key, fields: [], code: "height_differs", side: "both", delta: apart, pair }];
}

function sinceLast(now: EyesExtra, previous: EyesExtra): ExtraWarning[] {
  return eyeSides.flatMap((side) => {
    const change = prismChange(previous[side], now[side], side);
    return change ? [{ ...at(side, "prism"), key: `${side}_prism_change`, ...change }] : [];
  });
}

const numbers = ["prism", "prism2", "near_sphere", "near_cylinder", "near_axis"] as const;
/** Values without refused ones, whose fields already display an error. */
function kept(extra: EyeExtra): EyeExtra {
  const left = { ...extra };
  for (const name of [...numbers, "near_eip", "height"] as const)
    if (checkExtraValue(name, extra[name])) left[name] = emptyExtra[name];
  return left;
}
const keptEye = (eye: Eye): Eye => ({
  ...eye,
  sphere: checkEyeValue("sphere", eye.sphere) ? null : eye.sphere,
  addition: checkEyeValue("addition", eye.addition) ? null : eye.addition,
  eip: checkEyeValue("eip", eye.eip) ? null : eye.eip,
});

/** All remarks in the order of the form, then those on changed prisms. */
export function extraWarnings({
  eyes,
  extra: typed,
  hasProgressive = false,
  pairs = [],
  previous,
}: ExtraContext): ExtraWarning[] {
  const extra = { right: kept(typed.right), left: kept(typed.left) };
  return [
    ...eyeSides.flatMap((side) => ofOneEye(keptEye(eyes[side]), extra[side], side, hasProgressive)),
    ...ofBothEyes(extra),
    ...pairs.flatMap(ofPairHeights),
    ...(previous ? sinceLast(extra, previous) : []),
  ];
}
