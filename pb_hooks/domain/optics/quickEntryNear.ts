/** Near vision ('VL … VP …') is not stored: it gives the addition. */
import { checkEyeValue } from "./optics.ts";
import type { ReadEye, ReadEyes } from "./quickEntryEyes.ts";
import type { TextRange } from "./quickEntryTokens.ts";
import type { EyeSide } from "#domain/core/records.ts";

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

/** Values after 'VP' and their range, which becomes unread when no addition follows from them. */
export class NearReading {
  readonly eyes: ReadEyes = { right: {}, left: {} };
  isOpen = false;
  private readonly places: Record<EyeSide, TextRange[]> = { right: [], left: [] };
  /** Range of 'VP' until a value follows. */
  private unused: TextRange | null = null;

  /** Handles 'VP' or 'VL'; returns the previous mark when no value followed it. */
  turn(isNear: boolean, place: TextRange): TextRange | null {
    const { unused } = this;
    this.isOpen = isNear;
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

  /** Adds the additions to the distance values; returns the ranges that stay unread. */
  complete(distance: ReadEyes): TextRange[] {
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
