import { expect, it } from "vitest";
import type { JobCard } from "#api/sales/jobs.ts";
import { orderCounts } from "#features/workshop/board/orderCounts.ts";

it("the selected jobs to order are counted by labs and by lenses", () => {
  const card = (lab: string, lenses = 2) => ({ lab, lenses }) as JobCard;
  expect(orderCounts([card("atlas"), card("atlas", 1), card("")])).toEqual({
    labs: 1,
    without: 1,
    lenses: 5,
  });
});
