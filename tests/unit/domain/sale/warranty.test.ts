import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { isCovered, warrantyOf } from "#domain/sale/warranty.ts";

const frame = { product: "p", product_type: "frame" } as const;
const sold = "2026-03-10 00:00:00.000Z";

describe("the warranty against defects", () => {
  it.each([
    ["a sale without a job, from its day", null, { from: "2026-03-10", legal_until: "2027-03-10" }],
    [
      "delivered glasses, from the delivery by the shop's clock",
      { at: "2026-03-31 23:30:00.000Z" },
      { from: "2026-04-01", legal_until: "2027-04-01" },
    ],
    ["glasses that are not delivered", { at: "" }, null],
  ])("runs a year of %s", (_, job, warranty) => {
    expect(warrantyOf(frame, sold, job)).toEqual(warranty);
  });

  it("ends on the last day of a shorter month", () => {
    expect(warrantyOf(frame, "2028-02-29", null)?.legal_until).toBe("2029-02-28");
  });

  it.each(["frame", "sunglasses", "lens", "accessory", "other"] as const)(
    "exists for the type %s",
    (product_type) => {
      expect(warrantyOf({ product: "p", product_type }, sold, null)).not.toBeNull();
    },
  );

  it("does not exist for a service or a free line", () => {
    expect(warrantyOf({ product: "p", product_type: "service" }, sold, null)).toBeNull();
    expect(warrantyOf({ product: "", product_type: "other" }, sold, null)).toBeNull();
  });

  it("covers its last day", () => {
    const warranty = { from: "2026-03-10" as IsoDay, legal_until: "2027-03-10" as IsoDay };
    expect(isCovered(warranty, "2027-03-10" as IsoDay)).toBe(true);
    expect(isCovered(warranty, "2027-03-11" as IsoDay)).toBe(false);
  });
});
