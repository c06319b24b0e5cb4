import { describe, expect, it } from "vitest";
import { parseDay } from "#domain/core/days/days.ts";
import type { TillDay, TillPayment, TillRefund, TillReversal } from "#domain/till/tillDay.ts";
import {
  isBounced,
  movementsOf,
  openDayOf,
  openDayText,
  paymentDetails,
  refundDetails,
  reversalDetails,
  stateOf,
  struckCheques,
} from "#features/till/tillTexts.ts";

const now = parseDay("2026-11-22") ?? undefined;
const at = (hour: number, minute = 0) =>
  new Date(2026, 10, 21, hour, minute).toISOString().replace("T", " ");

const payment = (over: Partial<TillPayment>): TillPayment =>
  ({
    id: "p",
    created: at(9),
    by: "Samira",
    amount: 500,
    payment_method: "cash",
    cheque_state: "",
    due_on: "",
    part: "deposit",
    client_name: null,
    invoice_number: "2026110028",
    ...over,
  }) as TillPayment;

const till = (over: Partial<TillDay> = {}): TillDay =>
  ({
    day: "2026-11-21",
    payments: [],
    moves: [],
    refunds: [],
    reversals: [],
    close: null,
    openDays: [],
    firstClose: null,
    ...over,
  }) as unknown as TillDay;

describe("the movements of a day", () => {
  it("payments, refunds and cash movements of a day are listed together, the latest first", () => {
    const moves = [{ id: "m", created: at(12), by: "", amount: -60, kind: "expense" }];
    const day = till({
      payments: [payment({ id: "a", created: at(10) }), payment({ id: "b", created: at(18, 42) })],
      moves: moves as TillDay["moves"],
    });
    const refund = { id: "r", created: at(19), by: "", amount: 60, invoice_number: "2026110028" };
    day.refunds = [refund as TillRefund];
    expect(movementsOf(day).map(({ id, hour, amount }) => [id, hour, amount])).toEqual([
      ["r", "19:00", -6000],
      ["b", "18:42", 50_000],
      ["m", "12:00", -6000],
      ["a", "10:00", 50_000],
    ]);
    expect(refundDetails(day.refunds[0] as TillRefund)).toBe("Remboursement · 2026110028");
  });

  it("the list of a day marks a bounced cheque", () => {
    const payments = [
      payment({ id: "a", payment_method: "check", cheque_state: "bounced", created: at(11) }),
      payment({ id: "b", payment_method: "check", cheque_state: "cleared" }),
    ];
    expect(movementsOf(till({ payments })).map(isBounced)).toEqual([true, false]);
  });

  it("a bounced cheque has a row of its own, unless it bounced on the day it was received", () => {
    const reversal = (values: Partial<TillReversal>): TillReversal =>
      ({
        id: "v",
        payment: "b",
        created: at(12),
        by: "",
        amount: -500,
        kind: "bounced",
        reference: "4471820",
        invoice_number: "2026110028",
        taken_on: "2026-11-02 00:00:00.000Z",
        ...values,
      }) as TillReversal;
    const later = till({ payments: [payment({ id: "a" })], reversals: [reversal({})] });
    expect(movementsOf(later).map(({ id, amount }) => [id, amount])).toEqual([
      ["v", -50_000],
      ["a", 50_000],
    ]);
    expect(reversalDetails(reversal({}))).toBe(
      "Chèque rejeté · 2026110028 · 4471820 · pris le 02/11",
    );
    const same = reversal({ payment: "a", taken_on: "2026-11-21 00:00:00.000Z" });
    const struck = till({ payments: [payment({ id: "a" })], reversals: [same] });
    expect(movementsOf(struck).map(({ id }) => id)).toEqual(["a"]);
    expect([...struckCheques(struck)]).toEqual(["a"]);
  });

  it("a payment's row names its part and invoice, and the due day of a cheque", () => {
    expect(paymentDetails(payment({ due_on: "2026-12-05 00:00:00.000Z" }))).toBe(
      "Acompte · 2026110028 · échéance 05/12",
    );
    expect(paymentDetails(payment({ part: "balance" }))).toBe("Solde · 2026110028");
  });
});

describe("the state of a day", () => {
  const close = { created: at(19, 5), by: "Samira" } as NonNullable<TillDay["close"]>;

  it.each([
    ["Ouverte, aucun mouvement", till()],
    ["Ouverte, dernier mouvement à 18:42", till({ payments: [payment({ created: at(18, 42) })] })],
    [
      "Ouverte, 1 mouvement",
      till({ payments: [payment({ created: "2026-11-22 09:00:00.000Z" })] }),
    ],
    ["Clôturée à 19:05 par Samira", till({ close })],
    ["Clôturée à 19:05", till({ close: { ...close, by: "" } })],
    ["Ce jour est à venir", till({ day: "2026-11-23" })],
  ])("the state of a till day has the text '%s'", (text, day) => {
    expect(stateOf(day, now)).toBe(text);
  });
});

describe("the days without a till closing", () => {
  const openDays = [
    { day: "2026-11-20", payments: 6, moves: 2, amount: 3450 },
    { day: "2026-11-18", payments: 1, moves: 0, amount: 10 },
    { day: "2026-11-15", payments: 1, moves: 0, amount: 10 },
  ];

  it("the message names the last open day since the first closing, and counts the others", () => {
    const open = openDayOf(till({ openDays, firstClose: "2026-11-17" }));
    expect(open && openDayText(open)).toEqual({
      text: "Vendredi 20/11 n’est pas clôturé, ni 1 autre jour",
      details: "6 paiements, 2 mouvements de caisse, 3\u202f450,00\u00a0DH",
    });
  });

  it("without any closing only the last open day is named; days before the first closing are ignored", () => {
    expect(openDayOf(till({ openDays }))).toEqual({ last: openDays[0], others: 0 });
    expect(openDayOf(till({ openDays, firstClose: "2026-11-20" }))).toBeNull();
    expect(openDayOf(till())).toBeNull();
  });
});
