/** Near vision ('VL … VP …') is not stored: it gives the addition. */
import { checkEyeValue } from "./optics.ts";
import type { Reading, Readings } from "./quickEntryEyes.ts";
import type { Place } from "./quickEntryTokens.ts";
import type { EyeSide } from "#domain/core/records.ts";

/** Addition from distance to near: the difference of the spheres. null when cylinder or axis differ. */
function additionTo(near: Reading, distance: Reading): number | null {
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

/** Values after 'VP' and their range, which becomes unread when no addition follows from them. */
export class NearReading {
  readonly eyes: Readings = { right: {}, left: {} };
  isOpen = false;
  private readonly places: Record<EyeSide, Place[]> = { right: [], left: [] };
  /** Range of 'VP' until a value follows. */
  private unused: Place | null = null;

  /** Handles 'VP' or 'VL'; returns the previous mark when no value followed it. */
  turn(isNear: boolean, place: Place): Place | null {
    const { unused } = this;
    this.isOpen = isNear;
    this.unused = isNear ? place : null;
    return unused;
  }

  /** Marks the current 'VP' as used. */
  use(): void {
    if (this.isOpen) this.unused = null;
  }

  keep(side: EyeSide, place: Place): void {
    this.places[side].push(place);
  }

  /** Adds the additions to the distance values; returns the ranges that stay unread. */
  complete(distance: Readings): Place[] {
    const unread = this.unused ? [this.unused] : [];
    for (const side of ["right", "left"] as const) {
      const places = this.places[side];
      if (places.length === 0) continue;
      const addition = additionTo(this.eyes[side], distance[side]);
      if (addition === null) unread.push(...places);
      else distance[side].addition = addition;
    }
    return unread;
  }
}
