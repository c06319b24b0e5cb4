import fc from "fast-check";
import { expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type LensShop, openLensShop, powerRow } from "#support/lensShop.ts";
import { type Answer, expectOk, newId, recordsPath, type Refusal } from "#support/shop.ts";

const spheres = [-1, 0, 1] as const;
const operation = fc.record({
  act: fc.constantFrom("sell", "sell", "edit", "delete", "credit", "receive", "adjust", "loose"),
  place: fc.nat(5),
  product: fc.nat(1),
  sphere: fc.constantFrom(...spheres),
  quantity: fc.integer({ min: -3, max: 4 }),
  source: fc.constantFrom("", "stock", "lab"),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

const isRefused = ({ status }: Answer<unknown>): boolean => status === 400 || status === 409;

/** Lines of a sale: one lens for each eye, with a plus or minus cylinder. */
const lensesOf = (product: string, { sphere, source, quantity }: Operation) =>
  (["right", "left"] as const).map((eye, index) => ({
    id: newId(),
    product,
    quantity: 1,
    price: 320,
    eye,
    source,
    power:
      quantity > 1
        ? { sphere: sphere - 0.5, cylinder: 0.5 }
        : { sphere, cylinder: -0.5, diameter: index === 0 ? 0 : 65 },
  }));

async function play(
  shop: LensShop,
  ranges: readonly string[],
  sales: InvoiceDocument[],
  one: Operation,
): Promise<void> {
  const { act, place, quantity, sphere } = one;
  const product = ranges[one.product] ?? "";
  const at = place % Math.max(sales.length, 1);
  const sale = sales[at];
  const put = (id: string, body: object) =>
    shop.send<InvoiceDocument & Refusal>("PUT", `/api/optique/invoices/${id}`, body);
  const cell = `${sphere > 0 ? "+" : sphere < 0 ? "-" : ""}${Math.abs(sphere).toFixed(2)} -0.50 65`;
  if (act === "receive" && quantity > 0)
    expectOk(
      await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
        supplier: shop.supplier.id,
        receipt_number: newId(),
        date: today(),
        status: "received",
        items: [{ id: newId(), product, cell, quantity, received_quantity: quantity }],
      }),
    );
  if ((act === "adjust" || act === "loose") && quantity !== 0)
    await shop.adjust(product, { [act === "adjust" ? cell : ""]: quantity });
  if (act === "sell" || !sale) {
    const answer = await put(newId(), { items: lensesOf(product, one), payments: [] });
    if (isRefused(answer)) expect(one.source).toBe("stock");
    else sales.push(expectOk(answer));
    return;
  }
  if (act === "edit") {
    const items = sale.items.slice(0, 1 + (place % 2)).map(({ id }) => ({
      id,
      source: one.source,
      ...(quantity % 2 === 0 ? { power: { sphere, cylinder: -0.5 } } : {}),
    }));
    const answer = await put(sale.id, { version: sale.version, items, payments: [] });
    if (!isRefused(answer)) sales[at] = expectOk(answer);
  }
  if (act === "delete") {
    await shop.send("DELETE", recordsPath("optique_invoices", sale.id));
    sales.splice(at, 1);
  }
  if (act === "credit") {
    const [line] = sale.items;
    const item = { id: newId(), invoice_item: line?.id, quantity: 1, amount: 1, goods: "shelf" };
    const body = { invoice: sale.id, reason: "return", items: [item] };
    const answer = await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body);
    if (line?.source === "lab") expect(answer.status).toBe(400);
    sales.splice(at, 1);
  }
}

it("in every history of three stations, the stock equals movements and cells, and no cell is below zero", async () => {
  const stations = fc.array(operation, { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(stations, stations, stations, async (...histories) => {
      const shop = await openLensShop();
      const made = [];
      for (const name of ["Atlas 1.5", "Atlas 1.6"])
        made.push(
          await shop.priced([powerRow([-6, 6], [-2, 0], 320)], { name, made_to_order: false }),
        );
      const ranges = made.map(({ id }) => id);
      await Promise.all(
        histories.map(async (history) => {
          const sales: InvoiceDocument[] = [];
          for (const one of history) await play(shop, ranges, sales, one);
        }),
      );
      for (const product of ranges) {
        const cells = new Map<string, number>();
        for (const { cell, quantity } of await shop.find(
          "optique_stock_movements",
          `product = "${product}"`,
        ))
          cells.set(cell, (cells.get(cell) ?? 0) + quantity);
        expect([...cells.values()].filter((quantity) => quantity < 0)).toEqual([]);
        const total = [...cells.values()].reduce((sum, quantity) => sum + quantity, 0);
        expect((await shop.read("optique_products", product)).stock).toBe(total);
      }
      const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
      expect(expectOk(report).violations).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
