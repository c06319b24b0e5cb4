import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Company, Supplier } from "#domain/core/records.ts";
import { mondayOf } from "#domain/purchases/calendar.ts";
import type { PurchaseCalendar, SupplierAccount } from "#domain/purchases/purchaseAnswers.ts";
import { AccountSheet } from "#features/prints/purchases/AccountSheet.tsx";
import { CalendarSheet } from "#features/prints/purchases/CalendarSheet.tsx";

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const supplier = { id: "s", name: "Essilor", ice: "001234567890123", if: "12345678" } as Supplier;
const rows = () =>
  screen
    .getAllByRole("row")
    .map((row) =>
      [...row.children].map((cell) => cell.textContent.replaceAll(/\s/g, " ")).join("|"),
    );
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
afterEach(cleanup);

const account = {
  supplier: { id: "s", name: "Essilor" },
  from: "2026-11-01",
  to: "2026-11-30",
  opening: 500,
  entries: [
    { date: "2026-11-05", kind: "bill", id: "b", number: "F-118", amount: 1512, balance: 2012 },
    { date: "2026-11-20", kind: "payment", id: "p", number: "44", amount: -1000, balance: 1012 },
    { date: "2026-11-28", kind: "refused", id: "p", number: "44", amount: 1000, balance: 2012 },
  ],
  closing: 2012,
  left: 0,
  credits: 72,
  expected: 0,
} as SupplierAccount;

describe("the account of a supplier on paper", () => {
  it("a supplier's printed account has the opening balance, each entry with its balance, and the debt", () => {
    render(<AccountSheet account={account} supplier={supplier} company={company} />);
    expect(heading()).toBe("Relevé fournisseur");
    expect(rows()).toEqual([
      "Date|Pièce|Dû|Réglé|Solde",
      "01/11/2026|Solde au début|500,00",
      "05/11/2026|Facture F-118|1 512,00||2 012,00",
      "20/11/2026|Règlement 44||1 000,00|1 012,00",
      "28/11/2026|Refus 44|1 000,00||2 012,00",
      "30/11/2026|Solde à la fin|2 012,00",
    ]);
    const text = document.body.textContent;
    for (const said of ["001234567890123", "12345678", "Avoirs à utiliser", "72,00"])
      expect(text).toContain(said);
    expect(text).not.toContain("À valoir");
  });

  it("a supplier's printed account without entries states that there were none", () => {
    const empty = { ...account, entries: [], closing: 500 };
    render(<AccountSheet account={empty} supplier={supplier} company={company} />);
    expect(document.body.textContent).toContain("Aucun mouvement pendant cette période.");
  });
});

describe("the calendar on paper", () => {
  const monday = mondayOf(today());
  const due = { side: "out", kind: "bill", id: "b", name: "Essilor", amount: 1512 } as const;
  const calendar: PurchaseCalendar = {
    late: { in: 0, out: 1512, rows: [{ ...due, day: addDays(monday, -3) }] },
    undated: {
      in: 900,
      out: 0,
      rows: [{ side: "in", kind: "cheque", id: "c", day: "", name: "Benali Aïcha", amount: 900 }],
    },
    weeks: [{ in: 0, out: 0, rows: [], from: monday, to: addDays(monday, 6) }],
  };

  it("the printed payment calendar has late and undated rows, the weeks, and their sums", () => {
    render(<CalendarSheet calendar={calendar} company={company} />);
    expect(heading()).toBe("Échéancier");
    expect(rows().map((row) => row.replaceAll(/\d\d\/\d\d\/\d{4}/g, "jour"))).toEqual([
      "Date|Nature|Client ou fournisseur|À encaisser|À payer",
      "En retard||1 512,00",
      "jour|Facture|Essilor||1 512,00",
      "Sans date|900,00|",
      "-|Chèque d’un client|Benali Aïcha|900,00|",
      "Cette semaine||",
      "Total de la période|900,00|1 512,00",
      "Solde|−612,00",
    ]);
  });
});
