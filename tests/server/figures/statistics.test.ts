import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import {
  monthsOf,
  type Period,
  presetPeriod,
  presets,
  previousPeriod,
} from "#domain/core/days/period.ts";
import type {
  CreditItem,
  CreditNote,
  Invoice,
  InvoiceItem,
  Payment,
  Refund,
  Reversal,
} from "#domain/core/records.ts";
import { call, expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/** Independent computation of the same figures: reads every record through the API and adds whole centimes. */
let server: Server;
let token: string;
let invoices: Invoice[];
let items: InvoiceItem[];
let payments: Payment[];
let notes: CreditNote[];
let creditItems: CreditItem[];
let refunds: Refund[];
let reversals: Reversal[];
const year = Number(today().slice(0, 4));
const lastLeap = year - (year % 4);
/** Days that could be counted in the wrong month or not at all. */
const edges = [
  `${year - 1}-02-28`,
  `${year - 1}-11-30`,
  `${year - 1}-12-31`,
  `${year}-01-01`,
  `${lastLeap}-02-29`,
  `${lastLeap}-03-01`,
] as IsoDay[];

const send = <T>(method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: unknown) =>
  call<T>(server, method, path, { token, ...(body ? { body } : {}) });

async function all<T>(collection: string): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${recordsPath(collection)}?perPage=500&page=${page}&sort=id`;
    const { items: rows, totalPages } = expectOk(
      await send<{ items: T[]; totalPages: number }>("GET", path),
    );
    found.push(...rows);
    if (page >= totalPages) return found;
  }
}

beforeAll(async () => {
  server = await startServer({ admin: null });
  const body = {
    company: "Optique du Figuier",
    name: "Samira",
    email: "samira@figuier.example",
    password: "motdepasse-1",
    demo: true,
  };
  const made = await call<{ token: string }>(server, "POST", "/api/optique/setup", { body });
  token = expectOk(made).token;
  // The demonstration has transmitted a month, and accepts no writes before its end.
  expectOk(await send("POST", "/api/optique/books/reopen", { reason: "Anciennes ventes" }));
  const client = expectOk(
    await send<{ id: string }>("POST", recordsPath("optique_clients"), { name: "Benali Aïcha" }),
  );
  const product = expectOk(
    await send<{ id: string }>("POST", recordsPath("optique_products"), {
      name: "Monture Riad",
      type: "frame",
      selling_price: 1.1,
      stock: 1000,
    }),
  );
  for (const [index, date] of edges.entries()) {
    expectOk(
      await send("PUT", `/api/optique/prescriptions/${newId()}`, {
        client: client.id,
        date,
        notes: "",
        invoice: {
          id: newId(),
          date,
          items: [line(product.id, index + 1, 1.1), line(product.id, 1, 2.2)],
          payments: [
            payment(1.1, { date }),
            payment(0.01, { date, payment_method: "bank_transfer" }),
            payment(0.02, { date, payment_method: "transfer" }),
          ],
        },
      }),
    );
  }
  // Deletes one invoice and moves one to another month: the statistics must no longer count them there.
  const [gone] = await all<Invoice>("optique_invoices");
  await send("DELETE", recordsPath("optique_invoices", gone?.id ?? ""));
  notes = await all<CreditNote>("optique_credit_notes");
  creditItems = await all<CreditItem>("optique_credit_items");
  refunds = await all<Refund>("optique_refunds");
  reversals = await all<Reversal>("optique_reversals");
  [invoices, items, payments] = [
    await all<Invoice>("optique_invoices"),
    await all<InvoiceItem>("optique_invoice_items"),
    await all<Payment>("optique_payments"),
  ];
});
afterAll(() => server.stop());

const centimes = (dirhams: number): number => Math.round(dirhams * 100);
const sumOf = (amounts: number[]): number =>
  amounts.reduce((sum, amount) => sum + centimes(amount), 0) / 100;
const isIn = (period: Period) => (row: { date: string }) =>
  row.date.slice(0, 10) >= period.from && row.date.slice(0, 10) <= period.to;

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

/** Line of an invoice, or of a credit note, whose quantity and amount are negative. */
type Moved = { product: string; type: string; quantity: number; amount: number };

/** Sales and credit notes of a period, each by its own date. */
function movedIn(period: Period): Moved[] {
  const idsOf = (rows: readonly { id: string; date: string }[]) =>
    new Set(rows.filter(isIn(period)).map(({ id }) => id));
  const [sold, credited] = [idsOf(invoices), idsOf(notes)];
  return [
    ...items
      .filter(({ invoice }) => sold.has(invoice))
      .map((item) => ({
        product: item.product,
        type: item.product_type || "other",
        quantity: item.quantity,
        amount: (centimes(item.price) * item.quantity - centimes(item.discount)) / 100,
      })),
    ...creditItems
      .filter(({ credit_note }) => credited.has(credit_note))
      .map((item) => ({
        product: item.product,
        type: item.product_type || "other",
        quantity: -item.quantity,
        amount: -item.amount,
      })),
  ];
}

/** Method of a payment in the figures; 'fund' for every payment of a fund, however it was paid. */
const methodOf = ({ payment_method, fund }: Payment): string => {
  if (fund) return "fund";
  return payment_method === "bank_transfer" ? "transfer" : payment_method;
};

function expectedOf(period: Period) {
  const billed = invoices.filter(isIn(period));
  const moved = movedIn(period);
  // The demonstration has a bounced cheque, which is subtracted from the takings on the day it bounced.
  const cashed = [
    ...payments.filter(isIn(period)),
    ...reversals
      .filter(isIn(period))
      .flatMap(({ date, amount, payment: of }) =>
        payments.filter(({ id }) => id === of).map((one) => ({ ...one, date, amount })),
      ),
  ];
  const back = refunds.filter(isIn(period));
  const money = [
    ...cashed.filter((row) => row.payment_method !== "credit" && row.fund === ""),
    ...back.map(({ date, amount }) => ({ date, amount: -amount })),
  ];
  const credits = notes.filter(isIn(period));
  const total = sumOf([
    ...billed.map(({ total_amount }) => total_amount),
    ...credits.map(({ total_amount }) => -total_amount),
  ]);
  const owed = sumOf(
    billed.flatMap((one) => [one.total_amount, -one.credited_amount, -one.fund_part]),
  );
  const collected = sumOf(billed.map(({ paid_amount }) => paid_amount));
  const amountOf = (rows: Moved[]) => sumOf(rows.map(({ amount }) => amount));
  const piecesOf = (rows: Moved[]) => rows.reduce((sum, row) => sum + row.quantity, 0);
  const byKey = <T>(rows: [string, T][]) => Object.fromEntries(rows);
  return {
    invoices: billed.length,
    total,
    owed,
    collected,
    remaining: centimes(owed - collected) / 100,
    collectedPercent: owed > 0 ? Math.round((collected * 100) / owed) : 0,
    byDay: byKey(
      groups(money, ({ date }) => date.slice(0, 10)).map(([day, rows]) => [
        day,
        sumOf(rows.map(({ amount }) => amount)),
      ]),
    ),
    byMethod: byKey(
      groups(cashed, methodOf).map(([method, rows]) => [
        method,
        sumOf(rows.map(({ amount }) => amount)),
      ]),
    ),
    byProduct: byKey(
      groups(moved, ({ product }) => product).map(([product, rows]) => [
        product,
        [piecesOf(rows), amountOf(rows)],
      ]),
    ),
    byType: byKey(
      groups(moved, ({ type }) => type).map(([type, rows]) => [
        type,
        [new Set(rows.map(({ product }) => product)).size, piecesOf(rows), amountOf(rows)],
      ]),
    ),
  };
}

type Answer = {
  invoices: number;
  total: number;
  collected: number;
  remaining: number;
  collectedPercent: number;
  remainingPercent: number;
  byDay: { day: string; amount: number }[];
  byMethod: { method: string; amount: number }[];
  byProduct: {
    product: string;
    quantity: number;
    amount: number;
    before: number;
    trend: number[];
  }[];
  byType: { type: string; products: number; quantity: number; amount: number }[];
  previous: { total: number; collected: number; invoices: number };
  month: Days & { before: Days };
};
type Days = Period & { salesByDay: { day: string; total: number }[] };

const slices = Array.from({ length: 10 }, (_, slice) => slice);

/** Amounts of a product in ten slices of three days, until the end of the period, or until today if earlier. */
function trendOf(product: string, { to }: Period): number[] {
  const last = to < today() ? to : today();
  const amounts = slices.map((slice) => {
    const from = addDays(last, -29 + 3 * slice);
    const own = movedIn({ from, to: addDays(from, 2) }).filter((row) => row.product === product);
    return { rows: own.length, amount: sumOf(own.map(({ amount }) => amount)) };
  });
  return amounts.some(({ rows }) => rows > 0) ? amounts.map(({ amount }) => amount) : [];
}

/** Sales by day, less the credit notes of that day. */
const billedByDay = (period: Period) =>
  Object.fromEntries(
    groups(
      [
        ...invoices.filter(isIn(period)).map(({ date, total_amount }) => ({ date, total_amount })),
        ...notes
          .filter(isIn(period))
          .map(({ date, total_amount }) => ({ date, total_amount: -total_amount })),
      ],
      ({ date }) => date.slice(0, 10),
    ).map(([day, rows]) => [day, sumOf(rows.map(({ total_amount }) => total_amount))]),
  );

async function expectSame(period: Period): Promise<void> {
  const path = `/api/optique/statistics?from=${period.from}&to=${period.to}`;
  const answer = expectOk(await send<Answer>("GET", path));
  const expected = expectedOf(period);
  const { invoices: count, total, collected, remaining, collectedPercent } = answer;
  expect({ invoices: count, total, collected, remaining, collectedPercent }).toEqual({
    invoices: expected.invoices,
    total: expected.total,
    collected: expected.collected,
    remaining: expected.remaining,
    collectedPercent: expected.collectedPercent,
  });
  expect(answer.remainingPercent).toBe(expected.owed > 0 ? 100 - collectedPercent : 0);
  expect(Object.fromEntries(answer.byDay.map(({ day, amount }) => [day, amount]))).toEqual(
    expected.byDay,
  );
  expect(Object.fromEntries(answer.byMethod.map(({ method, amount }) => [method, amount]))).toEqual(
    expected.byMethod,
  );
  expect(
    Object.fromEntries(
      answer.byProduct.map(({ product, quantity, amount }) => [product, [quantity, amount]]),
    ),
  ).toEqual(expected.byProduct);
  expect(
    Object.fromEntries(
      answer.byType.map(({ type, products, quantity, amount }) => [
        type,
        [products, quantity, amount],
      ]),
    ),
  ).toEqual(expected.byType);
  const amounts = answer.byProduct.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  const before = expectedOf(previousPeriod(period, today()));
  expect(answer.previous).toMatchObject({
    total: before.total,
    collected: before.collected,
    invoices: before.invoices,
  });
  for (const { product, before: earlier, trend } of answer.byProduct) {
    expect(earlier).toBe(before.byProduct[product]?.[1] ?? 0);
    expect(trend, product).toEqual(trendOf(product, period));
  }
  const months = monthsOf(period, today());
  for (const [days, whole] of [
    [answer.month, months.month],
    [answer.month.before, months.before],
  ] as const) {
    expect({ from: days.from, to: days.to }).toEqual(whole);
    const totals = days.salesByDay.map(({ day, total }) => [day, total]);
    expect(Object.fromEntries(totals)).toEqual(billedByDay(whole));
  }
}

describe("statistics equal an independent computation over the demonstration shop", () => {
  it.each(presets.flatMap((preset) => [today(), ...edges].map((day) => [preset, day] as const)))(
    "for %s, as of %s",
    (preset, day) => expectSame(presetPeriod(preset, day)),
  );

  it("over all data", () =>
    expectSame({ from: "2000-01-01" as IsoDay, to: `${year}-12-31` as IsoDay }));

  it("with credit notes of today, and a kept credit that is used", () => {
    // The demonstration has one credit note of last month.
    expect(notes.length).toBe(6);
    expect(notes.map(({ used }) => used).some((used) => used > 0)).toBe(true);
    expect(notes.filter(isIn({ from: today(), to: today() }))).toHaveLength(5);
  });

  it("sales on both sides of midnight count on their own day", async () => {
    const [last, first] = [`${year - 1}-12-31` as IsoDay, `${year}-01-01` as IsoDay];
    await expectSame({ from: last, to: last });
    await expectSame({ from: first, to: first });
    expect(expectedOf({ from: last, to: last }).invoices).toBeGreaterThan(0);
    expect(expectedOf({ from: first, to: first }).invoices).toBeGreaterThan(0);
  });
});
