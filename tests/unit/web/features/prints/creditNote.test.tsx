import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { CreditDocument } from "#api/sales/credits.ts";
import type { Company } from "#domain/core/records.ts";
import { CreditSheet } from "#features/prints/creditNote/CreditSheet.tsx";
import { CreditTicket, KeptSlip } from "#features/prints/creditNote/CreditTicket.tsx";

const company = { id: "", name: "Optique du Port", logo: "", vat_note: "" } as Company;
const day = "2026-11-21 00:00:00.000Z";
const cash = { date: day, payment_method: "cash", amount: 150, from_kept: false };
const note = {
  id: "n",
  number: "A2026110001",
  date: day,
  invoice: "i",
  buyer_name: "Atlas Import SARL",
  buyer_address: "Tanger",
  buyer_ice: "001122334455667",
  total_amount: 600,
  kept: 200,
  used: 50,
  sold: [{ quantity: 1, price: 1000, vat_rate: 20 }],
  earlier: [],
  items: [
    { id: "a", product_name: "Monture Riad", quantity: 1, amount: 480, vat_rate: 20 },
    { id: "b", product_name: "Geste", quantity: 0, amount: 120, vat_rate: 20 },
  ],
  refunds: [cash, { ...cash, amount: 50, from_kept: true }],
  expand: { invoice: { invoice_number: "2026110007", date: "2026-11-20 00:00:00.000Z" } },
};
const papers = { sheet: CreditSheet, ticket: CreditTicket, slip: KeptSlip };
function printed(paper: keyof typeof papers, changes: object = {}): string {
  const Paper = papers[paper];
  render(<Paper note={{ ...note, ...changes } as unknown as CreditDocument} company={company} />);
  return document.body.textContent.replaceAll(/\s/g, " ");
}
afterEach(cleanup);

describe.each(["sheet", "ticket"] as const)("a credit note on a %s", (paper) => {
  it("a credit note has its number, its invoice and its buyer", () => {
    const said = printed(paper);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("AVOIR N° A2026110001");
    expect(said).toContain("sur la facture N° 2026110007 du 20/11/2026");
    expect(said).toContain("Atlas Import SARL");
    expect(said).toContain("001122334455667");
  });

  it("a credit note has positive lines, TVA by rate, and its sum in words", () => {
    const said = printed(paper);
    expect(said).toMatch(/Monture Riad.*480,00 DH.*Geste.*120,00 DH/);
    expect(said).toMatch(/500,00 DH.*100,00 DH.*600,00 DH/);
    expect(said).toContain("Arrêté le présent avoir à la somme de :");
    expect(said).toContain("Six cents dirhams");
    expect(said).not.toContain("−");
  });

  it("a credit note shows its refund, its kept amount and its deduction, but no later refund", () => {
    const said = printed(paper);
    expect(said).toMatch(/Remboursé le 21\/11\/2026 \(Espèces\) ?150,00 DH/);
    expect(said).toMatch(/Gardé en avoir par le client ?200,00 DH/);
    expect(said).toMatch(/Déduit de la facture ?250,00 DH/);
    expect(said).toContain("signature du client");
  });

  it("a credit note has no line for a signature when no money was refunded", () => {
    const said = printed(paper, { refunds: [], kept: 600 });
    expect(said).not.toContain("signature du client");
    expect(said).not.toContain("Déduit");
  });
});

it("the slip of a kept credit has its number as a bar code, and the unused amount", () => {
  const said = printed("slip");
  expect(screen.getByRole("img", { name: "Code 128\u00a0: A2026110001" })).toBeTruthy();
  expect(said).toMatch(/Reste à utiliser ?150,00 DH/);
  expect(said).toContain("sur 200,00 DH");
});
