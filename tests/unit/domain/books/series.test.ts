import { expect, it } from "vitest";

import { monthOfNumber, seriesRows } from "#domain/books/series.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

it("a number series lists its first and last number, then missing and reissued ones", () => {
  const lost = (number: string, by = "") => ({ number, day: "2026-11-04" as IsoDay, by });
  const rows = seriesRows({
    kind: "invoice",
    month: "202611",
    first: "2026110001",
    last: "2026110009",
    missing: [lost("2026110003", "Amal"), lost("2026110004")],
    reissued: [lost("2026110002")],
  });
  expect(rows.map(({ state, number, by }) => `${state} ${number} ${by}`.trim())).toEqual([
    "first 2026110001",
    "last 2026110009",
    "missing 2026110003 Amal",
    "missing 2026110004",
    "reissued 2026110002",
  ]);
});

it("the month of a document is the beginning of its number", () => {
  expect([monthOfNumber("invoice", "20261110000"), monthOfNumber("credit", "A2026110007")]).toEqual(
    ["202611", "A202611"],
  );
});
