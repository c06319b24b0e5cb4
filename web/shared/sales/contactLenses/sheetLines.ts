/** Fills lines of contact lenses from the eyes of a sheet, and updates them when eye or sheet changes. */
import type { StoredSheet } from "#domain/contactLenses/contactAnswers.ts";
import {
  type ContactEye,
  type ContactLens,
  isSameLens,
  lensOfEye,
} from "#domain/contactLenses/lens.ts";
import { parseQuantity } from "#domain/core/money.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { lensOfTexts, type LensTexts, textsOfLens } from "#shared/contactLenses/lensTexts.ts";

export type Sheet = Pick<StoredSheet, "id" | "right_lens" | "left_lens">;
/** Fields of a form line that concern its lens. `lens` is absent for a person who may not see it. */
export type LensLine = {
  id: string;
  product: string;
  type: string;
  quantity: string;
  eye: EyeSide | "";
  lens?: LensTexts;
  /** Variant, in a quote. */
  variant?: string;
};

export const eyeOfSheet = (sheet: Sheet | null, side: EyeSide): ContactEye | null =>
  sheet?.[`${side}_lens`] ?? null;

/** Eye of the sheet to compare a line with; for a line of both eyes, the right one. */
export const comparedEye = (sheet: Sheet | null, eye: EyeSide | ""): ContactEye | null =>
  eyeOfSheet(sheet, eye || "right");

/** Lens of the sheet for an eye; for both eyes, null unless their lenses are equal. */
export function lensOfSheet(sheet: Sheet | null, eye: EyeSide | ""): ContactLens | null {
  const lens = lensOfEye(comparedEye(sheet, eye));
  const isForBoth = eye !== "" || isSameLens(lens, lensOfEye(eyeOfSheet(sheet, "left")));
  return isForBoth ? lens : null;
}

/** Lens that the line may copy from the sheet: that of its eye, if the sheet names this product or none. */
function ownLens(sheet: Sheet | null, { product, eye }: Pick<LensLine, "product" | "eye">) {
  const compared = comparedEye(sheet, eye);
  const isOwn = compared?.product === product || compared?.product === "";
  return isOwn ? lensOfSheet(sheet, eye) : null;
}

const lensOfLine = ({ lens }: LensLine): ContactLens | null => (lens ? lensOfTexts(lens) : null);

/** True when nobody typed the lens: it is blank, or equal to the sheet's. */
const isUntyped = (line: LensLine, sheet: Sheet | null): boolean => {
  const lens = lensOfLine(line);
  return lens === null || isSameLens(lens, ownLens(sheet, line));
};

/** Changes the eye of a line. Values that nobody typed become those of the new eye. */
export function withEye<Line extends LensLine>(line: Line, eye: EyeSide | "", sheet: Sheet | null) {
  const turned = { ...line, eye };
  return line.lens && isUntyped(line, sheet)
    ? { ...turned, lens: textsOfLens(ownLens(sheet, turned)) }
    : turned;
}

/** Next eye after a press: right, left, both. */
export const eyeAfter = (eye: EyeSide | ""): EyeSide | "" =>
  eye === "" ? "right" : eye === "right" ? "left" : "";

/** Changes the sheet of a line. Typed values stay. */
export const withSheet = <Line extends LensLine>(
  line: Line,
  before: Sheet | null,
  after: Sheet | null,
): Line =>
  line.lens && after && isUntyped(line, before)
    ? { ...line, lens: textsOfLens(ownLens(after, line)) }
    : line;

/**
 * Clears the values that a line took from the former client's sheet, also those taken by a button. Typed values stay.
 */
export function withoutSheet<Line extends LensLine>(line: Line, before: Sheet | null): Line {
  const lens = lensOfLine(line);
  const isOfSheet = lens !== null && isSameLens(lens, lensOfSheet(before, line.eye));
  return isOfSheet ? { ...line, lens: textsOfLens(null) } : line;
}

/** True when both lines have the same values, and not blank ones. */
export const hasSameLens = (line: LensLine, other: LensLine): boolean =>
  lensOfLine(line) !== null && isSameLens(lensOfLine(line), lensOfLine(other));

/** Eyes of the sheet that wear this product and have no other line of it yet. */
function freeSides<Line extends LensLine>(
  lines: readonly Line[],
  { id, product, variant }: Line,
  sheet: Sheet,
): EyeSide[] {
  const others = lines.filter(
    (one) => one.id !== id && one.product === product && one.variant === variant,
  );
  return eyeSides.filter(
    (side) =>
      eyeOfSheet(sheet, side)?.product === product && !others.some(({ eye }) => eye === side),
  );
}

/** Divides pieces among several lines: the first ones get the remainder, each at least one. */
function sharesOf(quantity: string, count: number): string[] {
  const pieces = parseQuantity(quantity) ?? count;
  return Array.from({ length: count }, (_, at) =>
    String(Math.max(1, Math.ceil((pieces - at) / count))),
  );
}

/** Splits a blank line into one per eye of the sheet that wears its product; unchanged when no eye does. */
function eachEye<Line extends LensLine>(
  lines: readonly Line[],
  line: Line,
  sheet: Sheet,
  makeId: () => string,
): Line[] {
  const sides = freeSides(lines, line, sheet);
  const shares = sharesOf(line.quantity, sides.length);
  const made = sides.map((eye, at) => ({
    ...line,
    id: at === 0 ? line.id : makeId(),
    eye,
    quantity: shares[at] ?? line.quantity,
    lens: textsOfLens(lensOfEye(eyeOfSheet(sheet, eye))),
  }));
  return made.length > 0 ? made : [line];
}

/** Fills the lines named by `ids` from the sheet, unless a person gave them an eye or values. */
export const proposed = <Line extends LensLine>(
  lines: readonly Line[],
  ids: readonly string[],
  sheet: Sheet,
  makeId: () => string,
): Line[] =>
  lines.flatMap((line) =>
    ids.includes(line.id) && line.eye === "" && line.lens && lensOfLine(line) === null
      ? eachEye(lines, line, sheet, makeId)
      : [line],
  );
