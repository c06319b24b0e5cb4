/** Where the values of an eye come from: a text that the sheet keeps (docs/rules-contact-lenses.md). */
import { originTexts as texts } from "./contactLenses.strings.ts";
import type { FromGlasses } from "./fromGlasses.ts";
import type { Turn } from "./lars.ts";
import { maxOrigin } from "./lens.ts";

/** Origin of values taken from the glasses of a day. `isEquivalent`: the sphere alone was taken. */
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
export const originWith = (origin: string, more: string): string =>
  fits(origin + more)
    ? origin + more
    : `${origin.slice(0, maxOrigin - more.length - texts.cut.length)}${texts.cut}${more}`;

/** Origin of values that were changed by hand since; '' of values that have none. */
export function modifiedOrigin(origin: string): string {
  if (origin === "" || origin.endsWith(texts.modified)) return origin;
  return originWith(origin, texts.modified);
}

/** True of an axis that a turned mark has corrected: it is no axis of a refraction. */
export const isTurned = (origin: string): boolean => origin.includes(texts.turnedMark);

/** Origin of an axis that a turned mark corrected; a long origin keeps the last rotation alone. The same one again is said once. */
export function turnedOrigin(
  origin: string,
  { from, degrees, turn, to }: { from: number; degrees: number; turn: Turn; to: number },
): string {
  const turned = texts.turned(from, degrees, turn, to);
  if (origin.endsWith(turned)) return origin;
  const whole = origin === "" ? turned : `${origin}${texts.between}${turned}`;
  return fits(whole) ? whole : turned;
}
