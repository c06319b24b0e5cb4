import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import type { DrawerCell, Refill } from "#api/lenses/drawers.ts";
import type { ListedProduct } from "#api/stock/products.ts";
import type { Company } from "#domain/core/records.ts";
import { curvesOfCell } from "#domain/lenses/power.ts";
import { DrawerSheet } from "#features/prints/drawers/DrawerSheet.tsx";
import { RefillSheet } from "#features/prints/drawers/RefillSheet.tsx";
import { refillText } from "#shared/lenses/refillText.ts";

afterEach(cleanup);

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const tableRows = () =>
  screen
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent));

const cell = (name: string, quantity: number): DrawerCell => {
  const curves = curvesOfCell(name) ?? expect.unreachable();
  return { cell: name, ...curves, quantity, awaited: 0 };
};

it("a printed drawer has a grid of quantities, and the number of pieces without a power", () => {
  const product = { id: "p", name: "Orme 1.5 durci", reference: "ORM15" } as ListedProduct;
  const cells = [cell("+1.00 -0.50 65", 3), cell("-2.00 0.00 65", 4)];
  render(
    <DrawerSheet
      product={product}
      drawer={{ product: "p", stock: 9, loose: 2, cells }}
      company={company}
    />,
  );
  expect(tableRows()).toEqual([
    ["Sph. \\ Cyl.", "0,00", "\u22120,50"],
    ["\u22122,00", "4", ""],
    ["+1,00", "", "3"],
  ]);
  expect(document.body.textContent).toContain("Sans puissance\u00a0: 2");
});

const refillCell = (name: string, sold: number, ordered: number) => ({
  cell: name,
  sold,
  ordered,
  stock: 0,
  proposed: Math.max(0, sold - ordered),
});
const refill: Refill = {
  from: "2026-11-29",
  to: "2026-11-29",
  suppliers: [
    {
      supplier: "atlas",
      name: "Verrerie Atlas",
      products: [
        {
          product: "p",
          name: "Orme 1.5 durci",
          reference: "ORM15",
          cells: [refillCell("+1.00 -0.50 65", 3, 2), refillCell("-2.00 0.00 65", 1, 1)],
        },
      ],
    },
    { supplier: "souss", name: "Optilab Souss", products: [] },
  ],
};

it("a printed refill lists the pieces still to be ordered, by supplier", () => {
  render(<RefillSheet refill={refill} days="29/11/2026" company={company} />);
  expect(tableRows()).toEqual([
    ["Gamme", "Puissance", "Quantité"],
    ["ORM15 · Orme 1.5 durci", "+1,00 (\u22120,50) · Ø 65", "1"],
  ]);
  expect(document.body.textContent).not.toContain("Optilab");
});

it("the text of a refill has a line for each power", () => {
  expect(refillText(refill)).toBe(
    "Verrerie Atlas\n1 × ORM15 · Orme 1.5 durci, +1,00 (\u22120,50) · Ø 65",
  );
});
