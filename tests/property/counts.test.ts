import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type CountedScan, effectiveScans, lineOf } from "#domain/counts/effectiveScans.ts";
import { movedInputs, outcomeOf } from "#domain/counts/outcome.ts";

const scans = fc.array(
  fc.record<CountedScan>({
    at: fc.constantFrom("10:00", "10:01", "10:02", "10:03"),
    quantity: fc.integer({ min: 0, max: 5 }),
    by: fc.constantFrom("Samira", "Karim"),
    recount: fc.boolean(),
    state: fc.constantFrom("counted", "undone", "outside"),
  }),
  { maxLength: 12 },
);

describe("scans that count", () => {
  it("scans that count are in order of time, and only the first of them may be a recount", () => {
    fc.assert(
      fc.property(scans, (all) => {
        const effective = effectiveScans(all);
        expect(new Set(effective).size).toBe(effective.length);
        expect(effective.slice(1).some(({ recount }) => recount)).toBe(false);
        expect(effective.map(({ at }) => at)).toEqual(effective.map(({ at }) => at).sort());
        expect(effective.every(({ state }) => state === "counted")).toBe(true);
      }),
    );
  });

  it("an undone scan has no effect on the count", () => {
    fc.assert(
      fc.property(scans, fc.nat(), (all, at) => {
        const place = at % Math.max(1, all.length);
        const undone = all.map((scan, index): CountedScan =>
          index === place ? { ...scan, state: "undone" } : scan,
        );
        expect(lineOf(undone)).toEqual(lineOf(all.filter((_, index) => index !== place)));
      }),
    );
  });
});

/** Formats an instant so that texts sort in order of time. */
const instantOf = (at: number): string => String(at).padStart(3, "0");

type Act = "scan" | "sell" | "receive";
/** Model of a shelf: the pieces of a product in the shop, each scanned or not. */
class Shelf {
  readonly pieces: { isScanned: boolean }[];
  stock: number;
  counted = 0;
  first = -1;
  last = -1;
  readonly moves: { at: string; line: string; quantity: number }[] = [];
  /**
   * True if an unscanned piece beyond the booked stock was sold since the last scan, which no count can
   * notice.
   */
  isBeyondKnowing = false;
  private at = 0;

  constructor(stock: number, pieces: number) {
    this.stock = stock;
    this.pieces = Array.from({ length: pieces }, () => ({ isScanned: false }));
  }

  scan(): void {
    const piece = this.pieces.find(({ isScanned }) => !isScanned);
    if (!piece) return;
    piece.isScanned = true;
    this.counted += 1;
    this.at += 1;
    if (this.first < 0) this.first = this.at;
    this.last = this.at;
    this.isBeyondKnowing = false;
  }

  sell(place: number): void {
    if (this.pieces.length === 0) return;
    const isKnown = this.pieces.length <= this.stock;
    const [sold] = this.pieces.splice(place % this.pieces.length, 1);
    if (!isKnown && !sold?.isScanned) this.isBeyondKnowing = true;
    this.move(-1);
    this.stock = Math.max(0, this.stock - 1);
  }

  receive(): void {
    this.pieces.push({ isScanned: false });
    this.move(1);
    this.stock += 1;
  }

  private move(quantity: number): void {
    this.at += 1;
    const at = instantOf(this.at);
    this.moves.push({ at, line: at, quantity });
  }

  outcome() {
    return outcomeOf({
      counted: this.counted,
      stock: this.stock,
      ...movedInputs(this.moves, instantOf(this.first), instantOf(this.last)),
      movedSinceAnswer: 0,
      since: "",
    });
  }
}

describe("a product counted completely while the shop sells", () => {
  const acts = fc.array(fc.constantFrom<Act>("scan", "scan", "sell", "receive"), { maxLength: 12 });
  const later = fc.array(fc.constantFrom<Act>("sell", "receive"), { maxLength: 4 });
  const level = fc.integer({ min: 0, max: 6 });

  it("the line of a full count asks, reports movements, or has the number of pieces on the shelf as target", () => {
    fc.assert(
      fc.property(level, level, acts, later, fc.nat(), (stock, pieces, played, after, place) => {
        const shelf = new Shelf(stock, pieces);
        const play = (act: Act, at: number) => {
          if (act === "scan") shelf.scan();
          else if (act === "sell") shelf.sell(place + at);
          else shelf.receive();
        };
        played.forEach(play);
        while (shelf.pieces.some(({ isScanned }) => !isScanned)) shelf.scan();
        fc.pre(shelf.first >= 0 && !shelf.isBeyondKnowing);
        after.forEach(play);
        const { unsure, crossed, target } = shelf.outcome();
        expect(unsure || crossed || target === shelf.pieces.length).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
