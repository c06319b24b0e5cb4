import { describe, expect, it } from "vitest";

import {
  claimSlipPrefix,
  maxClaims,
  payRefusal,
  readSlipPayment,
} from "#domain/claims/claimSlip.ts";
import type { Centimes } from "#domain/core/money.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const money = { date: "2026-11-28", payment_method: "transfer", reference: " VIR " };
const codes = (body: object) =>
  readSlipPayment({ ...money, ...body }).violations.map(({ field, code }) => `${field} ${code}`);

it("the number of a slip to a fund begins with its day", () =>
  expect(claimSlipPrefix("2026-11-28" as IsoDay)).toBe("BF-20261128-"));

describe("the body of a transfer", () => {
  it("the body of a transfer has an amount for each claim", () =>
    expect(readSlipPayment({ ...money, amounts: { a: 10.5, b: "2" } })).toEqual({
      value: {
        date: "2026-11-28 00:00:00.000Z",
        payment_method: "transfer",
        reference: "VIR",
        amounts: [
          { claim: "a", amount: 1050 },
          { claim: "b", amount: 200 },
        ],
      },
      violations: [],
    }));

  it.each([
    [{}, "amounts required"],
    [{ amounts: {} }, "amounts required"],
    [{ amounts: [5] }, "amounts object"],
    [{ amounts: { a: 0 } }, "amounts.a refund_zero"],
    [{ amounts: { a: 0.001 } }, "amounts.a refund_zero"],
    [{ amounts: { a: -1 } }, "amounts.a min"],
    [{ amounts: { a: null } }, "amounts.a required"],
    [{ amounts: { a: 1e12 } }, "amounts.a max"],
    [{ amounts: { a: 1 }, date: undefined }, "date required"],
    [{ amounts: { a: 1 }, date: "2030-01-01" }, "date day_late"],
    [{ amounts: { a: 1 }, payment_method: "credit" }, "payment_method choice"],
    [{ amounts: { a: 1 }, payment_method: undefined }, "payment_method required"],
    [{ amounts: { a: 1 }, reference: 5 }, "reference text"],
  ])("the body of a transfer is refused: %j", (body, code) => expect(codes(body)).toEqual([code]));

  it("a transfer pays at most as many claims as a slip may hold", () => {
    const of = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, 1]));
    expect(codes({ amounts: of(maxClaims) })).toEqual([]);
    expect(codes({ amounts: of(maxClaims + 1) })).toEqual(["amounts too_many"]);
  });
});

it.each([
  ["sent", "S", 0, 300, null],
  ["sent", "S", 0, 300.01, "agreed_exceeds"],
  ["partly", "S", 100, 200, null],
  ["partly", "S", 100, 200.01, "agreed_exceeds"],
  ["paid", "S", 300, 0.01, "agreed_exceeds"],
  ["rejected", "S", 0, 1, "claim_rejected"],
  ["sent", "T", 0, 1, "not_on_slip"],
  ["agreed", "", 0, 1, "not_on_slip"],
] as const)(
  "a claim %s on slip %s that has received %d refuses a payment of %d with %s",
  (status, slip, received_amount, amount, code) =>
    expect(
      payRefusal(
        { status, slip, received_amount, agreed: 300, invoice: "i" },
        "S",
        Math.round(amount * 100) as Centimes,
      ),
    ).toBe(code),
);

it("a claim without an invoice refuses payments", () => {
  const claim = {
    status: "sent",
    slip: "S",
    received_amount: 0,
    agreed: 300,
    invoice: "",
  } as const;
  expect(payRefusal(claim, "S", 1 as Centimes)).toBe("claim_unsold");
});
