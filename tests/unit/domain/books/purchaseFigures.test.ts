import { expect, it } from "vitest";

import type { PaymentNature } from "#domain/books/books.strings.ts";
import { paymentFigures } from "#domain/books/purchaseFigures.ts";
import type { PaymentRow } from "#domain/books/rows.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { Centimes } from "#domain/core/money.ts";

const row = (payment: string, nature: PaymentNature, ttc: number): PaymentRow => ({
  nature,
  payment,
  day: "2026-12-05" as IsoDay,
  supplierId: "s",
  supplier: "Essilor",
  if: "",
  ice: "",
  method: "transfer",
  reference: "",
  due: "",
  debited: "",
  bill: "",
  billDay: "",
  label: "",
  rates: [{ points: null, ht: ttc as Centimes, vat: 0 as Centimes, ttc: ttc as Centimes }],
});

it("payments of a period count by the day of the payment, not by the day of the allotment", () => {
  const earlier = [row("a", "left", -10_000), row("a", "payment", 10_000)];
  const made = [row("b", "payment", 5_000), row("b", "left", 1_000)];
  const refused = [row("c", "payment", 700), row("c", "refused", -700)];
  expect(paymentFigures(earlier)).toEqual({ payments: 0, total: 0, left: -100 });
  expect(paymentFigures([...earlier, ...made, ...refused])).toEqual({
    payments: 2,
    total: 60,
    left: -90,
  });
});
