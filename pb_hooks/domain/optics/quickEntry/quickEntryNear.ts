/** Near vision ('VL … VP …') gives the addition, or a near vision of its own where the cylinder is another. */
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import type { EyeExtra } from "#domain/optics/measures/extraMeasures.ts";
import { checkEyeValue } from "#domain/optics/optics.ts";
import { hasAnyValue, hasDistance, type ReadEye, type ReadEyes } from "./quickEntryEyes.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

/** Addition from distance to near: the difference of the spheres. null when cylinder or axis differ. */
function additionTo(near: ReadEye, distance: ReadEye): number | null {
  const isSame = (["cylinder", "axis"] as const).every(
    (measure) => near[measure] === undefined || near[measure] === distance[measure],
  );
  const [from, to] = [distance.sphere ?? null, near.sphere ?? null];
  if (from === null || to === null || !isSame) return null;
  const addition = to - from;
  if (checkEyeValue("addition", addition)) return null;
  // Must equal a written addition.
  return distance.addition === undefined || distance.addition === addition ? addition : null;
}

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === "number" && !Number.isNaN(value);

/** Whole near vision with another cylinder or axis than the distance; null otherwise. */
function givenNearOf({ sphere, cylinder, axis }: ReadEye, distance: ReadEye) {
  if (!isNumber(sphere) || !isNumber(cylinder) || !isNumber(axis)) return null;
  const isWhole = isNumber(distance.sphere) && (!distance.cylinder || isNumber(distance.axis));
  const isSame = distance.cylinder === cylinder && distance.axis === axis;
  if (!isWhole || isSame || Number.isNaN(distance.cylinder)) return null;
  return { near_sphere: sphere, near_cylinder: cylinder, near_axis: axis };
}

/** Values after 'VP' and their places, which become unread when no addition follows from them. */
export class NearReading {
  readonly eyes: ReadEyes = { right: {}, left: {} };
  isOpen = false;
  /** 'OD … OG … VP +1': no eye of its own, so that it must give both the same addition. */
  isShared = false;
  /** Near visions with a cylinder of their own. */
  readonly given: Record<EyeSide, Partial<EyeExtra>> = { right: {}, left: {} };
  /** True after 'VL': only a text that names both visions may give two cylinders. */
  private hasDistanceMark = false;
  private readonly places: Record<EyeSide, TextRange[]> = { right: [], left: [] };
  /** Place of 'VP' until a value follows. */
  private unused: TextRange | null = null;

  /** Handles 'VP' or 'VL'; returns the previous mark when no value followed it. */
  turn(isNear: boolean, place: TextRange): TextRange | null {
    const { unused } = this;
    this.isOpen = isNear;
    this.hasDistanceMark ||= !isNear;
    this.unused = isNear ? place : null;
    return unused;
  }

  /** Marks the current 'VP' as used. */
  use(): void {
    if (this.isOpen) this.unused = null;
  }

  keep(side: EyeSide, place: TextRange): void {
    this.places[side].push(place);
  }

  /** True where near values stand before, so that a distance may be of near vision. */
  isRead(): boolean {
    return this.isOpen && eyeSides.some((side) => hasAnyValue(this.eyes[side]));
  }

  /** True right after 'VP'. */
  isWaiting(): boolean {
    return this.unused !== null;
  }

  /** True of near vision without the distance vision that its addition is computed from. */
  isAlone(distance: ReadEyes): boolean {
    return eyeSides.some((side) => hasAnyValue(this.eyes[side]) && !hasDistance(distance[side]));
  }

  /** Gives the near vision of an eye to another that has none. */
  copy(from: EyeSide, to: EyeSide): void {
    if (hasAnyValue(this.eyes[to])) return;
    this.eyes[to] = { ...this.eyes[from] };
    this.places[to].push(...this.places[from]);
  }

  /** Adds the additions to the distance values; returns the places that stay unread. */
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
