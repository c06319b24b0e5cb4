import { expect, it } from "vitest";

import { proposedPieces } from "#domain/lenses/refill.ts";

it("a cell is proposed for what it sold, less what came back and what is ordered", () => {
  expect(proposedPieces({ sold: 3, given: 0, ordered: 2 })).toBe(1);
  expect(proposedPieces({ sold: 3, given: 2, ordered: 2 })).toBe(0);
});
