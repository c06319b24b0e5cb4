import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import {
  type LabOrder,
  labOrderText,
  dayWithWeekday,
  orderTotals,
} from "#domain/workshop/labOrder.ts";
import {
  type OrderedLens,
  orderedLenses,
  remadeLenses,
  stockNotes,
} from "#domain/workshop/labOrder.ts";
import { eye } from "#support/eyes.ts";

const eyes = { right: eye(-2, -1.25, 90, 2, 31.5), left: eye(-1.75, -0.75, 100, 2, 32) };
const lenses = orderedLenses([{ name: "Progressif 1.67", quantity: 2, eye: "" }], eyes, "minus");
const order: LabOrder = {
  shop: "Optique du Figuier",
  form: "minus",
  deliverBy: "2026-11-27" as IsoDay,
  jobs: [{ reference: "2026110028", frame: "Agave 50-17", lenses, notes: "Hauteur 19 mm." }],
};

describe("the text of a lab order", () => {
  it("the text of a lab order matches the printed sheet, with one line for each eye", () => {
    expect(labOrderText(order).replaceAll("\u00a0", " ")).toBe(
      [
        "Commande de verres, Optique du Figuier",
        "À livrer avant le vendredi 27/11/2026",
        "1 montage, 2 verres",
        "",
        "2026110028 · Agave 50-17",
        "OD −2.00 (−1.25) 90° add +2.00 · EIP 31,5 · 1 × Progressif 1.67",
        "OG −1.75 (−0.75) 100° add +2.00 · EIP 32 · 1 × Progressif 1.67",
        "Notes : Hauteur 19 mm.",
        "",
        "Cylindres en négatif. EIP en mm, par œil, de loin.",
        "Verres non détourés, sauf mention. Merci de rappeler notre référence sur le bon de livraison.",
      ].join("\n"),
    );
  });

  it("the text of a lab order has cylinders in the lab's notation", () => {
    const plus = orderedLenses([{ name: "Unifocal", quantity: 1, eye: "right" }], eyes, "plus");
    const jobs = [{ reference: "2026110028", frame: "", lenses: plus, notes: "" }];
    const text = labOrderText({ ...order, form: "plus", jobs });
    expect(text).toContain(
      "\n2026110028\nOD −3.25 (+1.25) 180° add +2.00 · EIP 31,5 · 1 × Unifocal",
    );
    expect(text).toContain("Cylindres en positif");
  });

  it("the text of a lab order asks for the eye of a lens when it is unknown", () => {
    const unsaid = orderedLenses([{ name: "Unifocal", quantity: 1, eye: "" }], eyes, "minus");
    const jobs = [{ reference: "2026110031", frame: "", lenses: unsaid, notes: "" }];
    expect(labOrderText({ ...order, jobs })).toContain(
      "\n2026110031\n\u0152il\u00a0? \u00b7 1 \u00d7 Unifocal\n",
    );
  });

  it("the text of a lab order leaves out empty values", () => {
    const bare = orderedLenses(
      [{ name: "Unifocal", quantity: 3, eye: "left" }],
      { right: eye(1), left: eye(null) },
      "",
    );
    const jobs = [{ reference: "2026110030", frame: "", lenses: bare, notes: "" }];
    const text = labOrderText({ ...order, form: "", deliverBy: "", jobs });
    expect(text).toContain("\nOG - · 3 × Unifocal\n");
    expect(text).toContain("Cylindres tels qu’ils sont prescrits.");
    expect(text).not.toContain("livrer avant");
    expect(text).not.toContain("Notes");
  });
});

describe("the wording of a lab order", () => {
  it("the delivery day of a lab order has its weekday, Sunday included", () => {
    expect(dayWithWeekday("2026-11-22" as IsoDay)).toBe("dimanche 22/11/2026");
    expect(dayWithWeekday("2026-11-23" as IsoDay)).toBe("lundi 23/11/2026");
  });

  it("the totals of a lab order count lenses, not lines", () => {
    expect(orderTotals([])).toBe("0 montage, 0 verre");
    expect(orderTotals([...order.jobs, ...order.jobs])).toBe("2 montages, 4 verres");
  });
});

describe("the lenses of a sale to order", () => {
  const lines = [
    { name: "Unifocal", quantity: 1, eye: "right" as const, inStock: 1 },
    { name: "Progressif", quantity: 2, eye: "" as const, inStock: 1 },
  ];
  const rows = (lenses: OrderedLens[]) => lenses.map(({ side, name }) => `${side} ${name}`);

  it("an order leaves out lenses taken from stock, and lists them in a note", () => {
    expect(rows(orderedLenses(lines, eyes, ""))).toEqual(["right Progressif", "left Progressif"]);
    expect(stockNotes(lines)).toEqual([
      "En stock\u00a0: 1 × Unifocal",
      "En stock\u00a0: 1 × Progressif",
    ]);
  });

  it("an order of lenses that were all in stock keeps them, because such an order is deliberate", () => {
    const there = lines.map((line) => ({ ...line, inStock: line.quantity }));
    expect(orderedLenses(there, eyes, "")).toHaveLength(3);
    expect(stockNotes(there)).toEqual([]);
  });

  it("the order of a remake begins with 'Verre à refaire'", () => {
    const remade = labOrderText({ ...order, remake: "right" });
    expect(remade.split("\n")[0]).toBe("Verre à refaire, Optique du Figuier");
    expect(labOrderText({ ...order, remake: "both" })).toMatch(/^Verres à refaire, /);
  });

  it("a remake orders only the lenses of its eye, even if they are in stock", () => {
    expect(rows(remadeLenses(lines, eyes, "", "left"))).toEqual(["left Progressif"]);
    expect(rows(remadeLenses(lines, eyes, "", "right"))).toEqual([
      "right Unifocal",
      "right Progressif",
    ]);
    expect(remadeLenses(lines, eyes, "", "both")).toHaveLength(3);
  });
});
