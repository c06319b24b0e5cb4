/** Reads the words of a quick entry one after the other (quickEntry.ts). */
import { checkEyeValue, isBinocular, type Measure, splitEip } from "./optics.ts";
import { readDioptre, readTyped } from "./parse.ts";
import {
  hasAny,
  hasDistance,
  isForBoth,
  moveAddition,
  moveReading,
  otherOf,
  type Readings,
  shareAddition,
} from "./quickEntryEyes.ts";
import { NearReading } from "./quickEntryNear.ts";
import {
  axisInBracket,
  goesOn,
  isAxisWord,
  isDistanceValue,
  isLastWord,
  isSecondHalf,
  isWholeUnsigned,
} from "./quickEntryAhead.ts";
import type { NumberToken, Place, Token } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export class QuickEntryReader {
  readonly eyes: Readings = { right: {}, left: {} };
  readonly unread: Place[] = [];
  binocular: number | null = null;
  private readonly near = new NearReading();
  private readonly start: EyeSide;
  private sides: readonly EyeSide[];
  private isMarked = false;
  private announced: { measure: Measure; place: Place } | null = null;
  /** 'Add OD 2 OG 2,25': the measure of each eye named after it. */
  private heading: Measure | null = null;
  private bracket: { axis: NumberToken | undefined } | null = null;
  private isHalfEip = false;
  private hasReadSinceMark = false;
  private last: { measure: Measure; sides: readonly EyeSide[] } | null = null;
  /** 'OD … OG … add 2': an addition that no eye was named for is for both. */
  private sharedAddition: number | null = null;

  constructor(start: EyeSide) {
    this.start = start;
    this.sides = [start];
  }

  read(token: Token, rest: readonly Token[]): void {
    switch (token.kind) {
      case "eye":
        return this.turnTo(token, token.sides, rest);
      case "measure":
        return this.announce(token.measure, token, rest);
      case "number":
        return this.takeNumber(token, rest);
      case "plano":
        return this.put(this.takeAnnounced() ?? "sphere", 0, token);
      case "same":
        return this.copyOther(token);
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
    if (this.sharedAddition !== null) shareAddition(this.eyes, this.sharedAddition);
  }

  private turnTo(place: Place, sides: readonly EyeSide[], rest: readonly Token[]): void {
    const isStillEmpty = this.isMarked && !this.announced && this.sides.every(this.isUnread);
    // 'OG = OD'.
    if (isStillEmpty && !sides.every(this.isUnread)) return this.copyOther(place);
    if (this.isAfterItsValue(sides, rest)) return this.attach(place, sides, rest);
    // 'OD OG -2.00': a mark without a value joins the next one.
    this.sides = isStillEmpty ? [...new Set([...this.sides, ...sides])] : sides;
    this.isMarked = true;
    this.hasReadSinceMark = false;
    // 'VP' speaks of the eyes whose distance was read; one without begins with it ('OD -1 VP +1 OG -2').
    const isNewEye = this.sides.some((side) => !hasDistance(this.eyes[side]));
    if (isNewEye && eyeSides.some((side) => hasDistance(this.eyes[side]))) this.near.isOpen = false;
    const isListed = this.heading && this.sides.every((side) => !this.isTaken(this.heading, side));
    if (this.heading && isListed) this.announced = { measure: this.heading, place };
  }

  /** 'add 2 ODG', 'plan ODG': nothing that the mark could stand before comes after it. */
  private isAfterItsValue(sides: readonly EyeSide[], rest: readonly Token[]): boolean {
    if (!this.last || this.announced) return false;
    const isOfAddition = this.last.measure === "addition" && sides.length === 2;
    const isTwice =
      !this.isMarked && sides.includes(this.start) && hasDistance(this.eyes[this.start]);
    return isLastWord(rest, isOfAddition) || isTwice;
  }

  private attach(place: Place, sides: readonly EyeSide[], rest: readonly Token[]): void {
    const reading = this.eyes[this.start];
    const isWhole =
      !this.isMarked && hasDistance(reading) && !hasAny(this.eyes[otherOf(this.start)]);
    if (!isWhole && this.last?.measure === "addition") {
      this.sharedAddition = null;
      if (moveAddition(this.eyes, this.last.sides, sides)) return;
    }
    // '-2.00 OD -1.75 OG': nobody knows whether the mark stands before its value or after it.
    if (!isWhole || isDistanceValue(rest[0])) return this.skip(place);
    moveReading(this.eyes, this.start, sides);
    this.sides = sides;
    this.isMarked = true;
  }

  private turnToVision(isNear: boolean, place: Place): void {
    this.dropAnnounced();
    const unused = this.near.turn(isNear, place);
    if (unused) this.skip(unused);
    if (!this.isMarked) this.sides = [this.start];
  }

  private announce(measure: Measure, place: Place, rest: readonly Token[]): void {
    // '-2,00 sph OG …': named after its value.
    const isOfLast =
      (measure === "sphere" || measure === "cylinder") && measure === this.last?.measure;
    if (isOfLast && isLastWord(rest, true)) return;
    if (this.announced?.measure !== measure) this.dropAnnounced();
    this.announced = { measure, place };
    this.heading = rest[0]?.kind === "eye" ? measure : null;
  }

  private takeAnnounced(): Measure | null {
    const measure = this.announced?.measure ?? null;
    this.announced = null;
    return measure;
  }

  private takeNumber(token: NumberToken, rest: readonly Token[]): void {
    const measure = this.isHalfEip ? "eip" : (this.takeAnnounced() ?? this.measureOf(token, rest));
    if (!measure) return this.skip(token);
    if (measure === "eip") return this.takeEip(token, rest);
    this.put(measure, measure === "axis" ? readTyped(token.text) : readDioptre(token.text), token);
  }

  /** 'EIP 31,5/32' gives each eye its half, whichever was being read; 'EP 62' is shared between both. */
  private takeEip(token: NumberToken, rest: readonly Token[]): void {
    const value = readTyped(this.isHalfEip ? token.text.replace(/^\D+/, "") : token.text);
    const isFirst = !this.isHalfEip && isSecondHalf(rest);
    const half: EyeSide = isFirst ? "right" : "left";
    const sides = this.isHalfEip || isFirst ? [half] : this.sides;
    this.isHalfEip = isFirst;
    if (value === null || !isBinocular(value)) return this.put("eip", value, token, sides);
    const isTaken = eyeSides.some((side) => this.isTaken("eip", side));
    if (isTaken || checkEyeValue("eip", value)) return this.skip(token);
    const halves = splitEip(value);
    this.binocular = value;
    for (const side of eyeSides) this.eyes[side].eip = halves[side];
  }

  /** Without a word before it, a number is known by its bracket, its degree sign, the word after it or its turn. */
  private measureOf(token: NumberToken, rest: readonly Token[]): Measure | null {
    if (token.isDegrees) return "axis";
    if (this.bracket) return token === this.bracket.axis ? "axis" : "cylinder";
    const [eye] = this.sides.map((side) => this.target()[side]);
    if (eye?.cylinder === undefined && isAxisWord(rest[0])) return "cylinder";
    if (eye?.sphere === undefined) return "sphere";
    if (eye.cylinder === undefined) return "cylinder";
    if (eye.axis === undefined && isWholeUnsigned(token.text)) return "axis";
    return this.canTurn() ? "sphere" : null;
  }

  private put(
    measure: Measure,
    value: number | null,
    place: Place,
    sides?: readonly EyeSide[],
  ): void {
    if (value === null || checkEyeValue(measure, value)) return this.skip(place);
    const isTaken = () => (sides ?? this.sides).some((side) => this.isTaken(measure, side));
    if (isTaken() && this.canTurn()) this.sides = ["left"];
    if (isTaken()) return this.skip(place);
    const isNamed = this.isMarked && (this.heading !== null || !this.hasReadSinceMark);
    if (measure !== "addition") this.hasReadSinceMark = true;
    else if (!isNamed && isForBoth(this.eyes, this.isMarked)) this.sharedAddition = value;
    const into = this.targetOf(measure);
    this.last = { measure, sides: sides ?? this.sides };
    this.near.use();
    for (const side of this.last.sides) {
      into[side][measure] = value;
      if (into === this.near.eyes) this.near.keep(side, place);
    }
  }

  private readonly isUnread = (side: EyeSide): boolean =>
    !hasAny(this.eyes[side]) && !hasAny(this.near.eyes[side]);

  private target(): Readings {
    return this.near.isOpen ? this.near.eyes : this.eyes;
  }

  /** Near vision has a sphere, a cylinder and an axis of its own, nothing else. */
  private targetOf(measure: Measure): Readings {
    return measure === "addition" || measure === "eip" ? this.eyes : this.target();
  }

  private isTaken(measure: Measure | null, side: EyeSide): boolean {
    return measure !== null && this.targetOf(measure)[side][measure] !== undefined;
  }

  /** Without marks the first full reading is OD and the second OG. */
  private canTurn(): boolean {
    return !this.isMarked && this.sides[0] === "right" && hasDistance(this.target().right);
  }

  private separate(rest: readonly Token[]): void {
    // '-2.25 / -0.75 x 10' is one eye, '-1.00 / -1.25' are two.
    const isOneEye = this.isHalfEip || goesOn(this.target().right, rest);
    if (!isOneEye && this.canTurn()) this.sides = ["left"];
  }

  /** 'OG idem': the same lens; its distance from the nose is its own. */
  private copyOther(place: Place): void {
    const [side, ...more] = this.sides;
    if (!side || more.length > 0 || hasAny(this.eyes[side])) return this.skip(place);
    const { eip: _, ...lens } = this.eyes[otherOf(side)];
    if (!hasAny(lens)) return this.skip(place);
    this.eyes[side] = lens;
    this.hasReadSinceMark = true;
  }

  private dropAnnounced(): void {
    if (this.announced) this.skip(this.announced.place);
    this.announced = null;
  }

  private skip(place: Place): void {
    const { start, end } = place;
    if (!this.unread.some((one) => one.start === start)) this.unread.push({ start, end });
  }
}
