/** Warnings about unusual eye values (docs/rules-optics.md, Eye values): shown beside the values, never refused. */
import {
  checkEyeValue,
  type Eye,
  type EyeField,
  eyeField,
  type Eyes,
  isBinocular,
  isAcceptedEye,
  isUnmeasured,
  type Measure,
  measures,
  sphericalEquivalent,
  splitEip,
} from "./optics.ts";
import { notableSphereChange } from "./compare.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export type OpticsWarning = {
  /** React key, one per situation, so that a list keeps its order while a value is typed. */
  key: string;
  /** Fields concerned. */
  fields: EyeField[];
} & (
  | {
      code: "sphere_high" | "cylinder_high" | "add_unusual" | "eip_unusual";
      side: EyeSide;
      value: number;
    }
  | { code: "axis_missing" | "axis_without_cylinder" | "axis_zero"; side: EyeSide }
  | { code: "add_missing"; side: EyeSide; value: number }
  | { code: "eip_binocular"; side: EyeSide | "both"; value: number; right: number; left: number }
  | {
      code: "sphere_sign_changed" | "sphere_changed";
      side: EyeSide;
      from: number;
      to: number;
    }
  | { code: "cylinder_signs" | "add_differs"; side: "both" }
  | { code: "eip_differs" | "equivalent_differs"; side: "both"; delta: number }
);

const isBeyond = (value: number | null, limit: number) => value !== null && Math.abs(value) > limit;
const isOutside = (value: number | null, min: number, max: number) =>
  value !== null && (value < min || value > max);

function ofOneEye(eye: Eye, side: EyeSide): OpticsWarning[] {
  const found: OpticsWarning[] = [];
  const at = (measure: Measure) => ({
    key: eyeField(side, measure),
    fields: [eyeField(side, measure)],
    side,
  });
  const { sphere, cylinder, axis, addition, eip } = eye;
  if (sphere !== null && isBeyond(sphere, 12))
    found.push({ ...at("sphere"), code: "sphere_high", value: sphere });
  if (cylinder !== null && isBeyond(cylinder, 4)) {
    found.push({ ...at("cylinder"), code: "cylinder_high", value: cylinder });
  }
  if (cylinder && axis === null) found.push({ ...at("axis"), code: "axis_missing" });
  if (!cylinder && axis !== null) found.push({ ...at("axis"), code: "axis_without_cylinder" });
  if (cylinder && axis === 0) found.push({ ...at("axis"), code: "axis_zero" });
  if (addition !== null && isOutside(addition, 0.75, 3.5)) {
    found.push({ ...at("addition"), code: "add_unusual", value: addition });
  }
  if (eip !== null && isBinocular(eip)) {
    found.push({ ...at("eip"), code: "eip_binocular", value: eip, ...splitEip(eip) });
  } else if (eip !== null && isOutside(eip, 25, 37)) {
    found.push({ ...at("eip"), code: "eip_unusual", value: eip });
  }
  return found;
}

/** Warns when one measured eye has an addition and the other has none. */
function additionMissing(eye: Eye, other: Eye, side: EyeSide): OpticsWarning[] {
  if (eye.addition !== null || !other.addition || isUnmeasured(eye)) return [];
  const field = eyeField(side, "addition");
  return [
    { key: `${field}_missing`, fields: [field], side, code: "add_missing", value: other.addition },
  ];
}

/** Spherical equivalent, or the sphere alone without a cylinder. */
const equivalentOf = (eye: Eye): number | null => sphericalEquivalent(eye) ?? eye.sphere;

/** Difference in dioptres between both eyes that few people tolerate. */
const maxDifference = 3;

function ofBothEyes({ right, left }: Eyes): OpticsWarning[] {
  const found: OpticsWarning[] = [
    ...additionMissing(right, left, "right"),
    ...additionMissing(left, right, "left"),
  ];
  const at = (measure: Measure) => ({
    key: `both_${measure}`,
    fields: [eyeField("right", measure), eyeField("left", measure)],
    side: "both" as const,
  });
  const [strong, weak] = [equivalentOf(right), equivalentOf(left)];
  const apart = strong === null || weak === null ? 0 : Math.abs(strong - weak);
  if (apart > maxDifference)
    found.push({ ...at("sphere"), code: "equivalent_differs", delta: apart });
  if ((right.cylinder ?? 0) * (left.cylinder ?? 0) < 0)
    found.push({ ...at("cylinder"), code: "cylinder_signs" });
  if (right.addition !== null && left.addition !== null && right.addition !== left.addition) {
    found.push({ ...at("addition"), code: "add_differs" });
  }
  if (
    right.eip !== null &&
    left.eip !== null &&
    !isBinocular(right.eip) &&
    !isBinocular(left.eip)
  ) {
    const delta = Math.abs(right.eip - left.eip);
    if (delta > 3) found.push({ ...at("eip"), code: "eip_differs", delta });
  }
  return found;
}

/** Merges the warnings of a binocular distance typed in both fields, with one proposed split. */
function mergeBinocular(found: OpticsWarning[]): OpticsWarning[] {
  const [first, second] = found.filter((warning) => warning.code === "eip_binocular");
  if (!first || !second) return found;
  const both: OpticsWarning = {
    ...first,
    key: "both_eip",
    side: "both",
    fields: [...first.fields, ...second.fields],
  };
  return found.flatMap((warning) =>
    warning === first ? [both] : warning === second ? [] : [warning],
  );
}

function sinceLast(eyes: Eyes, previous: Eyes): OpticsWarning[] {
  return eyeSides.flatMap((side) => {
    const change = notableSphereChange(previous[side], eyes[side]);
    const field = eyeField(side, "sphere");
    return change ? [{ ...change, key: `${field}_change`, fields: [field], side }] : [];
  });
}

const keptOnly = (eye: Eye): Eye => {
  const kept = { ...eye };
  for (const measure of measures) if (checkEyeValue(measure, eye[measure])) kept[measure] = null;
  return kept;
};

const ofMissing: ReadonlySet<string> = new Set([
  "axis_missing",
  "axis_without_cylinder",
  "add_missing",
]);

/** All warnings about two eyes in the order of the form, then the changes since the previous prescription. */
export function opticsWarnings(typed: Eyes, previous?: Eyes | null): OpticsWarning[] {
  // Leaves out refused values, which have an error at their field.
  const eyes = { right: keptOnly(typed.right), left: keptOnly(typed.left) };
  const now = [
    ...eyeSides.flatMap((side) => ofOneEye(eyes[side], side)),
    ...ofBothEyes(eyes),
  ].filter(
    // Leaves out missing values where a typed one was refused.
    ({ code, side }) =>
      side === "both" || !ofMissing.has(code) || isAcceptedEye({ ...typed[side], eip: null }),
  );
  return [...mergeBinocular(now), ...(previous ? sinceLast(eyes, previous) : [])];
}
