import { expect } from "vitest";

import type { Books } from "#domain/books/booksAnswers.ts";
import { addDays, addMonths, storedDay, today } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import type { Reversal } from "#domain/core/records.ts";
import type {
  BillDocument,
  ListedBill,
  ListedBillPayment,
  ListedSupplierCredit,
  Payables,
  PurchasesOfToday,
} from "#domain/purchases/purchaseAnswers.ts";
import { recordsPath } from "./shop.ts";

type Ask = <T>(path: string) => Promise<T>;
type Listed<Row> = { items: Row[]; totalItems: number };

/** Checks the demonstration's purchases, and the period that it transmitted to its accountant. */
export async function expectDemoPurchases(ask: Ask): Promise<void> {
  await expectBills(ask);
  await expectCredits(ask);
  await expectClientMoney(ask);
  await expectBooks(ask);
}

/** Checks a wrong price, three bills paid by one cheque, and open bills of which one is late. */
async function expectBills(ask: Ask): Promise<void> {
  const { items: bills } = await ask<Listed<ListedBill>>("/api/optique/lists/bills?perPage=50");
  const states = new Map(bills.map(({ number, state, rest }) => [number, [state, rest]]));
  expect(Object.fromEntries(states)).toEqual({
    "F-2097": ["paid", 0],
    "F-2143": ["paid", 0],
    "F-2184": ["paid", 0],
    "C-2291": ["partial", 580],
    "OM-0641": ["unpaid", 2340],
    "VN-5120": ["unpaid", 1848],
    "MA-771": ["late", 640.8],
  });
  const of = (number: string) => bills.find((bill) => bill.number === number);
  const wrong = await ask<BillDocument>(`/api/optique/bills/${of("F-2184")?.id}`);
  expect(wrong).toMatchObject({ remarks: ["price_gap"], gaps: { price: 60, pieces: 0 } });
  expect(of("OM-0641")).toMatchObject({
    date: storedDay(monthAgo(2).to),
    booked_on: storedDay(monthAgo(1).from),
  });
  const { items: payments } = await ask<Listed<ListedBillPayment>>(
    "/api/optique/lists/bill-payments?method=check",
  );
  expect(payments).toMatchObject([{ amount: 4000, left: 0, state: "issued" }]);
  expect(payments[0]?.bills).toHaveLength(3);
  const owed = await ask<Payables>("/api/optique/payables");
  expect(owed).toMatchObject({ rest: 5408.8, ages: { current: 4768, d30: 640.8 } });
}

/** Checks a returned lens that was credited two months later, and a price whose credit is still expected. */
async function expectCredits(ask: Ask): Promise<void> {
  const { items } = await ask<Listed<ListedSupplierCredit>>("/api/optique/lists/supplier-credits");
  const told = items.map(({ reason, state, total_amount }) => [reason, state, total_amount]);
  expect(told.sort()).toEqual([
    ["price", "expected", 0],
    ["return", "used", 420],
  ]);
  const returned = items.find(({ reason }) => reason === "return");
  expect(returned).toMatchObject({
    date: storedDay(addDays(today(), -88)),
    received_on: storedDay(addDays(today(), -28)),
  });
  const board = await ask<{ today: PurchasesOfToday & { plansLate: object } }>(
    "/api/optique/dashboard",
  );
  expect(board.today).toMatchObject({
    billsDue: { count: 2, amount: 2488.8 },
    paymentsDue: { count: 1, amount: 4000 },
    creditsExpected: { count: 1, amount: 72 },
    plansLate: { count: 1, amount: 550 },
    booksDue: monthAgo(1),
  });
}

/** Checks a cheque that bounced on a later day than its own, and one late instalment of a plan. */
async function expectClientMoney(ask: Ask): Promise<void> {
  const { items } = await ask<Listed<Reversal>>(recordsPath("optique_reversals"));
  expect(items).toMatchObject([
    { kind: "bounced", amount: -960, date: storedDay(addDays(today(), -4)) },
  ]);
  const late = await ask<Listed<{ id: string; late: number }>>(
    "/api/optique/lists/invoices?status=late",
  );
  expect(late.items).toMatchObject([{ late: 550 }]);
}

/** Checks that the month before last is transmitted, and last month ready: its files agree with the screens. */
async function expectBooks(ask: Ask): Promise<void> {
  const [before, last] = [monthAgo(2), monthAgo(1)];
  const books = await ask<Books>(`/api/optique/books?from=${last.from}&to=${last.to}`);
  expect(books.closedUntil).toBe(before.to);
  expect(books.periods).toMatchObject([
    { from: storedDay(before.from), to: storedDay(before.to), reopened_at: "" },
  ]);
  expect(books.sales.invoices).toBeGreaterThan(5);
  expect(books.purchases.bills).toBeGreaterThan(0);
  const codes = books.differences.map(({ code }) => code);
  expect(codes).toEqual(codes.filter((code) => demoDifferences.includes(code)));
}

/** Differences that a month of the demonstration may have; never one between its files and its screens. */
export const demoDifferences: readonly string[] = [
  "days_open",
  "days_changed",
  "gaps",
  "not_issued",
  "cheques_in_hand",
  "bounced_later",
  "not_billed",
  "credits_expected",
  "ids_missing",
];

/** The month that is the given number of months before today's. */
export const monthAgo = (months: number): Period =>
  presetPeriod("month", addMonths(today(), -months));
