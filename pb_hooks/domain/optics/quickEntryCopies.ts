/** Prisms and heights of an eye that 'OG idem' or 'OD=OG' copies (docs/rules-optics.md, Quick entry). */
import type { EyeSide } from "#domain/core/records.ts";
import { isVertical } from "./prism.ts";
import type { MoreRead, MoresRead } from "./quickEntryMore.ts";
import type { Note } from "./quickEntryNotes.ts";
import type { TextRange } from "./quickEntryTokens.ts";

/** Place of 'idem', with the eye copied and the eye that gets its values. */
export type Copy = { place: TextRange; from: EyeSide; to: EyeSide };

/** True with a vertical base, which two eyes rarely share. */
const hasVertical = ({ base = "", base2 = "" }: MoreRead): boolean =>
  isVertical(base) || isVertical(base2);

/** Values that the copied eye has before 'idem' and the other eye has not. */
function copiedOf({ place, from, to }: Copy, more: MoresRead, notes: readonly Note[]): MoreRead {
  const isNamed = (kind: Note["kind"]) =>
    notes.some((note) => note.kind === kind && note.place.start < place.start);
  const { prism, base, prism2, base2, height } = more[from];
  const copied: MoreRead = {};
  if (isNamed("prism") && prism !== undefined && more[to].prism === undefined) {
    Object.assign(copied, { prism, base });
    if (prism2 !== undefined) Object.assign(copied, { prism2, base2 });
  }
  if (isNamed("height") && height !== undefined && more[to].height === undefined)
    copied.height = height;
  return copied;
}

/** True of a prism or height of the copied eye that is words only. */
const hasWords = ({ place, from, to }: Copy, notes: readonly Note[]): boolean =>
  notes.some(
    ({ kind, isKept, sides, place: { start } }) =>
      kind !== "acuity" && !isKept && start < place.start && isOfOne(sides, from, to),
  );

const isOfOne = (sides: readonly EyeSide[], from: EyeSide, to: EyeSide): boolean =>
  sides.length === 0 || (sides.includes(from) && !sides.includes(to));

/** Copies the values to the other eye; returns the places of copies that a value cannot follow. */
export function copyMores(
  more: MoresRead,
  notes: readonly Note[],
  copies: readonly Copy[],
): TextRange[] {
  const unread: TextRange[] = [];
  for (const copy of copies) {
    const copied = copiedOf(copy, more, notes);
    if (hasVertical(copied) || hasWords(copy, notes)) unread.push(copy.place);
    else Object.assign(more[copy.to], copied);
  }
  return unread;
}
