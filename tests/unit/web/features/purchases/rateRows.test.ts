import { describe, expect, it } from "vitest";

import {
  checkRates,
  filledRates,
  isRowOdd,
  nextRate,
  proposedVat,
  type RateRow,
  rateOptions,
  rateRowOf,
  ratesOfRows,
  rowTotal,
  totalOfRows,
  untaxed,
  withProposal,
} from "#features/purchases/bill/rateRows.ts";

const row = (rate: string, ht: string, vat = ""): RateRow => ({ id: rate, rate, ht, vat });

describe("the amounts of a document by rate", () => {
  it("a row proposes the TVA of its rate, but does not replace a typed amount", () => {
    expect(proposedVat("20", "1 260")).toBe("252,00");
    expect(proposedVat("7", "0,50")).toBe("0,04");
    expect(proposedVat(untaxed, "100")).toBe("");
    expect(proposedVat("20", "abc")).toBe("");
    const typed = withProposal(row("20", ""), { ht: "1 000" });
    expect(typed.vat).toBe("200,00");
    expect(withProposal(typed, { ht: "500" }).vat).toBe("100,00");
    expect(withProposal(typed, { rate: "10" }).vat).toBe("100,00");
    expect(withProposal({ ...typed, vat: "199,90" }, { ht: "500" }).vat).toBe("199,90");
    expect(withProposal(typed, { rate: untaxed }).vat).toBe("");
  });

  it("a TVA that differs from its rate by more than ten centimes gets a remark", () => {
    expect(isRowOdd(row("20", "1 000", "200,10"))).toBe(false);
    expect(isRowOdd(row("20", "1 000", "200,11"))).toBe(true);
    expect(isRowOdd(row("20", "1 000", ""))).toBe(false);
    expect(isRowOdd(row(untaxed, "1 000", "3"))).toBe(false);
  });

  it("the rows by rate sum to the document's total, and a row without a rate has no TVA", () => {
    const rows = [row("20", "1 260", "252"), row(untaxed, "40", "9"), row("10", "")];
    expect(totalOfRows(rows)).toBe(155_200);
    expect(rowTotal(row(untaxed, "40", "9"))).toBe(4_000);
    expect(filledRates(rows)).toHaveLength(2);
    expect(ratesOfRows(rows)).toEqual([
      { rate: 20, ht: 1260, vat: 252 },
      { rate: null, ht: 40, vat: 0 },
    ]);
  });

  it("stored amounts are loaded into rows by rate", () => {
    expect(rateRowOf({ rate: 5.5, ht: 10, vat: 0.55 })).toEqual(row("5,5", "10,00", "0,55"));
    expect(rateRowOf({ rate: null, ht: 10, vat: 0 })).toEqual(row(untaxed, "10,00"));
    expect(rateOptions("5,5").map(([value]) => value)).toEqual([
      "5,5",
      "20",
      "14",
      "10",
      "7",
      untaxed,
    ]);
    expect(rateOptions("20")).toHaveLength(5);
  });

  it("a new row proposes a rate that no row has yet", () => {
    expect(nextRate([row("20", "")])).toBe("14");
    expect(nextRate(["20", "14", "10", "7", untaxed].map((rate) => row(rate, "")))).toBe(untaxed);
  });

  it("an unreadable amount is refused at its field, and so is a document with a total of 0", () => {
    expect(Object.keys(checkRates([row("20", "abc", "-1"), row("10", "1")]))).toEqual([
      "rates.0.ht",
      "rates.0.vat",
    ]);
    expect(checkRates([row("20", "")])).toEqual({ "rates.0.ht": "Le total doit être positif" });
    expect(checkRates([row("20", "1", "")])).toEqual({});
  });
});
