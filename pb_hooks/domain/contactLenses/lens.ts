/**
 * Contact lens of an invoice line, a quote or a row of boxes, and eye of a sheet (docs/rules-contact-lenses.md). All
 * are parsed here, whoever writes them.
 */
import { isObject, type Values } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import { storedLine } from "#domain/core/text/storedForm.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import { plain } from "#domain/optics/optics.ts";
import { checkLensNumber, type EyeNumber } from "./lensLimits.ts";

/** Words that some makers use for an addition instead of dioptres. */
export const addWords = ["low", "med", "high"] as const;
export type AddWord = (typeof addWords)[number];
/** Designs of a multifocal lens: D for distance, N for near. */
export const dominances = ["D", "N"] as const;
export type Dominance = (typeof dominances)[number];
/** Distance for which monovision corrects each eye. */
export const eyeUses = ["far", "near"] as const;
export type EyeUse = (typeof eyeUses)[number];

/** Base curve and diameter in mm, powers in dioptres, axis in degrees. Null or '' means not given, unlike 0. */
export type ContactLens = Record<
  "bc" | "dia" | "sphere" | "cylinder" | "axis" | "add",
  number | null
> & {
  add_word: AddWord | "";
  dn: Dominance | "";
  color: string;
};
/**
 * `name`: brand of a lens that is no product. `k1`, `k2`, `k_axis`: keratometry, in mm and degrees. `origin`: where the
 * values come from.
 */
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

/** Keys in the order of an answer. */
export const lensKeys = Object.keys(emptyLens) as readonly ContactLensKey[];
export const eyeKeys = Object.keys(emptyContactEye) as readonly (keyof ContactEye)[];

/** Keys that make up the power: all but base curve, diameter and colour. */
const powerKeys = lensKeys.filter((key) => !["bc", "dia", "color"].includes(key));

const maxColor = 40;
const maxName = 200;
export const maxOrigin = 500;
const productForm = /^[a-z0-9]{15}$/;

type Refusal = Pick<Violation, "code" | "params">;

/** Parses the values of an object one by one, and collects violations. */
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

  /** Number; null when blank or refused. A numeric text is refused. */
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

/** Parsed lens; null when blank or refused. */
type Read<Lens> = { lens: Lens | null; violations: Violation[] };

/** Longest part of an unknown key that a refusal repeats. */
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
 * Parses the lens of a line, a quote or a row of boxes; null when blank. An axis of 0 becomes 180. Refuses, at its key
 * below `place`: a value outside its limits or off its step; a number sent as text; an unknown word or key; an addition
 * in both dioptres and a word.
 */
export const readLens = (sent: unknown, place: string): Read<ContactLens> =>
  readValues(sent, place, lensKeys, lensIn);

/**
 * Parses an eye of a sheet as `readLens` does. Also refuses an acuity that a prescription would refuse, and an invalid
 * product id.
 */
export const readEye = (sent: unknown, place: string): Read<ContactEye> =>
  readValues(sent, place, eyeKeys, eyeIn);

/** Stored lens; null when absent or invalid. */
export const lensOf = (stored: unknown): ContactLens | null => readLens(stored, "").lens;

/** Stored eye of a sheet; null when absent or invalid. */
export const eyeOf = (stored: unknown): ContactEye | null => readEye(stored, "").lens;

/** Lens values of a sheet's eye; null when it has none. */
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

/** True when both have the same values; null counts as an empty lens. */
export const isSameLens = (one: ContactLens | null, other: ContactLens | null): boolean =>
  isEqual(lensKeys, one, other);

/** True when both have the same power; base curve, diameter and colour are ignored. */
export const isSamePower = (one: ContactLens | null, other: ContactLens | null): boolean =>
  isEqual(powerKeys, one, other);

/** True of a lens that corrects; false of a plano coloured lens. */
export const hasPower = (lens: ContactLens | null): boolean =>
  lens !== null &&
  ((lens.sphere ?? 0) !== 0 ||
    (lens.cylinder ?? 0) !== 0 ||
    lens.add !== null ||
    lens.add_word !== "");

/**
 * True when a lens has a power other than its sheet's eye, so that an optician has to confirm it. The caller passes the
 * right eye for a line of both eyes.
 */
export const isOtherPower = (lens: ContactLens | null, eye: ContactLens | null): boolean =>
  hasPower(lens) && !isSamePower(lens, eye);
