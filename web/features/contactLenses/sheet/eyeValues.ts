/** An eye of a sheet as its form types it: texts by the keys of the stored eye, which server errors name. */
import { type ContactEye, emptyContactEye, readEye } from "#domain/contactLenses/lens.ts";
import {
  checkLensNumber,
  type EyeNumber,
  lensLimits,
  type LensNumber,
} from "#domain/contactLenses/lensLimits.ts";
import { trimBlanks } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { plain } from "#domain/optics/optics.ts";
import { readTyped } from "#domain/optics/parse.ts";
import {
  lensNumbers,
  lensNumberText,
  readLensNumber,
  tidiedNumber,
} from "#shared/contactLenses/lensTexts.ts";

/** Keratometry in mm, and its axis. */
export const curvatures = ["k1", "k2", "k_axis"] as const satisfies readonly EyeNumber[];
export const eyeNumbers = [...lensNumbers, ...curvatures] as const satisfies readonly EyeNumber[];
type EyeText = Exclude<keyof ContactEye, EyeNumber>;

/** `productName`: shown, never sent. */
export type EyeTexts = Record<EyeNumber, string> &
  Pick<ContactEye, EyeText> & { productName: string };

const isLensNumber = (key: EyeNumber): key is LensNumber =>
  lensNumbers.some((name) => name === key);

/** Number as its field shows it; '' of none. */
function numberText(key: EyeNumber, value: number | null): string {
  if (isLensNumber(key)) return lensNumberText(key, value);
  if (value === null) return "";
  return key === "k_axis" ? String(value) : value.toFixed(2);
}

/** Typed number: null of a blank text, NaN of an unreadable one. */
export function readNumber(key: EyeNumber, typed: string): number | null {
  if (isLensNumber(key)) return readLensNumber(key, typed);
  const text = trimBlanks(typed.replace(/(?:°|mm)\s*$/i, ""));
  if (text === "") return null;
  const value = readTyped(text);
  if (value === null) return Number.NaN;
  return key === "k_axis" && value === 0 ? 180 : value;
}

/** Text of a number that was left: as it is shown, or as typed where it is refused. */
export function tidied(key: EyeNumber, typed: string): string {
  if (isLensNumber(key)) return tidiedNumber(key, typed);
  const value = readNumber(key, typed);
  return value === null || Number.isNaN(value) ? trimBlanks(typed) : numberText(key, value);
}

/** Texts of a stored eye. `productName`: '' while the product is not loaded. */
export function eyeTextsOf(eye: ContactEye | null, productName = ""): EyeTexts {
  const stored = eye ?? emptyContactEye;
  const numbers = Object.fromEntries(eyeNumbers.map((key) => [key, numberText(key, stored[key])]));
  return { ...stored, ...(numbers as Record<EyeNumber, string>), productName };
}

export const blankEye: EyeTexts = eyeTextsOf(null);

/** Texts of changed values, by key. */
export const changedTexts = (change: Partial<ContactEye>): Partial<EyeTexts> =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const isNumber = eyeNumbers.some((name) => name === key);
      return [key, isNumber ? numberText(key as EyeNumber, value as number | null) : value];
    }),
  );

/** Eye as it is sent. An unreadable number is none here: `checkEye` tells it. */
export function eyeOfTexts({ productName: _shown, ...texts }: EyeTexts): ContactEye {
  const numbers = Object.fromEntries(
    eyeNumbers.map((key) => {
      const value = readNumber(key, texts[key]);
      return [key, value === null || Number.isNaN(value) ? null : value];
    }),
  ) as Record<EyeNumber, number | null>;
  const { va, near_va } = texts;
  return {
    ...texts,
    ...numbers,
    va: readAcuity(va) ?? va,
    near_va: readAcuity(near_va) ?? near_va,
    color: trimBlanks(texts.color),
    name: trimBlanks(texts.name),
  };
}

/** True of an eye without a value; where its values come from is none. */
export const isBlankEye = (texts: EyeTexts): boolean =>
  Object.entries({ ...eyeOfTexts(texts), origin: "" }).every(
    ([, value]) => value === null || value === "",
  );

/** Eye to send; null of a blank one. */
export const sentEye = (texts: EyeTexts): ContactEye | null =>
  isBlankEye(texts) ? null : eyeOfTexts(texts);

/** Refusals at the keys below `place`, as the server tells them. */
export function checkEye(place: string, texts: EyeTexts): Violation[] {
  const unread = eyeNumbers.flatMap((key): Violation[] =>
    Number.isNaN(readNumber(key, texts[key])) ? [{ field: `${place}.${key}`, code: "number" }] : [],
  );
  return [...unread, ...readEye(eyeOfTexts(texts), place).violations];
}

/** Eye without its refused numbers, for remarks while somebody types. */
export function acceptedEye(texts: EyeTexts): ContactEye {
  const eye = eyeOfTexts(texts);
  const numbers = eyeNumbers.map((key) => {
    const value = eye[key];
    return [key, value !== null && checkLensNumber(key, value) === null ? value : null];
  });
  return { ...eye, ...(Object.fromEntries(numbers) as Record<EyeNumber, number | null>) };
}

type Step = { small: number; large: number; from: number };
const dioptres: Step = { small: 0.25, large: 1, from: 0 };
const degrees: Step = { small: 1, large: 10, from: 0 };
const curvature: Step = { small: 0.05, large: 0.5, from: 7.8 };
/** Steps of the arrows and of PageUp; `from`: where an empty field begins. */
const steps: Readonly<Record<EyeNumber, Step>> = {
  bc: { small: 0.1, large: 0.5, from: 8.6 },
  dia: { small: 0.1, large: 0.5, from: 14.2 },
  sphere: dioptres,
  cylinder: dioptres,
  axis: degrees,
  add: dioptres,
  k1: curvature,
  k2: curvature,
  k_axis: degrees,
};

/** Step of the key bar, as a text. */
export const stepText = (key: EyeNumber): string => String(steps[key].small);

/** Text after a step up or down within the limits; null of an unreadable text. The axis goes around. */
export function stepped(
  key: EyeNumber,
  typed: string,
  direction: 1 | -1,
  isLarge = false,
): string | null {
  const value = readNumber(key, typed);
  if (Number.isNaN(value)) return null;
  const { small, large, from } = steps[key];
  if (value === null && from > 0) return numberText(key, from);
  const { min, max } = lensLimits[key];
  const hundredths = (value ?? from) * 100 + direction * (isLarge ? large : small) * 100;
  const next = Math.round(hundredths) / 100;
  if (key === "axis" || key === "k_axis") return String(((((next - 1) % 180) + 180) % 180) + 1);
  return numberText(key, plain(Math.min(max, Math.max(min, next))));
}
