/**
 * Quick entry (domain/README.md §6): reads '-4,00 (+1,25) 120° add 1,75', '(120° +1.25) -4.00', '-2.25 -0.75 x 10', 'plan'.
 * The reading is shown before it is kept; what was not read is given back by its place, never guessed at or corrected.
 */
import type { Eye } from "./optics.ts";
import type { Place } from "./quickEntryTokens.ts";
import { withoutPrisms } from "./quickEntryPrism.ts";
import { hasDistance } from "./quickEntryEyes.ts";
import { QuickEntryReader } from "./quickEntryReader.ts";
import { quickEntryTokens } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export type QuickReading = {
  eyes: Record<EyeSide, Partial<Eye>>;
  /** What was not understood, in the order of the text. */
  unread: Place[];
  /** Prisms and acuities are understood, and there is no field for them. */
  prisms: Place[];
  acuities: Place[];
  /** The distance between both pupils that was written: each eye has its half of it. */
  binocular: number | null;
};

const placeOf = ({ start, end }: Place): Place => ({ start, end });

/** Reads a text; `start` is the eye meant when the text names none. */
export function readQuickEntry(text: string, start: EyeSide = "right"): QuickReading {
  const all = quickEntryTokens(text);
  const acuities = all.filter(({ kind }) => kind === "acuity").map(placeOf);
  const { tokens, prisms } = withoutPrisms(all.filter(({ kind }) => kind !== "acuity"));
  const reader = new QuickEntryReader(start);
  tokens.forEach((token, index) => reader.read(token, tokens.slice(index + 1)));
  reader.finish();
  const unread = reader.unread.sort((a, b) => a.start - b.start);
  return { eyes: reader.eyes, unread, prisms, acuities, binocular: reader.binocular };
}

/** True when the text gave no value of either eye. */
export const isNothingRead = ({ eyes }: QuickReading): boolean =>
  eyeSides.every((side) => Object.keys(eyes[side]).length === 0);

/** Half an ordonnance is none: nothing is kept beside what was not read. */
export const canBeKept = (reading: QuickReading): boolean =>
  !isNothingRead(reading) && reading.unread.length === 0;

/** What was read of an eye, as it replaces what is there: sphere, cylinder and axis together, the rest only what it names. */
export function changesOf(read: Partial<Eye>): Partial<Eye> {
  return hasDistance(read) ? { sphere: null, cylinder: null, axis: null, ...read } : read;
}

/** The eye with what was read. */
export const withReading = (eye: Eye, read: Partial<Eye>): Eye => ({ ...eye, ...changesOf(read) });
