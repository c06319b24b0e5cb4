/**
 * Quick entry (docs/rules-optics.md, Quick entry): parses '-4,00 (+1,25) 120° add 1,75', '-2.25 -0.75 x 10', 'plan'. It
 * displays the result before anything is stored, and marks uncertain text as unread instead of guessing.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { Eye } from "#domain/optics/optics.ts";
import { quickEntryClauses } from "./quickEntryClauses.ts";
import { hasDistance } from "./quickEntryEyes.ts";
import type { Note } from "./quickEntryNotes.ts";
import { QuickEntryReader } from "./quickEntryReader.ts";
import { copyExtras } from "./quickEntryCopies.ts";
import { type ExtrasRead, type Section, takeExtras } from "./quickEntrySections.ts";
import { withTables } from "./tokens/quickEntryTables.ts";
import { quickEntryTokens, type TextRange, wordsAt } from "./tokens/quickEntryTokens.ts";

export type QuickReading = {
  eyes: Record<EyeSide, Partial<Eye>>;
  /** Unread ranges, in the order of the text. */
  unread: TextRange[];
  /** Prism, near vision with own values, near EIP, height and acuity; only exact ones. */
  extra: ExtrasRead;
  /** Ranges of prisms, acuities and heights in the text. */
  prisms: TextRange[];
  acuities: TextRange[];
  heights: TextRange[];
  /** Words of these measures by eye; those without a value go to the notes field. */
  notes: Note[];
  /** Eyes that the text declares to have no correction ('OG rien'); they stay empty. */
  without: { place: TextRange; sides: readonly EyeSide[] }[];
  /** True when near vision is given without the distance vision needed to compute its addition. */
  isNearAlone: boolean;
  /** Binocular distance that was split in half for each eye; null without one. */
  binocular: number | null;
};

/** Longest text to parse: a pasted table has some hundred tokens. */
const maxTextLength = 4000;
const maxTokens = 400;

/** Parses a text. `start`: eye of the values before any eye mark. A longer text is unread as a whole. */
export function readQuickEntry(text: string, start: EyeSide = "right"): QuickReading {
  const tokens = text.length > maxTextLength ? [] : quickEntryTokens(text);
  if (text.length > maxTextLength || tokens.length > maxTokens)
    return { ...readQuickEntry(""), unread: [{ start: 0, end: text.length }] };
  const reader = new QuickEntryReader(start, quickEntryClauses(withTables(text, tokens)));
  reader.read();
  const { eyes, binocular, without, near } = reader;
  const extra: ExtrasRead = { right: {}, left: {} };
  const placed = takeExtras(reader.sections, extra, start);
  const extras = placed.map((one) => one.extra);
  const uncopied = copyExtras(extra, extras, reader.copies);
  const aside = extras.filter((one) => one.isUnread && !one.section.isUnread);
  const unread = [...reader.unread, ...uncopied, ...aside.map(({ clause }) => clause)];
  for (const side of eyeSides) Object.assign(extra[side], near.given[side], reader.nearEip[side]);
  const notes = notesOf(
    text,
    placed.filter((one) => !one.extra.isUnread),
    reader.sections,
  );
  const placesOf = (kind: Note["kind"]) =>
    notes.filter((note) => note.kind === kind).map(({ place }) => place);
  return {
    eyes,
    extra,
    unread: merged(unread),
    prisms: placesOf("prism"),
    acuities: placesOf("acuity"),
    heights: placesOf("height"),
    notes,
    without,
    binocular,
    isNearAlone: near.isAlone(eyes),
  };
}

/** Ranges in the order of the text; overlapping ones are merged. */
function merged(places: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
}

type Placed = ReturnType<typeof takeExtras>[number];

/**
 * Words of the measures. A label ('AV') is kept with the acuity after it, and an eye mark with the prism it introduces.
 */
function notesOf(text: string, placed: readonly Placed[], sections: readonly Section[]): Note[] {
  return placed.map(({ extra, sides }, index) => {
    const { clause, section } = extra;
    const next = placed[index + 1]?.extra;
    const isName = clause.kind === "acuity" && clause.isName;
    const isOwner =
      !section.hasValue && section.extras[0] === extra && sections.indexOf(section) > 1;
    const mark = clause.kind === "prism" && isOwner ? section.mark : null;
    const place = { start: mark?.start ?? clause.start, end: clause.end };
    return {
      words: wordsAt(text, place),
      sides: mark ? [] : sides,
      kind: clause.kind,
      place,
      isKept: isName && next?.clause.kind === "acuity" ? next.isKept : extra.isKept,
    };
  });
}

/** True when neither eye got a value. */
export const isNothingRead = ({
  eyes,
  extra,
}: Pick<QuickReading, "eyes"> & Partial<Pick<QuickReading, "extra">>): boolean =>
  eyeSides.every((side) =>
    [eyes[side], extra?.[side] ?? {}].every((read) => Object.keys(read).length === 0),
  );

/** True when every word was read: a partly read ordonnance is never stored. */
export const isCompleteReading = (reading: QuickReading): boolean =>
  !isNothingRead(reading) && reading.unread.length === 0;

/** Values to replace in an eye: sphere, cylinder and axis together, any other one only if named. */
export function quickReadingChanges(read: Partial<Eye>): Partial<Eye> {
  return hasDistance(read) ? { sphere: null, cylinder: null, axis: null, ...read } : read;
}

/** Eye with the entered values applied. */
export const applyQuickReading = (eye: Eye, read: Partial<Eye>): Eye => ({
  ...eye,
  ...quickReadingChanges(read),
});
