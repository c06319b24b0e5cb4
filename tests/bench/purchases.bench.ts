import { expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { openPurchaseShop, type PurchaseShop } from "#support/purchaseShop.ts";
import { expectOk, newId } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const bills = 3000;
const openBills = 200;
const suppliers = 60;
const rounds = 60;

/** Writes years of bills by SQL, all paid except the last ones. */
async function fill(shop: PurchaseShop): Promise<void> {
  const run = async (query: string) =>
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  const count = (most: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const of = `'${shop.company}'`;
  const day = (days: string) =>
    `strftime('%Y-%m-%d 00:00:00.000Z', 'now', (-(${days})) || ' days')`;
  const rates = '[{"ht":1000,"rate":20,"vat":200}]';
  const supplier = `printf('v%014d', 1 + i % ${suppliers})`;
  await run(`${count(suppliers)} INSERT INTO optique_suppliers (id, company, name, payment_days, created, updated)
    SELECT printf('v%014d', i), ${of}, 'Fournisseur ' || i, 60, ${day("i")}, ${day("i")} FROM n`);
  await run(`${count(bills)} INSERT INTO optique_bills (id, company, supplier, number, number_key, date, due_on, label, rates, total_amount, paid_amount, booked_on, created, updated)
    SELECT printf('b%014d', i), ${of}, ${supplier}, 'F-' || i, 'f-' || i, ${day("i / 8")}, ${day("i / 8 - 60")}, 'Marchandises', '${rates}',
      1200, IIF(i <= ${openBills}, 200, 1200), ${day("i / 8")}, ${day("i / 8")}, ${day("i / 8")} FROM n`);
  await run(`${count(bills)} INSERT INTO optique_bill_payments (id, company, supplier, date, amount, left_amount, method, reference, state, due_on, created, updated)
    SELECT printf('p%014d', i), ${of}, ${supplier}, ${day("i / 8")}, IIF(i <= ${openBills}, 200, 1200), 0, 'check', 'CH ' || i,
      IIF(i <= 200, 'issued', 'debited'), ${day("i / 8 - 30")}, ${day("i / 8")}, ${day("i / 8")} FROM n`);
  await run(`${count(bills)} INSERT INTO optique_bill_parts (id, company, payment, bill, amount, date, created, updated)
    SELECT printf('q%014d', i), ${of}, printf('p%014d', i), printf('b%014d', i), IIF(i <= ${openBills}, 200, 1200), ${day("i / 8")}, ${day("i / 8")}, ${day("i / 8")} FROM n`);
}

async function figuresOf(shop: PurchaseShop): Promise<Figure[]> {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  const receipt = await shop.receive(
    Array.from({ length: 10 }, () => ({ ordered: 5, came: 5, price: 20 })),
  );
  const items = () =>
    receipt.items.map(({ id }) => ({ id: newId(), receipt_item: id, quantity: 1, price: 20 }));
  const { id } = await shop.bill(1200);
  return [
    { name: "read of one record", work: () => shop.read("optique_suppliers", shop.supplier.id) },
    { name: "new bill", aim: 7, work: () => shop.bill(1200, { number: newId() }) },
    {
      name: "new bill of ten received lines",
      aim: 7,
      work: () => shop.bill(240, { number: newId(), items: items() }),
    },
    { name: "payment of a bill", work: () => shop.pay([[{ id }, 1]], { amount: 5 }) },
    { name: "ten bills", aim: 3, work: () => ask("lists/bills?perPage=10") },
    { name: "ten open bills", aim: 3, work: () => ask("lists/bills?state=open&perPage=10") },
    { name: "ten payments", aim: 3, work: () => ask("lists/bill-payments?perPage=10") },
    {
      name: "unbilled lines",
      aim: 3,
      work: () => ask(`lists/unbilled?supplier=${shop.supplier.id}&perPage=10`),
    },
    { name: "payables", aim: 10, work: () => ask("payables") },
    { name: "calendar", aim: 15, work: () => ask("calendar") },
    {
      name: "account of a month",
      work: () => ask(`suppliers/${shop.supplier.id}/account?from=2026-11-01&to=${today()}`),
    },
    { name: "dashboard", work: () => ask("dashboard") },
  ];
}

it("purchases of a day, alone and with years of records", async () => {
  const server = await startServer();
  try {
    const shop = await openPurchaseShop(server);
    await printFigures(await figuresOf(shop), rounds);
    await fill(shop);
    await server.restart();
    console.log(`beside ${bills} bills, of which ${openBills} are open:`);
    await printFigures(await figuresOf(shop), rounds);
    expect((await shop.payables()).suppliers.length).toBeGreaterThan(suppliers);
  } finally {
    await server.stop();
  }
});
