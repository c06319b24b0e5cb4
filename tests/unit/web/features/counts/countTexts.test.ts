import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { answerOf, netOf, sinceOf } from "#features/counts/review/sinceOf.ts";
import { changesOf } from "#features/counts/review/reviewChanges.ts";
import { quantityOf } from "#features/counts/scan/useFieldScans.ts";

describe("an answer to 'Déjà comptée' or 'Pas comptée'", () => {
  it.each([
    // Stock 2; 1 scanned, 1 sold, 1 scanned: target 1 if the sold piece had been counted, else 2.
    [{ between: -1, moved: 0 }, "first", "last"],
    // Stock 3; 2 scanned, 1 sold: target 1 if the sold piece had been counted, else 2.
    [{ between: 0, moved: -1 }, "last", "now"],
    // 4 pieces on the shelf, scanned before their receipt was booked.
    [{ between: 0, moved: 4 }, "now", "last"],
    [{ between: 4, moved: 0 }, "last", "first"],
  ])(
    "for %j, the answer 'counted' is stored as '%s', and 'not counted' as '%s'",
    (row, counted, not) => {
      expect([sinceOf(row, "counted"), sinceOf(row, "not")]).toEqual([counted, not]);
    },
  );

  it("the answer is derived again from the stored value, as long as movements remain", () => {
    const pieces = fc.integer({ min: -50, max: 50 });
    const answers = fc.constantFrom("counted" as const, "not" as const);
    fc.assert(
      fc.property(pieces, pieces, answers, (between, moved, answer) => {
        const row = { between, moved };
        fc.pre(netOf(row) !== 0);
        expect(answerOf({ ...row, since: sinceOf(row, answer) })).toBe(answer);
      }),
    );
    expect(answerOf({ between: 0, moved: 0, since: "now" })).toBeNull();
    expect(answerOf({ between: 0, moved: -1, since: "" })).toBeNull();
  });
});

it.each([
  ["", 1],
  ["12", 12],
  ["9999", 9999],
  [" 3 ", 3],
  ["0", null],
  ["10000", null],
  ["1,5", null],
  ["-2", null],
  ["trois", null],
])("the quantity typed as '%s' is parsed as %s", (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity);
});

it("the summary of a changed review names the lists whose numbers have changed", () => {
  const before = { differs: 3, uncounted: 2, unknown: 0, outside: 0, unsure: 0, same: 9 };
  expect(changesOf(before, { ...before, differs: 4, same: 8 })).toEqual([
    "Écarts\u00a0: 3 → 4",
    "Conformes\u00a0: 9 → 8",
  ]);
  expect(changesOf(before, before)).toEqual([
    "D’autres écarts ont changé\u00a0: relisez la liste.",
  ]);
});
