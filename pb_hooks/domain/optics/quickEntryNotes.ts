/** Prisms, acuities and heights with their eyes: read as values (quickEntryMore.ts), or words for the notes. */
import type { TextRange } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

/** Positions of marks and values, with their eyes. */
export type Trail = readonly { start: number; sides: readonly EyeSide[] }[];
export type Noted = { place: TextRange; kind: "prism" | "acuity" | "height" };
export type Note = {
  words: string;
  sides: readonly EyeSide[];
  kind: Noted["kind"];
  place: TextRange;
  /** Acuity of near vision. */
  isNear?: boolean;
  /** Its words became values. */
  isKept?: boolean | undefined;
};

/** Words that name their own eyes ('prisme OD 2') or concern both ('H 18/19'). */
const ownEyes = /(?:^|[^a-z])o\.?[dg](?![a-z])|^h\D*\d+(?:[.,]\d)?(?![.,\d])\D+\d/i;

/** Note texts with their eyes, those of the last mark before them. No eye when it is ambiguous. */
export function quickEntryNotesOf(text: string, noted: readonly Noted[], trail: Trail): Note[] {
  const sidesAt = ({ start }: TextRange) =>
    trail.filter((step) => step.start <= start).at(-1)?.sides ?? [];
  const last = trail.at(-1)?.sides ?? [];
  const isOfTwo = eyeSides.every((side) => trail.some(({ sides }) => sides.includes(side)));
  // True of notes written once for both eyes, at the end: 'OD -1 OG -2 H 18'.
  const isOnce = (kind: Noted["kind"]) =>
    isOfTwo && noted.every((one) => one.kind !== kind || sidesAt(one.place) === last);
  return [...noted]
    .sort((a, b) => a.place.start - b.place.start)
    .map(({ place, kind }) => {
      const words = text.slice(place.start, place.end);
      const isUnsaid = ownEyes.test(words) || (kind !== "prism" && isOnce(kind));
      return { words, sides: isUnsaid ? [] : sidesAt(place), kind, place };
    });
}

const markOf = (sides: readonly EyeSide[]): string =>
  sides.length === 2 ? "ODG" : sides.map((side) => (side === "right" ? "OD" : "OG")).join("");

/** 'OD prisme 2 base nasale 10/10 · OG 3Δ BN'. */
export function noteText(notes: readonly Pick<Note, "words" | "sides">[]): string {
  const parts: { mark: string; words: string[] }[] = [];
  for (const { words, sides } of notes) {
    const mark = markOf(sides);
    const last = parts.at(-1);
    if (last?.mark === mark) last.words.push(words);
    else parts.push({ mark, words: [words] });
  }
  return parts
    .map(({ mark, words }) => [mark, ...words].filter(Boolean).join(" "))
    .join(" \u00b7 ");
}

/** Notes that became no value, for the notes field. */
export const unkeptNotes = (notes: readonly Note[]): Note[] =>
  notes.filter(({ isKept }) => !isKept);
