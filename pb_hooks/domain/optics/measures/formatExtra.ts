/** Formats the measures outside the grid of an eye (docs/rules-optics.md, Extra measures). */
import { type EyeSide, eyeSides, frameMeasures, wearerMeasures } from "#domain/core/records.ts";
import { formatDistance } from "#domain/optics/format.ts";
import {
  type EyeExtra,
  type FrameSize,
  givenNear,
  extraLimits,
  extraOf,
  type Wearer,
  wearerOf,
} from "./extraMeasures.ts";
import { extraTexts as texts } from "./extraMeasures.strings.ts";
import { type Measured, measuredPairs, ofPair } from "./pairMeasures.ts";
import { isOblique, type Prism, prismsOf, resultantOf } from "./prism.ts";

/** One labelled value; `name` is its field. */
export type ExtraLine = { name: string; label: string; text: string };

const formatPower = (power: number): string => `${power.toFixed(2)}\u00a0\u0394`;

/** Formats millimetres, degrees and centimetres, with a comma: '18,5'. */
export const formatPlain = (value: number): string =>
  String(value).replace(".", ",").replace("-", "\u2212");

/** Formats a prism: '2.00 Δ base interne'. */
export const formatPrism = ({ power, base }: Prism): string =>
  base === "" ? formatPower(power) : texts.withBase(formatPower(power), texts.bases[base]);

/**
 * Formats the prisms of an eye: '2.00 Δ base interne + 1.00 Δ base externe', with the resultant of an oblique pair; ''
 * without a prism.
 */
export function formatPrisms(extra: EyeExtra, side: EyeSide): string {
  const written = prismsOf(extra).map(formatPrism).join(" + ");
  const resultant = isOblique(extra) ? resultantOf(extra, side) : null;
  if (!resultant) return written;
  return `${written} (${texts.resultant(formatPower(resultant.power), resultant.angle)})`;
}

/** Given further values of an eye, in the order of the form. */
export function extraLines(extra: EyeExtra, side: EyeSide): ExtraLine[] {
  const near = givenNear(extra);
  const acuity = [extra.va, extra.near_va].filter(Boolean).join(" ");
  const lines: [string, string, string][] = [
    ["prism", texts.prism, formatPrisms(extra, side)],
    ["near", texts.near, near ? formatDistance(near) : ""],
    ["near_eip", texts.nearEip, formatWithUnit(extra.near_eip, "mm")],
    ["height", texts.height, formatWithUnit(extra.height, "mm")],
    ["acuity", texts.acuity, acuity],
  ];
  return lines
    .filter(([, , text]) => text !== "")
    .map(([name, label, text]) => ({ name, label, text }));
}

/** Formats a value with its unit; '' when not measured. */
export const formatWithUnit = (value: number | null, unit: string): string => {
  if (value === null) return "";
  return `${formatPlain(value)}${unit === "°" ? "" : "\u00a0"}${unit}`;
};

/** Measured values of how the frame sits on the wearer. */
export const wearerLines = (wearer: Wearer): ExtraLine[] =>
  wearerMeasures.flatMap((name) => {
    const text = formatWithUnit(wearer[name], extraLimits[name].unit);
    return text === "" ? [] : [{ name, label: texts.wearer[name], text }];
  });

/** Measured heights, and values of how the frame sits, for the second and later pairs. */
export const pairLines = (prescription: Measured): { pair: number; lines: ExtraLine[] }[] =>
  measuredPairs(prescription).map((pair) => {
    const own = ofPair(prescription, pair);
    const heights = eyeSides.flatMap((side): ExtraLine[] => {
      const text = formatWithUnit(extraOf(own, side).height, "mm");
      return text === "" ? [] : [{ name: `height_${side}`, label: texts.heightOf[side], text }];
    });
    const wearer = wearerLines({ ...wearerOf(own), reading_distance: null });
    return { pair, lines: [...heights, ...wearer] };
  });

/**
 * Formats the measures of each later pair: 'Paire 2 : Hauteur OD 19 mm · Galbe 5°'. `without`: names of measures to
 * leave out.
 */
export const formatPairs = (prescription: Measured, without: readonly string[] = []): string[] =>
  pairLines(prescription).flatMap(({ pair, lines }) => {
    const shown = lines.filter(({ name }) => !without.includes(name));
    if (shown.length === 0) return [];
    const said = shown.map(({ label, text }) => `${label} ${text}`).join(" \u00b7 ");
    return [`${texts.pair(pair)}\u00a0: ${said}`];
  });

/** Formats a frame size: '52□17-140', with the height of the lens if known; '' without a size. */
export function formatFrameSize(size: FrameSize): string {
  const { eye_size: eye, bridge, temple, lens_height: height } = size;
  const known = frameMeasures.filter((name) => size[name] !== null);
  if (known.length === 0) return "";
  const box = [eye, bridge].map((value) => (value === null ? "?" : formatPlain(value)));
  const whole = eye === null && bridge === null ? "" : box.join("\u25a1");
  return [
    [whole, temple === null ? "" : formatPlain(temple)].filter(Boolean).join("-"),
    height === null ? "" : `${texts.frame.lens_height} ${formatWithUnit(height, "mm")}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Formats the further values of one eye: '2.00 Δ base interne · Hauteur 18,5 mm …'; '' without any. */
export const formatExtra = (extra: EyeExtra, side: EyeSide): string =>
  extraLines(extra, side)
    .map(({ label, text }) => `${label} ${text}`)
    .join(" \u00b7 ");
