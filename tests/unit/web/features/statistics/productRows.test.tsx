import { cleanup, render, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { setScreenWidth } from "#support/screenWidth.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { FigureTable } from "#shared/figures/FigureTable.tsx";
import { changeOf, productHeads, productRows } from "#features/statistics/figureRows.tsx";

afterEach(cleanup);

const soldOf = (name: string, amount: number, before: number, trend: number[] = []) => ({
  product: name,
  name,
  reference: "",
  type: "frame" as const,
  image: "",
  quantity: 1,
  amount,
  before,
  trend,
});

describe("the change of a product", () => {
  it.each([
    [160, 100, 60],
    [85, 100, -15],
    [100, 100, 0],
    [100.3, 100, 0],
    [1, 0, null],
  ])("a change from %d, with %d before, is %s percent", (amount, before, change) =>
    expect(changeOf({ amount, before })).toBe(change),
  );
});

describe("the table of products", () => {
  const byProduct = [
    soldOf("Monture Atlas, noir", 160, 100, [0, 0, 0, 0, 0, 0, 0, 0, 40, 120]),
    soldOf("Monture Riad", 85, 100),
    soldOf("Verre", 50, 50),
    soldOf("Étui", 5, 0),
  ];
  const rows = productRows({ byProduct } as unknown as Statistics);
  const show = () =>
    within(
      render(<FigureTable label="Produits" heads={productHeads} numbersFrom={2} rows={rows} />)
        .container,
    );

  it("the table of products has columns for thirty days and for the change in words", () => {
    const table = show();
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Produit",
      "Type",
      "Quantité",
      "Montant",
      "Part",
      "30 jours",
      "Évolution",
    ]);
    const changes = table
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell").at(-1));
    expect(changes.map((cell) => cell?.textContent)).toEqual([
      "hausse de 60\u00a0%",
      "baisse de 15\u00a0%",
      "=stable",
      "-aucune vente avant",
    ]);
    // A fall is not red.
    expect(changes[1]?.querySelector("[class*=bad]")).toBeNull();
  });

  it("the table shows each product's picture, and a chart of thirty days if any were sold", () => {
    const [first, second] = show().getAllByRole("row").slice(1);
    expect(first?.querySelector("use")?.getAttribute("href")).toMatch(/^#frame-/);
    expect(first?.querySelector("svg[width='64']")?.getAttribute("height")).toBe("20");
    expect(second?.querySelector("svg[width='64']")).toBeNull();
  });

  it("on a phone the table of products is a list with the same contents", () => {
    setScreenWidth(390);
    try {
      const [first] = show().getAllByRole("listitem");
      expect(first?.textContent).toContain("Évolutionhausse de 60\u00a0%");
      expect(first?.querySelector("svg[width='64']")).not.toBeNull();
    } finally {
      setScreenWidth(1366);
    }
  });

  it("the export of products has the sum of thirty days and the change", () =>
    expect(rows.map(({ values }) => values.slice(-2))).toEqual([
      [160, "60\u00a0%"],
      [0, "\u221215\u00a0%"],
      [0, "0\u00a0%"],
      [0, ""],
    ]));
});
