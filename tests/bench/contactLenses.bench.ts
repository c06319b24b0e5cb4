import { expect, it } from "vitest";

import {
  contactLens,
  type ContactShop,
  leftLens,
  openContactShop,
  rightLens,
  sheetPath,
} from "#support/contactShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const wearers = 3000;
const rows = 20_000;
const rounds = 60;

/** Writes years of sheets and handed-over boxes by SQL. */
async function fill(shop: ContactShop): Promise<void> {
  const run = async (query: string) =>
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  const count = (most: number) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const of = `'${shop.company}'`;
  const day = (days: string) =>
    `strftime('%Y-%m-%d 00:00:00.000Z', 'now', '-' || (${days}) || ' days')`;
  const lens = JSON.stringify(contactLens({ bc: 8.6, dia: 14.2, sphere: -3 }));
  const eye = JSON.stringify({ ...rightLens, product: shop.monthly.id });
  await run(`${count(wearers)} INSERT INTO optique_clients (id, company, name, created, updated)
    SELECT printf('w%014d', i), ${of}, 'Porteur ' || i, ${day("i")}, ${day("i")} FROM n`);
  await run(`${count(wearers)} INSERT INTO optique_contact_prescriptions (id, company, client, date, status, right_lens, left_lens, days_a_week, check_on, created, updated)
    SELECT printf('s%014d', i), ${of}, printf('w%014d', i), ${day("i % 700")}, 'final', '${eye}', '${eye}', 7, '', ${day("i % 700")}, ${day("i % 700")} FROM n`);
  await run(`${count(rows)} INSERT INTO optique_contact_orders (id, company, client, contact, product, product_name, eye, lens, quantity, wear, box_size, status, given_on, trial, invoice_item, steps, created, updated)
    SELECT printf('o%014d', i), ${of}, printf('w%014d', 1 + i % ${wearers}), printf('s%014d', 1 + i % ${wearers}), '${shop.monthly.id}', 'Biofinity', IIF(i % 2, 'right', 'left'), '${lens}',
      1, 'monthly', 6, 'given', ${day("i % 900")}, FALSE, '', '[]', ${day("i % 900")}, ${day("i % 900")} FROM n`);
}

/** Creates a wearer for each sale, because a real sheet has about ten rows, not hundreds. */
async function moreSheets(shop: ContactShop): Promise<{ client: string; contact: string }[]> {
  const made = [];
  for (let count = 0; count < rounds; count += 1) {
    const { id: client } = await shop.client({ name: `Porteur ${count}` });
    made.push({ client, contact: (await shop.makeSheet({ client })).id });
  }
  return made;
}

function figuresOf(
  shop: ContactShop,
  { sheet, frame }: { sheet: string; frame: string },
  worn: { client: string; contact: string }[],
): Figure[] {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  const left = [...worn];
  return [
    { name: "read of one record", work: () => shop.read("optique_clients", shop.wearer.id) },
    { name: "renewal", aim: 3, work: () => shop.renewal(sheet) },
    { name: "scan", aim: 3, work: () => shop.scan("08412345678905") },
    { name: "ten sheets", aim: 3, work: () => ask("lists/contact-prescriptions?perPage=10") },
    { name: "ten rows", aim: 3, work: () => ask("lists/contact-orders?perPage=10") },
    { name: "ten renewals", aim: 3, work: () => ask("lists/contact-renewals?perPage=10") },
    { name: "boxes of a lot", aim: 3, work: () => ask("lists/contact-boxes?lot=ab12&perPage=10") },
    { name: "sheet", work: () => shop.send("GET", sheetPath(sheet)) },
    { name: "dashboard", work: () => ask("dashboard") },
    {
      name: "sale of two frames",
      work: () => shop.sell({ items: [line(frame, 1, 100), line(frame, 1, 100)] }),
    },
    {
      name: "sale of two lens lines (at most 1.3 of two frames)",
      work: () =>
        shop.sell({
          ...left.pop(),
          items: [shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })],
        }),
    },
  ];
}

it("contact lenses of a day, alone and with years of records", async () => {
  const server = await startServer();
  try {
    const shop = await openContactShop(server);
    const frame = (await shop.product({ stock: 1_000_000 })).id;
    const sheet = (await shop.makeSheet({ id: newId() })).id;
    const sale = await shop.sell({ contact: sheet, items: [shop.boxes(2)] });
    const [row] = await shop.rowsOf(sale.id);
    expectOk(await shop.postBox({ order: row?.id, gtin: "08412345678905", lot: "AB12" }));
    await printFigures(figuresOf(shop, { sheet, frame }, await moreSheets(shop)), rounds);
    await fill(shop);
    await server.restart();
    console.log(`beside ${wearers} sheets and ${rows} rows:`);
    await printFigures(figuresOf(shop, { sheet, frame }, await moreSheets(shop)), rounds);
    expect(row?.quantity).toBe(2);
  } finally {
    await server.stop();
  }
});
