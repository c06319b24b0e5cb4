import { describe, expect, it } from "vitest";

import { creditedAmount, ratedAmount, type SaleRow, type TakingRow } from "#domain/books/rows.ts";
import { type FiledSums, type DisplayedSums, sumsFound } from "#domain/books/sums.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, toCentimes } from "#domain/core/money.ts";

const day = "2026-11-05" as IsoDay;
const sale: SaleRow = {
  kind: "invoice",
  number: "2026110001",
  day,
  issued: day,
  origin: "",
  client: "Amal",
  ice: "",
  rates: [ratedAmount(toCentimes(120), 2000, 1)],
};
const taking = (values: Partial<TakingRow>): TakingRow => ({
  nature: "payment",
  day,
  invoice: "2026110001",
  client: "Amal",
  method: "cash",
  reference: "",
  bank: "",
  slip: "",
  due: "",
  state: "",
  isFund: false,
  fund: "",
  isFromKept: false,
  by: "",
  amount: toCentimes(120),
  rates: [ratedAmount(toCentimes(120), 2000, 1)],
  ...values,
});
const vat = [{ rate: 20, ht: 100, vat: 20 }];
const shown: DisplayedSums = {
  invoiced: vat,
  collected: vat,
  total: 120,
  byDay: [{ day, amount: 120 }],
  byMethod: [{ method: "cash", amount: 120 }],
  cash: { [day]: toCentimes(120) },
};
const filed: FiledSums = {
  sales: [sale],
  takings: [taking({})],
  cash: [{ day, amount: toCentimes(120) }],
};

describe("sums in exported files and on screens", () => {
  it("exported files with the same sums as the screens have no difference", () =>
    expect(sumsFound(shown, filed)).toEqual({ count: 0, amount: 0 }));

  it("each exported file with another sum than the screens is counted, with the total difference", () => {
    const off = [{ rate: 20, ht: 100.01, vat: 20 }];
    expect([
      sumsFound({ ...shown, invoiced: off }, filed),
      sumsFound({ ...shown, collected: off, cash: {} }, filed),
      sumsFound({ ...shown, total: 119 }, filed),
      sumsFound({ ...shown, byDay: [] }, filed),
      sumsFound({ ...shown, byMethod: [{ method: "card", amount: 120 }] }, filed),
    ]).toEqual([
      { count: 1, amount: 1 },
      { count: 2, amount: 12_001 },
      { count: 1, amount: 100 },
      { count: 1, amount: 12_000 },
      { count: 1, amount: 24_000 },
    ]);
  });

  it("files and statistics agree on money of funds, kept credits and refunds", () => {
    const amount = toCentimes(120);
    const rates = [ratedAmount(amount, 2000, 1)];
    const back = { amount: minus(noMoney, amount), rates: [ratedAmount(amount, 2000, -1)] };
    const takings = [
      taking({}),
      taking({ nature: "fund", isFund: true, method: "transfer" }),
      taking({ nature: "refund", isFund: true, ...back }),
      taking({ nature: "kept", method: "credit", ...back }),
      taking({ nature: "used", method: "credit", isFromKept: true, rates }),
      taking({ nature: "refund", isFromKept: true, ...back }),
      taking({ nature: "used", method: "credit" }),
      taking({ nature: "bounced", method: "check", ...back }),
    ];
    const screens: DisplayedSums = {
      ...shown,
      collected: [],
      byDay: [{ day, amount: -120 }],
      byMethod: [
        { method: "cash", amount: 120 },
        { method: "credit", amount: 120 },
        { method: "check", amount: -120 },
      ],
    };
    expect(sumsFound(screens, { ...filed, takings })).toEqual({ count: 0, amount: 0 });
  });
});

it("a credit note's HT is the rounded invoice before it minus the rounded invoice after it", () => {
  const [before, own] = [toCentimes(33.33), toCentimes(11.11)];
  const parts = [
    creditedAmount(own, before, 2000),
    creditedAmount(own, (before - own) as Centimes, 2000),
    creditedAmount(own, own, 2000),
  ];
  const ht = parts.reduce((sum, part) => sum + part.ht, 0);
  expect(ht).toBe(minus(noMoney, ratedAmount(before, 2000, 1).ht));
});
