/** Form values of an eye: texts under the keys of the stored eye, which server errors use. */
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

/** Keratometry readings in mm, and their axis. */
export const curvatures = ["k1", "k2", "k_axis"] as const satisfies readonly EyeNumber[];
export const eyeNumbers = [...lensNumbers, ...curvatures] as const satisfies readonly EyeNumber[];
type EyeText = Exclude<keyof ContactEye, EyeNumber>;

/** `productName` is only displayed, never sent. */
export type EyeTexts = Record<EyeNumber, string> &
  Pick<ContactEye, EyeText> & { productName: string };

const isLensNumber = (key: EyeNumber): key is LensNumber =>
  lensNumbers.some((name) => name === key);

/** Formats a number as its field shows it; '' for null. */
function numberText(key: EyeNumber, value: number | null): string {
  if (isLensNumber(key)) return lensNumberText(key, value);
  if (value === null) return "";
  return key === "k_axis" ? String(value) : value.toFixed(2);
}

/** Parses a typed number: null for a blank text, NaN for an unreadable one. */
export function readNumber(key: EyeNumber, typed: string): number | null {
  if (isLensNumber(key)) return readLensNumber(key, typed);
  const text = trimBlanks(typed.replace(/(?:°|mm)\s*$/i, ""));
  if (text === "") return null;
  const value = readTyped(text);
  if (value === null) return Number.NaN;
  return key === "k_axis" && value === 0 ? 180 : value;
}

/** Text of a number after blur: formatted, or as typed when it is unreadable. */
export function tidied(key: EyeNumber, typed: string): string {
  if (isLensNumber(key)) return tidiedNumber(key, typed);
  const value = readNumber(key, typed);
  return value === null || Number.isNaN(value) ? trimBlanks(typed) : numberText(key, value);
}

/** Form values of a stored eye. `productName`: '' until the product is loaded. */
export function eyeTextsOf(eye: ContactEye | null, productName = ""): EyeTexts {
  const stored = eye ?? emptyContactEye;
  const numbers = Object.fromEntries(eyeNumbers.map((key) => [key, numberText(key, stored[key])]));
  return { ...stored, ...(numbers as Record<EyeNumber, string>), productName };
}

export const blankEye: EyeTexts = eyeTextsOf(null);

/** Texts of the changed values, by key. */
export const changedTexts = (change: Partial<ContactEye>): Partial<EyeTexts> =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const isNumber = eyeNumbers.some((name) => name === key);
      return [key, isNumber ? numberText(key as EyeNumber, value as number | null) : value];
    }),
  );

/** Eye for the request body. An unreadable number becomes null: `checkEye` reports it. */
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

/** True when the eye has no value; an origin alone does not count. */
export const isBlankEye = (texts: EyeTexts): boolean =>
  Object.entries({ ...eyeOfTexts(texts), origin: "" }).every(
    ([, value]) => value === null || value === "",
  );

/** Eye for the request body; null when blank. */
export const sentEye = (texts: EyeTexts): ContactEye | null =>
  isBlankEye(texts) ? null : eyeOfTexts(texts);

/** Violations of an eye, each at its key below `place`, as from the server. */
export function checkEye(place: string, texts: EyeTexts): Violation[] {
  const unread = eyeNumbers.flatMap((key): Violation[] =>
    Number.isNaN(readNumber(key, texts[key])) ? [{ field: `${place}.${key}`, code: "number" }] : [],
  );
  return [...unread, ...readEye(eyeOfTexts(texts), place).violations];
}

/** Eye without its refused numbers, for remarks while a person types. */
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
/** Increments of arrow keys and PageUp; `from`: value at which an empty field starts. */
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

/** Increment on the phone's key bar, as a text. */
export const stepText = (key: EyeNumber): string => String(steps[key].small);

/** Text after one step up or down, kept within the limits; null for an unreadable text. The axis wraps around. */
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
