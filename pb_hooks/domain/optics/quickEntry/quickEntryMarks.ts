/**
 * Handles the marks of eyes and visions in a quick entry, which decide whose the next values are (for
 * quickEntryReader.ts).
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { Measure } from "#domain/optics/optics.ts";
import type { Clause } from "./quickEntryClauses.ts";
import * as eyesOf from "./quickEntryEyes.ts";
import { isDistanceValue, isLastWord, isExtraNext } from "./quickEntryLookahead.ts";
import { NearReading } from "./quickEntryNear.ts";
import type { Copy } from "./quickEntryCopies.ts";
import { Section } from "./quickEntrySections.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

const { hasAnyValue, hasDistance, hasLens, hasRefused, lensOf, otherOf } = eyesOf;
type Sides = readonly EyeSide[];

export class QuickEntryMarks {
  readonly eyes: eyesOf.ReadEyes = { right: {}, left: {} };
  readonly unread: TextRange[] = [];
  readonly near = new NearReading();
  readonly copies: Copy[] = [];
  readonly sections: Section[];
  protected section: Section;
  protected sides: Sides;
  protected isMarked = false;
  /** True after an unknown word, until the next eye: values are marked unread, but still take up their place. */
  protected isDoubtful = false;
  /** True after a mark that may belong to the value before it, until the next eye: no value is read. */
  protected isLost = false;
  protected announced: { measure: Measure; place: TextRange } | null = null;
  /** Measure that comes before several eyes: 'Add OD 2 OG 2,25'. */
  protected heading: Measure | null = null;
  protected last: { measure: Measure; sides: Sides; place: TextRange } | null = null;
  /** True while numbers come in an uncertain order, until the next eye or named measure. */
  protected isDisordered = false;
  /** Addition without an eye, for both: 'OD … OG … add 2'. */
  protected sharedAddition: number | null = null;
  /** True after 'AVP', whose acuities are for near; false after 'AVL', for distance; null after neither. */
  protected acuityNear: boolean | null = null;
  /** Ranges of the values before the first mark, and of those among them that may belong to another eye. */
  protected head: TextRange[] = [];
  protected lostHead: TextRange[] = [];
  protected readonly cylinders: { place: TextRange; sides: Sides; isNamed: boolean }[] = [];
  /** True while the current value has a label or is in brackets. */
  protected isNamed = false;
  protected readonly start: EyeSide;

  constructor(start: EyeSide) {
    this.start = start;
    this.sides = [start];
    this.section = new Section(null, this.sides);
    this.sections = [this.section];
  }

  /** Marks a range as unread. */
  protected skip({ start, end }: TextRange): void {
    if (!this.unread.some((one) => one.start === start)) this.unread.push({ start, end });
  }

  protected dropAnnounced(): void {
    if (this.announced) this.skip(this.announced.place);
    this.announced = null;
  }

  /** Records that the current section has a value. */
  protected use(isCorrection = true): void {
    this.section.hasValue = true;
    this.section.hasCorrection ||= isCorrection;
  }

  /** Values to which a measure is written: near vision has a sphere, a cylinder and an axis of its own. */
  protected targetOf(measure: Measure): eyesOf.ReadEyes {
    const isShared = measure === "addition" || measure === "eip";
    return this.near.isOpen && !isShared ? this.near.eyes : this.eyes;
  }

  protected begin(mark: TextRange | null, sides: Sides): void {
    this.section = new Section(mark, sides);
    this.sections.push(this.section);
    this.sides = sides;
    this.isDoubtful &&= mark === null;
    this.isLost = false;
    this.isDisordered = false;
  }

  /** Handles 'OG idem': copies the lens and near vision of the other eye. */
  protected copyOther(place: TextRange): void {
    this.use();
    const [side, ...more] = this.sides;
    const lens = side ? lensOf(this.eyes[otherOf(side)]) : {};
    if (!side || more.length > 0 || hasAnyValue(this.eyes[side]) || !hasAnyValue(lens))
      return this.skip(place);
    if (this.isDoubtful || hasRefused(lens)) this.skip(place);
    const { refused } = eyesOf;
    this.eyes[side] = this.isDoubtful
      ? { sphere: refused, cylinder: refused, axis: refused }
      : lens;
    if (!this.isDoubtful) this.noteCopy(place, otherOf(side));
  }

  private noteCopy({ start, end }: TextRange, from: EyeSide): void {
    this.near.copy(from, otherOf(from));
    this.copies.push({ place: { start, end }, from, to: otherOf(from) });
  }

  /** Handles 'OD=OG': a mark for both eyes when values follow, a copy when they come before. */
  protected turnToPair(clause: Clause, sides: Sides, rest: readonly Clause[]): void {
    const isOfAddition = this.last?.measure === "addition" && isLastWord(rest, true);
    const isBefore = isDistanceValue(rest[0]) || (isOfAddition && this.isMarked);
    const isMeasured = isExtraNext(rest) || ["measure", "eip"].includes(rest[0]?.kind ?? "");
    const [from, other] = eyeSides.filter((side) => hasLens(this.eyes[side]));
    if (!from || isBefore || !this.isMarked || (isMeasured && other))
      return this.turnTo(clause, sides, rest);
    const lens = lensOf(this.eyes[from]);
    const isOther = other && !eyesOf.isSameLens(lens, this.eyes[other]);
    if (hasRefused(lens) || isOther || this.isDoubtful) return this.skip(clause);
    for (const side of sides) this.eyes[side] = { ...this.eyes[side], ...lens };
    this.noteCopy(clause, from);
    this.begin(clause, sides);
    this.use();
  }

  protected turnTo(place: TextRange, sides: Sides, rest: readonly Clause[]): void {
    if (this.isLost && isLastWord(rest, false)) {
      // The mark follows a value that was not read: '-2.00 OD -1.75 OG'.
      this.lostHead = [];
      return;
    }
    if (this.isAfterItsValue(sides, rest)) return this.attach(place, sides, rest);
    // The mark is repeated: 'ODG (les deux yeux)'.
    const isAgain = this.section.mark && this.section.isEmpty() && !this.section.isCut;
    if (isAgain && this.sides.length === 2 && sides.length === 2) return;
    this.begin(place, sides);
    this.isMarked = true;
    // 'VP' belongs to eyes with distance values; a mark of another eye begins that eye's distance: 'OD -1 VP +1 OG -2'.
    const isNewEye = sides.some((side) => !hasDistance(this.eyes[side]));
    if (isNewEye && eyeSides.some((side) => hasDistance(this.eyes[side]))) this.near.isOpen = false;
    if (this.near.isOpen) this.near.isShared = false;
    if (!this.isListed(sides, rest)) this.heading = null;
    if (this.heading) this.announced = { measure: this.heading, place };
  }

  /** True when the number after a mark belongs to the measure named before the marks: 'Add OD 2 OG 2,25'. */
  private isListed(sides: Sides, rest: readonly Clause[]): boolean {
    const { heading } = this;
    const next = rest.find(({ kind }) => kind !== "break");
    if (next?.kind !== "number") return next?.kind === "plano" && heading === "sphere";
    const isOther = next.isDegrees && heading !== "axis";
    if (!heading || isOther || (heading === "eip" && /^\D/.test(next.text))) return false;
    return sides.every((side) => this.targetOf(heading)[side][heading] === undefined);
  }

  /** True of a mark typed after its value ('add 2 ODG', 'plan ODG'), with no value following. */
  private isAfterItsValue(sides: Sides, rest: readonly Clause[]): boolean {
    if (!this.last || this.announced || !this.section.hasValue) return false;
    const isHead = !this.isMarked && hasDistance(this.eyes[this.start]);
    if (isExtraNext(rest) && (sides.length === 1 || !isHead)) return false;
    const isOfAddition = this.last.measure === "addition" && sides.length === 2;
    return isLastWord(rest, isOfAddition) || (isHead && sides.includes(this.start));
  }

  /** Assigns the values before a mark to its eyes; marks it unread when they may belong to another eye. */
  private attach(place: TextRange, sides: Sides, rest: readonly Clause[]): void {
    const reading = this.eyes[this.start];
    const isHead = !this.isMarked && hasDistance(reading);
    const isWhole = isHead && !hasAnyValue(this.eyes[otherOf(this.start)]);
    if (!isWhole && this.last?.measure === "addition" && this.moveAddition(this.last.sides, sides))
      return;
    const isBare = Boolean(reading.cylinder) && reading.axis === undefined;
    if (isWhole && !isBare && !isDistanceValue(rest[0])) {
      this.eyes[this.start] = {};
      for (const side of sides) this.eyes[side] = { ...reading };
      for (const cylinder of this.cylinders) cylinder.sides = sides;
      [this.section.sides, this.section.isMarked] = [sides, true];
      [this.sides, this.isMarked] = [sides, true];
      return;
    }
    // The mark may come before or after its value: '-2.00 OD -1.75 OG'. Values up to the next mark, and corrections
    // before it, are dropped.
    this.skip(place);
    this.isLost = true;
    if (this.isMarked) return;
    this.lostHead = this.head;
    this.sharedAddition = null;
    // A distance given for both eyes is kept; that of 'EP 31 OG' may belong to the other eye.
    const { hasPair } = this.section;
    if (!hasPair && this.last?.measure === "eip") this.skip(this.last.place);
    for (const side of eyeSides) {
      const { eip } = this.eyes[side];
      this.eyes[side] = hasPair && eip !== undefined ? { eip } : {};
    }
  }

  /**
   * Moves an addition to the eyes of a mark after it ('add 2 ODG'); false when there is none, or one of these eyes has
   * its own.
   */
  private moveAddition(from: Sides, to: Sides): boolean {
    this.sharedAddition = null;
    const [addition] = from.map((side) => this.eyes[side].addition);
    for (const side of from) delete this.eyes[side].addition;
    const isTaken = to.some((side) => typeof this.eyes[side].addition === "number");
    if (addition === undefined || isTaken) return false;
    for (const side of to)
      if (this.eyes[side].addition === undefined) this.eyes[side].addition = addition;
    return true;
  }

  protected turnToVision(isNear: boolean, place: TextRange): void {
    this.dropAnnounced();
    const unused = this.near.turn(isNear, place);
    if (unused) this.skip(unused);
    this.acuityNear = null;
    if (!this.isMarked) this.sides = [this.start];
    const [side, ...more] = this.section.sides;
    if (!this.isMarked || !side || more.length > 0) return;
    const isOfBoth = eyeSides.every((one) => hasDistance(this.eyes[one]));
    this.near.isShared = isNear && isOfBoth && !hasAnyValue(this.near.eyes[otherOf(side)]);
    this.sides = this.near.isShared ? eyeSides : this.section.sides;
  }

  protected isTaken(measure: Measure, sides = this.sides): boolean {
    return sides.some((side) => this.targetOf(measure)[side][measure] !== undefined);
  }

  /** True when further values without a mark may belong to the left eye. */
  protected canTurn(): boolean {
    const isRight = !this.isMarked && this.sides[0] === "right";
    return isRight && hasDistance(this.targetOf("sphere").right);
  }

  protected write(measure: Measure, value: number, place: TextRange, sides = this.sides): void {
    const into = this.targetOf(measure);
    this.last = { measure, sides, place };
    this.near.use();
    if (!this.isMarked && measure !== "eip") this.head.push(place);
    if (measure === "cylinder" && into === this.eyes)
      this.cylinders.push({ place, sides, isNamed: this.isNamed });
    for (const side of sides) {
      into[side][measure] = value;
      if (into === this.near.eyes) this.near.keep(side, place);
    }
  }

  /** Marks a cylinder without axis as unread, as it may be the other eye's sphere. A cylinder of 0.00 needs no axis. */
  protected rejectBareCylinders(): void {
    for (const side of eyeSides) {
      const { cylinder, axis = eyesOf.refused } = this.eyes[side];
      if (typeof cylinder !== "number" || !Number.isNaN(axis)) continue;
      delete this.eyes[side].cylinder;
      const isMarked = this.sections.some((section) => section.isMarked);
      for (const { place, sides, isNamed } of this.cylinders)
        if (sides.includes(side) && (cylinder !== 0 || !(isMarked || isNamed))) this.skip(place);
    }
  }
}
