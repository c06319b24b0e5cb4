/**
 * Quick entry (docs/rules-optics.md, Quick entry): parses '-4,00 (+1,25) 120° add 1,75', '-2.25 -0.75 x 10', 'plan'. Shows what it
 * read before anything is stored, and marks unread text instead of guessing.
 */
import type { Eye } from "./optics.ts";
import type { TextRange, Token } from "./quickEntryTokens.ts";
import { withoutPrisms } from "./quickEntryPrism.ts";
import { hasDistance } from "./quickEntryEyes.ts";
import {
  doubtfulStarts,
  isUnknown,
  joinedMarks,
  withGlued,
  withoutHead,
  withPairs,
} from "./quickEntryDoubt.ts";
import { markNearAcuities, MoreReader, type MoresRead } from "./quickEntryMore.ts";
import { type Copy, copyMores } from "./quickEntryCopies.ts";
import { withoutNearEip } from "./quickEntryNearEip.ts";
import { type Note, type Noted, quickEntryNotesOf } from "./quickEntryNotes.ts";
import { withoutOwners } from "./quickEntryOwners.ts";
import { withTables } from "./quickEntryTables.ts";
import { QuickEntryReader } from "./quickEntryReader.ts";
import { quickEntryTokens } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export type QuickReading = {
  eyes: Record<EyeSide, Partial<Eye>>;
  /** Unread ranges, in text order. */
  unread: TextRange[];
  /** Prism, given near vision, near EIP, height and acuity, as far as they are exact. */
  more: MoresRead;
  /** Places of prisms, acuities and heights. */
  prisms: TextRange[];
  acuities: TextRange[];
  heights: TextRange[];
  /** Their words by eye; those that became no value are for the notes field. */
  notes: Note[];
  /** 'OG rien': eyes declared to have no correction, which stay empty. */
  without: { place: TextRange; sides: readonly EyeSide[] }[];
  /** Near vision without the distance vision that its addition is computed from. */
  isNearAlone: boolean;
  /** Binocular distance, of which each eye gets half. */
  binocular: number | null;
};

const placeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

const notedAs = (kind: Noted["kind"], places: readonly TextRange[]): Noted[] =>
  places.map((place) => ({ kind, place }));

type Known = { tokens: readonly Token[]; noted: readonly Noted[] };

function readTokens(
  text: string,
  start: EyeSide,
  { tokens: known, noted }: Known,
  isTrusted: boolean,
) {
  const unknown = known.filter(isUnknown).map(placeOf);
  const doubtful = isTrusted ? new Set<number>() : doubtfulStarts(known);
  const {
    tokens: withNear,
    prisms,
    owned,
  } = withoutPrisms(known.filter((token) => !isUnknown(token)));
  const { tokens, near, unread } = withoutNearEip(withNear, unknown, doubtful);
  const joins = joinedMarks(text, tokens, unknown);
  if (isTrusted) for (const at of joins.keys()) joins.set(at, "whole");
  const reader = new QuickEntryReader(start, doubtful, joins);
  const all = [...noted, ...notedAs("prism", prisms)];
  const owners = withoutOwners(withPairs(tokens, joins), all, unknown, joins);
  const marked = owners.tokens;
  marked.forEach((token, index) => reader.read(token, marked.slice(index + 1)));
  reader.finish();
  return {
    reader,
    noted: all,
    trail: [...reader.trail, ...owned, ...owners.owned],
    near,
    unknown: [...unknown, ...unread],
  };
}

/** Maximum length of the text: a pasted table has some hundred tokens, and unclosed brackets take cubic time. */
const maxTextLength = 4000;
const maxTokens = 400;

const readingOfNothing = (text: string): QuickReading => ({
  eyes: { right: {}, left: {} },
  more: { right: {}, left: {} },
  unread: [{ start: 0, end: text.length }],
  prisms: [],
  acuities: [],
  heights: [],
  notes: [],
  without: [],
  binocular: null,
  isNearAlone: false,
});

/** Parses a text; `start` is the eye of values before any eye mark. A longer text is unread as a whole. */
export function readQuickEntry(text: string, start: EyeSide = "right"): QuickReading {
  if (text.length > maxTextLength) return readingOfNothing(text);
  const all = quickEntryTokens(text);
  if (all.length > maxTokens) return readingOfNothing(text);
  const placesOf = (kind: Token["kind"]) => all.filter((token) => token.kind === kind).map(placeOf);
  const [acuities, heights] = [placesOf("acuity"), placesOf("height")];
  const noted = [...notedAs("acuity", acuities), ...notedAs("height", heights)];
  const isRead = ({ kind }: Token) => kind !== "acuity" && kind !== "height";
  const glued = withTables(text, withGlued(all.filter(isRead)));
  // With unread words, the text before the first eye may be an address.
  const isWhole =
    readTokens(text, start, { tokens: glued, noted }, true).reader.unread.length === 0;
  const tokens = isWhole ? glued : withoutHead(glued);
  const read = readTokens(text, start, { tokens, noted }, false);
  const { reader, unknown, near } = read;
  const unread = [...reader.unread, ...unknown].sort((a, b) => a.start - b.start);
  const { eyes, binocular, without, isNearAlone } = reader;
  const notes = quickEntryNotesOf(text, read.noted, read.trail);
  const prisms = read.noted.filter(({ kind }) => kind === "prism").map(({ place }) => place);
  const { more, uncopied } = moreOfNotes(text, start, { notes, copies: reader.copies, unread });
  unread.push(...uncopied);
  for (const side of eyeSides) {
    Object.assign(more[side], reader.near.given[side]);
    if (near) more[side].near_eip = near[side];
  }
  return { eyes, more, unread, prisms, acuities, heights, notes, without, binocular, isNearAlone };
}

type Found = { notes: readonly Note[]; copies: readonly Copy[]; unread: readonly TextRange[] };

/** Values of the notes, and the copies without them. Beside unread words none is sure, so that all stay words. */
function moreOfNotes(text: string, start: EyeSide, { notes, copies, unread }: Found) {
  const none: MoresRead = { right: {}, left: {} };
  if (unread.length > 0) return { more: none, uncopied: [] };
  const reader = new MoreReader(text, start);
  markNearAcuities(notes);
  reader.read(notes);
  const uncopied = copyMores(reader.more, notes, copies);
  if (uncopied.length === 0) return { more: reader.more, uncopied };
  for (const note of notes) note.isKept = false;
  return { more: none, uncopied };
}

/** True when the text gave no value for either eye. */
export const isNothingRead = ({
  eyes,
  more,
}: Pick<QuickReading, "eyes"> & Partial<Pick<QuickReading, "more">>): boolean =>
  eyeSides.every((side) =>
    [eyes[side], more?.[side] ?? {}].every((read) => Object.keys(read).length === 0),
  );

/** True when everything was read: a partial ordonnance is never stored. */
export const isCompleteReading = (reading: QuickReading): boolean =>
  !isNothingRead(reading) && reading.unread.length === 0;

/** Values to replace: sphere, cylinder and axis together, the others only where named. */
export function quickReadingChanges(read: Partial<Eye>): Partial<Eye> {
  return hasDistance(read) ? { sphere: null, cylinder: null, axis: null, ...read } : read;
}

/** Eye after applying the reading. */
export const applyQuickReading = (eye: Eye, read: Partial<Eye>): Eye => ({
  ...eye,
  ...quickReadingChanges(read),
});
