import { expect, it } from "vitest";

import { proposedPieces } from "#domain/lenses/refill.ts";

it("a drawer's refill proposes the pieces sold, minus those returned and those on order", () => {
  expect(proposedPieces({ sold: 3, given: 0, ordered: 2 })).toBe(1);
  expect(proposedPieces({ sold: 3, given: 2, ordered: 2 })).toBe(0);
});
