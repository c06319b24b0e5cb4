import { beforeAll, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { type LensShop, openLensShop, powerRow, refusedAt } from "#support/lensShop.ts";
import { type Answer, expectOk, newId, payment, recordsPath, type Refusal } from "#support/shop.ts";

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

type Line = Record<string, unknown> & { id: string };
const lens = (product: string, values: object = {}): Line => ({
  id: newId(),
  product,
  quantity: 1,
  price: 320,
  eye: "right",
  power: { sphere: 1, cylinder: -0.5, add: null, diameter: 0 },
  ...values,
});
const eyes = {
  right_sphere: 1,
  right_cylinder: -0.5,
  right_axis: 90,
  right_eip: 31,
  left_sphere: 1,
  left_eip: 31,
};

type Saved = Answer<PrescriptionDocument & Refusal>;
const path = (id: string) => `/api/optique/prescriptions/${id}`;
/** Sale of a prescription with these lines. */
const sell = async (of: LensShop, items: readonly Line[], values: object = {}): Promise<Saved> => {
  const { id: client } = await of.client();
  const invoice = { id: newId(), items, payments: [] };
  const date = storedDay(today());
  return of.send("PUT", path(newId()), { client, date, ...eyes, invoice, ...values });
};
const sold = async (...sent: Parameters<typeof sell>) => expectOk(await sell(...sent));
const itemsOf = ({ invoice }: PrescriptionDocument) => invoice?.items ?? [];
const placesOf = (document: PrescriptionDocument) =>
  itemsOf(document).map(({ eye, source, power }) => [
    eye,
    source,
    (power as { diameter: number }).diameter,
  ]);
const drawer = (values: Partial<Product> = {}): Promise<Product> =>
  shop.priced([powerRow([-6, 6], [-2, 0], 320, { cost: 128 })], {
    name: "Atlas 1.5",
    made_to_order: false,
    ...values,
  });
const cellsOf = async (of: LensShop, product: string): Promise<Record<string, number>> => {
  const cells: Record<string, number> = {};
  for (const { cell, quantity } of await of.find(
    "optique_stock_movements",
    `product = "${product}"`,
  ))
    cells[cell] = (cells[cell] ?? 0) + quantity;
  return Object.fromEntries(Object.entries(cells).filter(([, quantity]) => quantity !== 0));
};
const violations = async (of: LensShop) =>
  expectOk(await of.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
const left = { eye: "left", power: { sphere: 1 } };

describe("a line with a power", () => {
  it("stores the power with a minus cylinder, its chosen diameter, its cost and its source", async () => {
    const { id } = await drawer({ made_to_order: true });
    const power = { sphere: 0.5, cylinder: 0.5 };
    const document = await sold(shop, [lens(id, { power }), lens(id, left)]);
    expect(itemsOf(document)).toMatchObject([
      {
        power: { sphere: 1, cylinder: -0.5, add: null, diameter: 65 },
        source: "lab",
        cost: 128,
        special: false,
        follows: true,
      },
      { power: { sphere: 1, cylinder: 0, add: null, diameter: 65 }, source: "lab", follows: true },
    ]);
    expect(await cellsOf(shop, id)).toEqual({});
    expect(await violations(shop)).toEqual([]);
  });

  it("does not tell who may not see eyes whether a guessed power is that of the eye", async () => {
    const { id } = await drawer({ made_to_order: true });
    const { client, invoice } = await sold(shop, [lens(id)]);
    const blind = await shop.colleague("seller", { rights: { "eyes.see": false } });
    const [stored] = invoice?.items ?? [];
    const sent = { client, items: [{ ...lens(id), id: stored?.id }], payments: [], notes: "" };
    const answer = await blind.send("PUT", `/api/optique/invoices/${invoice?.id}`, sent);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/"(?:follows|power)"/);
  });

  it("needs quantity one, one eye, a range, and a diameter in which it is made", async () => {
    const { id } = await drawer();
    const { id: plain } = await shop.product({ type: "lens" });
    const refused = async (line: Line) => refusedAt(await sell(shop, [line]));
    const at = (field: string, code: string) => [400, { [`invoice.items.0.${field}`]: code }];
    expect(await refused(lens(id, { quantity: 2 }))).toEqual(at("quantity", "one_lens"));
    expect(await refused(lens(id, { eye: "" }))).toEqual(at("eye", "one_eye"));
    expect(await refused(lens(plain))).toEqual(at("power", "not_range"));
    const power = { sphere: 1, diameter: 75 };
    expect(await refused(lens(id, { power }))).toEqual(at("power", "diameter_unknown"));
    for (const wrong of ["+1", 7, [], {}, { sphere: 1.1 }, { sphere: 31 }, { sphere: 1, x: 2 }])
      expect((await refused(lens(id, { power: wrong })))[0]).toBe(400);
  });

  it("refuses a lens that cannot be made, with its reason, before any payment", async () => {
    const { id } = await drawer();
    const strong = lens(id, { power: { sphere: -7.25, cylinder: 0 } });
    const paid = { invoice: { id: newId(), items: [strong], payments: [payment(320)] } };
    const answer = await sell(shop, [], paid);
    expect(refusedAt(answer)).toEqual([400, { "invoice.items.0.power": "not_made" }]);
    expect(answer.body.data["invoice.items.0.power"]).toMatchObject({
      message: "Ce verre n’est pas possible\u00a0: sphère −7,25\u00a0: minimum −6,00.",
      params: { why: "sphere", value: -7.25, limit: -6 },
    });
    const prism = { right_prism: 6, right_base: "in" };
    const { id: limited } = await drawer({ max_prism: 5 });
    expect(refusedAt(await sell(shop, [lens(limited)], prism))).toEqual([
      400,
      { "invoice.items.0.power": "not_made" },
    ]);
  });

  it("a line is not checked again while its lens stays the same, even when the tariff changes", async () => {
    const { id } = await drawer();
    const document = await sold(shop, [lens(id)]);
    const [tariff] = await shop.find("optique_lens_tariffs", `product = "${id}"`);
    expect(
      (await shop.send("DELETE", recordsPath("optique_lens_tariffs", tariff?.id))).status,
    ).toBe(204);
    const [first] = itemsOf(document);
    const body = (values: object) => ({
      version: document.version,
      client: document.client,
      date: document.date,
      invoice: { id: document.invoice?.id, items: [{ id: first?.id, ...values }], payments: [] },
    });
    const again = await shop.send<PrescriptionDocument>("PUT", path(document.id), body({}));
    expect(again.body.version).toBe(document.version);
    const noted = expectOk(
      await shop.send<PrescriptionDocument>("PUT", path(document.id), body({ label: "Fin" })),
    );
    expect(itemsOf(noted)).toMatchObject([{ label: "Fin", price: 320, cost: 128 }]);
    const other = await shop.send("PUT", path(document.id), {
      ...body({ power: { sphere: 2 } }),
      version: noted.version,
    });
    expect(refusedAt(other)).toEqual([400, { "invoice.items.0.power": "not_made" }]);
  });

  it("shows that the correction has changed since, in either cylinder sign", async () => {
    const { id } = await drawer();
    const document = await sold(shop, [lens(id), lens(id, left)]);
    const changed = async (values: object) => {
      const { version, client, date } = await shop
        .send<PrescriptionDocument>("GET", path(document.id))
        .then(expectOk);
      const body = { version, client, date, ...values };
      return itemsOf(
        expectOk(await shop.send<PrescriptionDocument>("PUT", path(document.id), body)),
      ).map(({ follows }) => follows);
    };
    expect(await changed({ right_sphere: 1.25 })).toEqual([false, true]);
    expect(await changed({ right_sphere: 0.5, right_cylinder: 0.5 })).toEqual([true, true]);
  });
});

describe("the source of a lens", () => {
  it("takes lenses from the cell line by line, and orders those that are missing", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 -0.50 65": 3 });
    const document = await sold(shop, [lens(id), lens(id, left)]);
    expect(placesOf(document)).toEqual([
      ["right", "stock", 65],
      ["left", "lab", 65],
    ]);
    expect(await cellsOf(shop, id)).toEqual({ "+1.00 -0.50 65": 2 });
    expect(document.job).toMatchObject({ status: "to_order", lab: shop.supplier.id });
    expect((await shop.read("optique_products", id)).stock).toBe(2);
    expect(await violations(shop)).toEqual([]);
  });

  it("returns the lens with its line; the job goes to mounting when all lenses are there", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 -0.50 65": 1, "+1.00 0.00 70": 1 });
    const document = await sold(shop, [lens(id), lens(id, left)]);
    expect(placesOf(document)).toEqual([
      ["right", "stock", 65],
      ["left", "stock", 70],
    ]);
    expect(document.job?.status).toBe("mounting");
    const [first] = itemsOf(document);
    const items = [{ id: first?.id, source: "lab" }];
    const one = { id: document.invoice?.id, items, payments: [] };
    const { version, client, date } = document;
    const ordered = expectOk(
      await shop.send<PrescriptionDocument>("PUT", path(document.id), {
        version,
        client,
        date,
        invoice: one,
      }),
    );
    expect(placesOf(ordered)).toEqual([["right", "lab", 65]]);
    expect(await cellsOf(shop, id)).toEqual({ "+1.00 -0.50 65": 1, "+1.00 0.00 70": 1 });
  });

  it("a line sent with the source 'drawer' is answered 409 when the drawer has none", async () => {
    const { id } = await drawer();
    const sent = await sell(shop, [lens(id, { source: "stock" })]);
    expect(refusedAt(sent)).toEqual([409, { "invoice.items.0.source": "not_in_drawer" }]);
    const { id: ordered } = await drawer({ made_to_order: true });
    expect((await sell(shop, [lens(ordered, { source: "stock" })])).status).toBe(409);
  });

  it("twelve stations that sell from a cell of five get five lenses", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 -0.50 65": 5 });
    const sales = await Promise.all(
      Array.from({ length: 12 }, async () => placesOf(await sold(shop, [lens(id)]))[0]?.[1]),
    );
    expect(sales.filter((source) => source === "stock")).toHaveLength(5);
    expect(sales.filter((source) => source === "lab")).toHaveLength(7);
    expect(await cellsOf(shop, id)).toEqual({});
    expect(await violations(shop)).toEqual([]);
  });

  it("a credit note puts a lens back into its cell, but not into the stock when it was ordered", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 -0.50 65": 1 });
    const document = await sold(shop, [lens(id), lens(id, left)]);
    const [right, other] = itemsOf(document);
    const credit = (invoice_item: string | undefined) =>
      shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: document.invoice?.id,
        reason: "return",
        items: [{ id: newId(), invoice_item, quantity: 1, amount: 320, goods: "shelf" }],
      });
    expect(refusedAt(await credit(other?.id))).toEqual([400, { "items.0.goods": "non_stock" }]);
    expectOk(await credit(right?.id));
    expect(await cellsOf(shop, id)).toEqual({ "+1.00 -0.50 65": 1 });
    expect(await violations(shop)).toEqual([]);
  });
});

describe("the drawer", () => {
  it("counts each cell separately, and the pieces whose power is unknown", async () => {
    const { id } = await drawer({ stock: 30 });
    await shop.adjust(id, { "": -4, "+0.50 +0.50 65": 3, "+1.00 0.00 65": 1 });
    expect(await cellsOf(shop, id)).toEqual({ "": 26, "+1.00 -0.50 65": 3, "+1.00 0.00 65": 1 });
    expect((await shop.read("optique_products", id)).stock).toBe(30);
    await shop.adjust(id, { "+1.00 0.00 65": -4 });
    expect(await cellsOf(shop, id)).toEqual({ "": 26, "+1.00 -0.50 65": 3 });
    expect((await shop.read("optique_products", id)).stock).toBe(29);
  });

  it("refuses a cell of another product or diameter, and a count that names a cell twice", async () => {
    const { id } = await drawer();
    const { id: frame } = await shop.product();
    const adjust = async (items: object[], reason = "other") =>
      refusedAt(
        await shop.send("PUT", `/api/optique/adjustments/${newId()}`, {
          adjustment_number: newId(),
          date: "2026-11-21",
          reason,
          items: items.map((item) => ({ id: newId(), quantity: 1, ...item })),
        }),
      );
    const cell = "+1.00 -0.50 65";
    expect(await adjust([{ product: frame, cell }])).toEqual([
      400,
      { "items.0.cell": "no_drawer" },
    ]);
    const wide = { product: id, cell: "+1.00 0.00 80" };
    expect(await adjust([wide])).toEqual([400, { "items.0.cell": "diameter_unknown" }]);
    expect(await adjust([{ product: id, cell: "+1" }])).toEqual([400, { "items.0.cell": "cell" }]);
    const twice = [
      { product: id, cell },
      { product: id, cell: "+0.50 +0.50 65" },
    ];
    expect(await adjust(twice, "inventory_count")).toEqual([
      400,
      { "items.1.product": "counted_twice" },
    ]);
    expect(await adjust([{ product: id, cell }, { product: id }], "inventory_count")).toEqual([
      200,
      {},
    ]);
  });

  it("receives pieces by cell, and is emptied when the product is no range any more", async () => {
    const { id } = await drawer();
    const receipt = { supplier: shop.supplier.id, receipt_number: newId(), date: "2026-11-21" };
    const items = [
      { id: newId(), product: id, cell: "+1.00 0.00 65", quantity: 4, received_quantity: 4 },
    ];
    expectOk(
      await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
        ...receipt,
        status: "received",
        items,
      }),
    );
    await shop.adjust(id, { "": 2 });
    const patch = (values: object) =>
      shop.send("PATCH", recordsPath("optique_products", id), values);
    expectOk(await patch({ is_range: false }));
    expect(await cellsOf(shop, id)).toEqual({ "": 6 });
    expectOk(await patch({ is_range: true }));
    await shop.adjust(id, { "": -4, "+1.00 0.00 65": 4 });
    expectOk(await patch({ made_to_order: true }));
    expect(await cellsOf(shop, id)).toEqual({});
    expect((await shop.read("optique_products", id)).stock).toBe(0);
    expect(await violations(shop)).toEqual([]);
  });
});

describe("a lens written by another route", () => {
  it("written through the records API follows the same rules", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 -0.50 65": 1 });
    const { id: frame } = await shop.product();
    const { id: invoice } = await shop.saveInvoice(newId(), {
      items: [{ id: newId(), product: frame, quantity: 1, price: 850 }],
      payments: [],
    });
    const post = (values: object) =>
      shop.send<InvoiceDocument["items"][number] & Refusal>(
        "POST",
        recordsPath("optique_invoice_items"),
        { ...lens(id), invoice, ...values },
      );
    expect(refusedAt(await post({ quantity: 2 }))).toEqual([400, { quantity: "one_lens" }]);
    expect(refusedAt(await post({ power: { sphere: 9 } }))).toEqual([400, { power: "not_made" }]);
    const made = expectOk(await post({}));
    expect(made).toMatchObject({ source: "stock", cost: 128, power: { diameter: 65 } });
    const at = recordsPath("optique_invoice_items", made.id);
    expect(expectOk(await shop.send("PATCH", at, { label: "Fin" }))).toMatchObject({
      source: "stock",
    });
    expect(await cellsOf(shop, id)).toEqual({});
    expect((await shop.send("DELETE", at)).status).toBe(204);
    expect(await cellsOf(shop, id)).toEqual({ "+1.00 -0.50 65": 1 });
    expect(await violations(shop)).toEqual([]);
  });

  it("in a quote is checked too; the sale at the quote's price then needs no right", async () => {
    const { id } = await drawer();
    const { id: client } = await shop.client();
    const quote = newId();
    const put = (items: object[], values: object = {}) =>
      shop.send<{ version: string; items: { power: object }[] } & Refusal>(
        "PUT",
        `/api/optique/quotes/${quote}`,
        { client, items, ...values },
      );
    const line = lens(id, { price: 300 });
    expect(refusedAt(await put([{ ...line, power: { sphere: -8 } }]))).toEqual([
      400,
      { "items.0.power": "not_made" },
    ]);
    const saved = expectOk(await put([line]));
    expect(saved.items[0]?.power).toEqual({ sphere: 1, cylinder: -0.5, add: null, diameter: 65 });
    const seller = await shop.colleague("optician", { rights: { "price.change": false } });
    const convert = (items: object[]) =>
      seller.send<PrescriptionDocument & Refusal>("PUT", path(newId()), {
        client,
        date: storedDay(today()),
        ...eyes,
        quote,
        variant: "",
        invoice: { id: newId(), items, payments: [] },
      });
    expect((await convert([lens(id, { price: 299 })])).status).toBe(403);
    const document = expectOk(await convert([lens(id, { price: 300 })]));
    expect(itemsOf(document)).toMatchObject([{ price: 300 }]);
  });

  it("beyond its tariff is special, and its price needs the right to set prices", async () => {
    const { id } = await drawer();
    const seller = await shop.colleague("optician", { rights: { "price.change": false } });
    const special = lens(id, { power: { sphere: -8 }, special: true, price: 500 });
    const { id: client } = await shop.client();
    const body = { client, date: storedDay(today()), ...eyes };
    const send = (of: Pick<typeof seller, "send">, items: Line[]) =>
      of.send<PrescriptionDocument & Refusal>("PUT", path(newId()), {
        ...body,
        invoice: { id: newId(), items, payments: [] },
      });
    expect((await send(seller, [special])).status).toBe(403);
    expect((await send(seller, [lens(id)])).status).toBe(200);
    expect((await send(seller, [lens(id, { price: 319 })])).status).toBe(403);
    const document = expectOk(await send(shop, [{ ...special, id: newId() }]));
    expect(itemsOf(document)).toMatchObject([{ special: true, cost: null, source: "lab" }]);
  });
});

describe("the power of a lens as personal data", () => {
  it("an erasure removes the power from the client's lines, and the drawer stays right", async () => {
    const own = await openLensShop();
    const { id } = await own.priced([powerRow([-6, 6], [-2, 0], 320)], { made_to_order: false });
    await own.adjust(id, { "+1.00 -0.50 65": 2 });
    const document = await sold(own, [lens(id)]);
    const page = `/api/optique/clients/${document.client}`;
    const exported = await own.send<string>("GET", `${page}/export`);
    expect(JSON.stringify(exported.body)).toContain("+1,00 (−0,50) · Ø 65");
    expectOk(await own.send("POST", `${page}/erase`, { name: "Benali Aïcha" }));
    const [item] = await own.find("optique_invoice_items");
    expect(item).toMatchObject({ power: null, source: "stock" });
    expect(await cellsOf(own, id)).toEqual({ "+1.00 -0.50 65": 1 });
    expect(await violations(own)).toEqual([]);
  });

  it("no journal entry has the power, and people who may not see eye values cannot read it", async () => {
    const { id } = await drawer();
    const document = await sold(shop, [lens(id)]);
    const { version, client, date } = document;
    const items = [{ id: itemsOf(document)[0]?.id, power: { sphere: 2 } }];
    const invoice = { id: document.invoice?.id, items, payments: [] };
    expectOk(await shop.send("PUT", path(document.id), { version, client, date, invoice }));
    const entries = await shop.find("optique_journal", `record = "${document.invoice?.id}"`);
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toMatch(/sphere|"power"/);
    const accountant = await shop.colleague("accountant");
    const seen = await accountant.send("GET", `/api/optique/invoices/${document.invoice?.id}`);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toContain('"power"');
  });

  it("can still be changed under the lock, at the same price", async () => {
    const own = await openLensShop();
    expectOk(
      await own.send("PATCH", recordsPath("optique_companies", own.company), {
        invoice_lock: true,
      }),
    );
    const { id } = await own.priced([
      powerRow([-1, 1], [-2, 0], 320),
      powerRow([-6, 6], [-2, 0], 345),
    ]);
    const document = await sold(own, [lens(id)]);
    expectOk(await own.send("POST", `/api/optique/invoices/${document.invoice?.id}/issue`, {}));
    const optician = await own.colleague("optician", { rights: { "price.change": false } });
    const { version } = expectOk(await own.send<PrescriptionDocument>("GET", path(document.id)));
    const change = (values: object) =>
      optician.send<PrescriptionDocument & Refusal>("PUT", path(document.id), {
        version,
        client: document.client,
        date: document.date,
        invoice: {
          id: document.invoice?.id,
          items: [{ id: itemsOf(document)[0]?.id, ...values }],
          payments: [],
        },
      });
    expect((await change({ power: { sphere: 2 }, price: 345 })).status).toBe(409);
    const changed = expectOk(await change({ power: { sphere: 2 } }));
    expect(itemsOf(changed)).toMatchObject([{ price: 320, power: { sphere: 2 } }]);
  });
});
