import { describe, expect, it } from "vitest";

import { proposedDay } from "#features/prescriptions/form/promise.ts";
import type { ItemValues } from "#ui/sales/saleItems.ts";

const delays = { mounting_days: 3, lab_days: 7 };
const line = (over: Partial<ItemValues> = {}): ItemValues => ({
  id: "line",
  product: "lens",
  name: "Verre",
  reference: "",
  type: "lens",
  stock: 2,
  quantity: "2",
  price: "10,00",
  eye: "",
  ...over,
});
const on = (items: ItemValues[], date = "2026-11-20") => proposedDay({ date, items }, delays);

describe("the day that a sale proposes", () => {
  it("is that of mounting where the shelf has all lenses, else that of the lab", () => {
    expect(on([line()])).toBe("2026-11-23");
    expect(on([line({ stock: 1 })])).toBe("2026-11-27");
    // Two lines of one lens ask for their sum.
    expect(on([line({ quantity: "1" }), line({ id: "other" })])).toBe("2026-11-27");
  });

  it("is never a Sunday", () => expect(on([line()], "2026-11-19")).toBe("2026-11-23"));

  it("is none without lenses, a day, or what the shop takes", () => {
    expect(on([line({ type: "frame" })])).toBe("");
    expect(on([line()], "31/02")).toBe("");
    expect(proposedDay({ date: "2026-11-20", items: [line()] }, null)).toBe("");
    expect(proposedDay({ date: "2026-11-20", items: [line()] }, {} as typeof delays)).toBe("");
  });
});
