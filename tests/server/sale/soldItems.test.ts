import { expect, it } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Sold = { invoice_number: string; soldItems: object[]; delivery?: { delivered_on: string } };
type Page = { items: Sold[] };

it("a client's sold items have article, pair and day, and are found by words of client and article", async () => {
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
  const sale = await sell(daoudi.id, [
    line(frame.id, 1, 900),
    { ...line(sun.id, 2, 400), pair: 2 },
    { id: newId(), product: "", label: "Cordon", quantity: 1, price: 20 },
  ]);
  await sell(daoudi.id, [line(sun.id, 1, 400)]);
  await sell(other.id, [line(frame.id, 1, 900)]);
  const list = async (query: string) =>
    expectOk(await shop.send<Page>("GET", `/api/optique/lists/${query}`)).items;

  const [, first] = await list(`sold-items?client=${daoudi.id}`);
  expect(first).toMatchObject({
    invoice_number: sale.invoice?.invoice_number,
    date: "2026-11-20 00:00:00.000Z",
    soldItems: [
      { product_name: "Ray-Ban Wayfarer bleue", product_reference: "RB-2140", quantity: 1 },
      { label: "Cordon", product: "" },
      { product_name: "Vogue 5", quantity: 2, pair: 2 },
    ],
  });
  for (const q of ["daoudi ray-ban", "ray-ban daoudi", "DAOUDI rayban bleue", "daoudi rb-2140"])
    expect(
      (await list(`invoices?q=${encodeURIComponent(q)}`)).map((one) => one.invoice_number),
      q,
    ).toEqual([sale.invoice?.invoice_number]);
  expect(
    await (await openShop(server)).send("GET", `/api/optique/lists/sold-items?client=${daoudi.id}`),
  ).toMatchObject({
    body: { items: [] },
  });
});

it("a credited item, or one of a cancelled invoice, is not listed as sold", async () => {
  const shop = await openShop();
  const client = await shop.client({ name: "Daoudi Salma" });
  const frame = await shop.product({ name: "Ray-Ban Wayfarer bleue" });
  const sell = (items: object[], paid: number) =>
    shop.saveInvoice(newId(), {
      client: client.id,
      date: today(),
      items,
      payments: [payment(paid)],
    });
  const credit = async (invoice: InvoiceDocument, places: [number, number, number][]) => {
    const items = places.map(([place, quantity, amount]) => ({
      id: newId(),
      invoice_item: invoice.items[place]?.id,
      quantity,
      amount,
    }));
    const body = { invoice: invoice.id, reason: "return", items };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body));
  };
  const cord = { id: newId(), product: "", label: "Cordon", quantity: 1, price: 20 };
  const kept = await sell([line(frame.id, 3, 500), cord], 1520);
  // Credits the whole amount but no piece, which cancels the invoice.
  const cancelled = await sell([line(frame.id, 1, 500)], 500);
  await credit(kept, [
    [0, 1, 500],
    [1, 1, 20],
  ]);
  await credit(cancelled, [[0, 0, 500]]);
  const { items } = expectOk(
    await shop.send<Page>("GET", `/api/optique/lists/sold-items?client=${client.id}`),
  );
  expect(Object.fromEntries(items.map((one) => [one.invoice_number, one.soldItems]))).toEqual({
    [cancelled.invoice_number]: [],
    [kept.invoice_number]: [expect.objectContaining({ id: kept.items[0]?.id, quantity: 2 })],
  });
});

it("a client's sold items have the day of their job's delivery, and none without a job", async () => {
  const shop = await openShop();
  const client = await shop.client({ name: "Daoudi Salma" });
  const frame = await shop.product({ name: "Ray-Ban Wayfarer bleue" });
  const { id } = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-20",
    right_sphere: -1,
    invoice: { id: newId(), items: [line(frame.id, 1, 900)], payments: [] },
  });
  const delivery = async () => {
    const path = `/api/optique/lists/sold-items?client=${client.id}`;
    return expectOk(await shop.send<Page>("GET", path)).items[0]?.delivery;
  };
  expect(await delivery()).toBeUndefined();
  const job = await shop.create("optique_jobs", { prescription: id });
  expect(await delivery()).toEqual({ delivered_on: "" });
  const move = async (status: string) =>
    expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job.id), { status }));
  await move("delivered");
  expect(await delivery()).toEqual({ delivered_on: storedDay(today()) });
  // Takes the glasses back from the client: the warranty begins again at the next delivery.
  await move("ready");
  expect(await delivery()).toEqual({ delivered_on: "" });
});
