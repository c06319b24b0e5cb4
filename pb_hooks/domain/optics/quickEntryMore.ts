/**
 * Prisms, heights and acuities of a quick entry as values (docs/rules-optics.md, Quick entry). What is not exact stays in
 * the notes.
 */
import { type EyeSide, eyeSides, type PrismBase } from "#domain/core/records.ts";
import { readAcuity } from "./acuity.ts";
import { checkMoreValue, type EyeMore, type EyeMoreName } from "./moreMeasures.ts";
import { readTyped } from "./parse.ts";
import type { Note } from "./quickEntryNotes.ts";
import { quickEntryTokens, type Token } from "./quickEntryTokens.ts";

export type MoreRead = Partial<EyeMore>;
export type MoresRead = Record<EyeSide, MoreRead>;

const bases = new Map<string, PrismBase>();
const mean = (base: PrismBase, spellings: string) => {
  for (const spelling of spellings.split(" ")) bases.set(spelling, base);
};
mean("in", "bn bi bint nasale nasal interne int");
mean("out", "bt be bo bext temporale temporal externe ext");
mean("up", "bs bsup bu superieure sup haut");
mean("down", "binf bd inferieure inf bas");

const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f.-]/g, "");

/** Base at an angle of TABO; undefined between the four directions. */
function baseAt(angle: number, side: EyeSide): PrismBase | undefined {
  const isRight = side === "right";
  const at: Record<number, PrismBase> = {
    0: isRight ? "in" : "out",
    90: "up",
    180: isRight ? "out" : "in",
    270: "down",
    360: isRight ? "in" : "out",
  };
  return at[angle];
}

type Base = PrismBase | { angle: number };
type Item = { sides: readonly EyeSide[]; power: number | null; base: Base | null };

/** Reads the prisms of adjacent notes; null when a word does not fit. */
class PrismWords {
  private readonly text: string;
  private readonly items: Item[] = [];
  private item: Item;
  private isAfterBase = false;

  constructor(text: string, sides: readonly EyeSide[]) {
    this.text = text;
    this.item = { sides, power: null, base: null };
  }

  read(): Item[] | null {
    const isRead = quickEntryTokens(this.text).every((token) => this.take(token));
    this.next(this.item.sides);
    const isWhole =
      this.items.length > 0 &&
      this.items.every(({ power, sides }) => power !== null && sides.length > 0);
    return isRead && isWhole && !this.isAfterBase ? this.items : null;
  }

  private next(sides: readonly EyeSide[]): void {
    if (this.item.power !== null || this.item.base !== null) this.items.push(this.item);
    this.item = { sides, power: null, base: null };
  }

  private take(token: Token): boolean {
    if (token.kind === "eye") this.next(token.sides);
    else if (token.kind === "number") return this.takeNumber(token.text, token.isDegrees);
    else if (token.kind !== "prism") return false;
    else if (token.part === "direction") return this.takeBase(bases.get(plain(this.wordOf(token))));
    else if (token.part === "base") this.isAfterBase = true;
    else if (token.part === "unit") return this.item.power !== null;
    else if (this.item.power !== null) this.next(this.item.sides);
    return true;
  }

  private wordOf({ start, end }: Token): string {
    return this.text.slice(start, end);
  }

  private takeNumber(text: string, isDegrees: boolean): boolean {
    const value = readTyped(text);
    if (value === null) return false;
    if (this.isAfterBase || isDegrees) return this.isAfterBase && this.takeBase({ angle: value });
    if (this.item.power !== null) this.next(this.item.sides);
    this.item.power = value;
    return true;
  }

  private takeBase(base: Base | undefined): boolean {
    if (base === undefined) return false;
    if (this.item.base !== null) this.next(this.item.sides);
    this.item.base = base;
    this.isAfterBase = false;
    return true;
  }
}

/** Writes a value that is not there yet; false when it is taken or refused. */
function put<Name extends EyeMoreName>(more: MoreRead, name: Name, value: EyeMore[Name]): boolean {
  if (more[name] !== undefined) return false;
  more[name] = value;
  return true;
}

function putPrism(more: MoreRead, side: EyeSide, { power, base }: Item): boolean {
  const direction = base === null ? "" : typeof base === "string" ? base : baseAt(base.angle, side);
  if (direction === undefined || checkMoreValue("prism", power) !== null) return false;
  if (more.prism === undefined) return put(more, "prism", power) && put(more, "base", direction);
  return put(more, "prism2", power) && put(more, "base2", direction);
}

const decimal = "(?:[1-4]\\d|[5-9])(?:[.,]\\d)?";
const heights = {
  named: new RegExp(`o(d|g)\\s*[:=]?\\s*(${decimal})`, "gi"),
  two: new RegExp(`(${decimal})(?:\\s?mm)?(?:\\s?[/-]\\s?|[\\s;:]+(?:et\\s+)?)(${decimal})`, "i"),
  one: new RegExp(decimal),
};
const height = (text: string): number => Number(text.replace(",", "."));

/** Height of each eye that the words name. */
function heightsIn(words: string, sides: readonly EyeSide[]): Partial<Record<EyeSide, number>> {
  const named = [...words.matchAll(heights.named)].map(([, eye = "", text = ""]) => [
    eye.toLowerCase() === "d" ? "right" : "left",
    height(text),
  ]);
  if (named.length > 0) return Object.fromEntries(named);
  const two = heights.two.exec(words);
  if (two) return { right: height(two[1] ?? ""), left: height(two[2] ?? "") };
  const [one = ""] = heights.one.exec(words) ?? [];
  return Object.fromEntries(orBoth(sides).map((side) => [side, height(one)]));
}

/** Eyes of a note; both where it was written once for both. */
const orBoth = (sides: readonly EyeSide[]): readonly EyeSide[] =>
  sides.length > 0 ? sides : eyeSides;

const isNearWord = (words: string): boolean => /^(?:avp|parinaud)/i.test(words);
/** True of 'V', 'AV', which only announce an acuity. */
const isAnnouncement = ({ kind, words }: Note): boolean =>
  kind === "acuity" && !/\d|^(?:cld|vblm|pl)/i.test(words);

/** Takes the values of notes; a note whose values are exact is marked as kept. */
export class MoreReader {
  readonly more: MoresRead = { right: {}, left: {} };
  private readonly text: string;
  private readonly start: EyeSide;

  constructor(text: string, start: EyeSide) {
    this.text = text;
    this.start = start;
  }

  /** Marks the notes whose words became values. */
  read(notes: readonly Note[]): void {
    for (const group of this.groupsOf(notes)) {
      const isKept = this.attempt(() => this.take(group));
      for (const note of group) note.isKept = isKept;
    }
    this.announce(notes);
  }

  /** Adjacent prisms are one group, any other note is its own. */
  private groupsOf(notes: readonly Note[]): Note[][] {
    const groups: Note[][] = [];
    for (const note of notes.filter((one) => !isAnnouncement(one))) {
      const last = groups.at(-1)?.at(-1);
      const isBeside = last?.kind === "prism" && note.kind === "prism" && this.isNext(last, note);
      if (isBeside) groups.at(-1)?.push(note);
      else groups.push([note]);
    }
    return groups;
  }

  private isNext(one: Note, other: Note): boolean {
    const between = this.text.slice(one.place.end, other.place.start);
    return quickEntryTokens(between).length === 0;
  }

  /** Keeps nothing of an attempt that fails half way. */
  private attempt(take: () => boolean): boolean {
    const before = { right: { ...this.more.right }, left: { ...this.more.left } };
    if (take()) return true;
    Object.assign(this.more, before);
    return false;
  }

  private take(group: readonly Note[]): boolean {
    const [note] = group;
    if (!note) return false;
    if (note.kind === "prism") return this.takePrisms(group, note);
    return note.kind === "height" ? this.takeHeights(note) : this.takeAcuity(note);
  }

  private takePrisms(group: readonly Note[], { place, sides }: Note): boolean {
    const words = this.text.slice(place.start, group.at(-1)?.place.end);
    const items = new PrismWords(words, sides.length > 0 ? sides : [this.start]).read();
    if (!items) return false;
    return items.every((item) => item.sides.every((side) => putPrism(this.more[side], side, item)));
  }

  private takeHeights({ words, sides }: Note): boolean {
    const read = heightsIn(words, sides);
    return eyeSides.every((side) => {
      const value = read[side];
      if (value === undefined) return true;
      return checkMoreValue("height", value) === null && put(this.more[side], "height", value);
    });
  }

  private takeAcuity({ words, sides, isNear }: Note): boolean {
    const stored = readAcuity(words.replace(/^parinaud\s?/i, "P"));
    if (!stored) return false;
    const name = isNear || (stored.startsWith("P") && stored !== "PL") ? "near_va" : "va";
    return orBoth(sides).every((side) => put(this.more[side], name, stored));
  }

  /** 'AV 10/10': the announcement is kept with the acuity that follows it at once. */
  private announce(notes: readonly Note[]): void {
    notes.forEach((note, index) => {
      const next = notes[index + 1];
      if (isAnnouncement(note) && next?.kind === "acuity" && this.isNext(note, next))
        note.isKept = next.isKept;
    });
  }
}

/** Marks the acuities that follow 'AVP' or 'Parinaud': they are of near vision. */
export function markNearAcuities(notes: readonly Note[]): void {
  let isNear = false;
  for (const note of notes) {
    if (isAnnouncement(note)) isNear = isNearWord(note.words);
    else if (note.kind === "acuity") note.isNear = isNear;
    if (note.kind !== "acuity") isNear = false;
  }
}
