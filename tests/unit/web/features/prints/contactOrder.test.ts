import { describe, expect, it } from "vitest";

import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import type { Supplier } from "#domain/core/records.ts";
import { contactPages, orderText } from "#features/prints/contactOrder/orderPages.ts";
import { contactLens } from "#support/contactShop.ts";

const atlas = { id: "atlas", name: "Atlas" } as Supplier;
const nord = { id: "nord", name: "Nord" } as Supplier;
const row = (id: string, values: object = {}): ListedContactOrder =>
  ({
    id,
    supplier: "atlas",
    product_name: "Toric 55",
    eye: "right",
    quantity: 2,
    lens: contactLens({ bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 180 }),
    invoice: { id: "sale", invoice_number: "2026110012" },
    expand: { client: { name: "Zineb Alaoui" }, product: { design: "toric" } },
    ...values,
  }) as unknown as ListedContactOrder;

describe("an order of contact lenses", () => {
  it("an order of contact lenses has a page for each supplier, and asks for missing suppliers", () => {
    const rows = [row("one"), row("two", { supplier: "nord" }), row("three", { supplier: "" })];
    const idsOf = (chosen: ReadonlyMap<string, string>) => {
      const { pages, withoutSupplier } = contactPages(rows, [nord, atlas], chosen);
      const placed = pages.map((page) => [page.supplier.id, page.rows.map(({ id }) => id)]);
      return [placed, withoutSupplier.map(({ id }) => id)];
    };
    const [first, second] = [new Map<string, string>(), new Map([["three", "nord"]])];
    expect(idsOf(first)).toEqual([
      [
        ["nord", ["two"]],
        ["atlas", ["one"]],
      ],
      ["three"],
    ]);
    expect(idsOf(second)).toEqual([
      [
        ["nord", ["two", "three"]],
        ["atlas", ["one"]],
      ],
      [],
    ]);
  });

  it("the text of an order has our numbers, no client names, and a box for each missing value", () => {
    const rows = [
      row("one"),
      row("two", { eye: "", quantity: 1, lens: contactLens({ sphere: -3 }), expand: {} }),
      row("three", { eye: "left", invoice: null, lens: null }),
    ];
    expect(orderText("Optique du Figuier", { supplier: atlas, rows })).toBe(
      [
        "Commande de lentilles, Optique du Figuier",
        "3 lignes, 5 boîtes",
        "",
        "2026110012 · OD · Toric 55 · RC 8.70 · Ø 14.5 · \u22122.50 (\u22120.75) 180° · 2 boîtes",
        "2026110012 · ODG · Toric 55 · RC \u25a1 · Ø \u25a1 · \u22123.00 · 1 boîte",
        "Essai · OG · Toric 55 · RC \u25a1 · Ø \u25a1 · \u25a1 (\u25a1) \u25a1° · 2 boîtes",
        "",
        "Merci de rappeler nos références sur le colis.",
      ].join("\n"),
    );
  });
});
