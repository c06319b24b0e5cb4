/**
 * Contact lens of a line, a quote or a row, and eye of a sheet (docs/rules-contact-lenses.md): one reader for all of them, whoever
 * writes.
 */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { storedLine } from "#domain/core/text/storedForm.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { plain } from "#domain/optics/optics.ts";
import { checkLensNumber, type EyeNumber } from "./lensLimits.ts";

/** Words of an addition that its maker gives instead of dioptres. */
export const addWords = ["low", "med", "high"] as const;
export type AddWord = (typeof addWords)[number];
/** Designs of a multifocal lens: for distance, or for near. */
export const dominances = ["D", "N"] as const;
export type Dominance = (typeof dominances)[number];
/** Distance for which monovision corrects each eye. */
export const eyeUses = ["far", "near"] as const;
export type EyeUse = (typeof eyeUses)[number];

/** Base curve and diameter in mm, powers in dioptres, axis in degrees; null or '' is not given, unlike 0. */
export type ContactLens = Record<
  "bc" | "dia" | "sphere" | "cylinder" | "axis" | "add",
  number | null
> & {
  add_word: AddWord | "";
  dn: Dominance | "";
  color: string;
};
/** `name`: brand of a lens that is no product. `k1`, `k2`, `k_axis`: keratometry in mm. `origin`: where its values come from. */
export type ContactEye = ContactLens &
  Record<"product" | "name" | "va" | "near_va" | "origin", string> &
  Record<"k1" | "k2" | "k_axis", number | null> & { use: EyeUse | "" };
export type ContactLensKey = keyof ContactLens;

export const emptyLens: ContactLens = Object.freeze({
  bc: null,
  dia: null,
  sphere: null,
  cylinder: null,
  axis: null,
  add: null,
  add_word: "",
  dn: "",
  color: "",
});
export const emptyContactEye: ContactEye = Object.freeze({
  ...emptyLens,
  product: "",
  name: "",
  use: "",
  va: "",
  near_va: "",
  k1: null,
  k2: null,
  k_axis: null,
  origin: "",
});

/** Keys in the order in which they are answered. */
export const lensKeys = Object.keys(emptyLens) as readonly ContactLensKey[];
export const eyeKeys = Object.keys(emptyContactEye) as readonly (keyof ContactEye)[];

/** Keys whose change makes another power: all but the base curve, the diameter and the colour. */
const powerKeys = lensKeys.filter((key) => !["bc", "dia", "color"].includes(key));

const maxColor = 40;
const maxName = 200;
export const maxOrigin = 500;
const productForm = /^[a-z0-9]{15}$/;

type Refusal = Pick<Violation, "code" | "params">;

/** Reads the values of a sent object one by one, and notes what is refused. */
class ValueReader {
  readonly violations: Violation[] = [];
  private readonly sent: Values;
  private readonly place: string;

  constructor(sent: Values, place: string) {
    this.sent = sent;
    this.place = place;
  }

  refuse(key: string, refusal: Refusal): void {
    this.violations.push({ field: this.place === "" ? key : `${this.place}.${key}`, ...refusal });
  }

  /** Null of a blank value, and of a refused one. A text is no number. */
  number(key: EyeNumber): number | null {
    const value = this.sent[key];
    if (isBlank(value)) return null;
    if (typeof value !== "number") return this.refused(key, { code: "number" }, null);
    const isAngle = key === "axis" || key === "k_axis";
    const meant = isAngle && value === 0 ? 180 : plain(value);
    const code = checkLensNumber(key, meant);
    return code === null ? meant : this.refused(key, { code }, null);
  }

  word<Word extends string>(key: string, words: readonly Word[]): Word | "" {
    const value = this.sent[key];
    if (isBlank(value)) return "";
    return words.find((word) => word === value) ?? this.refused(key, { code: "choice" }, "");
  }

  text(key: string, max: number): string {
    const value = this.sent[key];
    if (isBlank(value)) return "";
    if (typeof value !== "string") return this.refused(key, { code: "text" }, "");
    if (value.length > max) return this.refused(key, { code: "too_long", params: { max } }, "");
    return storedLine(value);
  }

  acuity(key: string): string {
    const value = this.sent[key];
    if (isBlank(value)) return "";
    if (typeof value !== "string") return this.refused(key, { code: "text" }, "");
    return readAcuity(value) ?? this.refused(key, { code: "acuity" }, "");
  }

  product(key: string): string {
    const value = this.sent[key];
    if (isBlank(value)) return "";
    const isId = typeof value === "string" && productForm.test(value);
    return isId ? value : this.refused(key, { code: "unknown_record" }, "");
  }

  private refused<Blank>(key: string, refusal: Refusal, blank: Blank): Blank {
    this.refuse(key, refusal);
    return blank;
  }
}

function lensIn(reader: ValueReader): ContactLens {
  const lens: ContactLens = {
    bc: reader.number("bc"),
    dia: reader.number("dia"),
    sphere: reader.number("sphere"),
    cylinder: reader.number("cylinder"),
    axis: reader.number("axis"),
    add: reader.number("add"),
    add_word: reader.word("add_word", addWords),
    dn: reader.word("dn", dominances),
    color: reader.text("color", maxColor),
  };
  if (lens.add !== null && lens.add_word !== "")
    reader.refuse("add_word", { code: "contact_add_both" });
  return lens;
}

const eyeIn = (reader: ValueReader): ContactEye => ({
  ...lensIn(reader),
  product: reader.product("product"),
  name: reader.text("name", maxName),
  use: reader.word("use", eyeUses),
  va: reader.acuity("va"),
  near_va: reader.acuity("near_va"),
  k1: reader.number("k1"),
  k2: reader.number("k2"),
  k_axis: reader.number("k_axis"),
  origin: reader.text("origin", maxOrigin),
});

/** A lens, or null where all is blank or something is refused. */
type Read<Lens> = { lens: Lens | null; violations: Violation[] };

/** Longest part of an unknown key that a refusal names. */
const maxKey = 40;

function readValues<Lens extends object>(
  sent: unknown,
  place: string,
  keys: readonly string[],
  valuesIn: (reader: ValueReader) => Lens,
): Read<Lens> {
  if (isBlank(sent)) return { lens: null, violations: [] };
  if (!isObject(sent)) return { lens: null, violations: [{ field: place, code: "object" }] };
  const reader = new ValueReader(sent, place);
  const lens = valuesIn(reader);
  for (const key of Object.keys(sent))
    if (!keys.includes(key)) reader.refuse(key.slice(0, maxKey), { code: "contact_part" });
  const { violations } = reader;
  const isEmpty = Object.values(lens).every((value) => value === null || value === "");
  return { lens: violations.length > 0 || isEmpty ? null : lens, violations };
}

/**
 * Lens of a line, a quote or a row; null of a blank one. An axis of 0 is 180. Refused at its key below `place`: a value outside its
 * limits or off its step, a number that is a text, an unknown word or key, an addition in dioptres beside one in a word.
 */
export const readLens = (sent: unknown, place: string): Read<ContactLens> =>
  readValues(sent, place, lensKeys, lensIn);

/** Eye of a sheet, as `readLens`. Refused too: an acuity that a prescription would refuse, and what is no id of a product. */
export const readEye = (sent: unknown, place: string): Read<ContactEye> =>
  readValues(sent, place, eyeKeys, eyeIn);

/** Stored lens; null of none, and of what is no lens. */
export const lensOf = (stored: unknown): ContactLens | null => readLens(stored, "").lens;

/** Stored eye of a sheet; null of none, and of what is none. */
export const eyeOf = (stored: unknown): ContactEye | null => readEye(stored, "").lens;

/** Lens of an eye of a sheet; null where it has none of its values. */
export function lensOfEye(eye: ContactEye | null): ContactLens | null {
  if (!eye) return null;
  const lens = Object.fromEntries(lensKeys.map((key) => [key, eye[key]])) as ContactLens;
  return isSameLens(lens, emptyLens) ? null : lens;
}

const isEqual = (
  keys: readonly ContactLensKey[],
  one: ContactLens | null,
  other: ContactLens | null,
): boolean => keys.every((key) => (one ?? emptyLens)[key] === (other ?? emptyLens)[key]);

/** True of the same values; none are those of an empty lens. */
export const isSameLens = (one: ContactLens | null, other: ContactLens | null): boolean =>
  isEqual(lensKeys, one, other);

/** True of the same power, whatever the base curve, the diameter and the colour. */
export const isSamePower = (one: ContactLens | null, other: ContactLens | null): boolean =>
  isEqual(powerKeys, one, other);

/** True of a lens that corrects: a plano colour does not. */
export const hasPower = (lens: ContactLens | null): boolean =>
  lens !== null &&
  ((lens.sphere ?? 0) !== 0 ||
    (lens.cylinder ?? 0) !== 0 ||
    lens.add !== null ||
    lens.add_word !== "");

/** True of a lens with a power that is not its sheet's eye: it wants an optician. A line for both eyes is compared with the right one. */
export const isOtherPower = (lens: ContactLens | null, eye: ContactLens | null): boolean =>
  hasPower(lens) && !isSamePower(lens, eye);
