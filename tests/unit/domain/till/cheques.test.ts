import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type Centimes, noMoney } from "#domain/core/money.ts";
import { chequeStates, paymentMethods } from "#domain/core/records.ts";
import { invoiceStatusOf } from "#domain/sale/due.ts";
import { paidTotal } from "#domain/sale/invoice.ts";
import {
  chequeValues,
  isCountedPayment,
  isFundCheque,
  mayBecome,
  slipNumber,
} from "#domain/till/cheques.ts";

const unbounced = { bounced_on: "", bounce_note: "" };
const none = { bank: "", due_on: "", cheque_state: "", deposited_on: "", slip: "", ...unbounced };
const full = {
  payment_method: "check",
  bank: "CIH Bank",
  due_on: "2026-12-05 00:00:00.000Z",
  cheque_state: "deposited",
  deposited_on: "2026-11-21 00:00:00.000Z",
  slip: "RB-20261121-1",
  ...unbounced,
};

describe("a fund's cheque", () => {
  it.each<[object, boolean]>([
    [{}, true],
    [{ bank: "CIH", reference: "7", due_on: "", cheque_state: "bounced", notes: "x" }, true],
    [{ amount: 2 }, false],
    [{ fund: "" }, false],
    [{ date: "2026-11-22" }, false],
    [{ payment_method: "cash" }, false],
  ])("a fund's cheque changed by %j still agrees with its slip: %s", (change, isKept) => {
    const stored = { ...full, amount: 1, fund: "f", date: "2026-11-21" };
    expect(isFundCheque({ ...stored, ...change }, stored)).toBe(isKept);
  });

  it("a transfer of a fund is no cheque", () => {
    const transfer = { ...none, payment_method: "transfer" };
    expect(isFundCheque({ ...transfer, reference: "7" }, transfer)).toBe(false);
  });
});

describe("the fields of a cheque", () => {
  it("absent cheque fields keep their stored values", () => {
    const { payment_method, ...kept } = full;
    expect(chequeValues(full, full)).toEqual(kept);
    expect(chequeValues({ ...full, cheque_state: "" }, full)).toEqual(kept);
    expect(payment_method).toBe("check");
  });

  it("a new cheque is in hand, whatever state is sent", () => {
    const expected = { ...none, bank: full.bank, due_on: full.due_on, cheque_state: "in_hand" };
    expect(chequeValues(full, null)).toEqual(expected);
    expect(chequeValues(full, { payment_method: "cash" })).toEqual(expected);
  });

  it("a cheque set back to in hand is removed from its slip", () => {
    expect(chequeValues({ ...full, cheque_state: "in_hand" }, full)).toMatchObject({
      bank: "CIH Bank",
      cheque_state: "in_hand",
      deposited_on: "",
      slip: "",
    });
  });

  it("a slip number sets the deposit day, and any other text in its place is ignored", () => {
    const on = (slip: string) =>
      chequeValues({ ...full, slip, deposited_on: "2020-01-01 00:00:00.000Z" }, full);
    expect(on("RB-20261121-12")).toMatchObject({
      slip: "RB-20261121-12",
      deposited_on: "2026-11-21 00:00:00.000Z",
    });
    for (const forged of [
      "=HYPERLINK(1)",
      "RB-20261121-99999999999999999999",
      "RB-20269999-1",
      "x",
    ])
      expect(on(forged).slip, forged).toBe("");
  });

  it("cheque fields are empty for other payments, and do not change when saved again", () => {
    const value = fc.constantFrom("", "CIH Bank", "2026-12-05");
    const payment = fc.record({
      payment_method: fc.constantFrom(...paymentMethods),
      cheque_state: fc.constantFrom("", ...chequeStates),
      bank: value,
      due_on: value,
      deposited_on: value,
      slip: value,
      bounced_on: value,
      bounce_note: value,
    });
    fc.assert(
      fc.property(payment, fc.option(payment), (after, before) => {
        const settled = chequeValues(after, before);
        if (after.payment_method !== "check") expect(settled).toEqual(none);
        const stored = { ...after, ...settled };
        expect(chequeValues(stored, stored)).toEqual(settled);
      }),
    );
  });
});

describe("a bounced cheque", () => {
  it("a bounced cheque has the sent day, else its former one, else today", () => {
    const bounced = (bounced_on: string, before: object = {}) =>
      chequeValues({ ...full, cheque_state: "bounced", bounced_on }, { ...full, ...before });
    expect(bounced("2026-11-25").bounced_on).toBe("2026-11-25");
    expect(bounced("", { bounced_on: "2026-11-24" }).bounced_on).toBe("2026-11-24");
    expect(bounced("").bounced_on).toBe(storedDay(today()));
  });

  it.each(["", ...chequeStates] as const)(
    "a cheque counts as paid unless it bounced or was given back: %s",
    (cheque_state) => {
      expect(isCountedPayment({ cheque_state })).toBe(
        !["bounced", "returned"].includes(cheque_state),
      );
    },
  );

  it("a cheque that bounced and was then cleared leaves the invoice as before", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.nat(1_000_000), fc.nat(2_000_000), (others, amount, total) => {
        const beside = others.map((one) => ({ amount: one / 100, cheque_state: "" }));
        const withState = (cheque_state: string) =>
          paidTotal([...beside, { amount: amount / 100, cheque_state }]);
        expect(withState("bounced")).toBe(paidTotal(beside));
        expect(withState("cleared")).toBe(withState("in_hand"));
        const statusOf = (state: string) =>
          invoiceStatusOf(
            {
              total: total as Centimes,
              credited: noMoney,
              fund: noMoney,
              paid: withState(state),
            },
            1,
          );
        expect(statusOf("cleared")).toBe(statusOf("in_hand"));
      }),
    );
  });
});

it.each(chequeStates)(
  "a cheque in the state %s can be given back only if it is in hand",
  (state) => {
    expect(mayBecome(state, "returned")).toBe(state === "in_hand" || state === "returned");
    expect(mayBecome("returned", state)).toBe(true);
  },
);

it("the number of a deposit slip contains its day", () => {
  expect(slipNumber("2026-11-21" as IsoDay, 3)).toBe("RB-20261121-3");
});
