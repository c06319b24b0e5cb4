import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SavedItem } from "#domain/documents/documents.ts";
import { toCentimes } from "#domain/core/money.ts";
import { setScreenWidth } from "#support/screenWidth.ts";
import { ItemsTable } from "#shared/sales/items/ItemsTable.tsx";

const line = { id: "a", product_name: "Monture Riad", quantity: 2, price: 600 } as SavedItem;
const show = (items: readonly SavedItem[], dirhams: number) =>
  render(<ItemsTable items={items} total={toCentimes(dirhams)} />).container.textContent;
afterEach(cleanup);

describe.each([
  ["a phone", 390],
  ["a wide screen", 1366],
])("the products of an invoice on %s", (_, width) => {
  beforeEach(() => {
    setScreenWidth(width);
  });

  it("the products of an invoice end with their total", () => {
    expect(show([line], 1200)).toMatch(/Monture Riad.*Total\s*1\s200,00\sDH$/);
    expect(screen.queryByText("Aucun produit")).toBeNull();
  });

  it("the products of an invoice show discounts, remarks, and free lines by their label", () => {
    const reduced = { ...line, product: "p", discount: 120, label: "Branche raccourcie" };
    const repair = { id: "b", product: "", product_name: "Soudure", label: "Soudure", quantity: 1 };
    const items = [reduced, { ...repair, price: 60, discount: 0 } as SavedItem];
    const said = show(items, 1140)?.replaceAll(/\s/g, " ");
    const words = ["Branche raccourcie", "−120,00 DH", "1 080,00 DH", "Soudure", "Ligne libre"];
    for (const word of words) expect(said).toContain(word);
  });

  it("an invoice without products shows its amount", () => {
    expect(show([], 350)).toMatch(/Aucun produit.*Total\s*350,00\sDH$/);
  });

  it("an invoice without products and without an amount shows no total", () => {
    expect(show([], 0)).toMatch(/Aucun produit$/);
  });
});
