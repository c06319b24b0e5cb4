/** State of the reader of a quick entry: position and values so far (quickEntryReader.ts). */
import type { Measure } from "./optics.ts";
import type { MarkJoin } from "./quickEntryDoubt.ts";
import {
  allRefused,
  hasAnyValue,
  hasDistance,
  hasLens,
  hasRefused,
  noCorrection,
  otherOf,
  type ReadEyes,
  refusedPlaceholder,
  withoutEip,
} from "./quickEntryEyes.ts";
import type { Copy } from "./quickEntryCopies.ts";
import { NearReading } from "./quickEntryNear.ts";
import type { NumberToken, TextRange } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

type Finding = { place: TextRange; sides: readonly EyeSide[] };

export class QuickEntryState {
  readonly eyes: ReadEyes = { right: {}, left: {} };
  readonly unread: TextRange[] = [];
  binocular: number | null = null;
  readonly near = new NearReading();
  protected readonly start: EyeSide;
  protected sides: readonly EyeSide[];
  protected isMarked = false;
  protected announced: { measure: Measure; place: TextRange } | null = null;
  /** Measure that heads several eyes: 'Add OD 2 OG 2,25'. */
  protected heading: Measure | null = null;
  protected bracket: { axis: NumberToken | undefined } | null = null;
  protected isHalfEip = false;
  protected hasReadSinceMark = false;
  protected last: { measure: Measure; sides: readonly EyeSide[]; place: TextRange } | null = null;
  /** True after numbers in an unknown order, until the next eye or named measure. */
  protected isDisordered = false;
  /** Addition of no named eye, for both: 'OD … OG … add 2'. */
  protected sharedAddition: number | null = null;

  protected readonly doubtful: ReadonlySet<number>;
  protected readonly joins: ReadonlyMap<number, MarkJoin>;
  /** Eye marks without a value yet, and eyes that an unknown word separates from their values. */
  protected marks: TextRange[] = [];
  protected lost: readonly EyeSide[] = [];
  protected isAfterAddition = false;
  protected readonly nones: Finding[] = [];
  protected readonly cylinders: Finding[] = [];
  readonly without: Finding[] = [];
  isNearAlone = false;
  readonly copies: Copy[] = [];
  /** Positions of marks and values, with their eyes (quickEntryNotes.ts). */
  trail: { start: number; sides: readonly EyeSide[] }[] = [];

  constructor(start: EyeSide, doubtful: ReadonlySet<number>, joins: ReadonlyMap<number, MarkJoin>) {
    this.start = start;
    this.doubtful = doubtful;
    this.joins = joins;
    this.sides = [start];
  }

  protected write(
    measure: Measure,
    value: number,
    place: TextRange,
    sides: readonly EyeSide[],
  ): void {
    const into = this.targetOf(measure);
    this.last = { measure, sides, place };
    this.trail.push({ start: place.start, sides });
    this.near.use();
    if (measure === "cylinder" && into === this.eyes) this.cylinders.push({ place, sides });
    for (const side of sides) {
      into[side][measure] = this.lost.includes(side) ? refusedPlaceholder : value;
      if (into === this.near.eyes) this.near.keep(side, place);
    }
  }

  protected readonly isUnread = (side: EyeSide): boolean =>
    !hasAnyValue(this.eyes[side]) && !hasAnyValue(this.near.eyes[side]);

  protected target(): ReadEyes {
    return this.near.isOpen ? this.near.eyes : this.eyes;
  }

  /** Values that a measure is written to: near vision has its own sphere, cylinder and axis. */
  protected targetOf(measure: Measure): ReadEyes {
    return measure === "addition" || measure === "eip" ? this.eyes : this.target();
  }

  protected isTaken(measure: Measure | null, side: EyeSide): boolean {
    return measure !== null && this.targetOf(measure)[side][measure] !== undefined;
  }

  /** True when an unmarked second reading may be the left eye. */
  protected canTurn(): boolean {
    return !this.isMarked && this.sides[0] === "right" && hasDistance(this.target().right);
  }

  /** Empties eyes without correction ('OG rien'); one that also has values is ambiguous and unread. */
  protected emptyEyes(): void {
    for (const none of this.nones) {
      if (none.sides.some((side) => hasLens(this.eyes[side]))) this.skip(none.place);
      else this.without.push(none);
    }
    for (const side of this.without.flatMap(({ sides }) => sides))
      this.eyes[side] = { ...this.eyes[side], ...noCorrection };
  }

  /** Makes a cylinder without axis unread: it may be the other eye's sphere. */
  protected rejectBareCylinders(): void {
    for (const side of eyeSides) {
      const eye = this.eyes[side];
      if (!eye.cylinder || (eye.axis !== undefined && !Number.isNaN(eye.axis))) continue;
      delete eye.cylinder;
      for (const { place, sides } of this.cylinders) if (sides.includes(side)) this.skip(place);
    }
  }

  /** Makes the marks of eyes without values unread: 'OD / OG -2'. */
  protected rejectEmptyMarks(): void {
    for (const mark of this.marks) this.skip(mark);
    this.marks = [];
  }

  protected takeNone(place: TextRange): void {
    const isOfEye = this.isMarked && !this.announced && !this.doubtful.has(place.start);
    if (!isOfEye) return this.skip(place);
    this.marks = [];
    this.hasReadSinceMark = true;
    this.nones.push({ place, sides: this.sides.filter((side) => !this.lost.includes(side)) });
  }

  /** Copies the lens of the other eye ('OG idem'), without its pupillary distance. */
  protected copyOther(place: TextRange, isDoubtful: boolean): void {
    const [side, ...more] = this.sides;
    this.marks = [];
    if (!side || more.length > 0 || hasAnyValue(this.eyes[side])) return this.skip(place);
    const lens = withoutEip(this.eyes[otherOf(side)]);
    if (!hasAnyValue(lens)) return this.skip(place);
    if (isDoubtful || hasRefused(lens)) this.skip(place);
    this.eyes[side] = isDoubtful ? { ...allRefused } : lens;
    if (!isDoubtful) this.noteCopy(place, otherOf(side));
    this.hasReadSinceMark = true;
  }

  /** Copies near vision, and notes the copy for prisms and heights. */
  protected noteCopy({ start, end }: TextRange, from: EyeSide): void {
    const to = otherOf(from);
    this.near.copy(from, to);
    this.copies.push({ place: { start, end }, from, to });
  }

  protected takeAnnounced(): Measure | null {
    const measure = this.announced?.measure ?? null;
    this.announced = null;
    return measure;
  }

  protected dropAnnounced(): void {
    if (this.announced) this.skip(this.announced.place);
    this.announced = null;
  }

  protected skip({ start, end }: TextRange): void {
    if (!this.unread.some((one) => one.start === start)) this.unread.push({ start, end });
  }
}
