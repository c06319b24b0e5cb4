/** Reader of a quick entry: handles one token after the other (quickEntry.ts). */
import { checkEyeValue, isBinocular, type Measure, splitEip } from "./optics.ts";
import { readDioptre, readTyped } from "./parse.ts";
import {
  hasAnyValue,
  hasDistance,
  hasLens,
  hasRefused,
  isForBoth,
  isSameLens,
  moveAddition,
  moveReading,
  otherOf,
  type ReadEye,
  refusedPlaceholder,
  shareAddition,
  withoutEip,
  withoutRefused,
} from "./quickEntryEyes.ts";
import {
  axisInBracket,
  beginsWithAxis,
  continuesEye,
  isAxisWord,
  isDistanceValue,
  isLastWord,
  isSecondHalf,
  isWholeUnsigned,
} from "./quickEntryLookahead.ts";
import { QuickEntryState } from "./quickEntryState.ts";
import type { NumberToken, TextRange, Token } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export class QuickEntryReader extends QuickEntryState {
  read(token: Token, rest: readonly Token[]): void {
    if (token.kind !== "number" && token.kind !== "close") this.isAfterAddition = false;
    switch (token.kind) {
      case "eye":
        return token.isPair
          ? this.turnToPair(token, token.sides, rest)
          : this.turnTo(token, token.sides, rest);
      case "measure":
        return this.announce(token.measure, token, rest);
      case "number":
        return this.takeNumber(token, rest);
      case "plano":
        return this.put(this.takeAnnounced() ?? "sphere", 0, token);
      case "same":
        return this.copyOther(token, this.doubtful.has(token.start));
      case "none":
        return this.takeNone(token);
      case "open":
        this.bracket = { axis: axisInBracket(rest) };
        return;
      case "close":
        this.bracket = null;
        return;
      case "break":
        return this.separate(rest);
      case "near":
      case "distance":
        return this.turnToVision(token.kind === "near", token);
      default:
        return this.skip(token);
    }
  }

  finish(): void {
    this.dropAnnounced();
    this.near.complete(this.eyes).forEach((place) => this.skip(place));
    this.isNearAlone = eyeSides.some(
      (side) => hasAnyValue(this.near.eyes[side]) && !hasDistance(this.eyes[side]),
    );
    if (this.sharedAddition !== null) shareAddition(this.eyes, this.sharedAddition);
    this.rejectEmptyMarks();
    this.emptyEyes();
    this.rejectBareCylinders();
    for (const side of eyeSides) this.eyes[side] = withoutRefused(this.eyes[side]);
  }

  /** Copies the lens to both eyes: 'OG = OD', or 'OD=OG' after values. */
  private turnToPair(place: TextRange, sides: readonly EyeSide[], rest: readonly Token[]): void {
    const isOfAddition = this.last?.measure === "addition" && isLastWord(rest, true);
    const isBefore = isDistanceValue(rest[0]) || (isOfAddition && this.isMarked);
    const read = eyeSides.filter((side) => hasLens(this.eyes[side]));
    if (read.length === 0 || isBefore || !this.isMarked) return this.turnTo(place, sides, rest);
    const [lens, other] = read.map((side) => withoutEip(this.eyes[side]));
    if (other && !isSameLens(lens, other)) return this.skip(place);
    if (!lens || hasRefused(lens)) return this.skip(place);
    for (const side of sides) this.eyes[side] = { ...this.eyes[side], ...lens };
    for (const from of read.slice(0, 1)) this.noteCopy(place, from);
    this.sides = sides;
    this.marks = [];
    this.hasReadSinceMark = true;
  }

  private turnTo(place: TextRange, sides: readonly EyeSide[], rest: readonly Token[]): void {
    const join = this.marks.length > 0 ? this.joins.get(place.start) : undefined;
    // Copies one eye to the other: 'OG = OD'.
    if (join && !sides.every(this.isUnread)) return this.copyOther(place, join === "cut");
    if (this.isAfterItsValue(sides, rest)) return this.attach(place, sides, rest);
    // Ignores a repeated mark: 'ODG (les deux yeux)'.
    const isAgain = sides.length === 2 && this.sides.length === 2 && this.lost.length === 0;
    if (!isAgain) this.rejectEmptyMarks();
    this.lost = join === "cut" ? this.sides : [];
    this.isDisordered = false;
    // Joins two marks: 'OD et OG -2.00'.
    this.sides = join ? [...new Set([...this.sides, ...sides])] : sides;
    this.marks.push(place);
    this.trail.push({ start: place.start, sides: this.sides });
    this.isMarked = true;
    this.hasReadSinceMark = false;
    // 'VP' concerns the eyes with distance values; another eye begins with it ('OD -1 VP +1 OG -2').
    const isNewEye = this.sides.some((side) => !hasDistance(this.eyes[side]));
    if (isNewEye && eyeSides.some((side) => hasDistance(this.eyes[side]))) this.near.isOpen = false;
    const isListed = this.heading && this.sides.every((side) => !this.isTaken(this.heading, side));
    if (this.heading && isListed) this.announced = { measure: this.heading, place };
  }

  /** True of a mark after its value ('add 2 ODG', 'plan ODG'), when no value follows. */
  private isAfterItsValue(sides: readonly EyeSide[], rest: readonly Token[]): boolean {
    if (!this.last || this.announced) return false;
    const isOfAddition = this.last.measure === "addition" && sides.length === 2;
    const isTwice =
      !this.isMarked && sides.includes(this.start) && hasDistance(this.eyes[this.start]);
    return isLastWord(rest, isOfAddition) || isTwice;
  }

  private attach(place: TextRange, sides: readonly EyeSide[], rest: readonly Token[]): void {
    const reading = this.eyes[this.start];
    const isWhole =
      !this.isMarked && hasDistance(reading) && !hasAnyValue(this.eyes[otherOf(this.start)]);
    if (!isWhole && this.last?.measure === "addition") {
      this.sharedAddition = null;
      if (moveAddition(this.eyes, this.last.sides, sides)) return;
    }
    // Ambiguous mark, before or after its value: '-2.00 OD -1.75 OG'.
    if (!isWhole || isDistanceValue(rest[0])) return this.skip(place);
    moveReading(this.eyes, this.start, sides);
    this.trail = this.trail.map(({ start }) => ({ start, sides }));
    for (const cylinder of this.cylinders) cylinder.sides = sides;
    this.sides = sides;
    this.isMarked = true;
  }

  private turnToVision(isNear: boolean, place: TextRange): void {
    this.dropAnnounced();
    const unused = this.near.turn(isNear, place);
    if (unused) this.skip(unused);
    if (!this.isMarked) this.sides = [this.start];
  }

  private announce(measure: Measure, place: TextRange, rest: readonly Token[]): void {
    // Measure after its value: '-2,00 sph OG …'.
    const isOfLast =
      (measure === "sphere" || measure === "cylinder") && measure === this.last?.measure;
    if (isOfLast && isLastWord(rest, true)) return;
    this.isDisordered = false;
    if (this.announced?.measure !== measure) this.dropAnnounced();
    this.announced = { measure, place };
    this.heading = rest[0]?.kind === "eye" ? measure : null;
  }

  private takeNumber(token: NumberToken, rest: readonly Token[]): void {
    const measure = this.isHalfEip ? "eip" : (this.takeAnnounced() ?? this.measureOf(token, rest));
    if (!this.doubtful.has(token.start)) this.marks = [];
    if (!measure) return this.skip(token);
    if (measure === "eip") return this.takeEip(token, rest);
    // Axis without sign or decimals.
    const axis = isWholeUnsigned(token.text) ? readTyped(token.text) : null;
    this.put(measure, measure === "axis" ? axis : readDioptre(token.text), token);
  }

  /** Divides a distance: 'EIP 31,5/32' gives each eye its own, 'EP 62' is shared by both. */
  private takeEip(token: NumberToken, rest: readonly Token[]): void {
    const value = readTyped(this.isHalfEip ? token.text.replace(/^\D+/, "") : token.text);
    const isFirst = !this.isHalfEip && isSecondHalf(rest);
    const half: EyeSide = isFirst ? "right" : "left";
    const sides = this.isHalfEip || isFirst ? [half] : this.sides;
    this.isHalfEip = isFirst;
    if (value === null || !isBinocular(value)) return this.put("eip", value, token, sides);
    const isTaken = eyeSides.some((side) => this.isTaken("eip", side));
    if (isTaken) return this.skip(token);
    const isRefused = checkEyeValue("eip", value) !== null || this.doubtful.has(token.start);
    if (isRefused) this.skip(token);
    else this.binocular = value;
    const halves = splitEip(isRefused ? refusedPlaceholder : value);
    for (const side of eyeSides) this.eyes[side].eip = halves[side];
  }

  /** Measure of a number without a name: by its bracket, degree sign, next word or position. */
  private measureOf(token: NumberToken, rest: readonly Token[]): Measure | null {
    if (this.isDisordered) return null;
    if (token.isDegrees) return "axis";
    if (this.bracket) return token === this.bracket.axis ? "axis" : "cylinder";
    // Refuses a second number after an addition: 'Add 2,00 - 2,25' has no cylinder.
    if (this.isAfterAddition && !isAxisWord(rest[0])) return null;
    const [eye] = this.sides.map((side) => this.target()[side]);
    if (eye?.cylinder === undefined && isAxisWord(rest[0])) return "cylinder";
    if (eye?.sphere === undefined) return this.isAxisFirst(eye, token, rest) ? null : "sphere";
    if (eye.cylinder === undefined) return "cylinder";
    if (eye.axis === undefined) return isWholeUnsigned(token.text) ? "axis" : null;
    return this.canTurn() ? "sphere" : null;
  }

  /** True of '90 -0.50 -1.00' without brackets: the sphere is ambiguous, so all three stay unread. */
  private isAxisFirst(
    eye: ReadEye | undefined,
    token: NumberToken,
    rest: readonly Token[],
  ): boolean {
    const isAfterAxis = this.last?.measure === "axis" && this.hasReadSinceMark;
    const isRead = isAfterAxis && eye?.axis !== undefined && eye.cylinder === undefined;
    if (!isRead && !beginsWithAxis(token, rest)) return false;
    this.isDisordered = true;
    if (!isRead || !this.last) return true;
    for (const side of this.last.sides) this.target()[side].axis = refusedPlaceholder;
    this.skip(this.last.place);
    return true;
  }

  private put(
    measure: Measure,
    value: number | null,
    place: TextRange,
    sides?: readonly EyeSide[],
  ): void {
    const isTaken = () => (sides ?? this.sides).some((side) => this.isTaken(measure, side));
    if (isTaken() && this.canTurn()) this.sides = ["left"];
    if (isTaken()) return this.skip(place);
    const isRefused = checkEyeValue(measure, value) !== null || this.doubtful.has(place.start);
    if (value === null || isRefused) this.skip(place);
    const kept = value === null || isRefused ? refusedPlaceholder : value;
    const isNamed = this.isMarked && (this.heading !== null || !this.hasReadSinceMark);
    if (!isRefused) this.marks = [];
    this.isAfterAddition = measure === "addition";
    if (measure !== "addition") this.hasReadSinceMark = true;
    else if (!isNamed && isForBoth(this.eyes, this.isMarked)) this.sharedAddition = kept;
    this.write(measure, kept, place, sides ?? this.sides);
  }

  private separate(rest: readonly Token[]): void {
    // One eye in '-2.25 / -0.75 x 10', two in '-1.00 / -1.25'.
    const isOneEye = this.isHalfEip || continuesEye(this.target().right, rest);
    if (isOneEye || !this.canTurn()) return;
    this.sides = ["left"];
    this.isDisordered = false;
  }
}
