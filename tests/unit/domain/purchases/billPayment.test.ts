import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import { noMoney, toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  isAboveCashLimit,
  partDay,
  paymentLeft,
  stateToStore,
} from "#domain/purchases/billPayment.ts";
import { sharesInTurn, sharesOfPart } from "#domain/purchases/billShares.ts";
import { supplierCreditLeft, supplierCreditState } from "#domain/purchases/supplierCredit.ts";

const day = (text: string) => text as IsoDay;

describe("a payment of a supplier", () => {
  const parts = [1512, 988, 1500].map((amount) => ({ amount }));

  it("pays several bills, and keeps the rest", () => {
    expect(paymentLeft({ amount: 4000, state: "issued" }, parts)).toBe(0);
    expect(toDirhams(paymentLeft({ amount: 4100, state: "" }, parts))).toBe(100);
    expect(paymentLeft({ amount: 4100, state: "refused" }, parts)).toBe(0);
  });

  it("a payment of a supplier has a state as a cheque or bill of exchange alone", () => {
    expect(stateToStore("check", "")).toBe("issued");
    expect(stateToStore("lcn", "debited")).toBe("debited");
    expect(stateToStore("transfer", "issued")).toBe("");
  });

  it("dates a part by its first save, and a later or changed one by its own", () => {
    const part = { id: "p", bill: "b", amount: 100 };
    const [date, moved, now] = [day("2026-11-10"), day("2026-11-12"), day("2026-12-05")];
    const stored = { ...part, date };
    const dayOf = (payment: Parameters<typeof partDay>[1], ...rest: [typeof stored?, number?]) =>
      partDay({ ...part, amount: rest[1] ?? 100 }, payment, rest[0], now);
    expect({
      first: dayOf({ date, before: null }),
      same: dayOf({ date, before: date }, stored),
      follows: dayOf({ date: moved, before: date }, stored),
      later: dayOf({ date, before: date }),
      changed: dayOf({ date, before: date }, stored, 90),
      keptLater: dayOf({ date: moved, before: date }, { ...stored, date: day("2026-11-20") }),
      notBefore: dayOf(
        { date: day("2026-11-25"), before: date },
        { ...stored, date: day("2026-11-20") },
      ),
    }).toEqual({
      first: date,
      same: date,
      follows: moved,
      later: now,
      changed: now,
      keptLater: "2026-11-20",
      notBefore: "2026-11-25",
    });
  });

  it("a payment of a supplier is above the limit of cash by the day or the month", () => {
    const above = (inDay: number, inMonth: number) =>
      isAboveCashLimit(toCentimes(inDay), toCentimes(inMonth));
    expect([above(5000, 50_000), above(5000.01, 5000.01), above(1, 50_000.01)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("shares of a payment over the rates of its bill", () => {
  const paper = [{ rate: 20, ht: 250, vat: 50 }];
  const hundred = toCentimes(100);

  it("round what is allotted so far less that of before", () => {
    const shares = sharesInTurn(paper, [hundred, hundred, hundred]).flat();
    expect(shares.map(({ ht, vat }) => [ht, vat])).toEqual([
      [8333, 1667],
      [8334, 1666],
      [8333, 1667],
    ]);
  });

  it("shares of a payment over the rates of its bill are taken away again by a refusal", () => {
    const after = toCentimes(200);
    expect(sharesOfPart(paper, after, toCentimes(-100))).toEqual([
      { rate: 20, ht: -8334, vat: -1666, ttc: -10_000 },
    ]);
  });

  it("leave a part without TVA whole, and no part to an empty rate", () => {
    const mixed = [
      { rate: 20, ht: 100, vat: 20 },
      { rate: null, ht: 80, vat: 0 },
      { rate: 10, ht: 0, vat: 0 },
    ];
    expect(sharesOfPart(mixed, noMoney, toCentimes(200))).toEqual([
      { rate: null, ht: 8000, vat: 0, ttc: 8000 },
      { rate: 20, ht: 10_000, vat: 2000, ttc: 12_000 },
    ]);
  });
});

describe("a credit of a supplier", () => {
  const asked = { received_on: "", total_amount: 0, used_amount: 0, abandoned: false };
  const received = { ...asked, received_on: "2026-11-12", total_amount: 420 };

  it("a credit of a supplier is expected, received, used or abandoned", () => {
    expect([
      supplierCreditState(asked),
      supplierCreditState(received),
      supplierCreditState({ ...received, used_amount: 420 }),
      supplierCreditState({ ...asked, abandoned: true }),
    ]).toEqual(["expected", "received", "used", "abandoned"]);
  });

  it("pays what is left of it once it is received", () => {
    expect(toDirhams(supplierCreditLeft({ ...received, used_amount: 100 }))).toBe(320);
    expect(supplierCreditLeft({ ...asked, total_amount: 420 })).toBe(0);
  });
});
