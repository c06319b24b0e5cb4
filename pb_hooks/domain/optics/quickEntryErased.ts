/** Button 'Effacer les mots non lus': removes the unread words of a quick entry (docs/rules-optics.md, Quick entry). */
import { measures } from "./optics.ts";
import { formatMeasure } from "./format.ts";
import type { EyeMoreName } from "./moreMeasures.ts";
import type { MoreRead, MoresRead } from "./quickEntryMore.ts";
import { isNothingRead, type QuickReading, readQuickEntry } from "./quickEntry.ts";
import { hasDistance, type ReadEye, type ReadEyes } from "./quickEntryEyes.ts";
import type { Note } from "./quickEntryNotes.ts";
import { type TextRange, quickEntryTokens } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

const marks: Record<EyeSide, string> = { right: "OD", left: "OG" };

function writtenEye({ sphere, cylinder, axis, addition, eip }: ReadEye, addMark: string): string {
  return [
    sphere === undefined ? "" : sphere === null ? "rien" : formatMeasure("sphere", sphere),
    typeof cylinder === "number" ? `(${formatMeasure("cylinder", cylinder)})` : "",
    typeof axis === "number" ? `${axis}\u00b0` : "",
    typeof addition === "number" ? `${addMark}add ${formatMeasure("addition", addition)}` : "",
    typeof eip === "number" ? `EIP ${formatMeasure("eip", eip)}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** ' VP +1.00 (−0.50) 90°' beside the distance that it belongs to. */
const writtenNear = ({ near_sphere: sphere, near_cylinder, near_axis }: MoreRead): string =>
  sphere === undefined
    ? ""
    : ` VP ${writtenEye({ sphere, cylinder: near_cylinder ?? null, axis: near_axis ?? null }, "")}`;

/** Text that parses to the same values and notes. */
function written({ right, left }: ReadEyes, notes: readonly Note[], more: MoresRead): string {
  const hasItsOwn =
    typeof left.addition === "number" && typeof right.addition !== "number" && hasDistance(left);
  const eyes = { right: writtenEye(right, ""), left: writtenEye(left, hasItsOwn ? "OG " : "") };
  for (const side of eyeSides) {
    const near = writtenNear(more[side]);
    if (near) eyes[side] = `VL ${eyes[side]}${near}`;
  }
  const eips = eyeSides.map((side) => more[side].near_eip ?? null);
  const isNearEip = eips.every((eip) => eip !== null);
  const ofSide = (side: EyeSide) =>
    notes.filter(({ sides }) => sides[0] === side).map(({ words }) => words);
  return [
    ...eyeSides
      .filter((side) => eyes[side] !== "")
      .flatMap((side) => [marks[side], eyes[side], ...ofSide(side)]),
    ...notes.filter(({ sides }) => sides.length === 0).map(({ words }) => words),
    ...(isNearEip ? [`EIP VP ${eips.map((eip) => formatMeasure("eip", eip)).join("/")}`] : []),
  ].join(" ");
}

/** Ranges beside an unread eye mark: to the next eye, and back to the previous one when that was read. */
function besideUnreadEyes(text: string, unread: readonly TextRange[]): TextRange[] {
  const marks = quickEntryTokens(text).filter(({ kind }) => kind === "eye");
  const isUnread = (mark: TextRange) =>
    unread.some(({ start, end }) => start <= mark.start && mark.end <= end);
  return marks.flatMap((mark, index) => {
    if (!isUnread(mark)) return [];
    const before = marks.slice(0, index);
    const start = before.every(isUnread) ? (before.at(-1)?.end ?? 0) : mark.start;
    return [{ start, end: marks[index + 1]?.start ?? text.length }];
  });
}

/** Replaces each range by a space, so that its neighbours never join into one word. */
function erase(text: string, places: readonly TextRange[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)));
    from = Math.max(from, end);
  }
  return [...parts, text.slice(from)].join(" ").replace(/ {2,}/g, " ").trim();
}

/** Values common to both readings. */
function common(one: ReadEyes, other: ReadEyes): ReadEyes {
  const ofSide = (side: EyeSide): ReadEye =>
    Object.fromEntries(
      measures
        .filter((measure) => one[side][measure] === other[side][measure])
        .filter((measure) => one[side][measure] !== undefined)
        .map((measure) => [measure, one[side][measure]]),
    );
  return { right: ofSide("right"), left: ofSide("left") };
}

const isSame = (one: ReadEyes, other: ReadEyes): boolean =>
  eyeSides.every((side) =>
    measures.every((measure) => one[side][measure] === other[side][measure]),
  );

/** True when the text still gives these values; words of the notes may have become more of them. */
const hasMore = (found: MoresRead, kept: MoresRead): boolean =>
  eyeSides.every((side) =>
    Object.entries(kept[side]).every(([name, value]) => found[side][name as EyeMoreName] === value),
  );

function commonMore(one: MoresRead, other: MoresRead): MoresRead {
  const ofSide = (side: EyeSide): MoreRead =>
    Object.fromEntries(
      Object.entries(one[side]).filter(
        ([name, value]) => other[side][name as EyeMoreName] === value,
      ),
    );
  return { right: ofSide("right"), left: ofSide("left") };
}

/** Removes unread words and what stands beside an unread eye mark, without changing or adding a value. */
export function withoutUnread(text: string, { eyes, more, unread }: QuickReading): string {
  if (isNothingRead({ eyes, more })) return "";
  const beside = besideUnreadEyes(text, unread);
  const erased = erase(text, [...unread, ...beside]);
  const again = readQuickEntry(erased);
  const left = beside.length > 0 ? common(again.eyes, eyes) : eyes;
  const kept = beside.length > 0 ? commonMore(again.more, more) : more;
  const reads = (typed: string) => {
    const { eyes: read, more: found, unread: rest } = readQuickEntry(typed);
    return isSame(read, left) && hasMore(found, kept) && rest.length === 0;
  };
  return [erased, written(left, again.notes, kept)].find(reads) ?? written(left, [], kept);
}
