import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { emptyContactEye } from "#domain/contactLenses/lens.ts";
import type { Company } from "#domain/core/records.ts";
import { ContactSheetPaper } from "#features/prints/contactSheet/ContactSheetPaper.tsx";

const company = {
  id: "",
  name: "Optique du Port",
  logo: "",
  address: "12, rue du Port",
  phone: "0522000000",
  lens_care: "Lavez vos mains.\nJamais d’eau du robinet.",
} as Company;
const sheet = {
  id: "s",
  date: "2026-11-28 00:00:00.000Z",
  status: "final",
  right_lens: { ...emptyContactEye, bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 180 },
  left_lens: {
    ...emptyContactEye,
    sphere: 1.5,
    add_word: "high",
    dn: "N",
    name: "Total 30",
    color: "vert",
    use: "near",
    origin: "Calculé des lunettes du 12/11/2026, 12 mm",
  },
  source: "fitting",
  prescriber: "Dr Bennani",
  examined_on: "2026-11-20 00:00:00.000Z",
  check_on: "2027-11-28 00:00:00.000Z",
  days_a_week: 3,
  overnight: true,
  notes: "Pour nous seuls",
  expand: { client: { name: "Zineb Alaoui", phone: "0612345678" }, solution: { name: "ReNu" } },
};

const printed = (changes: object = {}, shop = company): string => {
  const shown = { ...sheet, ...changes } as unknown as SheetDocument;
  render(
    <ContactSheetPaper
      sheet={shown}
      productNames={{ right: "Toric 55", left: "" }}
      company={shop}
    />,
  );
  return document.body.textContent.replaceAll(/\s/g, " ");
};
const rows = (): string[][] =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
afterEach(cleanup);

describe("a printed sheet of contact lenses", () => {
  it("a printed sheet has the wearer, the values with a warning, the lenses, their wear and care", () => {
    const text = printed();
    expect(rows()).toEqual([
      ["OD", "8.70", "14.5", "−2.50", "−0.75", "180", "-"],
      ["OG", "-", "-", "+1.50", "-", "-", "Haute (HIGH) N"],
    ]);
    expect(text).toContain("Valeurs pour lentilles, jamais pour des lunettes");
    expect(text).toMatch(/Porteur ?Zineb Alaoui.*Téléphone ?06 12 34 56 78/);
    expect(text).toMatch(/Prescripteur ?Dr Bennani.*Ordonnance du ?20\/11\/2026/);
    expect(text).toMatch(/Lentille OD : Toric 55.*Lentille OG : Total 30, vert, vision de près/);
    expect(text).toMatch(/Port ?3 jours par semaine, port de nuit/);
    expect(text).toMatch(/Contrôle avant le ?28\/11\/2027.*Produit d’entretien ?ReNu/);
    expect(text).toMatch(/Entretien ?Lavez vos mains\. Jamais d’eau du robinet\./);
    expect(text).not.toMatch(/Pour nous seuls|Calculé des lunettes|Validée/);
  });

  it("a printed sheet on trial has 'À l’essai', and leaves out a blank eye and blank care", () => {
    const text = printed({ status: "trial", left_lens: null }, { ...company, lens_care: "" });
    expect(rows()[1]).toEqual(["OG", "-", "-", "-", "-", "-", "-"]);
    expect(text).toContain("À l’essai");
    expect(text).not.toMatch(/Lentille OG|EntretienLavez/);
  });
});
