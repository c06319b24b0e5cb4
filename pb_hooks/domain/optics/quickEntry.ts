/**
 * Quick entry (domain/README.md §6): reads '-4,00 (+1,25) 120° add 1,75', '(120° +1.25) -4.00', '-2.25 -0.75 x 10', 'plan'.
 * The reading is shown before it is kept; what was not read is given back by its place, never guessed at or corrected.
 */
import { checkEyeValue, type Eye, type Measure } from "./optics.ts";
import { readDioptre, readTyped } from "./parse.ts";
import { type NumberToken, type Place, quickEntryTokens, type Token } from "./quickEntryTokens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

export type QuickReading = { eyes: Record<EyeSide, Partial<Eye>>; unread: Place[] };

const isWholeUnsigned = (text: string) => /^\d+$/.test(text.trim());
const hasDistance = (eye: Partial<Eye>) =>
  eye.sphere !== undefined || eye.cylinder !== undefined || eye.axis !== undefined;

/** Which number of a bracket is the axis: the one in degrees or after x, else a whole number beside the cylinder. */
function axisInBracket(tokens: readonly Token[]): NumberToken | undefined {
  const end = tokens.findIndex((token) => token.kind === "close");
  const inside = end < 0 ? tokens : tokens.slice(0, end);
  const numbers = inside.filter((token) => token.kind === "number");
  const announced = inside.findIndex(
    (token) => token.kind === "measure" && token.measure === "axis",
  );
  const next = announced < 0 ? undefined : inside[announced + 1];
  if (next?.kind === "number") return next;
  const inDegrees = numbers.find((token) => token.isDegrees);
  if (inDegrees || numbers.length < 2) return inDegrees;
  return numbers.reverse().find((token) => isWholeUnsigned(token.text));
}

class Reader {
  readonly eyes: Record<EyeSide, Partial<Eye>> = { right: {}, left: {} };
  readonly unread: Place[] = [];
  private sides: readonly EyeSide[];
  private isMarked = false;
  private announced: { measure: Measure; place: Place } | null = null;
  private bracket: { axis: NumberToken | undefined } | null = null;
  private isNear = false;
  private isHalfEip = false;

  constructor(start: EyeSide) {
    this.sides = [start];
  }

  read(token: Token, rest: readonly Token[]): void {
    if (this.isNear && token.kind !== "eye" && token.kind !== "distance" && !isAddition(token))
      return this.skip(token);
    switch (token.kind) {
      case "eye":
        return this.turnTo(token.sides);
      case "measure":
        return this.announce(token.measure, token);
      case "number":
        return this.takeNumber(token, rest);
      case "plano":
        return this.put(this.takeAnnounced() ?? "sphere", 0, token);
      case "open":
        this.bracket = { axis: axisInBracket(rest) };
        return;
      case "close":
        this.bracket = null;
        return;
      case "break":
        return this.separate();
      case "near":
        this.isNear = true;
        return this.skip(token);
      case "distance":
        this.isNear = false;
        return;
      default:
        return this.skip(token);
    }
  }

  finish(): void {
    if (this.announced && this.announced.measure !== "axis") this.skip(this.announced.place);
    // 'OD … OG … add 2': an addition written once, after the second eye, is for both.
    const [side, ...others] = this.sides;
    if (!side || others.length > 0) return;
    const [own, other] =
      side === "left" ? [this.eyes.left, this.eyes.right] : [this.eyes.right, this.eyes.left];
    if (
      own.addition !== undefined &&
      other.addition === undefined &&
      hasDistance(own) &&
      hasDistance(other)
    ) {
      other.addition = own.addition;
    }
  }

  private turnTo(sides: readonly EyeSide[]): void {
    // 'OD OG -2.00': a mark without a value joins the next one.
    const isStillEmpty =
      this.isMarked && this.sides.every((side) => Object.keys(this.eyes[side]).length === 0);
    this.sides = isStillEmpty ? [...new Set([...this.sides, ...sides])] : sides;
    this.isMarked = true;
    this.isNear = false;
  }

  private announce(measure: Measure, place: Place): void {
    if (measure === "addition") this.isNear = false;
    this.announced = { measure, place };
  }

  private takeAnnounced(): Measure | null {
    const measure = this.announced?.measure ?? null;
    this.announced = null;
    return measure;
  }

  private takeNumber(token: NumberToken, rest: readonly Token[]): void {
    const measure = this.takeAnnounced() ?? this.measureOf(token);
    if (!measure) return this.skip(token);
    // 'EIP 31,5/32' gives each eye its half, whichever was being read.
    this.isHalfEip = measure === "eip" && rest[0]?.kind === "break" && rest[1]?.kind === "number";
    if (this.isHalfEip) this.sides = ["right"];
    const isDioptre = measure !== "axis" && measure !== "eip";
    const value = isDioptre ? readDioptre(token.text) : readTyped(token.text);
    this.put(measure, value, token);
  }

  /** Without a word before it, a number is known by its bracket, its degree sign or its turn. */
  private measureOf(token: NumberToken): Measure | null {
    if (token.isDegrees) return "axis";
    if (this.bracket) return token === this.bracket.axis ? "axis" : "cylinder";
    const [eye] = this.sides.map((side) => this.eyes[side]);
    if (!eye || eye.sphere === undefined) return "sphere";
    if (eye.cylinder === undefined) return "cylinder";
    if (eye.axis === undefined && isWholeUnsigned(token.text)) return "axis";
    return this.canTurn() ? "sphere" : null;
  }

  private put(measure: Measure, value: number | null, place: Place): void {
    if (value === null || checkEyeValue(measure, value)) return this.skip(place);
    if (this.isTaken(measure) && this.canTurn()) this.turnToLeft();
    if (this.isTaken(measure)) return this.skip(place);
    for (const side of this.sides) this.eyes[side][measure] = value;
  }

  private isTaken(measure: Measure): boolean {
    return this.sides.some((side) => this.eyes[side][measure] !== undefined);
  }

  /** Without marks the first full reading is OD and the second OG. */
  private canTurn(): boolean {
    return !this.isMarked && this.sides[0] === "right" && hasDistance(this.eyes.right);
  }

  private turnToLeft(): void {
    this.sides = ["left"];
  }

  private separate(): void {
    if (this.isHalfEip) {
      this.announced = { measure: "eip", place: { start: 0, end: 0 } };
      this.turnToLeft();
    } else if (this.canTurn()) this.turnToLeft();
  }

  private skip(place: Place): void {
    this.unread.push({ start: place.start, end: place.end });
  }
}

const isAddition = (token: Token) => token.kind === "measure" && token.measure === "addition";

/** Reads a text; `start` is the eye meant when the text names none. */
export function readQuickEntry(text: string, start: EyeSide = "right"): QuickReading {
  const reader = new Reader(start);
  const tokens = quickEntryTokens(text);
  tokens.forEach((token, index) => reader.read(token, tokens.slice(index + 1)));
  reader.finish();
  return { eyes: reader.eyes, unread: reader.unread };
}

/** True when the text gave no value of either eye. */
export const isNothingRead = ({ eyes }: QuickReading): boolean =>
  eyeSides.every((side) => Object.keys(eyes[side]).length === 0);

/** The eye with what was read: a distance reading replaces sphere, cylinder and axis together, the rest only what it names. */
export function withReading(eye: Eye, read: Partial<Eye>): Eye {
  const distance = hasDistance(read)
    ? { sphere: read.sphere ?? null, cylinder: read.cylinder ?? null, axis: read.axis ?? null }
    : {};
  return { ...eye, ...distance, ...read };
}
