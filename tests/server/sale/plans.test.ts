import { beforeEach, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import {
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

let shop: Shop;
let frame: string;
let client: string;

beforeEach(async () => {
  shop = await openShop();
  frame = (await shop.product()).id;
  client = (await shop.client({ name: "Daoudi Zineb" })).id;
});

const day = today();
const inDays = (days: number): IsoDay => addDays(day, days);
const four = [-1, 29, 59, 89].map((days) => ({ on: inDays(days), amount: 500 }));
const sell = (paid = 0, price = 2000) =>
  shop.saveInvoice(newId(), {
    client,
    date: inDays(-10),
    items: [line(frame, 1, price)],
    payments: paid > 0 ? [payment(paid, { date: inDays(-10) })] : [],
  });
type Planned = { plan: unknown; data: Refusal["data"] };
const plan = (id: string, value: unknown) =>
  shop.send<Planned>("PATCH", recordsPath("optique_invoices", id), {
    plan: value,
  });
type Page = { items: { id: string; late?: number }[]; late?: number };
const late = async () =>
  expectOk(await shop.send<Page>("GET", "/api/optique/lists/invoices?status=late"));
const dashboard = async () =>
  expectOk(
    await shop.send<{ today: { plansLate?: { count: number; amount: number } } }>(
      "GET",
      "/api/optique/dashboard",
    ),
  ).today.plansLate;

it("an instalment is late once its day is past and later payments do not cover it", async () => {
  const { id } = await sell();
  expectOk(await plan(id, four));
  expect(await late()).toMatchObject({ items: [{ id, late: 500 }], late: 500 });
  expect(await dashboard()).toEqual({ count: 1, amount: 500 });
  expectOk(
    await shop.send("POST", recordsPath("optique_payments"), { ...payment(300), invoice: id }),
  );
  expect(await late()).toMatchObject({ items: [{ id, late: 200 }], late: 200 });
  expectOk(
    await shop.send("POST", recordsPath("optique_payments"), { ...payment(200), invoice: id }),
  );
  expect(await late()).toMatchObject({ items: [], late: 0 });
  const other = await sell();
  expect((await late()).items).toEqual([]);
  const all = await shop.send<Page>("GET", "/api/optique/lists/invoices");
  expect(expectOk(all).items.map((row) => [row.id, row.late])).toEqual([
    [other.id, undefined],
    [id, 0],
  ]);
});

it("the sum of a plan is at most the client's part, by document and by record", async () => {
  const sold = await sell(0, 1000);
  const body = { version: sold.version, client, date: sold.date, items: sold.items };
  const whole = await shop.send("PUT", `/api/optique/invoices/${sold.id}`, {
    ...body,
    plan: four,
  });
  const own = await plan(sold.id, four);
  expect([whole.status, own.status]).toEqual([400, 400]);
  for (const { body: refused } of [whole, own])
    expect(refused.data).toEqual({
      plan: { code: "plan_exceeds", message: "L’échéancier dépasse la part du client." },
    });
  const two = four.slice(0, 2);
  const saved = await shop.saveInvoice(sold.id, { ...body, plan: two });
  expect(saved.plan).toEqual(two);
  expect(await shop.saveInvoice(sold.id, { ...body, plan: two })).toEqual(saved);
  const again = await shop.saveInvoice(sold.id, { ...body, version: saved.version, notes: "Vu" });
  expect(again.plan).toEqual(two);
  expect(expectOk(await plan(sold.id, [])).plan).toBeNull();
});

it.each([
  [[{ on: "demain", amount: 5 }], "plan_day"],
  [[{ amount: 5 }], "plan_day"],
  [[{ on: inDays(1), amount: 0 }], "plan_amount"],
  [[{ on: inDays(1), amount: -5 }], "plan_amount"],
  [[{ on: inDays(1), amount: "5" }], "plan_amount"],
  [
    [
      { on: inDays(2), amount: 5 },
      { on: inDays(1), amount: 5 },
    ],
    "plan_order",
  ],
  [
    [
      { on: inDays(2), amount: 5 },
      { on: inDays(2), amount: 5 },
    ],
    "plan_order",
  ],
  [Array.from({ length: 25 }, (_, at) => ({ on: inDays(at), amount: 1 })), "plan_max"],
  ["rien", "list"],
  [{ on: inDays(1), amount: 5 }, "list"],
])("the plan %j is refused as %s, and the stored plan stays", async (value, code) => {
  const { id } = await sell();
  expectOk(await plan(id, four));
  const { status, body } = await plan(id, value);
  expect(status).toBe(400);
  expect(body.data).toMatchObject({ plan: { code } });
  expect((await shop.read("optique_invoices", id)).plan).toEqual(four);
});

it("the calendar expects the unpaid rest of each instalment", async () => {
  const { id } = await sell(300);
  expectOk(await plan(id, four.slice(0, 3)));
  type Row = { kind: string; id: string; day: string; name: string; amount: number; side: string };
  type Calendar = { late: { rows: Row[] }; weeks: { rows: Row[] }[] };
  const { late: past, weeks } = expectOk(
    await shop.send<Calendar>("GET", "/api/optique/calendar?weeks=26"),
  );
  const row = { side: "in", kind: "plan", id, name: "Daoudi Zineb", amount: 500 };
  // 1 700 are unpaid, of which 1 500 are planned.
  expect(past.rows).toEqual([{ ...row, day: four[0]?.on }]);
  expect(weeks.flatMap(({ rows }) => rows)).toEqual(
    four.slice(1, 3).map(({ on: day_ }) => ({ ...row, day: day_ })),
  );
  expectOk(
    await shop.send("POST", recordsPath("optique_payments"), { ...payment(900), invoice: id }),
  );
  const later = expectOk(await shop.send<Calendar>("GET", "/api/optique/calendar?weeks=26"));
  expect(later.late.rows).toEqual([]);
  expect(later.weeks.flatMap(({ rows }) => rows.map(({ amount }) => amount))).toEqual([300, 500]);
});

it("the plan of an issued invoice can be changed under the lock", async () => {
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      invoice_lock: true,
    }),
  );
  const sold = await sell(100);
  expect(sold.issued_at).not.toBe("");
  expect(expectOk(await plan(sold.id, four.slice(0, 3))).plan).toEqual(four.slice(0, 3));
  const body = { version: undefined as string | undefined, plan: four.slice(0, 2) };
  const now = expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${sold.id}`));
  body.version = now.version;
  expect((await shop.saveInvoice(sold.id, body)).plan).toEqual(four.slice(0, 2));
});
