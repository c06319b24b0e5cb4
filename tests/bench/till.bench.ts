import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const paymentsOfDay = 500;
const paymentsOfYears = 1_000_000;
const paymentsOfEachDay = 300;
const piece = 100_000;
/** Every second day from 900 to 400 days ago stays open, so that the rounds can close them. */
const openUntil = 900;
const openFrom = 400;
const day = today();

/** Creates a day with five hundred payments, a tenth of them by cheque; returns the last cheque. */
async function fillDay(shop: Shop): Promise<string> {
  const frame = await shop.product({ stock: 1_000_000 });
  let last = "";
  for (let made = 0; made < paymentsOfDay; made += 1) {
    const client = await shop.client({ name: `Benali Client ${made}`, phone: "0600000000" });
    const method = made % 10 === 0 ? "check" : made % 3 === 0 ? "card" : "cash";
    const paid = payment(100, { date: day, payment_method: method });
    const items = [line(frame.id, 1, 300)];
    await shop.saveInvoice(newId(), { client: client.id, date: day, items, payments: [paid] });
    if (method === "check") last = paid.id;
  }
  return last;
}

/** Writes ten years of payments, ten for each invoice, and closes all days except those for the rounds. */
async function fillYears(shop: Shop): Promise<void> {
  const moment = (i: string) =>
    `strftime('%Y-%m-%d 00:00:00.000Z', 'now', '-' || (1 + ${i} / ${paymentsOfEachDay}) || ' days')`;
  const run = async (count: number, sql: string, where = "") => {
    for (let first = 0; first < count; first += piece) {
      const numbers = `WITH RECURSIVE n (i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(first + piece, count) - 1})`;
      expectOk(
        await shop.sendAsAdmin("POST", "/api/sql", { query: `${numbers} ${sql} FROM n ${where}` }),
      );
    }
  };
  await run(
    paymentsOfYears / 10,
    `INSERT INTO optique_invoices (id, company, invoice_number, date, total_amount, paid_amount, status, created, updated)
      SELECT printf('i%014d', i), '${shop.company}', '2010010' || i, ${moment("i * 10")}, 1000, 1000, 'paid', ${moment("i * 10")}, ${moment("i * 10")}`,
  );
  await run(
    paymentsOfYears,
    `INSERT INTO optique_payments (id, company, invoice, date, amount, payment_method, cheque_state, reference, due_on, created, updated)
      SELECT printf('p%014d', i), '${shop.company}', printf('i%014d', i / 10), ${moment("i")}, 100,
        IIF(i % 10 = 0, 'check', 'cash'), IIF(i % 10 = 0, IIF(i < 2000, 'in_hand', 'cleared'), ''), printf('%07d', i), IIF(i % 20 = 0, ${moment("i")}, ''), ${moment("i")}, ${moment("i")}`,
  );
  const ago = "strftime('%Y-%m-%d 00:00:00.000Z', 'now', '-' || (1 + i) || ' days')";
  await run(
    paymentsOfYears / paymentsOfEachDay,
    `INSERT INTO optique_closes (id, company, day, opening, expected, counted, figures, created, updated)
      SELECT printf('z%014d', i), '${shop.company}', ${ago}, 0, 0, 0, '{"cash":0,"byMethod":[]}', ${ago}, ${ago}`,
    `WHERE i > ${openUntil} OR i < ${openFrom} OR i % 2 = ${openUntil % 2}`,
  );
}

let closed = 0;

function figuresOf(shop: Shop, one: string): Figure[] {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  /** Closes a different open day in each round; the day before it is closed. */
  const close = async () => {
    const path = `/api/optique/till/${addDays(day, -openUntil + 2 * closed)}/close`;
    expectOk(await shop.send("POST", path, { counted: 0, notes: "Compté en fin de mois" }));
    closed += 1;
  };
  const move = () =>
    shop.create("optique_cash_moves", { date: addDays(day, -1), kind: "expense", amount: -60 });
  let count = 0;
  const follow = async () => {
    const cheque_state = (count += 1) % 2 === 0 ? "bounced" : "cleared";
    expectOk(await shop.send("PATCH", recordsPath("optique_payments", one), { cheque_state }));
  };
  return [
    { name: "read of one record", work: () => shop.read("optique_payments", one) },
    { name: `till of a day of ${paymentsOfDay} payments`, aim: 6, work: () => ask("till") },
    { name: "close of a day", aim: 6, work: close },
    { name: "a cash move", work: move },
    { name: "a cheque that bounces, or is honoured", work: follow },
    { name: "open cheques", work: () => ask("lists/cheques?state=open&perPage=50") },
    { name: "settled cheques", work: () => ask("lists/cheques?state=cleared&perPage=50") },
    { name: "dashboard", work: () => ask("dashboard") },
  ];
}

it("the till on a full day, and after ten years of payments", async () => {
  const server = await startServer();
  try {
    const shop = await openShop(server);
    const one = await fillDay(shop);
    await printFigures(figuresOf(shop, one), 100);
    const began = Date.now();
    await fillYears(shop);
    console.log(`filled in ${Math.round((Date.now() - began) / 1000)} s`);
    await server.restart();
    console.log(`beside ${paymentsOfYears} payments:`);
    await printFigures(figuresOf(shop, one), 100);
    const shown = await shop.send<{ payments: object[] }>("GET", "/api/optique/till");
    expect(shown.body.payments).toHaveLength(paymentsOfDay);
  } finally {
    await server.stop();
  }
});
