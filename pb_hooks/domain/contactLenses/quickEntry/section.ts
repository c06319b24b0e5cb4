/** Parses a section of a quick entry: an eye with its values, or the values before the first eye. */
import type { EyeSide } from "#domain/core/records.ts";
import { checkLensNumber, type LensNumber } from "#domain/contactLenses/lensLimits.ts";
import { plain } from "#domain/optics/optics.ts";
import type { EyeReading, WhyUnread } from "./readings.ts";
import { type BareNumber, readSizes } from "./bareSizes.ts";
import { type Bracketed, bracketsOf } from "./brackets.ts";
import type { NumberKind, Token } from "./tokens.ts";

export type EntryKey = keyof EyeReading;
/** Value with the places of its tokens. `isPositional`: only its position, not a label, tells what it is. */
export type Placed = {
  value: number | string;
  places: number[];
  isPositional: boolean;
};

const signedKeys: readonly LensNumber[] = ["sphere", "cylinder", "add"];
/** Numbers that may be hundredths of a dioptre, dictated without the point: '-25', '-50'. */
const dictated: readonly number[] = [25, 50];
/** Smallest axis that is recognised without a label. */
const smallestBareAxis = 25;
/** Smallest unsigned number that may be a size, in mm. */
const smallestSize = 4;
const largestSize = 24;

/** Reason why a number cannot be the value of a key; null when it can. */
function refusalOf(key: LensNumber, number: NumberKind): WhyUnread | null {
  const { sign, value, isWhole, isDegrees, isMm } = number;
  const isPower = signedKeys.includes(key);
  if (isDegrees && key !== "axis") return "axis";
  if (isMm && key !== "bc" && key !== "dia") return "size";
  if (sign !== "" && !isPower) return "sign";
  if (sign === "" && value !== 0 && (key === "sphere" || key === "cylinder")) return "sign";
  if (sign === "-" && key === "add") return "sign";
  if (key === "axis" && !isWhole) return "axis";
  if (key === "cylinder" && value > 0) return "plus_cylinder";
  if (isPower && isWhole && dictated.includes(Math.abs(value))) return "range";
  return checkLensNumber(key, meant(key, value)) === null ? null : "range";
}

const meant = (key: LensNumber, value: number): number =>
  key === "axis" && value === 0 ? 180 : plain(value);

export class SectionReader {
  readonly sides: readonly EyeSide[];
  readonly values = new Map<EntryKey, Placed>();
  readonly unread = new Map<number, WhyUnread>();
  private readonly tokens: readonly Token[];
  private readonly bare: BareNumber[] = [];
  private readonly bracketed: (place: number) => Bracketed;
  private pending: { place: number; key: LensNumber } | null = null;
  /** True after an unknown word, behind which no value is certain. */
  private isLost = false;
  /** True once a label has no value: all labels may be typed after their values. */
  private isUnlabelled = false;
  /** Place of the first refused number; a later power without a label may have been read in its place. */
  private doubtFrom = Number.POSITIVE_INFINITY;
  private hasAxisDoubt = false;
  private hasCylinderDoubt = false;
  /** True after a size label with an unfit number: the labels may be typed after their values. */
  private hasSizeDoubt = false;

  constructor(tokens: readonly Token[], sides: readonly EyeSide[]) {
    this.tokens = tokens;
    this.bracketed = bracketsOf(tokens);
    this.sides = sides;
  }

  read(): void {
    for (const [place, token] of this.tokens.entries()) this.take(place, token);
    if (this.pending) this.isUnlabelled = true;
    if (this.isUnlabelled) return this.dropTokens();
    this.takeSizes();
    this.dropDoubtful();
    this.dropLoneAxis();
  }

  /** Removes a value and marks its words as unread. */
  drop(key: EntryKey, why: WhyUnread): void {
    for (const place of this.values.get(key)?.places ?? []) this.unread.set(place, why);
    this.values.delete(key);
  }

  /** Removes all values and marks their words as unread. */
  dropAll(why: WhyUnread): void {
    for (const key of this.values.keys()) this.drop(key, why);
  }

  private dropTokens(): void {
    this.values.clear();
    for (const [place, { kind }] of this.tokens.entries())
      if (!/^(?:open|close|break)$/.test(kind) && !this.unread.has(place))
        this.tell(place, "unknown");
  }

  private tell(place: number, why: WhyUnread): void {
    this.unread.set(place, why);
  }

  private put(key: EntryKey, value: number | string, places: number[], isPositional = false): void {
    if (!this.values.has(key)) this.values.set(key, { value, places, isPositional });
    else if (this.values.get(key)?.value !== value)
      for (const place of places) this.tell(place, "twice");
  }

  private take(place: number, token: Token): void {
    const { kind } = token;
    if (kind === "open" || kind === "close") return;
    if (kind === "break") this.isUnlabelled ||= this.pending !== null;
    else if (this.isLost) this.tell(place, "after");
    else if (kind === "unknown") this.lose(place, token.why);
    else if (kind === "label") this.takeLabel(place, token.key);
    else if (kind === "number") this.takeNumber(place, token);
    else if (kind === "plano") this.takeNamed(place, "sphere", "sphere", 0);
    else if (kind === "addWord") this.takeNamed(place, "add", "add_word", token.word);
    else if (kind === "dominance") this.put("dn", token.dn, [place]);
    else if (kind === "product") this.put("product", token.id, [place]);
  }

  private lose(place: number, why: WhyUnread): void {
    this.tell(place, why);
    if (this.pending) this.tell(this.pending.place, "unknown");
    this.pending = null;
    this.isLost = true;
  }

  private takeLabel(place: number, key: LensNumber): void {
    this.isUnlabelled ||= this.pending !== null;
    this.pending = { place, key };
  }

  /** Takes a word that is a value by itself, alone or after the label of its measure. */
  private takeNamed(place: number, label: LensNumber, key: EntryKey, value: number | string): void {
    const { pending } = this;
    this.pending = null;
    if (!pending || pending.key === label)
      return this.put(key, value, pending ? [pending.place, place] : [place]);
    this.refuse([pending.place, place], "range", pending.key);
    this.doubt([place]);
  }

  private refuse(places: number[], why: WhyUnread, key: LensNumber): void {
    for (const place of places) this.tell(place, why);
    if (key === "axis") this.hasAxisDoubt = true;
    if (key === "cylinder") this.hasCylinderDoubt = true;
    if (key === "bc" || key === "dia") this.hasSizeDoubt = true;
    if (key === "sphere" || key === "cylinder") this.doubt(places);
  }

  private doubt(places: readonly number[]): void {
    this.doubtFrom = Math.min(this.doubtFrom, ...places);
  }

  private takeNumber(place: number, number: NumberKind): void {
    const { pending } = this;
    this.pending = null;
    if (pending) return this.takeAs(pending.key, [pending.place, place], number);
    if (number.isDegrees) return this.takeAs("axis", [place], number, true);
    if (number.sign !== "") return this.takePower(place, number);
    if (this.isBareAxis(number)) return this.takeAs("axis", [place], number, true);
    if (number.value >= smallestSize && number.value <= largestSize)
      return void this.bare.push({ place, number });
    this.tell(place, number.value >= smallestBareAxis ? "axis" : "sign");
    this.doubt([place]);
  }

  private takeAs(
    key: LensNumber,
    places: number[],
    number: NumberKind,
    isPositional = false,
  ): void {
    const why = refusalOf(key, number);
    if (!why) return this.put(key, meant(key, number.value), places, isPositional);
    this.refuse(places, why, key);
    // The number may be another label's power, and later powers may have been read in its place.
    if (number.sign !== "") this.doubt(places);
  }

  /** Takes a signed number without a label: sphere first, then cylinder; in brackets a cylinder. */
  private takePower(place: number, number: NumberKind): void {
    const why = this.signDoubt(place, number);
    if (why) return this.refuse([place], why, "sphere");
    const bracketed = this.bracketed(place);
    const hasSphere = this.values.has("sphere");
    if (bracketed === "afterSphere" && !hasSphere)
      return this.refuse([place], "cylinder", "sphere");
    const isSecond = bracketed === "cylinder" || hasSphere;
    const key = isSecond ? "cylinder" : "sphere";
    if (this.values.has(key)) return this.refuse([place], "twice", "sphere");
    this.takeAs(key, [place], number, true);
  }

  /** Reason for doubt: the sign may be a dash, or the number may be an addition; null without doubt. */
  private signDoubt(place: number, { sign, isLoose, isGlued }: NumberKind): WhyUnread | null {
    const before = this.tokens[place - 1];
    const isAfterPower =
      before?.kind === "plano" || (before?.kind === "number" && before.sign !== "");
    if (isLoose && !isAfterPower && before?.kind !== "open") return "sign";
    if (isGlued && !isAfterPower) return "sign";
    return before?.kind === "addWord" && sign === "+" ? "sign" : null;
  }

  /** True of a whole number after a cylinder that is too large for anything but an axis. */
  private isBareAxis({ value, isWhole, isMm }: NumberKind): boolean {
    const isFree = this.values.has("cylinder") && !this.values.has("axis");
    return isFree && isWhole && !isMm && value >= smallestBareAxis;
  }

  private takeSizes(): void {
    const cylinder = this.values.get("cylinder");
    const isOpen = cylinder !== undefined && cylinder.value !== 0 && !this.values.has("axis");
    const after = isOpen ? Math.max(...cylinder.places) : Number.POSITIVE_INFINITY;
    const isAxis = ({ place, number }: BareNumber) =>
      place > after && number.isWhole && !number.isMm;
    for (const { place } of this.bare.filter(isAxis)) {
      this.tell(place, "axis");
      this.hasAxisDoubt = true;
    }
    const rest = this.bare.filter((bare) => !isAxis(bare));
    const named = { bc: this.values.has("bc"), dia: this.values.has("dia") };
    const { bc, dia, why } = readSizes(rest, named);
    if (bc) this.put("bc", bc.number.value, [bc.place], true);
    if (dia) this.put("dia", dia.number.value, [dia.place], true);
    if (!why) return;
    for (const { place } of rest) this.tell(place, why);
    this.doubt(rest.map(({ place }) => place));
  }

  /** Drops unlabelled powers after a refused number, as they may have been read in its place. */
  private dropDoubtful(): void {
    if (this.hasSizeDoubt) for (const key of ["bc", "dia"] as const) this.drop(key, "size");
    for (const key of ["sphere", "cylinder", "axis"] as const) {
      const placed = this.values.get(key);
      if (placed?.isPositional && Math.min(...placed.places) > this.doubtFrom)
        this.drop(key, "after");
    }
  }

  /**
   * Drops an axis without a cylinder, as the power before the axis may be that cylinder. Drops a cylinder without an
   * axis, as it may be the other eye's power.
   */
  private dropLoneAxis(): void {
    const [cylinder, hasAxis] = [this.values.get("cylinder"), this.values.has("axis")];
    const isPlaced = this.values.get("sphere")?.isPositional ?? false;
    if (hasAxis && !cylinder?.value) {
      this.drop("axis", this.hasCylinderDoubt ? "after" : "axis");
      if (isPlaced && !this.hasCylinderDoubt) this.drop("sphere", "axis");
    } else if (cylinder?.isPositional && cylinder.value !== 0 && !hasAxis && !this.hasAxisDoubt) {
      this.drop("cylinder", "cylinder");
      if (isPlaced && this.sides.length > 1) this.drop("sphere", "cylinder");
    }
  }
}
