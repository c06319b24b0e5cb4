import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { setScreenWidth } from "#support/screenWidth.ts";
import type { Statistics } from "#api/shop/figures.ts";
import { conversionOf, quoteTables } from "#features/statistics/quoteTables.tsx";
import { QuotesTab } from "#features/statistics/QuotesTab.tsx";

afterEach(cleanup);

const sums = { quotes: 4, amount: 10_000, accepted: 1, acceptedAmount: 4000 };
const quotes: Statistics["quotes"] = {
  ...sums,
  days: 3.5,
  byMonth: [
    { ...sums, quotes: 1, amount: 2000, accepted: 0, acceptedAmount: 0, month: "2026-10" },
    { ...sums, quotes: 3, amount: 8000, month: "2026-11" },
  ],
  byRefusal: [{ refusal: "price", quotes: 2, amount: 2500 }],
};
const figuresOf = (changes: Partial<Statistics["quotes"]> = {}) =>
  ({ quotes: { ...quotes, ...changes } }) as Statistics;
const none = { ...quotes, quotes: 0, amount: 0, accepted: 0, acceptedAmount: 0, days: null };

function shown(changes: Partial<Statistics["quotes"]> = {}): string {
  setScreenWidth(1366);
  render(<QuotesTab figures={figuresOf(changes)} />);
  return document.body.textContent.replaceAll(/\s/g, " ");
}

describe("the conversion of quotes", () => {
  it("the conversion of quotes is computed by number and by amount", () =>
    expect(conversionOf(sums)).toEqual({ byNumber: 25, byAmount: 40 }));

  it("the conversion of quotes is zero without any quotes", () =>
    expect(conversionOf(none)).toEqual({ byNumber: 0, byAmount: 0 }));
});

describe("the tab of quotes", () => {
  it("the statistics of quotes show number, amount, conversion and days until acceptance", () => {
    const said = shown();
    expect(said).toMatch(/Devis ?4 ?1 accepté/);
    expect(said).toMatch(/Montant proposé ?10 000,00 DH ?accepté : 4 000,00 DH/);
    expect(said).toMatch(/Conversion ?25 % ?40 % en montant/);
    expect(said).toMatch(/Délai d’acceptation ?3,5 jours ?en moyenne/);
  });

  it.each([
    [null, /Délai d’acceptation ?-/],
    [0, /Délai d’acceptation ?le jour même/],
    [0.4, /Délai d’acceptation ?0,4 jour ?en/],
    [1, /Délai d’acceptation ?1 jour ?en/],
    [2, /Délai d’acceptation ?2 jours ?en/],
  ])("the statistics of quotes show the mean delay of %s days", (days, expected) =>
    expect(shown({ days })).toMatch(expected),
  );

  it("the statistics of quotes have a table by month, and one by reason of refusal", () => {
    shown();
    const rowsOf = (name: string) =>
      within(screen.getByRole("table", { name }))
        .getAllByRole("row")
        .map((row) =>
          within(row)
            .queryAllByRole("cell")
            .map(({ textContent }) => textContent),
        );
    const plain = (rows: string[][]) =>
      rows.slice(1).map((row) => row.map((cell) => cell.replaceAll(/\s/g, " ")));
    expect(plain(rowsOf("Devis par mois"))).toEqual([
      ["oct. 2026", "1", "2 000,00 DH", "0", "0,00 DH", "0 %"],
      ["nov. 2026", "3", "8 000,00 DH", "1", "4 000,00 DH", "33 %"],
    ]);
    expect(plain(rowsOf("Devis refusés par motif"))).toEqual([
      ["Prix", "2", "2 500,00 DH", "25 %"],
    ]);
  });

  it("the statistics of quotes are one sentence when there are none", () => {
    expect(shown({ ...none, byMonth: [], byRefusal: [] })).toBe("DevisAucun devis sur la période");
  });
});

describe("the exports of quotes", () => {
  it("the statistics of quotes export each table that has rows", () => {
    const filesOf = (changes = {}) => quoteTables(figuresOf(changes)).map(({ name }) => name);
    expect(filesOf()).toEqual(["devis-par-mois", "devis-refuses-par-motif"]);
    expect(filesOf({ byRefusal: [] })).toEqual(["devis-par-mois"]);
    expect(filesOf({ byMonth: [], byRefusal: [] })).toEqual([]);
  });

  it("the exported statistics of quotes contain numbers, not formatted texts", () =>
    expect(quoteTables(figuresOf())[0]?.rows[1]?.values).toEqual([
      "nov. 2026",
      3,
      8000,
      1,
      4000,
      "33\u00a0%",
    ]));
});
