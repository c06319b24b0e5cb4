import { describe, expect, it } from "vitest";

import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { addDays, shopNow, today } from "#domain/core/days/days.ts";
import {
  besideStatus,
  daysWaiting,
  lensViews,
  openStatusOf,
  otherStatuses,
  toView,
  viewOf,
} from "#features/contactLenses/list/lensViews.ts";

const at = (vue: string) => ({ filter: (name: string) => (name === "vue" ? vue : "") });

describe("the tabs of contact lenses", () => {
  it("a tab of contact lenses is stored in the address, without the former search and filters", () => {
    expect(lensViews.map((view) => viewOf(at(toView(view)["vue"] ?? "")))).toEqual(lensViews);
    expect(viewOf(at("rien"))).toBe("to_order");
    expect(toView("sheets")).toMatchObject({ vue: "fiches", q: "", page: "", supplier: "" });
    expect(lensViews.map(openStatusOf)).toEqual(["to_order", "ordered", "arrived", null, null]);
  });
});

describe("the states of a row of boxes", () => {
  it("arrow keys lead to the neighbouring states of a row of boxes, and the menu has the others", () => {
    const states = ["to_order", "ordered", "arrived", "given", "cancelled"] as const;
    expect(states.map((status) => [besideStatus(status, -1), besideStatus(status, 1)])).toEqual([
      [null, "ordered"],
      ["to_order", "arrived"],
      ["ordered", "given"],
      ["arrived", null],
      [null, null],
    ]);
    expect(otherStatuses("to_order")).toEqual(["arrived", "given"]);
    expect(otherStatuses("arrived")).toEqual(["to_order", "ordered"]);
  });

  it("the waiting days of a row of boxes count from its last step, else from the sale", () => {
    const instant = (days: number) =>
      `${addDays(today(), -days)} ${shopNow().toISOString().slice(11)}`;
    const row = (steps: unknown) => ({ steps, created: instant(9) }) as ListedContactOrder;
    expect(
      [row([]), row(null), row([{ status: "ordered", at: instant(4), by: "" }])].map(daysWaiting),
    ).toEqual([9, 9, 4]);
  });
});
