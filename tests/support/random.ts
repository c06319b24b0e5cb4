/** Seeded random generator (mulberry32), for the histories of tests. */
export type Random = {
  /** Integer between `from` and `to`, both included. */
  int: (from: number, to: number) => number;
  pick: <T>(values: readonly T[]) => T;
  /** True with this probability. */
  chance: (probability: number) => boolean;
  /** Id in PocketBase's form. */
  id: () => string;
};

/** Generator with the same sequence for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return {
    int,
    pick: <T>(values: readonly T[]): T => {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new RangeError("pick from an empty list");
      return value;
    },
    chance: (probability) => next() < probability,
    id: () => Array.from({ length: 15 }, () => letters.charAt(int(0, 35))).join(""),
  };
}
