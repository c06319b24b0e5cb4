/**
 * Quick entry of contact lenses (docs/rules-contact-lenses.md): parses a text such as '8.6 14.2 -3.25', a box or an
 * ordonnance. It displays the result before anything is stored, and marks uncertain words as unread instead of
 * guessing.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { cleanText } from "#domain/optics/quickEntry/tokens/quickEntryText.ts";
import type { ContactEye } from "./lens.ts";
import { withLetters } from "./quickEntry/letters.ts";
import type { NamedProduct } from "./quickEntry/products.ts";
import type {
  ContactReading,
  EyeReading,
  TextRange,
  UnreadWords,
  WhyUnread,
} from "./quickEntry/readings.ts";
import { type EntryKey, type Placed, SectionReader } from "./quickEntry/section.ts";
import { type Token, tokensOf } from "./quickEntry/tokens.ts";

export type { NamedProduct } from "./quickEntry/products.ts";
export type {
  ContactReading,
  EyeReading,
  TextRange,
  UnreadWords,
  WhyUnread,
} from "./quickEntry/readings.ts";

/** Longest text that is parsed. */
const maxText = 1000;

type Section = { mark: TextRange | null; sides: readonly EyeSide[]; tokens: Token[] };

/** Splits the tokens by eye; tokens before the first eye belong to both. */
function sectionsOf(tokens: readonly Token[]): Section[] {
  const sections: Section[] = [{ mark: null, sides: eyeSides, tokens: [] }];
  for (const token of tokens) {
    const { start, end } = token;
    if (token.kind === "eye")
      sections.push({ mark: { start, end }, sides: token.sides, tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

const isSaid = ({ kind }: Token): boolean => !/^(?:open|close|break)$/.test(kind);

/** True when an eye already has another value of the key, or an addition in the other form (dioptres or word). */
function isTaken(eye: EyeReading, key: EntryKey, { value }: Placed): boolean {
  const other = key === "add" ? eye.add_word : key === "add_word" ? eye.add : undefined;
  return other !== undefined || (eye[key] !== undefined && eye[key] !== value);
}

/**
 * Assigns the values of a section to its eyes. When an eye gets two values, both are dropped and the later one is
 * marked unread.
 */
function assign(reader: SectionReader, eyes: ContactReading["eyes"]): void {
  for (const [key, placed] of reader.values) {
    const taken = reader.sides.filter((side) => isTaken(eyes[side], key, placed));
    for (const side of taken) delete eyes[side][key];
    if (taken.length > 0) reader.drop(key, "twice");
    else for (const side of reader.sides) Object.assign(eyes[side], { [key]: placed.value });
  }
}

/** Joins adjacent unread words. */
function unreadOf(reader: SectionReader, tokens: readonly Token[]): UnreadWords[] {
  const found: UnreadWords[] = [];
  let last = Number.NaN;
  for (const [place, token] of tokens.entries()) {
    const why = reader.unread.get(place);
    if (!why) continue;
    const before = place === last + 1 ? found.at(-1) : undefined;
    if (before) before.end = token.end;
    else found.push({ start: token.start, end: token.end, why });
    last = place;
  }
  return found;
}

const nothing = (unread: UnreadWords[]): ContactReading => ({
  eyes: { right: {}, left: {} },
  unread,
});

/**
 * Parses a text. `products`: names that it may contain. Values before the first eye are for both eyes. A text longer
 * than any box or ordonnance is unread as a whole.
 */
export function readContactEntry(
  text: string,
  products: readonly NamedProduct[] = [],
): ContactReading {
  const whole = (why: WhyUnread) => nothing([{ start: 0, end: text.length, why }]);
  if (text.length > maxText) return whole("unknown");
  const { clean, placeOf } = cleanText(text);
  const { tokens, hasLostEye } = withLetters(tokensOf(clean, products));
  const reading = nothing([]);
  for (const section of sectionsOf(tokens)) {
    const reader = new SectionReader(section.tokens, section.sides);
    reader.read();
    if (section.mark === null && hasLostEye) reader.dropAll("eye");
    assign(reader, reading.eyes);
    if (section.mark && !section.tokens.some(isSaid))
      reading.unread.push({ ...section.mark, why: "eye" });
    reading.unread.push(...unreadOf(reader, section.tokens));
  }
  for (const words of reading.unread) {
    words.start = placeOf(words.start);
    words.end = placeOf(words.end - 1) + 1;
  }
  return reading;
}

/** True when the text gave no value for either eye. */
export const isNothingEntered = ({ eyes }: ContactReading): boolean =>
  eyeSides.every((side) => Object.keys(eyes[side]).length === 0);

/** True when every word was read; otherwise nothing may be stored. */
export const isCompleteEntry = (reading: ContactReading): boolean =>
  !isNothingEntered(reading) && reading.unread.length === 0;

const hasAny = (read: EyeReading, keys: readonly EntryKey[]): boolean =>
  keys.some((key) => read[key] !== undefined);

/**
 * Values to replace in an eye: sphere, cylinder and axis together, the parts of an addition together, any other one
 * alone.
 */
export function entryChanges(read: EyeReading): Partial<ContactEye> {
  const isPower = hasAny(read, ["sphere", "cylinder", "axis"]);
  const isAddition = hasAny(read, ["add", "add_word", "dn"]);
  return {
    ...(isPower ? { sphere: null, cylinder: null, axis: null } : {}),
    ...(isAddition ? { add: null, add_word: "" as const, dn: "" as const } : {}),
    ...(read.product === undefined ? {} : { name: "" }),
    ...read,
  };
}
