import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Books } from "#domain/books/booksAnswers.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { printFigures } from "./measure.ts";

const sales = 600;
const products = 500;
const closedDays = 26;
const day = today();
const dayOf = (place: number) => addDays(day, -1 - (place % closedDays));

/** A month of a busy shop: sales at two rates with two payments, cheques, cash moves and closed days. */
async function fillMonth(shop: Shop): Promise<void> {
  const values = { vat: true, vat_rate: 20 };
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));
  const made: string[] = [];
  for (let place = 0; place < products; place += 1) {
    const lower = place % 3 === 0 ? { vat_rate: 7 } : {};
    const own = { name: `Monture ${place}`, reference: `M${place}`, purchase_price: 90, ...lower };
    made.push((await shop.product({ stock: 1000, ...own })).id);
  }
  for (let place = 0; place < sales; place += 1) {
    const client = await shop.client({ name: `Benali Client ${place}` });
    const date = dayOf(place);
    const method = place % 10 === 0 ? "check" : place % 3 === 0 ? "card" : "cash";
    await shop.saveInvoice(newId(), {
      client: client.id,
      date,
      items: [0, 1, 2].map((at) => line(made[(place + at) % products] ?? "", 1, 333.33)),
      payments: [payment(500, { date, payment_method: method }), payment(100, { date })],
    });
  }
  for (let place = 0; place < closedDays; place += 1) {
    const move = { date: dayOf(place), kind: "expense", amount: -60, label: "Loyer" };
    await shop.create("optique_cash_moves", move);
    const path = `/api/optique/till/${dayOf(place)}/close`;
    expectOk(await shop.send("POST", path, { counted: 0, notes: "Compté" }));
  }
}

async function pack(server: Server, shop: Shop): Promise<number> {
  const { url } = server;
  const answer = await fetch(
    `${url}/api/optique/books/pack?from=${dayOf(closedDays - 1)}&to=${day}`,
    {
      headers: { Authorization: shop.token },
    },
  );
  return (await answer.arrayBuffer()).byteLength;
}

it(`the books of a month of ${sales} invoices`, async () => {
  const server = await startServer();
  try {
    const shop = await openShop(server);
    await fillMonth(shop);
    const client = (await shop.client()).id;
    const books = async () => {
      const query = `from=${dayOf(closedDays - 1)}&to=${day}`;
      return expectOk(await shop.send<Books>("GET", `/api/optique/books?${query}`));
    };
    console.log(`the pack has ${Math.round((await pack(server, shop)) / 1024)} kB`);
    await printFigures(
      [
        { name: "read of one record", work: () => shop.read("optique_clients", client) },
        { name: "books", aim: 120, work: books },
        { name: "pack", aim: 400, work: () => pack(server, shop) },
      ],
      20,
    );
    expect((await books()).sales.invoices).toBe(sales);
  } finally {
    await server.stop();
  }
});
