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

describe("a payment to a supplier", () => {
  const parts = [1512, 988, 1500].map((amount) => ({ amount }));

  it("a payment to a supplier pays several bills, and its rest can be used later", () => {
    expect(paymentLeft({ amount: 4000, state: "issued" }, parts)).toBe(0);
    expect(toDirhams(paymentLeft({ amount: 4100, state: "" }, parts))).toBe(100);
    expect(paymentLeft({ amount: 4100, state: "refused" }, parts)).toBe(0);
  });

  it("only a cheque or a bill of exchange to a supplier has a state", () => {
    expect(stateToStore("check", "")).toBe("issued");
    expect(stateToStore("lcn", "debited")).toBe("debited");
    expect(stateToStore("transfer", "issued")).toBe("");
  });

  it("a part saved with its payment has the payment's day; a part added or changed later has its own", () => {
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

  it("a payment to a supplier is above the cash limit of either the day or the month", () => {
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

  it("the shares by rate are rounded cumulatively: each is the total so far minus the previous total", () => {
    const shares = sharesInTurn(paper, [hundred, hundred, hundred]).flat();
    expect(shares.map(({ ht, vat }) => [ht, vat])).toEqual([
      [8333, 1667],
      [8334, 1666],
      [8333, 1667],
    ]);
  });

  it("a refusal takes back exactly the shares that the payment had", () => {
    const after = toCentimes(200);
    expect(sharesOfPart(paper, after, toCentimes(-100))).toEqual([
      { rate: 20, ht: -8334, vat: -1666, ttc: -10_000 },
    ]);
  });

  it("an amount without TVA has a share without TVA, and a rate of 0 dirhams has none", () => {
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

describe("a credit from a supplier", () => {
  const asked = { received_on: "", total_amount: 0, used_amount: 0, abandoned: false };
  const received = { ...asked, received_on: "2026-11-12", total_amount: 420 };

  it("a credit from a supplier is expected, received, used or abandoned", () => {
    expect([
      supplierCreditState(asked),
      supplierCreditState(received),
      supplierCreditState({ ...received, used_amount: 420 }),
      supplierCreditState({ ...asked, abandoned: true }),
    ]).toEqual(["expected", "received", "used", "abandoned"]);
  });

  it("a received credit can pay as much as is left of it", () => {
    expect(toDirhams(supplierCreditLeft({ ...received, used_amount: 100 }))).toBe(320);
    expect(supplierCreditLeft({ ...asked, total_amount: 420 })).toBe(0);
  });
});
