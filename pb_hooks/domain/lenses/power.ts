/**
 * Power of a spectacle lens (docs/rules-lenses.md, Power): what is ground, stored in minus cylinder, and its cell in a
 * drawer.
 */
import { isBlank } from "#domain/core/text/blank.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { checkEyeValue, plain } from "#domain/optics/optics.ts";

/** Dioptres, and the diameter in mm, 0 while not chosen. `add` is null for a lens without an addition. */
export type LensPower = { sphere: number; cylinder: number; add: number | null; diameter: number };
/** Sphere and cylinder, in either cylinder sign. */
export type Curves = Pick<LensPower, "sphere" | "cylinder">;

/** Limits of lens diameters, in whole mm. */
export const diameterLimits = { min: 40, max: 90 } as const;
const addLimits = { min: 0.5, max: 4 } as const;

const parts = ["sphere", "cylinder", "add", "diameter"] as const;

/** True of a whole number within these limits. */
export const isDiameter = (value: unknown): boolean =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= diameterLimits.min &&
  value <= diameterLimits.max;

/** Most diameters that a range may have. */
const maxDiameters = 6;

/** Code of the refusal of a list of diameters; null when accepted. */
export const checkDiameters = (list: unknown): { code: string } | null =>
  Array.isArray(list) && list.length <= maxDiameters && list.every(isDiameter)
    ? null
    : { code: "diameters" };

/** Code of the refusal of a diameter that a range is not made in; null when accepted, or when the range lists none. */
export const diameterRefusal = (
  diameters: readonly number[] | null,
  diameter: number,
): string | null =>
  !diameters?.length || diameters.includes(diameter) ? null : "diameter_unknown";

/** Same lens in the other cylinder sign. */
export const transposed = ({ sphere, cylinder }: Curves): Curves => ({
  sphere: plain(sphere + cylinder),
  cylinder: plain(-cylinder),
});

/** Same lens in minus cylinder. */
export const inMinus = (curves: Curves): Curves =>
  curves.cylinder > 0 ? transposed(curves) : { ...curves };

/** Same lens in plus cylinder. */
export const inPlus = (curves: Curves): Curves =>
  curves.cylinder < 0 ? transposed(curves) : { ...curves };

/** Strength in dioptres of the strongest meridian, without its sign. */
export const strongestMeridian = ({ sphere, cylinder }: Curves): number =>
  Math.max(Math.abs(sphere), Math.abs(sphere + cylinder));

/** Code of the refusal of a lens's addition; null when accepted. */
export function checkLensAdd(add: number): string | null {
  const code = checkEyeValue("addition", add);
  if (code) return code;
  return add < addLimits.min ? "lens_add_range" : null;
}

/** Number in a body: null when blank, NaN for anything but a number. */
const numberIn = (value: unknown): number | null => (isBlank(value) ? null : readNumber(value));

/** Code of the refusal of a sent power; null when accepted. An unknown key is refused. */
function powerRefusal(sent: Values): string | null {
  if (Object.keys(sent).some((name) => !parts.some((part) => part === name))) return "power_parts";
  const { sphere, cylinder, add, diameter } = sent;
  if (isBlank(sphere) && isBlank(cylinder)) return "power_parts";
  const added = numberIn(add);
  const width = numberIn(diameter);
  return (
    checkEyeValue("sphere", numberIn(sphere)) ??
    checkEyeValue("cylinder", numberIn(cylinder)) ??
    (added === null ? null : checkLensAdd(added)) ??
    (width === null || width === 0 || isDiameter(width) ? null : "diameter")
  );
}

/**
 * Parses a power and converts it to minus cylinder. A blank sphere or cylinder is 0, as is an absent diameter. Refuses
 * values that no lens has, before or after the conversion.
 */
export function readPower(sent: unknown): { power: LensPower | null; refusal: string | null } {
  if (!isObject(sent)) return { power: null, refusal: "object" };
  const refusal = powerRefusal(sent);
  if (refusal) return { power: null, refusal };
  const curves = inMinus({
    sphere: numberIn(sent["sphere"]) ?? 0,
    cylinder: numberIn(sent["cylinder"]) ?? 0,
  });
  const outside = checkEyeValue("sphere", curves.sphere);
  if (outside) return { power: null, refusal: outside };
  const power = {
    sphere: plain(curves.sphere),
    cylinder: plain(curves.cylinder),
    add: numberIn(sent["add"]),
    diameter: numberIn(sent["diameter"]) ?? 0,
  };
  return { power, refusal: null };
}

/** Stored power of a line; null when absent or invalid. */
export const powerOf = (stored: unknown): LensPower | null => readPower(stored).power;

/** True of the same power and diameter. */
export const isSamePower = (one: LensPower | null, other: LensPower | null): boolean =>
  one === other ||
  (one !== null && other !== null && parts.every((part) => one[part] === other[part]));

/** Formats dioptres for a cell: '+1.00', '-0.50', '0.00'; zero has no sign, and minus is a plain hyphen. */
function signed(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (value === 0) return digits;
  return `${value < 0 ? "-" : "+"}${digits}`;
}

/** Cell of a power in a drawer: '+1.00 -0.50 65'. */
export function cellOf(power: Curves & { diameter: number }): string {
  const { sphere, cylinder } = inMinus(power);
  return `${signed(sphere)} ${signed(cylinder)} ${power.diameter}`;
}

const cellForm = /^([+-]?\d{1,2}(?:\.\d{1,2})?) ([+-]?\d{1,2}(?:\.\d{1,2})?) (\d{2})$/;

/** Sphere, cylinder and diameter of a cell; null for an invalid cell. */
export function curvesOfCell(cell: string): (Curves & { diameter: number }) | null {
  const [, sphere, cylinder, diameter] = cellForm.exec(cell) ?? [];
  const { power } = readPower({
    sphere: Number(sphere),
    cylinder: Number(cylinder),
    diameter: Number(diameter),
  });
  if (!power || power.diameter === 0) return null;
  return { sphere: power.sphere, cylinder: power.cylinder, diameter: power.diameter };
}

/** Stored form of a cell, in minus cylinder: '+0.50 +0.50 65' becomes '+1.00 -0.50 65'. Null for an invalid cell. */
export function storedCell(sent: string): string | null {
  const curves = curvesOfCell(sent);
  return curves && cellOf(curves);
}
