import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { type ContactShop, contactLens, openContactShop, rightLens } from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

/** Saves a sale with its present version. */
async function put(id: string, values: object, by: Pick<ContactShop, "send"> = shop) {
  const path = `/api/optique/invoices/${id}`;
  const { version } = expectOk(await shop.send<InvoiceDocument>("GET", path));
  return by.send<InvoiceDocument>("PUT", path, { version, ...values });
}

describe("a line of contact lenses", () => {
  it("a seller cannot move a sale to a sheet with other powers", async () => {
    const own = await shop.makeSheet();
    const same = await shop.makeSheet();
    const other = await shop.makeSheet({ right_lens: { ...rightLens, sphere: -6 } });
    const seller = await shop.colleague("seller");
    const id = newId();
    const sold = { client: shop.wearer.id, date: today(), payments: [] };
    const body = { ...sold, contact: own.id, items: [shop.boxes(1)] };
    expectOk(await seller.send("PUT", `/api/optique/invoices/${id}`, body));
    const plano = await shop.sell({
      contact: own.id,
      items: [shop.boxes(1, { lens: contactLens({ sphere: 0, color: "vert" }) })],
    });
    const path = recordsPath("optique_invoices", id);
    const answers = [
      await put(id, { contact: other.id }, seller),
      await put(id, { contact: "" }, seller),
      await seller.send<InvoiceDocument>("PATCH", path, { contact: other.id }),
      await put(id, { contact: same.id }, seller),
      await put(plano.id, { contact: "" }, seller),
      await put(id, { contact: other.id }),
      // Neither the sheet nor the line changes.
      await put(id, { notes: "Appeler" }, seller),
    ];
    expect(answers.map(refusedAt)).toEqual([
      [403, { right: "right" }],
      [403, { right: "right" }],
      [403, { right: "right" }],
      [200, {}],
      [200, {}],
      [200, {}],
      [200, {}],
    ]);
  });

  it("boxes that a save releases are handed over on its other lines", async () => {
    const plano = async (stock: number) =>
      (await shop.lensProduct({ made_to_order: false, stock, wear: "" })).id;
    const of = (product: string, quantity: number) => ({
      ...line(product, quantity, 120),
      eye: "",
      lens: contactLens({ color: "gris" }),
    });
    const statesAfter = async (stock: number, sold: number[], wanted: (number | null)[]) => {
      const product = await plano(stock);
      const items = sold.map((quantity) => of(product, quantity));
      const sale = await shop.sell({ items });
      const changed = wanted.flatMap((quantity, at) =>
        quantity === null ? [] : [items[at] ? { ...items[at], quantity } : of(product, quantity)],
      );
      expectOk(await put(sale.id, { items: changed }));
      return (await shop.rowsOf(sale.id)).map(({ status }) => status);
    };
    expect({
      replaced: await statesAfter(1, [1], [null, 1]),
      lowered: await statesAfter(2, [2], [1, 1]),
      raised: await statesAfter(2, [1], [2, 1]),
      none: await statesAfter(0, [1], [null, 2]),
    }).toEqual({
      replaced: ["given"],
      lowered: ["given", "given"],
      raised: ["given", "to_order"],
      none: ["to_order"],
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("an older line keeps its product's type, and accepts no lens values", async () => {
    const drops = await shop.product({ name: "Mensuelles", type: "accessory" });
    const old = line(drops.id, 1, 300);
    const sale = await shop.sell({ items: [old] });
    const path = recordsPath("optique_products", drops.id);
    expectOk(await shop.send("PATCH", path, { type: "contact_lens" }));
    const lensed = { items: [{ ...old, lens: rightLens }] };
    expect(refusedAt(await put(sale.id, lensed))).toEqual([
      400,
      { "items.0.lens": "not_contact_lens" },
    ]);
    expectOk(await put(sale.id, { items: [old, { ...lensed.items[0], id: newId() }] }));
    expect(await shop.rowsOf(sale.id)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it("lens values that are not sent are removed when the product changes, in a sale and in a quote", async () => {
    const frame = await shop.product();
    const item = shop.boxes(1);
    const sale = await shop.sell({ items: [item] });
    const { lens: _, ...other } = { ...item, product: frame.id, price: 850 };
    const saved = expectOk(await put(sale.id, { items: [other] }));
    const alone = shop.boxes(1);
    const second = await shop.sell({ items: [alone] });
    const patched = recordsPath("optique_invoice_items", alone.id);
    expectOk(await shop.send("PATCH", patched, { product: frame.id }));
    const quote = `/api/optique/quotes/${newId()}`;
    type Quote = { version: string; items: { lens: unknown }[] };
    const quoted = { client: shop.wearer.id, items: [{ ...item, variant: "" }] };
    const { version } = expectOk(await shop.send<Quote>("PUT", quote, quoted));
    const changed = { version, items: [{ ...other, variant: "" }] };
    expect({
      sale: saved.items.map(({ product, lens }) => [product, lens]),
      alone: (await shop.read("optique_invoice_items", alone.id)).lens,
      quote: expectOk(await shop.send<Quote>("PUT", quote, changed)).items.map(({ lens }) => lens),
      rows: [await shop.rowsOf(sale.id), await shop.rowsOf(second.id)],
      sent: refusedAt(
        await put(sale.id, { items: [{ ...other, lens: { ...rightLens, sphere: -9 } }] }),
      ),
    }).toEqual({
      sale: [[frame.id, null]],
      alone: null,
      quote: [null],
      rows: [[], []],
      sent: [400, { "items.0.lens": "not_contact_lens" }],
    });
    expect(await shop.violations()).toEqual([]);
  });
});
