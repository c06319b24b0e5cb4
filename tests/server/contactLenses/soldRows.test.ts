import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import {
  type ContactShop,
  contactLens,
  leftLens,
  openContactShop,
  rightLens,
  sheetPath,
  storedDayOf,
} from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

describe("a sale of contact lenses", () => {
  it("each line creates a row 'to order' for its sheet, and moves the day on which its eye's boxes run out", async () => {
    const sheet = await shop.makeSheet();
    const sale = await shop.sell({
      contact: sheet.id,
      items: [
        shop.boxes(2),
        shop.boxes(1, { eye: "left", lens: leftLens }),
        line((await shop.product()).id, 1, 850),
      ],
    });
    expect(sale).toMatchObject({
      contact: sheet.id,
      items: [{ lens: rightLens }, { lens: leftLens }, { lens: null }],
    });
    const rows = await shop.rowsOf(sale.id);
    expect(rows).toMatchObject([
      {
        client: shop.wearer.id,
        contact: sheet.id,
        trial: false,
        product: shop.monthly.id,
        product_name: "Biofinity",
        eye: "right",
        lens: rightLens,
        quantity: 2,
        wear: "monthly",
        box_size: 6,
        supplier: shop.supplier.id,
        status: "to_order",
        given_on: "",
        steps: [{ status: "to_order", by: "Samira" }],
        boxes: 0,
        messagedAt: "",
        invoice: { id: sale.id, invoice_number: sale.invoice_number },
      },
      { eye: "left", quantity: 1, lens: leftLens },
    ]);
    const found = await shop.sheet(sheet.id);
    expect(found).toMatchObject({
      right_until: storedDayOf(addDays(today(), 360)),
      left_until: storedDayOf(addDays(today(), 180)),
      orders: [{ eye: "left" }, { eye: "right" }],
      invoices: [{ id: sale.id, invoice_number: sale.invoice_number }],
    });
    // A sale does not change the version of its sheet.
    expect(found.version).toBe(sheet.version);
    expect(await shop.violations()).toEqual([]);
  });

  it("lenses in the shop's stock are 'given' at once, as long as the stock suffices", async () => {
    const plano = await shop.lensProduct({
      name: "Couleur",
      made_to_order: false,
      stock: 3,
      wear: "",
    });
    const lens = contactLens({ color: "gris" });
    const sale = await shop.sell({
      items: [2, 1, 1].map((quantity) => ({ ...line(plano.id, quantity, 120), eye: "", lens })),
    });
    expect((await shop.rowsOf(sale.id)).map(({ status, given_on }) => [status, given_on])).toEqual([
      ["given", storedDayOf(today())],
      ["given", storedDayOf(today())],
      ["to_order", ""],
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a changed line changes its row, and a removed line deletes it", async () => {
    const sheet = await shop.makeSheet();
    const item = shop.boxes(2);
    const sale = await shop.sell({ contact: sheet.id, items: [item] });
    const [row] = await shop.rowsOf(sale.id);
    expectOk(await shop.patchRow(row?.id ?? "", { status: "arrived" }));
    const other = { ...rightLens, sphere: -3.5 };
    const change = async (items: object[]) => {
      const { version } = expectOk(
        await shop.send<typeof sale>("GET", `/api/optique/invoices/${sale.id}`),
      );
      return shop.sell({ version, items }, sale.id);
    };
    await change([{ ...item, lens: other }]);
    expect(await shop.rowsOf(sale.id)).toMatchObject([
      {
        id: row?.id,
        lens: other,
        status: "to_order",
        steps: [{ status: "to_order" }, { status: "arrived" }, { status: "to_order" }],
      },
    ]);
    expectOk(await shop.patchRow(row?.id ?? "", { status: "given" }));
    await change([{ ...item, lens: other, quantity: 1 }]);
    expect(await shop.rowsOf(sale.id)).toMatchObject([{ status: "given", quantity: 1 }]);
    const frame = await shop.product();
    await change([{ ...item, product: frame.id, lens: null, price: 850 }]);
    expect(await shop.rowsOf(sale.id)).toEqual([]);
    await change([item]);
    expect(await shop.rowsOf(sale.id)).toMatchObject([{ status: "to_order", quantity: 2 }]);
    expect(await shop.violations()).toEqual([]);
    expect((await shop.send("DELETE", recordsPath("optique_invoices", sale.id))).status).toBe(204);
    expect(await shop.rows("")).toEqual([]);
    expect(await shop.sheet(sheet.id)).toMatchObject({ right_until: "", orders: [] });
    expect(await shop.violations()).toEqual([]);
  });

  it("a line written through the records API gets its row too", async () => {
    const sheet = await shop.makeSheet();
    const { id } = await shop.sell({ contact: sheet.id, items: [shop.boxes(1)] });
    const items = recordsPath("optique_invoice_items");
    const added = expectOk(
      await shop.send<{ id: string }>("POST", items, {
        ...shop.boxes(3, { eye: "left", lens: leftLens }),
        invoice: id,
      }),
    );
    expect(await shop.rowsOf(id)).toMatchObject([
      { eye: "right" },
      { eye: "left", quantity: 3, invoice_item: added.id },
    ]);
    const path = recordsPath("optique_invoice_items", added.id);
    expectOk(await shop.send("PATCH", path, { quantity: 2, lens: { ...leftLens, color: "bleu" } }));
    expect((await shop.rowsOf(id))[1]).toMatchObject({ quantity: 2, lens: { color: "bleu" } });
    expect(refusedAt(await shop.send("PATCH", path, { lens: { axis: 200 } }))).toEqual([
      400,
      { "lens.axis": "contact_axis_range" },
    ]);
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect(await shop.rowsOf(id)).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it("a credit note of boxes lowers the row's quantity, and cancels the row when none remain to be given", async () => {
    const sheet = await shop.makeSheet();
    const [first, second] = [shop.boxes(2), shop.boxes(1, { eye: "left", lens: leftLens })];
    const sale = await shop.sell({ contact: sheet.id, items: [first, second] });
    const rows = await shop.rowsOf(sale.id);
    expectOk(await shop.patchRow(rows[1]?.id ?? "", { status: "given" }));
    const credit = async (invoice_item: string, quantity: number) =>
      expectOk(
        await shop.send<{ items: { goods: string }[] }>(
          "PUT",
          `/api/optique/credit-notes/${newId()}`,
          {
            invoice: sale.id,
            reason: "return",
            items: [{ id: newId(), invoice_item, quantity, amount: 300 * quantity }],
          },
        ),
      );
    expect(await credit(first.id, 1)).toMatchObject({ items: [{ goods: "none" }] });
    expect((await shop.rowsOf(sale.id))[0]).toMatchObject({ quantity: 1, status: "to_order" });
    expect((await shop.sheet(sheet.id)).right_until).toBe(storedDayOf(addDays(today(), 180)));
    await credit(first.id, 1);
    await credit(second.id, 1);
    expect(await shop.rowsOf(sale.id)).toMatchObject([
      { status: "cancelled", steps: [{}, { status: "cancelled", by: "Samira" }] },
      { status: "given", quantity: 0 },
    ]);
    expect(refusedAt(await shop.patchRow(rows[0]?.id ?? "", { status: "ordered" }))).toEqual([
      409,
      { status: "contact_cancelled" },
    ]);
    expect(await shop.sheet(sheet.id)).toMatchObject({ right_until: "", left_until: "" });
    expect(await shop.violations()).toEqual([]);
  });

  it("a sale is refused at its malformed sheet or lens", async () => {
    const sheet = await shop.makeSheet();
    const other = await openContactShop();
    const foreign = await other.makeSheet();
    const omar = await shop.client({ name: "Omar Tazi" });
    const frame = await shop.product();
    const sale = { date: today(), payments: [] };
    const boxes = (values: object = {}) => [shop.boxes(1, values)];
    const cases: [object, object][] = [
      [{ client: omar.id, contact: sheet.id, items: boxes() }, { contact: "contact_client" }],
      [{ client: "", contact: sheet.id, items: boxes() }, { contact: "contact_walk_in" }],
      [
        { client: shop.wearer.id, contact: foreign.id, items: boxes() },
        { contact: "unknown_record" },
      ],
      [
        { client: shop.wearer.id, items: boxes({ product: frame.id }) },
        { "items.0.lens": "not_contact_lens" },
      ],
      [
        { client: shop.wearer.id, items: boxes({ lens: { axis: 181 } }) },
        { "items.0.lens.axis": "contact_axis_range" },
      ],
      [
        { client: shop.wearer.id, items: boxes({ lens: { add: 2, add_word: "low" } }) },
        { "items.0.lens.add_word": "contact_add_both" },
      ],
    ];
    const answers = [];
    for (const [body] of cases)
      answers.push(refusedAt(await shop.putInvoice({ ...sale, ...body })));
    expect(answers).toEqual(cases.map(([, codes]) => [400, codes]));
    expect(await shop.find("optique_invoices")).toEqual([]);
  });

  it("the sale of a prescription accepts a sheet too, and keeps it until the field is emptied", async () => {
    const sheet = await shop.makeSheet();
    const [prescription, invoice] = [newId(), newId()];
    const body = {
      client: shop.wearer.id,
      date: today(),
      notes: "",
      invoice: { id: invoice, contact: sheet.id, items: [shop.boxes(1)], payments: [] },
    };
    const saved = await shop.savePrescription(prescription, body);
    expect(saved.invoice).toMatchObject({ contact: sheet.id, items: [{ lens: rightLens }] });
    const kept = await shop.savePrescription(prescription, {
      version: saved.version,
      invoice: { id: invoice, notes: "Appeler" },
    });
    expect(kept.invoice).toMatchObject({ contact: sheet.id });
    const emptied = await shop.savePrescription(prescription, {
      version: kept.version,
      invoice: { id: invoice, contact: "" },
    });
    expect(emptied.invoice).toMatchObject({ contact: "" });
    expect(await shop.rowsOf(invoice)).toMatchObject([{ contact: "", client: shop.wearer.id }]);
    const omar = await shop.client({ name: "Omar Tazi" });
    const back = await shop.savePrescription(prescription, {
      version: emptied.version,
      invoice: { id: invoice, contact: sheet.id },
    });
    const moved = await shop.send("PUT", `/api/optique/prescriptions/${prescription}`, {
      version: back.version,
      client: omar.id,
    });
    expect(refusedAt(moved)).toEqual([400, { contact: "contact_client" }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a seller may sell the power of the sheet, and another power only with an optician's approval", async () => {
    const sheet = await shop.makeSheet();
    const seller = await shop.colleague("seller");
    const put = (items: object[], contact = sheet.id) =>
      seller.send("PUT", `/api/optique/invoices/${newId()}`, {
        client: shop.wearer.id,
        date: today(),
        contact,
        items,
        payments: [],
      });
    const both = shop.boxes(1, { eye: "" });
    const plano = () => shop.boxes(1, { lens: contactLens({ sphere: 0, color: "vert" }) });
    const answers = [
      await put([shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })]),
      await put([both]),
      await put([plano()]),
      await put([plano()], ""),
      await put([shop.boxes(1, { lens: leftLens })]),
      await put([shop.boxes(1)], ""),
    ];
    expect(answers.map(refusedAt)).toEqual([
      [200, {}],
      [200, {}],
      [200, {}],
      [200, {}],
      [403, { right: "right" }],
      [403, { right: "right" }],
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a quote stores lens values", async () => {
    const id = newId();
    const body = { client: shop.wearer.id, items: [{ ...shop.boxes(2), variant: "" }] };
    const quote = expectOk(
      await shop.send<{ items: object[] }>("PUT", `/api/optique/quotes/${id}`, body),
    );
    expect(quote.items).toMatchObject([{ lens: rightLens }]);
    const refused = await shop.send("PUT", `/api/optique/quotes/${newId()}`, {
      client: shop.wearer.id,
      items: [{ ...shop.boxes(2, { lens: { bc: 3 } }), variant: "" }],
    });
    expect(refusedAt(refused)).toEqual([400, { "items.0.lens.bc": "contact_bc_range" }]);
  });

  it("a shop that sells no contact lenses has no rows, no capability and no count of them", async () => {
    const frame = await shop.product();
    await shop.sell({ items: [line(frame.id, 1, 850)] });
    expect(await shop.rows("")).toEqual([]);
    expect((await shop.read("optique_companies", shop.company)).uses ?? []).not.toContain(
      "contact_lenses",
    );
    expect(expectOk(await shop.send("GET", "/api/optique/waiting"))).toMatchObject({ lenses: 0 });
    expect((await shop.send("GET", sheetPath(newId()))).status).toBe(404);
  });
});
