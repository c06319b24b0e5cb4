import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const paymentsOfDay = 500;
const paymentsOfYears = 1_000_000;
const piece = 100_000;
const day = today();

/** A day on which five hundred people paid, a tenth of them by cheque. */
async function fillDay(shop: Shop): Promise<string> {
  const frame = await shop.product({ stock: 1_000_000 });
  let last = "";
  for (let made = 0; made < paymentsOfDay; made += 1) {
    const client = await shop.client({ name: `Benali Client ${made}`, phone: "0600000000" });
    const method = made % 10 === 0 ? "check" : made % 3 === 0 ? "card" : "cash";
    const paid = payment(100, { date: day, payment_method: method });
    const items = [line(frame.id, 1, 300)];
    await shop.saveInvoice(newId(), { client: client.id, date: day, items, payments: [paid] });
    last = paid.id;
  }
  return last;
}

/** Ten years of payments, ten of each invoice. */
async function fillYears(shop: Shop): Promise<void> {
  const moment = (i: string) =>
    `strftime('%Y-%m-%d 00:00:00.000Z', 'now', '-' || (1 + ${i} / 300) || ' days')`;
  const run = async (count: number, sql: string) => {
    for (let first = 0; first < count; first += piece) {
      const numbers = `WITH RECURSIVE n (i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(first + piece, count) - 1})`;
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query: `${numbers} ${sql} FROM n` }));
    }
  };
  await run(
    paymentsOfYears / 10,
    `INSERT INTO optique_invoices (id, company, invoice_number, date, total_amount, paid_amount, status, created, updated)
      SELECT printf('i%014d', i), '${shop.company}', '2010010' || i, ${moment("i * 10")}, 1000, 1000, 'paid', ${moment("i * 10")}, ${moment("i * 10")}`,
  );
  await run(
    paymentsOfYears,
    `INSERT INTO optique_payments (id, company, invoice, date, amount, payment_method, cheque_state, created, updated)
      SELECT printf('p%014d', i), '${shop.company}', printf('i%014d', i / 10), ${moment("i")}, 100,
        IIF(i % 10 = 0, 'check', 'cash'), IIF(i % 10 = 0, IIF(i < 2000, 'in_hand', 'cleared'), ''), ${moment("i")}, ${moment("i")}`,
  );
}

let closed = 0;

function figuresOf(shop: Shop, one: string): Figure[] {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  /** Each time another day, further back than anything was paid. */
  const close = async () => {
    closed += 1;
    const path = `/api/optique/till/${addDays(day, -20_000 - closed)}/close`;
    expectOk(await shop.send("POST", path, { counted: 0 }));
  };
  const move = () =>
    shop.create("optique_cash_moves", { date: addDays(day, -1), kind: "expense", amount: -60 });
  let count = 0;
  const follow = async () => {
    const cheque_state = (count += 1) % 2 === 0 ? "bounced" : "cleared";
    await shop.send("PATCH", recordsPath("optique_payments", one), { cheque_state });
  };
  return [
    { name: "read of one record", work: () => shop.read("optique_payments", one) },
    { name: `till of a day of ${paymentsOfDay} payments`, aim: 6, work: () => ask("till") },
    { name: "close of a day", aim: 6, work: close },
    { name: "a cash move", work: move },
    { name: "a payment changed", work: follow },
    { name: "open cheques", work: () => ask("lists/cheques?state=open&perPage=50") },
    { name: "settled cheques", work: () => ask("lists/cheques?state=cleared&perPage=50") },
    { name: "dashboard", work: () => ask("dashboard") },
  ];
}

it("the till of a full day, and beside ten years of payments", async () => {
  const server = await startServer();
  try {
    const shop = await openShop(server);
    const one = await fillDay(shop);
    await printFigures(figuresOf(shop, one), 100);
    await fillYears(shop);
    await server.restart();
    console.log(`beside ${paymentsOfYears} payments:`);
    await printFigures(figuresOf(shop, one), 100);
    const shown = await shop.send<{ payments: object[] }>("GET", "/api/optique/till");
    expect(shown.body.payments).toHaveLength(paymentsOfDay);
  } finally {
    await server.stop();
  }
});
