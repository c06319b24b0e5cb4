import { beforeEach, describe, expect, it } from "vitest";

import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type ContactShop, leftLens, openContactShop, rightLens } from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

const gtin = "08412345678905";
const stronger = { ...rightLens, sphere: -4 };

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

/** Sells a line to the wearer, and scans the given number of its boxes. */
async function sold(quantity: number, boxes: number) {
  const sheet = await shop.makeSheet();
  const item = shop.boxes(quantity);
  const sale = await shop.sell({ contact: sheet.id, items: [item] });
  const [row] = await shop.rowsOf(sale.id);
  const order = row?.id ?? "";
  if (boxes > 0) expectOk(await shop.postBox({ order, gtin, lot: "A1", quantity: boxes }));
  return { sheet, item, sale, order };
}
type Sold = Awaited<ReturnType<typeof sold>>;

/** Changes the line of a sale. */
async function change({ sale, item }: Sold, values: object): Promise<void> {
  const path = `/api/optique/invoices/${sale.id}`;
  const { version } = expectOk(await shop.send<InvoiceDocument>("GET", path));
  await shop.sell({ version, items: [{ ...item, ...values }] }, sale.id);
}

const credit = async ({ sale, item }: Sold, quantity: number) =>
  expectOk(
    await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
      invoice: sale.id,
      reason: "return",
      items: [{ id: newId(), invoice_item: item.id, quantity, amount: 300 * quantity }],
    }),
  );

/** State of the row, its boxes, its scanned boxes, and its steps. */
const stateOf = async ({ sale }: Sold) =>
  (await shop.rowsOf(sale.id)).map(({ status, quantity, boxes, steps }) => [
    status,
    quantity,
    boxes,
    (steps as { status: string; by: string }[]).map((step) => `${step.status} ${step.by}`),
  ])[0];

const ordered = "to_order Samira";
const arrived = "arrived Samira";

describe("an order row whose boxes have arrived", () => {
  it("a credit note or a lower quantity marks the row as arrived when enough boxes were scanned", async () => {
    const lowered = async (boxes: number, lower: (one: Sold) => Promise<unknown>) => {
      const one = await sold(2, boxes);
      await lower(one);
      return stateOf(one);
    };
    const byCredit = (one: Sold) => credit(one, 1);
    const byLine = (one: Sold) => change(one, { quantity: 1 });
    expect({
      creditedBefore: await lowered(0, byCredit),
      creditedHalf: await lowered(1, byCredit),
      creditedWhole: await lowered(2, byCredit),
      cancelled: await lowered(2, (one) => credit(one, 2)),
      loweredBefore: await lowered(0, byLine),
      loweredHalf: await lowered(1, byLine),
      loweredWhole: await lowered(2, byLine),
      raised: await lowered(2, (one) => change(one, { quantity: 3 })),
    }).toEqual({
      creditedBefore: ["to_order", 1, 0, [ordered]],
      creditedHalf: ["arrived", 1, 1, [ordered, arrived]],
      creditedWhole: ["arrived", 1, 2, [ordered, arrived]],
      cancelled: ["cancelled", 0, 2, [ordered, arrived, "cancelled Samira"]],
      loweredBefore: ["to_order", 1, 0, [ordered]],
      loweredHalf: ["arrived", 1, 1, [ordered, arrived]],
      loweredWhole: ["arrived", 1, 2, [ordered, arrived]],
      raised: ["to_order", 3, 2, [ordered, arrived, ordered]],
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("boxes scanned for another lens no longer count once the row has a new lens", async () => {
    const first = await sold(1, 1);
    await change(first, { lens: stronger });
    const waiting = await sold(1, 0);
    expect({
      row: await stateOf(first),
      known: expectOk(await shop.scan(gtin)),
    }).toMatchObject({
      row: ["to_order", 1, 0, [ordered, arrived, ordered]],
      known: { known: { product: shop.monthly.id, lens: rightLens }, orders: [waiting.order] },
    });
    expectOk(await shop.postBox({ order: first.order, lot: "B1" }));
    expect(await stateOf(first)).toEqual(["arrived", 1, 1, [ordered, arrived, ordered, arrived]]);
    expect(refusedAt(await shop.postBox({ order: first.order, lot: "B2" }))).toEqual([
      400,
      { quantity: "box_too_many" },
    ]);
    // With its first lens again, the row counts the boxes that were scanned for that lens.
    await change(first, { lens: rightLens });
    expect((await stateOf(first))?.slice(0, 3)).toEqual(["arrived", 1, 1]);
    expect(await shop.violations()).toEqual([]);
  });

  it("the lens that a box was scanned for is stored by the server, and hidden from answers and the journal", async () => {
    const { order } = await sold(2, 0);
    const sent = { order, lot: "A1", scanned_for: { product: "x", quantity: 900 } };
    const box = expectOk(await shop.postBox(sent));
    const path = recordsPath("optique_contact_boxes", box.id);
    expect(expectOk(await shop.sendAsAdmin<object>("GET", path))).toMatchObject({
      scanned_for: { product: shop.monthly.id, lens: rightLens, quantity: 2 },
    });
    expect((await shop.send("GET", path)).body).not.toHaveProperty("scanned_for");
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect(JSON.stringify(await shop.find("optique_journal"))).not.toContain("-3.25");
  });

  it("a walk-in's sale is not counted among those waiting for a message", async () => {
    const sales = [
      await shop.sell({ items: [shop.boxes(1)] }),
      await shop.sell({ client: "", items: [shop.boxes(1, { eye: "left", lens: leftLens })] }),
    ];
    for (const { id } of sales)
      for (const row of await shop.rowsOf(id))
        expectOk(await shop.patchRow(row.id, { status: "arrived" }));
    const { today } = expectOk(await shop.send<{ today: object }>("GET", "/api/optique/dashboard"));
    expect(today).toMatchObject({ lensesArrived: 1 });
    expect(await shop.list("contact-orders", "status=arrived")).toHaveLength(2);
  });

  it("a recall message about a row is deleted with its sale", async () => {
    const { sale, order } = await sold(1, 1);
    const about = { client: shop.wearer.id, text: "Bonjour" };
    await shop.create("optique_messages", { ...about, kind: "lens_recall", record: order });
    const kept = await shop.create("optique_messages", { ...about, kind: "reminder" });
    expect((await shop.send("DELETE", recordsPath("optique_invoices", sale.id))).status).toBe(204);
    expect((await shop.find("optique_messages")).map(({ id }) => id)).toEqual([kept.id]);
  });
});
