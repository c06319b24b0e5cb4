/** Text that a sheet stores about where the values of an eye come from (docs/rules-contact-lenses.md). */
import { originTexts as texts } from "./contactLenses.strings.ts";
import type { FromGlasses } from "./fromGlasses.ts";
import type { Turn } from "./lars.ts";
import { maxOrigin } from "./lens.ts";

/** Origin of values taken from glasses of a day. `isEquivalent`: only the equivalent sphere was taken. */
export function glassesOrigin(
  { isConverted, vertex }: Pick<FromGlasses, "isConverted" | "vertex">,
  day: string,
  isEquivalent = false,
): string {
  const origin = isConverted ? texts.converted(day, vertex) : texts.taken(day);
  return isEquivalent ? `${origin}${texts.equivalent}` : origin;
}

const fits = (origin: string): boolean => origin.length <= maxOrigin;

/** Appends a text to an origin; a long origin loses its end, never the added text. */
export const originWith = (origin: string, suffix: string): string =>
  fits(origin + suffix)
    ? origin + suffix
    : `${origin.slice(0, maxOrigin - suffix.length - texts.cut.length)}${texts.cut}${suffix}`;

/** Marks an origin as changed by hand since; '' stays ''. */
export function modifiedOrigin(origin: string): string {
  if (origin === "" || origin.endsWith(texts.modified)) return origin;
  return originWith(origin, texts.modified);
}

/** True when the axis was corrected for a rotation of the lens, so that it is no longer that of the refraction. */
export const isTurned = (origin: string): boolean => origin.includes(texts.turnedMark);

/**
 * Adds a rotation to an origin; an identical last rotation is not added again. If the text gets too long, only the last
 * rotation stays.
 */
export function turnedOrigin(
  origin: string,
  { from, degrees, turn, to }: { from: number; degrees: number; turn: Turn; to: number },
): string {
  const turned = texts.turned(from, degrees, turn, to);
  if (origin.endsWith(turned)) return origin;
  const whole = origin === "" ? turned : `${origin}${texts.between}${turned}`;
  return fits(whole) ? whole : turned;
}
