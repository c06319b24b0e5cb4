import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  billNumberKey,
  billRest,
  billStateOf,
  bookedOn,
  isDueFar,
  paperRemarks,
  totalOfRates,
  defaultDueDay,
} from "#domain/purchases/bill.ts";
import { billGaps, lineGap, lineRemarks, proposedCredit } from "#domain/purchases/billLines.ts";

const day = (text: string) => text as IsoDay;
const paper = [{ rate: 20, ht: 1260, vat: 252 }];

describe("a bill", () => {
  it("the total of a bill is the sum of its amounts by rate", () => {
    expect(toDirhams(totalOfRates(paper))).toBe(1512);
    expect(toDirhams(totalOfRates([...paper, { rate: null, ht: 100, vat: 0 }]))).toBe(1612);
  });

  it("a TVA that is 0,10 off is accepted without a remark; a larger gap has one", () => {
    const remarksOf = (vat: number, rate: number | null = 20) =>
      paperRemarks({
        date: day("2026-11-28"),
        due_on: day("2026-12-28"),
        rates: [{ rate, ht: 1260, vat }],
      });
    expect([252.1, 251.9, 252.11, 251.89].map((vat) => remarksOf(vat))).toEqual([
      [],
      [],
      ["vat_odd"],
      ["vat_odd"],
    ]);
    expect(remarksOf(0, null)).toEqual([]);
  });

  it("a bill is due after the supplier's usual days, and more than 120 days count as far", () => {
    expect(defaultDueDay(day("2026-11-28"), 60)).toBe("2027-01-27");
    expect(isDueFar(day("2026-01-01"), day("2026-05-01"))).toBe(false);
    expect(isDueFar(day("2026-01-01"), day("2026-05-02"))).toBe(true);
  });

  it("the number of a bill is compared without capitals and spaces", () => {
    expect(billNumberKey("F-118")).toBe(billNumberKey("f -118"));
    expect(billNumberKey(" f\u00a0-\u2009118 ")).toBe(billNumberKey("F-118"));
    expect(billNumberKey("F 118")).not.toBe(billNumberKey("F-118"));
  });

  it("a bill's rest is what its payments leave, and a partly paid bill past its due day is late", () => {
    const state = (paid: number, now: string) =>
      billStateOf(
        { total: toCentimes(1512), paid: toCentimes(paid), due_on: day("2026-12-01") },
        day(now),
      );
    expect(toDirhams(billRest(toCentimes(1512), toCentimes(512)))).toBe(1000);
    expect([
      state(0, "2026-12-01"),
      state(512, "2026-12-01"),
      state(512, "2026-12-02"),
      state(1512, "2026-12-02"),
    ]).toEqual(["unpaid", "partial", "late", "paid"]);
  });

  it("a bill is booked on its day or the first open one, and is not moved by later transmissions", () => {
    const date = day("2026-11-28");
    expect(bookedOn(date, "", null)).toBe("2026-11-28");
    expect(bookedOn(date, "2026-11-30 00:00:00.000Z", null)).toBe("2026-12-01");
    expect(bookedOn(date, "2026-11-27", null)).toBe("2026-11-28");
    const before = { date, booked: "2026-12-01" };
    expect(bookedOn(date, "2026-12-31", before)).toBe("2026-12-01");
    expect(bookedOn(day("2026-12-04"), "2026-11-30", before)).toBe("2026-12-04");
  });
});

describe("lines of a bill", () => {
  const line = {
    quantity: 6,
    price: 210,
    receipt: { price: 200, received: 6, billed: 0 },
  };

  it("a bill line is compared with the received price and quantity", () => {
    expect(lineGap(line)).toEqual({ gap: 6000, over: 0 });
    const twice = { ...line, receipt: { ...line.receipt, billed: 6 } };
    expect(lineGap(twice)).toEqual({ gap: 6000, over: 6 });
    expect(billGaps([line, twice])).toEqual({ price: 12_000, pieces: 6 });
    expect(lineGap({ ...line, receipt: null })).toEqual({ gap: 0, over: 0 });
  });

  it("a bill line that differs from its receipt has remarks, but is never refused", () => {
    expect(lineRemarks(paper, [line])).toEqual(["price_gap"]);
    expect(lineRemarks(paper, [])).toEqual([]);
    const over = { ...line, price: 200, quantity: 7 };
    expect(lineRemarks(paper, [over])).toEqual(["over_billed", "lines_gap"]);
  });

  it("a price gap of bill lines proposes a credit at the bill's rates", () => {
    expect(proposedCredit(paper, toCentimes(60))).toBe(7200);
    expect(proposedCredit(paper, toCentimes(-60))).toBe(0);
    expect(proposedCredit(paper, toCentimes(60), toCentimes(50))).toBe(2200);
    expect(proposedCredit(paper, toCentimes(60), toCentimes(80))).toBe(0);
    expect(proposedCredit([{ rate: null, ht: 0, vat: 10 }], toCentimes(60))).toBe(0);
  });
});
