/** 'VL … VP …': near vision is not stored, the addition that leads to it is. */
import { checkEyeValue } from "./optics.ts";
import type { Reading, Readings } from "./quickEntryEyes.ts";
import type { Place } from "./quickEntryTokens.ts";
import type { EyeSide } from "#domain/core/records.ts";

/**
 * What is added to the distance reading to give the near one: the difference of the spheres, where both say the same
 * cylinder and axis. null where they are not two readings of one lens.
 */
function additionTo(near: Reading, distance: Reading): number | null {
  const isSame = (["cylinder", "axis"] as const).every(
    (measure) => near[measure] === undefined || near[measure] === distance[measure],
  );
  const [from, to] = [distance.sphere ?? null, near.sphere ?? null];
  if (from === null || to === null || !isSame) return null;
  const addition = to - from;
  if (checkEyeValue("addition", addition)) return null;
  // Written as well, it must say the same.
  return distance.addition === undefined || distance.addition === addition ? addition : null;
}

/** What stands after 'VP', and where: it is given back when no addition follows from it. */
export class NearReading {
  readonly eyes: Readings = { right: {}, left: {} };
  isOpen = false;
  private readonly places: Record<EyeSide, Place[]> = { right: [], left: [] };
  /** 'VP' while nothing was read after it. */
  private unused: Place | null = null;

  /** 'VP' or 'VL'; gives the mark before it when nothing was read after that one. */
  turn(isNear: boolean, place: Place): Place | null {
    const { unused } = this;
    this.isOpen = isNear;
    this.unused = isNear ? place : null;
    return unused;
  }

  /** Something was read while it is open. */
  use(): void {
    if (this.isOpen) this.unused = null;
  }

  keep(side: EyeSide, place: Place): void {
    this.places[side].push(place);
  }

  /** Completes the distance readings by the additions; gives what is not read after all. */
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
