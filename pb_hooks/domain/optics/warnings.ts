/**
 * Warnings about unusual eye values (docs/rules-optics.md, Eye values): displayed beside the values, and never a reason
 * to refuse.
 */
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
  /** React key, unique for each situation, so that a list keeps its order while typing. */
  key: string;
  /** Fields that the warning is about. */
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

/** Warns when a measured eye has no addition but the other one has. */
function additionMissing(eye: Eye, other: Eye, side: EyeSide): OpticsWarning[] {
  if (eye.addition !== null || !other.addition || isUnmeasured(eye)) return [];
  const field = eyeField(side, "addition");
  return [
    { key: `${field}_missing`, fields: [field], side, code: "add_missing", value: other.addition },
  ];
}

/** Spherical equivalent, or the sphere when the cylinder is missing. */
const equivalentOf = (eye: Eye): number | null => sphericalEquivalent(eye) ?? eye.sphere;

/** Largest difference in dioptres between both eyes that most people tolerate. */
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

/** Merges the two warnings for a binocular distance typed in both fields into one, with one proposed split. */
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
  // Refused values are left out: their fields already display an error.
  const eyes = { right: keptOnly(typed.right), left: keptOnly(typed.left) };
  const now = [
    ...eyeSides.flatMap((side) => ofOneEye(eyes[side], side)),
    ...ofBothEyes(eyes),
  ].filter(
    // Warnings about missing values are left out for an eye with a refused value.
    ({ code, side }) =>
      side === "both" || !ofMissing.has(code) || isAcceptedEye({ ...typed[side], eip: null }),
  );
  return [...mergeBinocular(now), ...(previous ? sinceLast(eyes, previous) : [])];
}
