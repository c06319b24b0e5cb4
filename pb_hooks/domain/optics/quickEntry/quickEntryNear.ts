/**
 * Near vision ('VL … VP …'): it gives an addition, or values of its own when cylinder or axis differ from distance
 * vision.
 */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { EyeExtra } from "#domain/optics/measures/extraMeasures.ts";
import { checkEyeValue } from "#domain/optics/optics.ts";
import { hasAnyValue, hasDistance, type ReadEye, type ReadEyes } from "./quickEntryEyes.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

/** Addition between distance and near vision: the difference of their spheres. Null when cylinder or axis differ. */
function additionTo(near: ReadEye, distance: ReadEye): number | null {
  const isSame = (["cylinder", "axis"] as const).every(
    (measure) => near[measure] === undefined || near[measure] === distance[measure],
  );
  const [from, to] = [distance.sphere ?? null, near.sphere ?? null];
  if (from === null || to === null || !isSame) return null;
  const addition = to - from;
  if (checkEyeValue("addition", addition)) return null;
  // An addition that is also typed has to equal it.
  return distance.addition === undefined || distance.addition === addition ? addition : null;
}

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === "number" && !Number.isNaN(value);

/** Near vision as values of its own, when complete and different from distance in cylinder or axis; null otherwise. */
function givenNearOf({ sphere, cylinder, axis }: ReadEye, distance: ReadEye) {
  if (!isNumber(sphere) || !isNumber(cylinder) || !isNumber(axis)) return null;
  const isWhole = isNumber(distance.sphere) && (!distance.cylinder || isNumber(distance.axis));
  const isSame = distance.cylinder === cylinder && distance.axis === axis;
  if (!isWhole || isSame || Number.isNaN(distance.cylinder)) return null;
  return { near_sphere: sphere, near_cylinder: cylinder, near_axis: axis };
}

/**
 * Collects the values after 'VP' and their ranges, which become unread when neither an addition nor a near vision
 * follows from them.
 */
export class NearReading {
  readonly eyes: ReadEyes = { right: {}, left: {} };
  isOpen = false;
  /** True when 'VP' names no eye ('OD … OG … VP +1'), so that both eyes must get the same addition. */
  isShared = false;
  /** Near visions with values of their own, by eye. */
  readonly given: Record<EyeSide, Partial<EyeExtra>> = { right: {}, left: {} };
  /** True after 'VL': only a text with both marks may give near vision a cylinder of its own. */
  private hasDistanceMark = false;
  private readonly places: Record<EyeSide, TextRange[]> = { right: [], left: [] };
  /** Range of 'VP' until a value follows it. */
  private unused: TextRange | null = null;

  /** Handles 'VP' or 'VL'; returns the previous mark if no value followed it. */
  turn(isNear: boolean, place: TextRange): TextRange | null {
    const { unused } = this;
    this.isOpen = isNear;
    this.hasDistanceMark ||= !isNear;
    this.unused = isNear ? place : null;
    return unused;
  }

  /** Records that a value followed the current 'VP'. */
  use(): void {
    if (this.isOpen) this.unused = null;
  }

  keep(side: EyeSide, place: TextRange): void {
    this.places[side].push(place);
  }

  /** True when near values were read, so that a pupillary distance may be for near. */
  isRead(): boolean {
    return this.isOpen && eyeSides.some((side) => hasAnyValue(this.eyes[side]));
  }

  /** True right after 'VP'. */
  isWaiting(): boolean {
    return this.unused !== null;
  }

  /** True when near vision is given without the distance vision needed to compute its addition. */
  isAlone(distance: ReadEyes): boolean {
    return eyeSides.some((side) => hasAnyValue(this.eyes[side]) && !hasDistance(distance[side]));
  }

  /** Copies the near vision of an eye to the other one, if that has none. */
  copy(from: EyeSide, to: EyeSide): void {
    if (hasAnyValue(this.eyes[to])) return;
    this.eyes[to] = { ...this.eyes[from] };
    this.places[to].push(...this.places[from]);
  }

  /** Adds the computed additions to the distance values; returns the ranges that stay unread. */
  complete(distance: ReadEyes): TextRange[] {
    const unread = this.unused ? [this.unused] : [];
    const additions = eyeSides.map((side) => additionTo(this.eyes[side], distance[side]));
    const isOne = additions[0] === additions[1];
    for (const [index, side] of eyeSides.entries()) {
      if (this.places[side].length === 0) continue;
      const addition = additions[index] ?? null;
      const given = this.hasDistanceMark ? givenNearOf(this.eyes[side], distance[side]) : null;
      if (addition !== null && (isOne || !this.isShared)) distance[side].addition = addition;
      else if (given && !this.isShared) this.given[side] = given;
      else unread.push(...this.places[side]);
    }
    return unread;
  }
}
