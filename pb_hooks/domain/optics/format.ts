/** Formats eye values (docs/rules-optics.md, Eye values): explicit signs, U+2212, 'Plan', '-' when not measured. */
import { type Eye, type Measure, measures } from "./optics.ts";

const notMeasured = "-";

/** Formats dioptres with a point, never a comma: '+2.00', '−1.25', '0.00'. */
export function formatDioptre(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return digits;
  return `${value < 0 ? "\u2212" : "+"}${digits}`;
}

/** Formats millimetres with a comma: '31,5', '32'. */
const formatMillimetres = (value: number): string => String(value).replace(".", ",");

/** Formats a value for its form field, without unit. */
export function formatMeasure(measure: Measure, value: number | null): string {
  if (value === null) return notMeasured;
  switch (measure) {
    case "sphere":
      return value === 0 ? "Plan" : formatDioptre(value);
    case "cylinder":
    case "addition":
      return formatDioptre(value);
    case "axis":
      return String(value);
    case "eip":
      return formatMillimetres(value);
  }
}

/** Formats a value for a text; the axis gets its degree sign. */
export const formatReading = (measure: Measure, value: number | null): string =>
  measure === "axis" && value !== null ? `${value}°` : formatMeasure(measure, value);

/** Formats distance vision: '+2.00 (−1.25) 90°'; a cylinder of 0.00 is left out. */
export function formatDistance(eye: Eye): string {
  const parts = [formatMeasure("sphere", eye.sphere)];
  if (eye.cylinder) parts.push(`(${formatDioptre(eye.cylinder)})`);
  if (eye.axis !== null) parts.push(formatReading("axis", eye.axis));
  return parts.join(" ");
}

/** Formats an eye for lists: '+2.00 (−1.25) 90° add +2.00'. */
export function formatEye(eye: Eye): string {
  const distance = formatDistance(eye);
  return eye.addition === null ? distance : `${distance} add ${formatDioptre(eye.addition)}`;
}

const marks: Record<Measure, string> = {
  sphere: "SPH",
  cylinder: "CYL",
  axis: "AXE",
  addition: "ADD",
  eip: "EIP",
};
/** Abbreviation of a measure: 'SPH', 'CYL', 'AXE', 'ADD', 'EIP'. */
export const measureMark = (measure: Measure): string => marks[measure];

function formatNamed(eye: Eye, measure: Measure): string {
  const unit = measure === "eip" && eye.eip !== null ? " mm" : "";
  return `${marks[measure]} ${formatReading(measure, eye[measure])}${unit}`;
}

/** Formats every measure: 'SPH +2.00 · CYL −1.25 · AXE 90° · ADD +2.00 · EIP 31,5 mm'. */
export const formatEyeFull = (eye: Eye): string =>
  measures.map((measure) => formatNamed(eye, measure)).join(" · ");

/** Formats the measured values only; '' when there are none. */
export const formatMeasured = (eye: Eye): string =>
  measures
    .filter((measure) => eye[measure] !== null)
    .map((measure) => formatNamed(eye, measure))
    .join(" · ");
