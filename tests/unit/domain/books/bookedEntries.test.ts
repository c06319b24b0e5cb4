import { expect, it } from "vitest";

import { bookedEntries } from "#domain/books/bookedEntries.ts";
import { type PaymentRow, ratedAmount, type TakingRow } from "#domain/books/rows.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { minus, noMoney, toCentimes } from "#domain/core/money.ts";

const day = "2026-11-05" as IsoDay;
const none = { sales: [], takings: [], purchases: [], payments: [], moves: [], closes: [] };
const paid = (values: Partial<PaymentRow>, dirhams: number): PaymentRow => ({
  nature: "payment",
  day,
  payment: "p1",
  supplierId: "s",
  supplier: "Essilor",
  if: "",
  ice: "",
  method: "check",
  reference: "77",
  due: "",
  debited: "",
  bill: "F-118",
  billDay: day,
  label: "",
  rates: [ratedAmount(toCentimes(Math.abs(dirhams)), null, dirhams < 0 ? -1 : 1)],
  ...values,
});
const shown = (rows: Partial<Parameters<typeof bookedEntries>[0]>) =>
  bookedEntries({ ...none, ...rows }).map(({ journal, sides }) =>
    [journal, ...sides.map(({ place, amount }) => `${place} ${amount}`)].join(" | "),
  );

it("a supplier payment is one entry, a later allotment books nothing, a credit has no payment entry", () => {
  const later = "2026-11-20" as IsoDay;
  expect(
    shown({
      payments: [
        paid({}, 100),
        paid({ nature: "left" }, 50),
        paid({ nature: "left", day: later }, -50),
        paid({ day: later }, 50),
        paid({ nature: "refused", day: later }, -150),
        paid({ payment: "p2", nature: "credit", method: "credit" }, 60),
        paid({ payment: "p2", nature: "left", method: "credit" }, 10),
      ],
    }),
  ).toEqual([
    "BQ | suppliers 15000 | out.check -15000",
    "BQ | suppliers 0 | out.check 0",
    "BQ | suppliers -15000 | out.check 15000",
  ]);
});

it("a cash payment to a supplier is booked as a payment, not again as a cash movement", () => {
  const move = { day, label: "Essilor", by: "", amount: toCentimes(-100) };
  expect(
    shown({
      moves: [
        { ...move, kind: "supplier" },
        { ...move, kind: "expense" },
      ],
    }),
  ).toEqual(["CA | in.cash -10000 | moves.expense 10000"]);
});

it("a fund's payment is booked to the fund's account, and a used credit to no money account", () => {
  const amount = toCentimes(80);
  const taking: TakingRow = {
    nature: "fund",
    day,
    invoice: "2026110001",
    client: "Amal",
    method: "transfer",
    reference: "",
    bank: "",
    slip: "",
    due: "",
    state: "",
    isFund: true,
    fund: "Caisse",
    isFromKept: false,
    by: "",
    amount,
    rates: [],
  };
  const kept = { isFund: false, method: "credit", amount: minus(noMoney, amount) } as const;
  expect(
    shown({
      takings: [
        taking,
        { ...taking, ...kept, nature: "kept" },
        { ...taking, ...kept, nature: "used", amount },
      ],
    }),
  ).toEqual([
    "BQ | in.fund 8000 | clients -8000",
    "OD | clients 8000 | kept -8000",
    "OD | clients -8000 | kept 8000",
  ]);
});
