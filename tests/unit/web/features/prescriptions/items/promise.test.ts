import { describe, expect, it } from "vitest";

import { proposedJob } from "#features/prescriptions/items/promise.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";

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
  label: "",
  discount: "",
  minPrice: 0,
  ...over,
});
const on = (items: ItemValues[], date = "2026-11-20") => proposedJob({ date, items }, delays);

describe("the proposed job of a sale", () => {
  it("the proposed day uses mounting days if all lenses are in stock, else lab days", () => {
    expect(on([line()])).toEqual({ status: "mounting", day: "2026-11-23" });
    const ordered = { status: "to_order", day: "2026-11-27" };
    expect(on([line({ stock: 1 })])).toEqual(ordered);
    // The quantities of two lines of a lens are added.
    expect(on([line({ quantity: "1" }), line({ id: "other" })])).toEqual(ordered);
  });

  it("a lens with a power is proposed by its source, with its range's own delay", () => {
    const power = { sphere: 1, cylinder: 0, add: null, diameter: 65 };
    const lens = (source: "stock" | "lab", delay = 0) =>
      line({ quantity: "1", stock: null, power, source, delay });
    expect(on([lens("stock"), lens("stock")])?.status).toBe("mounting");
    expect(on([lens("stock"), lens("lab", 10)])).toEqual({ status: "to_order", day: "2026-11-30" });
    expect(on([lens("lab")])?.day).toBe("2026-11-27");
  });

  it("the proposed day of a job is never a Sunday", () =>
    expect(on([line()], "2026-11-19")?.day).toBe("2026-11-23"));

  it("no job is proposed without lenses, a day, or the shop's delays", () => {
    expect(on([line({ type: "frame" })])).toBeNull();
    expect(on([line()], "31/02")).toBeNull();
    expect(proposedJob({ date: "2026-11-20", items: [line()] }, null)).toBeNull();
    expect(proposedJob({ date: "2026-11-20", items: [line()] }, {} as typeof delays)).toBeNull();
  });
});
