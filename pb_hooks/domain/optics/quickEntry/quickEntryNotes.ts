/** Words of prisms, acuities and heights in a quick entry; those without a value go to the notes field. */
import type { EyeSide } from "#domain/core/records.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

export type Note = {
  words: string;
  /** Eyes that the words are for; empty when they name their own eyes, or are for both. */
  sides: readonly EyeSide[];
  kind: "prism" | "acuity" | "height";
  place: TextRange;
  /** True when its words were read as values; others go to the notes. */
  isKept: boolean;
};

const markOf = (sides: readonly EyeSide[]): string =>
  sides.length === 2 ? "ODG" : sides.map((side) => (side === "right" ? "OD" : "OG")).join("");

/** Formats notes: 'OD prisme 2 base nasale 10/10 · OG 3Δ BN'. */
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

/** Notes whose words gave no value, for the notes field. */
export const unkeptNotes = (notes: readonly Note[]): Note[] =>
  notes.filter(({ isKept }) => !isKept);
