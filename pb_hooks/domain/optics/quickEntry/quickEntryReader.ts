/** Assigns each clause of a quick entry to its eye and measure, or marks it as unread (quickEntry.ts). */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { checkEyeValue, isBinocular, type Measure, splitEip } from "#domain/optics/optics.ts";
import { readDioptre, readTyped } from "#domain/optics/parse.ts";
import type { Clause, ExtraClause } from "./quickEntryClauses.ts";
import * as eyesOf from "./quickEntryEyes.ts";
import * as ahead from "./quickEntryLookahead.ts";
import { QuickEntryMarks } from "./quickEntryMarks.ts";
import type { ByEye } from "./quickEntryPairs.ts";
import { isNamedExtra, type ExtrasRead, rejectMarks } from "./quickEntrySections.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

const { hasDistance, otherOf, refused } = eyesOf;
type Of<Kind extends Clause["kind"]> = Extract<Clause, { kind: Kind }>;
type Rest = readonly Clause[];

export class QuickEntryReader extends QuickEntryMarks {
  /** Binocular distance that is split in half for each eye; null without one. */
  binocular: number | null = null;
  /** Eyes that the text declares to have no correction: 'OG rien'. */
  readonly without: { place: TextRange; sides: readonly EyeSide[] }[] = [];
  readonly nearEip: ExtrasRead = { right: {}, left: {} };
  private readonly clauses: readonly Clause[];
  private readonly isAddress: boolean;
  private bracket: { axis: Of<"number"> | undefined } | null = null;
  private isAfterAddition = false;
  /** Range of the label of the current value. */
  private name: TextRange | null = null;

  constructor(start: EyeSide, clauses: readonly Clause[]) {
    super(start);
    this.clauses = clauses;
    this.isAddress = ahead.hasAddress(clauses);
  }

  read(): void {
    // Lookahead skips unknown words, so that they do not move a value.
    const known = this.clauses.filter(({ kind }) => kind !== "unknown");
    for (const clause of this.clauses) this.take(clause, known.slice(known.indexOf(clause) + 1));
    for (const place of this.lostHead) this.skip(place);
    this.dropAnnounced();
    for (const place of this.near.complete(this.eyes)) this.skip(place);
    if (this.sharedAddition !== null) eyesOf.shareAddition(this.eyes, this.sharedAddition);
    for (const mark of rejectMarks(this.sections)) this.skip(mark);
    this.rejectBareCylinders();
    for (const side of eyeSides) this.eyes[side] = eyesOf.withoutRefused(this.eyes[side]);
  }

  private take(clause: Clause, rest: Rest): void {
    if (clause.kind !== "number" && clause.kind !== "close") this.isAfterAddition = false;
    switch (clause.kind) {
      case "eye":
        if (clause.isPair) return this.turnToPair(clause, clause.sides, rest);
        return this.turnTo(clause, clause.sides, rest);
      case "measure":
        return this.announce(clause.measure, clause, rest);
      case "number":
        return this.takeNumber(clause, rest);
      case "plano":
        if (this.isAside()) return this.skip(clause);
        return this.put(this.takeAnnounced() ?? "sphere", 0, clause, rest);
      case "same":
        return this.copyOther(clause);
      case "none":
        return this.takeNone(clause);
      case "open":
      case "close":
        this.bracket = clause.kind === "open" ? { axis: ahead.axisInBracket(rest) } : null;
        return;
      case "break":
        return this.separate(clause, rest);
      case "near":
      case "distance":
        return this.turnToVision(clause.kind === "near", clause);
      case "eip":
        return this.takeDistances(clause);
      case "near_eip":
        return this.takeNearDistances(clause);
      case "unknown":
        this.skip(clause);
        this.isDoubtful = true;
        this.section.isCut = true;
        return;
      default:
        return this.takeExtra(clause);
    }
  }

  private announce(measure: Measure, place: TextRange, rest: Rest): void {
    if (this.isLost) return this.skip(place);
    // A label may follow its value: '-2,00 sph OG …'.
    const isOfLast = /^(?:sphere|cylinder)$/.test(measure) && measure === this.last?.measure;
    if (isOfLast && ahead.isLastWord(rest, true)) return;
    this.isDisordered = false;
    if (this.announced?.measure !== measure) this.dropAnnounced();
    this.announced = { measure, place };
    this.heading = rest[0]?.kind === "eye" ? measure : null;
  }

  private takeAnnounced(): Measure | null {
    const { announced } = this;
    this.name = announced?.place ?? null;
    this.announced = null;
    return announced?.measure ?? null;
  }

  /**
   * True of a value to skip: after a doubtful mark, or without a label before the first eye of a text with an address.
   */
  private isAside(): boolean {
    return this.isLost || (this.isAddress && !this.isMarked && !this.announced);
  }

  private takeNumber(clause: Of<"number">, rest: Rest): void {
    if (this.isAside()) return this.skip(clause);
    const { text } = clause;
    const measure = this.takeAnnounced() ?? this.measureOf(clause, rest);
    if (!measure) return this.reject(clause);
    const isWhole = measure === "axis" ? ahead.isWholeUnsigned(text) : /^\d/.test(text);
    if (measure !== "axis" && measure !== "eip")
      return this.put(measure, readDioptre(text), clause, rest);
    const value = isWhole ? readTyped(text) : null;
    return this.put(measure, measure === "eip" && isBinocular(value) ? null : value, clause, rest);
  }

  /** Measure of a number without a label: by brackets, degree sign, next word or position. */
  private measureOf(clause: Of<"number">, rest: Rest): Measure | null {
    const isCylinder = ahead.isCylinderOfAxis(rest);
    if (this.isDisordered) return null;
    if (clause.isDegrees) return "axis";
    if (this.bracket) return clause === this.bracket.axis ? "axis" : "cylinder";
    // A second number after an addition is refused: 'Add 2,00 - 2,25' has no cylinder.
    if (this.isAfterAddition && !isCylinder) return null;
    const [eye = {}] = this.sides.map((side) => this.targetOf("sphere")[side]);
    if (eye.cylinder === undefined && isCylinder) return "cylinder";
    if (eye.sphere === undefined) return this.isAxisFirst(eye, clause, rest) ? null : "sphere";
    if (eye.cylinder === undefined) return "cylinder";
    if (eye.axis === undefined) return ahead.isWholeUnsigned(clause.text) ? "axis" : null;
    return this.canTurn() ? "sphere" : null;
  }

  /** True of '90 -0.50 -1.00' without brackets: the sphere is ambiguous, so all three stay unread. */
  private isAxisFirst(eye: eyesOf.ReadEye, clause: Of<"number">, rest: Rest): boolean {
    const { last } = this;
    const isAfterAxis = last?.measure === "axis" && this.section.hasValue;
    const isRead = isAfterAxis && eye.axis !== undefined && eye.cylinder === undefined;
    this.isDisordered = isRead || ahead.beginsWithAxis(clause, rest);
    if (!isRead) return this.isDisordered;
    for (const side of last.sides) this.targetOf("axis")[side].axis = refused;
    this.skip(last.place);
    return true;
  }

  /** Marks a value that fits no measure as unread. */
  private reject(clause: Clause): void {
    if (!this.isDoubtful) this.use();
    this.skip(clause);
  }

  private put(measure: Measure, value: number | null, clause: Clause, rest: Rest): void {
    this.acuityNear = null;
    if (measure !== this.heading) this.heading = null;
    if (this.isTaken(measure) && this.canTurn()) this.begin(null, ["left"]);
    if (this.isTaken(measure)) return this.reject(clause);
    const isAddition = measure === "addition";
    // In '… Add 2 ODG' the eyes follow the addition, so that unknown words before it cannot move it.
    const isNamedAfter = rest[0]?.kind === "eye" && ahead.isLastWord(rest.slice(1), true);
    const isDoubtful = this.isDoubtful && !(isAddition && isNamedAfter);
    const isRefused = value === null || checkEyeValue(measure, value) !== null || isDoubtful;
    if (isRefused) this.skip(clause);
    if (isDoubtful && this.name && measure !== "axis") this.skip(this.name);
    const kept = isRefused ? refused : value;
    const isNamed = this.section.mark !== null && (this.heading !== null || this.section.isEmpty());
    if (isAddition && !isNamed && eyesOf.isForBoth(this.eyes, this.isMarked))
      this.sharedAddition = kept;
    this.isAfterAddition = isAddition;
    if (!isDoubtful) this.use(!isAddition && measure !== "eip");
    this.section.hasAddition ||= isAddition;
    this.isNamed = this.name !== null || this.bracket !== null;
    this.write(measure, kept, clause, this.sides);
  }

  private takeNone(place: TextRange): void {
    const { sides } = this;
    const lenses = sides.map((side) => eyesOf.lensOf(this.eyes[side]));
    const isRead = lenses.some((lens) => Object.values(lens).some((value) => value !== null));
    if (!this.isMarked || this.announced || this.isDoubtful || isRead) return this.skip(place);
    this.use();
    this.without.push({ place, sides });
    for (const side of sides) Object.assign(this.eyes[side], eyesOf.noCorrection);
  }

  private separate(place: Clause, rest: Rest): void {
    const { section } = this;
    section.isBroken ||= section.mark !== null && section.isEmpty() && place.text !== "\n";
    // '-2.25 / -0.75 x 10' is one eye, '-1.00 / -1.25' are two.
    if (ahead.continuesEye(this.targetOf("sphere").right, rest) || !this.canTurn()) return;
    this.begin(null, ["left"]);
  }

  /** Writes pupillary distances: by eye, as halves of a binocular one, or a single one to the current eyes. */
  private takeDistances(clause: Of<"eip">): void {
    this.dropAnnounced();
    const { one } = clause.values;
    const isHalved = one !== undefined && isBinocular(one);
    const isOwn = one === undefined || isHalved;
    const values: ByEye = isHalved ? splitEip(one) : clause.values;
    const [side] = this.sides;
    const other = this.sides.length === 1 && side ? this.eyes[otherOf(side)] : {};
    const isOfWhom = this.section.hasValue && hasDistance(other) && other.eip === undefined;
    const sides = isOwn ? eyeSides : this.sides;
    const isNear = this.near.isRead() || this.near.isWaiting();
    if (this.isTaken("eip", sides) || (isOfWhom && !isOwn) || isNear || this.isLost)
      return this.skip(clause);
    const isDoubtful = clause.isCut || (this.isDoubtful && !isOwn);
    if (isDoubtful) this.skip(clause);
    else if (isOwn) this.section.hasPair = true;
    else this.use(false);
    if (isHalved && !isDoubtful) this.binocular = one;
    for (const of of sides) {
      const value = values[of] ?? one;
      if (value !== undefined) this.write("eip", isDoubtful ? refused : value, clause, [of]);
    }
  }

  private takeNearDistances({ values, isCut, ...place }: Of<"near_eip">): void {
    const isTaken = this.nearEip.right.near_eip !== undefined;
    if (this.isDoubtful || isCut || isTaken || this.isLost) return this.skip(place);
    this.section.hasPair = true;
    for (const side of eyeSides) this.nearEip[side].near_eip = values[side] ?? null;
  }

  private takeExtra(clause: Extract<Clause, ExtraClause>): void {
    // A prism after 'VP' is for near vision, which has no such field.
    const isOfNear = clause.kind === "prism" && this.near.isOpen;
    const isOwn = clause.kind === "height" && isNamedExtra(clause);
    if (clause.kind === "acuity") this.acuityNear = clause.isNear ?? this.acuityNear;
    const before = this.sections.at(-2);
    // After a slash alone ('-1 / 8/10') a measure still belongs to the eye before.
    const isBreak = this.section.mark === null && !this.section.hasValue && before !== undefined;
    const section = isBreak ? before : this.section;
    section.extras.push({
      clause,
      section,
      isOfNone: !section.isMarked && !section.hasCorrection,
      isUnread: clause.isCut || (this.isDoubtful && !isOwn) || this.isLost || isOfNear,
      isNear: this.acuityNear ?? this.near.isOpen,
      isKept: false,
    });
    this.near.use();
  }
}
