import { describe, expect, it } from "vitest";

import { type CountedInputs, movedInputs, outcomeOf } from "#domain/counts/outcome.ts";

const inputs = (values: Partial<CountedInputs>): CountedInputs => ({
  counted: 0,
  stock: 0,
  movedSinceFirst: 0,
  movedSinceLast: 0,
  movedSinceAnswer: 0,
  crossed: false,
  since: "",
  ...values,
});
/** Inputs of a product whose pieces moved after its last scan. */
const after = (counted: number, moved: number, stock: number): CountedInputs =>
  inputs({ counted, stock, movedSinceFirst: moved, movedSinceLast: moved });

describe("stock movements during a count", () => {
  it.each([
    ["3 scanned, 1 sold", after(3, -1, 2), 0],
    ["1 sold, 2 scanned", after(2, 0, 2), 0],
    ["stock wrongly 0, 1 scanned, sold and floored", after(1, -1, 0), 0],
    ["4 received and scanned, 6 more received", after(4, 6, 10), 0],
    ["5 scanned without network, 1 sold before they came", after(5, -1, 4), 0],
    ["stock 2, 1 scanned", after(1, 0, 2), -1],
  ])("the count difference excludes later movements: %s", (_, story, difference) => {
    const outcome = outcomeOf(story);
    expect(outcome.difference).toBe(difference);
    expect(outcome.unsure).toBe(false);
    expect(outcome.expected).toBe(story.stock - outcome.moved);
  });
});

describe("a count line that asks about its movements", () => {
  const asked = [
    ["between two scans", { counted: 2, stock: 1, movedSinceFirst: -1 }, { first: 1, last: 2 }],
    ["after the last scan", after(2, -1, 2), { last: 1, now: 2 }],
    ["on the shelf before it is booked", after(4, 4, 4), { now: 4, last: 8 }],
  ] as const;
  it.each(asked)(
    "a count line asks when its stock moved %s, and the answer gives its target",
    (_, story, targets) => {
      expect(outcomeOf(inputs(story)).unsure).toBe(true);
      for (const [since, target] of Object.entries(targets)) {
        const answered = outcomeOf(inputs({ ...story, since: since as CountedInputs["since"] }));
        expect([since, answered.target, answered.unsure]).toEqual([since, target, false]);
      }
    },
  );

  it("a sale and a receipt that cancel each other out are reported without a question", () => {
    const moves = [
      { at: "10:05", line: "sale", quantity: -1 },
      { at: "10:10", line: "receipt", quantity: 1 },
    ];
    const later = inputs({ counted: 1, stock: 2, ...movedInputs(moves, "10:00", "10:00") });
    expect(outcomeOf(later)).toMatchObject({ moved: 0, unsure: false, crossed: true });
    const mixed = inputs({ counted: 4, stock: 3, ...movedInputs(moves, "10:00", "10:20") });
    expect(outcomeOf(mixed)).toMatchObject({ between: 0, unsure: false, crossed: true });
    expect(outcomeOf({ ...mixed, since: "last" }).crossed).toBe(false);
  });

  it("edits of one document are summed up, and do not count as movements that cancel out", () => {
    const edited = [-1, 1, -2].map((quantity) => ({ at: "10:05", line: "sale", quantity }));
    expect(movedInputs(edited, "10:00", "10:00")).toMatchObject({
      movedSinceLast: -2,
      crossed: false,
    });
    const deleted = [...edited, { at: "10:06", line: "sale", quantity: 2 }];
    const received = { at: "10:07", line: "receipt", quantity: 1 };
    expect(movedInputs([...deleted, received], "10:00", "10:00").crossed).toBe(false);
  });

  it("a count line that asks a question does not also request a recount", () => {
    const told = inputs({ counted: 2, stock: 1, movedSinceFirst: -1, crossed: true });
    expect(outcomeOf(told)).toMatchObject({ unsure: true, crossed: false });
  });

  it("the target of a count line is never below zero", () => {
    expect(outcomeOf(after(1, -3, 0))).toMatchObject({ target: 0, difference: 0, unsure: false });
  });
});
