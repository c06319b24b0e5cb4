import { expect, it } from "vitest";

import { expectOk, line, newId, openShop, payment } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Page = { items: { invoice_number: string; bought: object[] }[] };

it("a client's purchases have article, pair and day, and a word of client and article finds the invoice", async () => {
  const server = await sharedServer();
  const shop = await openShop(server);
  const daoudi = await shop.client({ name: "Daoudi Salma" });
  const other = await shop.client({ name: "Alami Nour" });
  const frame = await shop.product({ name: "Ray-Ban Wayfarer bleue", reference: "RB-2140" });
  const sun = await shop.product({ name: "Vogue 5", type: "sunglasses", reference: "VO-5" });
  const sell = (client: string, items: object[]) =>
    shop.savePrescription(newId(), {
      client,
      date: "2026-11-20",
      right_sphere: -1,
      invoice: { id: newId(), items: items as never, payments: [payment(100)] },
    });
  const bought = await sell(daoudi.id, [
    line(frame.id, 1, 900),
    { ...line(sun.id, 2, 400), pair: 2 },
    { id: newId(), product: "", label: "Cordon", quantity: 1, price: 20 },
  ]);
  await sell(daoudi.id, [line(sun.id, 1, 400)]);
  await sell(other.id, [line(frame.id, 1, 900)]);
  const list = async (query: string) =>
    expectOk(await shop.send<Page>("GET", `/api/optique/lists/${query}`)).items;

  const [, first] = await list(`purchases?client=${daoudi.id}`);
  expect(first).toMatchObject({
    invoice_number: bought.invoice?.invoice_number,
    date: "2026-11-20 00:00:00.000Z",
    bought: [
      { product_name: "Ray-Ban Wayfarer bleue", product_reference: "RB-2140", quantity: 1 },
      { label: "Cordon", product: "" },
      { product_name: "Vogue 5", quantity: 2, pair: 2 },
    ],
  });
  for (const q of ["daoudi ray-ban", "ray-ban daoudi", "DAOUDI rayban bleue", "daoudi rb-2140"])
    expect(
      (await list(`invoices?q=${encodeURIComponent(q)}`)).map((one) => one.invoice_number),
      q,
    ).toEqual([bought.invoice?.invoice_number]);
  expect(
    await (await openShop(server)).send("GET", `/api/optique/lists/purchases?client=${daoudi.id}`),
  ).toMatchObject({
    body: { items: [] },
  });
});
