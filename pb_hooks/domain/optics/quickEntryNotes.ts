/** Prisms, acuities and heights with their eyes: read as values (quickEntryMore.ts), or words for the notes. */
import type { TextRange } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

/** Positions of marks and values, with their eyes. */
type Step = { start: number; sides: readonly EyeSide[] };
/** Mark that measures own; `direct` are the starts of those that follow it at once. */
export type OwnedStep = Step & { isOwned: true; direct: readonly number[] };
export type Trail = readonly (Step | OwnedStep)[];
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

const isOwned = (step: Step | OwnedStep | undefined): step is OwnedStep =>
  step !== undefined && "isOwned" in step;

/** Eyes of the measures of a text: those of the last mark before them, or both where written once. */
class NoteEyes {
  private readonly noted: readonly Noted[];
  private readonly trail: Trail;
  /** Steps of corrections. */
  private readonly read: Trail;

  constructor(noted: readonly Noted[], trail: Trail) {
    this.noted = noted;
    this.trail = [...trail].sort((a, b) => a.start - b.start);
    this.read = this.trail.filter((step) => !isOwned(step));
  }

  of({ place, kind }: Noted): readonly EyeSide[] {
    const isBoth = kind !== "prism" && this.isOnce(kind);
    return isBoth ? [] : (this.stepAt(place)?.sides ?? []);
  }

  private stepAt({ start }: TextRange) {
    return this.trail.filter((step) => step.start <= start).at(-1);
  }

  /** True of a measure that an eye was named for: 'OD -1 OG -2 OG 8/10', 'OD -1 OG 8/10'. */
  private isOwn({ place, kind }: Noted): boolean {
    const step = this.stepAt(place);
    if (!isOwned(step)) return false;
    const isRead = step.sides.every((side) => this.read.some(({ sides }) => sides.includes(side)));
    if (kind === "acuity" && !isRead) return true;
    return step.direct.includes(place.start) && (isRead || this.read.length === 0);
  }

  /** True of measures written once for both eyes, at the end: 'OD -1 OG -2 H 18'. */
  private isOnce(kind: Noted["kind"]): boolean {
    const notes = this.noted.filter((one) => one.kind === kind);
    const steps = notes.map(({ place }) => this.stepAt(place));
    const [first] = steps;
    const trail = isOwned(first) ? this.trail : this.read;
    const isOfTwo = eyeSides.every((side) => trail.some(({ sides }) => sides.includes(side)));
    if (!isOfTwo || !first || first.sides !== trail.at(-1)?.sides) return false;
    const isTogether = steps.every((step) => step?.sides === first.sides);
    return isTogether && !notes.some((note) => this.isOwn(note));
  }
}

/** Note texts with their eyes. No eye when it is ambiguous. */
export function quickEntryNotesOf(text: string, noted: readonly Noted[], trail: Trail): Note[] {
  const eyes = new NoteEyes(noted, trail);
  return [...noted]
    .sort((a, b) => a.place.start - b.place.start)
    .map(({ place, kind }) => {
      const words = text.slice(place.start, place.end);
      return { words, sides: ownEyes.test(words) ? [] : eyes.of({ place, kind }), kind, place };
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
