/** Lines of contact lenses by the eyes of a sheet: what is proposed, and what follows another eye or another sheet. */
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
/** Line of a form, as far as its lens is concerned. `lens` is absent of a person who may not see it. */
export type LensLine = {
  id: string;
  product: string;
  type: string;
  quantity: string;
  eye: EyeSide | "";
  lens?: LensTexts;
  /** Variant of a quote. */
  variant?: string;
};

export const eyeOfSheet = (sheet: Sheet | null, side: EyeSide): ContactEye | null =>
  sheet?.[`${side}_lens`] ?? null;

/** Eye of a sheet that a line is compared with: of a line for both, the right one. */
export const comparedEye = (sheet: Sheet | null, eye: EyeSide | ""): ContactEye | null =>
  eyeOfSheet(sheet, eye || "right");

/** Lens of a sheet for an eye; for both only where they have the same one. */
export function lensOfSheet(sheet: Sheet | null, eye: EyeSide | ""): ContactLens | null {
  const lens = lensOfEye(comparedEye(sheet, eye));
  const isForBoth = eye !== "" || isSameLens(lens, lensOfEye(eyeOfSheet(sheet, "left")));
  return isForBoth ? lens : null;
}

/** Lens that a line may take by itself: that of its eye, where the sheet names this product, or none. */
function ownLens(sheet: Sheet | null, { product, eye }: Pick<LensLine, "product" | "eye">) {
  const compared = comparedEye(sheet, eye);
  const isOwn = compared?.product === product || compared?.product === "";
  return isOwn ? lensOfSheet(sheet, eye) : null;
}

const lensOfLine = ({ lens }: LensLine): ContactLens | null => (lens ? lensOfTexts(lens) : null);

/** True of a line whose lens nobody typed: blank, or that of its eye of the sheet. */
const isUntyped = (line: LensLine, sheet: Sheet | null): boolean => {
  const lens = lensOfLine(line);
  return lens === null || isSameLens(lens, ownLens(sheet, line));
};

/** Line for another eye; values that nobody typed are those of that eye. */
export function withEye<Line extends LensLine>(line: Line, eye: EyeSide | "", sheet: Sheet | null) {
  const turned = { ...line, eye };
  return line.lens && isUntyped(line, sheet)
    ? { ...turned, lens: textsOfLens(ownLens(sheet, turned)) }
    : turned;
}

/** Eye after a press: right, left, both. */
export const eyeAfter = (eye: EyeSide | ""): EyeSide | "" =>
  eye === "" ? "right" : eye === "right" ? "left" : "";

/** Line by another sheet; values that somebody typed stay. */
export const withSheet = <Line extends LensLine>(
  line: Line,
  before: Sheet | null,
  after: Sheet | null,
): Line =>
  line.lens && after && isUntyped(line, before)
    ? { ...line, lens: textsOfLens(ownLens(after, line)) }
    : line;

/** Line for another client. Values of the former sheet go, those that a person took from it too; typed ones stay. */
export function withoutSheet<Line extends LensLine>(line: Line, before: Sheet | null): Line {
  const lens = lensOfLine(line);
  const isOfSheet = lens !== null && isSameLens(lens, lensOfSheet(before, line.eye));
  return isOfSheet ? { ...line, lens: textsOfLens(null) } : line;
}

/** True of a line that has values, the same as another one. */
export const hasSameLens = (line: LensLine, other: LensLine): boolean =>
  lensOfLine(line) !== null && isSameLens(lensOfLine(line), lensOfLine(other));

/** Eyes of a sheet that have this product, but those of a line that is there. */
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

/** Pieces of each of several lines, the first ones with the rest; each has one at least. */
function sharesOf(quantity: string, count: number): string[] {
  const pieces = parseQuantity(quantity) ?? count;
  return Array.from({ length: count }, (_, at) =>
    String(Math.max(1, Math.ceil((pieces - at) / count))),
  );
}

/** A blank line as one for each eye of the sheet that has its product; the same line without any. */
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

/** Lines with those of `ids` proposed by eye, where nobody gave them an eye or values. */
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
