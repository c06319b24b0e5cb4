import { expect, it, onTestFinished } from "vitest";

import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { line, newId, openShop, payment } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";

it("every answered sale is complete after the power failed during other sales", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const shop = await openShop(server);
  const client = await shop.client();
  const product = await shop.product({ stock: 1000 });
  const answered: PrescriptionDocument[] = [];
  const sell = async (): Promise<void> => {
    const invoice = {
      id: newId(),
      items: [line(product.id, 1, 10), line(product.id, 2, 20)],
      payments: [payment(5)],
    };
    answered.push(
      await shop.savePrescription(newId(), {
        client: client.id,
        date: "2026-11-21",
        notes: "",
        invoice,
      }),
    );
    return sell();
  };
  const sellers = [sell(), sell(), sell()].map((seller) => seller.catch(() => "cut"));
  while (answered.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.kill();
  expect(await Promise.all(sellers)).toEqual(["cut", "cut", "cut"]);

  await server.restart();
  const after = await openShop(server);
  const as = <T>(path: string) => after.sendAsAdmin<T>("GET", path);
  const all = async <T>(collection: string) =>
    (await as<{ items: T[] }>(`/api/collections/${collection}/records?perPage=500`)).body.items;
  const invoices = await all<{
    id: string;
    invoice_number: string;
    total_amount: number;
    paid_amount: number;
  }>("optique_invoices");
  const ids = new Set(invoices.map(({ id }) => id));
  for (const { invoice } of answered) expect(ids).toContain(invoice?.id);
  // At most the three sales in progress may be stored without having been answered.
  expect(invoices.length - answered.length).toBeLessThanOrEqual(3);
  for (const invoice of invoices)
    expect(invoice).toMatchObject({ total_amount: 50, paid_amount: 5 });
  expect(invoices.map(({ invoice_number }) => invoice_number).sort()).toEqual(
    invoices.map((_, index) => `202611${String(index + 1).padStart(4, "0")}`),
  );
  const stored = await as<{ stock: number }>(
    `/api/collections/optique_products/records/${product.id}`,
  );
  expect(stored.body.stock).toBe(1000 - 3 * invoices.length);
  expect(await all("optique_invoice_items")).toHaveLength(Math.min(500, 2 * invoices.length));
});
