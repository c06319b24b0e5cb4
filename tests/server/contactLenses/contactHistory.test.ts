import { describe, expect, it } from "vitest";

import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import { wearEnd, type WornRow } from "#domain/contactLenses/wearEnd.ts";
import { addDays, type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type ContactShop, leftLens, openContactShop, rightLens } from "#support/contactShop.ts";
import { contactRowModel } from "#support/contactRowModel.ts";
import { seededRandom } from "#support/random.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

/** Days on which the boxes of a sheet run out, computed by the pure function from its returned rows. */
async function modelEnds(shop: ContactShop, id: string): Promise<[IsoDay | null, IsoDay | null]> {
  const { orders, days_a_week } = await shop.sheet(id);
  const rows = orders.map((row): WornRow => ({ ...row, date: row.invoice?.date ?? "" }));
  return [wearEnd(rows, "right", days_a_week), wearEnd(rows, "left", days_a_week)];
}

const states = "to_order,ordered,arrived,given,cancelled";
const wears = ["daily", "two_weekly", "monthly", "quarterly", "half_yearly", "yearly"];

async function play(seed: number): Promise<void> {
  const { int, pick } = seededRandom(seed);
  const below = (limit: number): number => int(0, limit - 1);
  const shop = await openContactShop();
  const products = [shop.monthly];
  for (const wear of wears.slice(0, 2 + below(3)))
    products.push(await shop.lensProduct({ name: wear, wear, box_size: 1 + below(90) }));
  const sheets = [await shop.makeSheet(), await shop.makeSheet({ days_a_week: 3 })];
  const sales: string[] = [];
  const model = contactRowModel();
  const sheetId = () => pick(sheets).id;
  const day = () => addDays(today(), -below(500));
  const boxes = () =>
    shop.boxes(1 + below(3), {
      product: pick(products).id,
      ...pick([
        { eye: "right", lens: rightLens },
        { eye: "left", lens: leftLens },
        { eye: "", lens: rightLens },
      ]),
    });
  const load = async (id: string) =>
    expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`));
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const items = Array.from({ length: 1 + below(3) }, boxes);
      const body = { client: shop.wearer.id, date: day(), contact: sheetId(), items, payments: [] };
      const id = newId();
      expectOk(await shop.putInvoice(body, id));
      sales.push(id);
      model.sell(items);
    },
    async () => {
      if (sales.length === 0) return;
      const { id, version, items } = await load(pick(sales));
      const [first, ...others] = items;
      const changed = {
        ...first,
        quantity: 1 + below(4),
        lens: pick([rightLens, leftLens]),
        eye: pick(["", "left"]),
      };
      const saved = await shop.putInvoice({ version, items: [changed, ...others] }, id);
      if (first && saved.status === 200) model.changeLine({ ...first, ...changed });
    },
    async () => {
      if (sales.length === 0) return;
      const { id, version } = await load(pick(sales));
      await shop.putInvoice({ version, date: day(), contact: pick([sheetId(), ""]) }, id);
    },
    async () => {
      const rows = await shop.rows("");
      if (rows.length === 0) return;
      const status = pick(["to_order", "ordered", "arrived", "given"]);
      const { id } = pick(rows);
      const moved = await shop.patchRow(id, {
        status,
        ...(status === "given" && { given_on: day() }),
      });
      if (moved.status === 200) model.move(id, status);
    },
    async () => {
      const rows = await shop.rows("");
      if (rows.length === 0) return;
      const [{ id }, quantity] = [pick(rows), 1 + below(2)];
      const { status } = await shop.postBox({ order: id, lot: "A1", quantity });
      expect(status === 200, `seed ${seed}`).toBe(model.scan(id, quantity));
    },
    async () => {
      if (sales.length === 0) return;
      const { id, items } = await load(pick(sales));
      const item = pick(items);
      const { status } = await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: id,
        reason: "return",
        items: [{ id: newId(), invoice_item: item.id, quantity: 1, amount: 1 }],
      });
      if (status === 200) model.credit(item.id, 1);
    },
    async () => {
      if (sales.length < 3) return;
      const { id, items } = await load(pick(sales));
      const { status } = await shop.send("DELETE", recordsPath("optique_invoices", id));
      if (status !== 204) return;
      model.remove(items.map((item) => item.id));
      sales.splice(sales.indexOf(id), 1);
    },
    async () => {
      const { id, version } = await shop.sheet(sheetId());
      expectOk(await shop.putSheet({ version, days_a_week: 1 + below(7) }, id));
    },
  ];
  for (let turn = 0; turn < 40; turn += 1) await pick(acts)();
  const all = await shop.list<ListedContactOrder>("contact-orders", `status=${states}`);
  const stored = all.map(({ id, status, quantity, boxes: own }) => [id, [status, quantity, own]]);
  expect(Object.fromEntries(stored), `seed ${seed}`).toEqual(model.rows());
  for (const { id } of sheets) {
    const { right_until, left_until } = await shop.sheet(id);
    const ends = [parseDay(right_until), parseDay(left_until)];
    expect(ends, `seed ${seed}`).toEqual(await modelEnds(shop, id));
  }
  expect(await shop.violations(), `seed ${seed}`).toEqual([]);
}

describe("order rows, and the days on which boxes run out", () => {
  it.each([1, 2, 3, 4, 5, 6])(
    "any history of sales, boxes, credits, states and deletions ends as the pure functions compute (%i)",
    play,
  );
});
