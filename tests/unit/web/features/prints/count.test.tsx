import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";

import type { CountDocument, Review, ReviewRow } from "#domain/counts/countAnswers.ts";
import type { Company } from "#domain/core/records.ts";
import { CountListSheet } from "#features/prints/count/CountListSheet.tsx";
import { CountSheet } from "#features/prints/count/CountSheet.tsx";

afterEach(cleanup);

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const count = {
  name: "Comptage du 28/11/2026",
  scope: "Monture",
  date: "2026-11-28",
  started_at: "2026-11-28 18:00:00.000Z",
  posted_at: "",
  totals: { pieces: 12, products: 5, unknown: 0, outside: 0 },
  people: [
    { name: "Samira", pieces: 7, last_at: "" },
    { name: "Karim", pieces: 5, last_at: "" },
  ],
} as unknown as CountDocument;
const row = (values: Partial<ReviewRow>) =>
  ({
    product: "p",
    name: "Monture Riad",
    reference: "RIAD",
    type: "frame",
    counted: 2,
    expected: 3,
    difference: -1,
    reason: "theft",
    note: "",
    ...values,
  }) as ReviewRow;
const tableRows = () =>
  screen
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent));

it("a printed count has its differences with their value, and two lines for signatures", () => {
  const rows = [
    row({ value: -300, note: "Vitrine" }),
    row({ product: "q", name: "Atlas", reference: "", counted: 4, difference: 1, value: 250 }),
  ];
  const review = { summary: { value: -50 } } as Review;
  render(<CountSheet {...{ count, review, rows, company }} />);
  expect(tableRows()).toEqual([
    ["Produit", "Motif", "Compté", "Attendu", "Écart", "Valeur (DH)"],
    ["Monture Riad · RIAD", "Vol/Perte, Vitrine", "2", "3", "\u22121", "\u2212300,00"],
    ["Atlas", "Inventaire", "4", "3", "+1", "250,00"],
  ]);
  const text = document.body.textContent;
  for (const part of ["Samira, Karim", "12 pièces, 5 produits", "\u221250,00", "Vérifié par"])
    expect(text).toContain(part);
});

it("a printed count has no values without the right to costs, and states that nothing differs", () => {
  const review = { summary: {} } as Review;
  render(<CountSheet {...{ count, review, rows: [row({})], company }} />);
  expect(tableRows()[0]).toEqual(["Produit", "Motif", "Compté", "Attendu", "Écart"]);
  cleanup();
  render(<CountSheet {...{ count, review, rows: [], company }} />);
  expect(document.body.textContent).toContain("aucun écart");
});

it("the paper list for a count has a blank for each quantity, and no stock", () => {
  render(<CountListSheet {...{ count, rows: [row({ stock: 37 })], company }} />);
  expect(tableRows()).toEqual([
    ["Produit", "Référence", "Type", "Compté"],
    ["Monture Riad", "RIAD", "Monture", "......"],
  ]);
  expect(document.body.textContent).not.toContain("37");
});
