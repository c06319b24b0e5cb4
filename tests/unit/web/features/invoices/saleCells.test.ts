import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ExportedSale } from "#api/sales/invoices.ts";
import { saleTable } from "#features/invoices/saleCells.ts";

const line = (price: number, vat_rate: number | null, discount = 0) => ({
  quantity: 1,
  price,
  vat_rate,
  discount,
});
const sale = (values: object, lines: object[] = []) =>
  ({
    invoice_number: "2026110001",
    date: "2026-11-20 00:00:00.000Z",
    client: "",
    status: "partial",
    total_amount: 0,
    paid_amount: 0,
    credited_amount: 0,
    fund_part: 0,
    lines,
    ...values,
  }) as unknown as ExportedSale;
const heads = "Facture;Date;Client;Statut;Montant;Payé;Reste à payer;Avoirs;Part de l’organisme";

describe("the export of sales", () => {
  it("the export of sales has HT and the TVA of each rate after the usual columns", () => {
    const lines = [line(1200, 20), line(110, 10, 0), line(50, null)];
    const sales = [sale({ total_amount: 1360 }, lines), sale({ total_amount: 60 }, [line(60, 20)])];
    const { head, rows } = saleTable(sales);
    expect(head.join(";").replaceAll("\u00a0", " ")).toBe(`${heads};HT;TVA 10 %;TVA 20 %`);
    expect(rows.map((row) => row.slice(9))).toEqual([
      [1150, 10, 200],
      [50, 0, 10],
    ]);
  });

  it("the export of sales has no TVA in a shop without it", () => {
    expect(saleTable([sale({ total_amount: 60 }, [line(60, null)])]).head.join(";")).toBe(heads);
    expect(saleTable([]).head.join(";")).toBe(heads);
  });

  it("in each exported sale, the amount due is the amount minus credits, payments and the fund's part", () => {
    const cents = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100);
    const amounts = fc.record({
      total_amount: cents,
      paid_amount: cents,
      credited_amount: cents,
      fund_part: cents,
    });
    fc.assert(
      fc.property(amounts, (values) => {
        const [row = []] = saleTable([sale(values)]).rows;
        const [amount = 0, paid = 0, due = 0, credits = 0, part = 0] = row
          .slice(4, 9)
          .map((cell) => Math.round(Number(cell) * 100));
        expect(amount - credits - paid - part).toBe(due);
      }),
    );
  });
});
