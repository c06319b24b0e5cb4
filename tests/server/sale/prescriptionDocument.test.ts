import { beforeEach, describe, expect, it } from "vitest";

import type { NestedInvoice, PrescriptionDocument } from "#domain/documents/documents.ts";
import type { Client, Job, Product } from "#domain/core/records.ts";
import { line, newId, openShop, payment, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client({ phone: "06 00 00 00 01" });
  frame = await shop.product();
  lens = await shop.product({
    name: "Verre - Progressif 1.6",
    type: "lens",
    reference: "PROG",
    stock: 14,
  });
});

const path = (id: string) => `/api/optique/prescriptions/${id}`;
const stockOf = async (id: string) => (await shop.read("optique_products", id)).stock;

/** Usual sale: two eyes, a frame, two lenses and a deposit. */
const sale = (values: object = {}) => ({
  client: client.id,
  date: "2026-11-21",
  right_sphere: 0,
  right_cylinder: -1.25,
  right_axis: 90,
  right_add: 2,
  right_eip: 31.5,
  left_sphere: 1.75,
  notes: "Solde à la livraison",
  invoice: {
    id: newId(),
    items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
    payments: [payment(1000)],
  },
  ...values,
});

/** Data that a failed save must not change. */
async function everything() {
  const names = [
    "optique_prescriptions",
    "optique_invoices",
    "optique_invoice_items",
    "optique_payments",
    "optique_products",
    "optique_stock_movements",
    "optique_journal",
  ] as const;
  return Promise.all(names.map((name) => shop.find(name)));
}

describe("a new sale saved whole", () => {
  it("returns the document with number, totals, status and names", async () => {
    const document = await shop.savePrescription(newId(), sale());
    expect(document).toMatchObject({
      client: client.id,
      date: "2026-11-21 00:00:00.000Z",
      right_sphere: 0,
      left_cylinder: null,
      notes: "Solde à la livraison",
      version: expect.stringMatching(/^\S{8,}$/),
      expand: { client: { name: "Benali Aïcha", phone: "06 00 00 00 01" } },
      invoice: {
        invoice_number: "2026110001",
        total_amount: 2250,
        paid_amount: 1000,
        status: "partial",
        client: client.id,
        date: "2026-11-21 00:00:00.000Z",
      },
    });
    expect(document.invoice?.items.map((item) => item.expand?.product?.name)).toEqual([
      lens.name,
      frame.name,
    ]);
    expect(document.invoice?.items[0]).toMatchObject({
      product_name: lens.name,
      product_type: "lens",
    });
  });

  it("lowers the stock and writes one sale movement for each line", async () => {
    const document = await shop.savePrescription(newId(), sale());
    expect([await stockOf(lens.id), await stockOf(frame.id)]).toEqual([12, 9]);
    const movements = await shop.find(
      "optique_stock_movements",
      `reference_id = '${document.invoice?.id}'`,
    );
    expect(movements.map(({ movement_type, quantity }) => [movement_type, quantity])).toEqual([
      ["sale", -2],
      ["sale", -1],
    ]);
  });

  it("stores 'plan' and 'not measured' as different values", async () => {
    const id = newId();
    await shop.savePrescription(id, sale());
    const stored = await shop.read("optique_prescriptions", id);
    expect([stored.right_sphere, stored.left_axis]).toEqual([0, null]);
  });

  it("adds centimes exactly: 1.10 + 2.20, paid by 3.30, is 'paid'", async () => {
    const items = [line(lens.id, 1, 1.1), line(frame.id, 1, 2.2)];
    const document = await shop.savePrescription(
      newId(),
      sale({ invoice: { id: newId(), items, payments: [payment(3.3)] } }),
    );
    expect(document.invoice).toMatchObject({ total_amount: 3.3, paid_amount: 3.3, status: "paid" });
  });

  it("creates no invoice without lines and payments", async () => {
    const document = await shop.savePrescription(
      newId(),
      sale({ invoice: { id: newId(), items: [], payments: [] } }),
    );
    expect(document.invoice).toBeNull();
    expect(await shop.find("optique_invoices")).toEqual([]);
  });

  it("ignores lines without a product or a quantity", async () => {
    const items = [
      line("", 1, 5),
      line(lens.id, 0, 5),
      line(lens.id, -2, 5),
      line(frame.id, 1, 850),
    ];
    const document = await shop.savePrescription(
      newId(),
      sale({ invoice: { id: newId(), items, payments: [] } }),
    );
    expect(document.invoice?.items).toHaveLength(1);
    expect(document.invoice).toMatchObject({ total_amount: 850, status: "unpaid" });
  });

  it("a sale above the stock stops it at zero, with a movement 'Stock ramené à 0'", async () => {
    const items = [line(frame.id, 12, 850)];
    await shop.savePrescription(newId(), sale({ invoice: { id: newId(), items, payments: [] } }));
    expect(await stockOf(frame.id)).toBe(0);
    const movements = await shop.find("optique_stock_movements", `product = '${frame.id}'`);
    expect(movements.map(({ quantity }) => quantity)).toEqual([10, -12, 2]);
    expect(movements.at(-1)).toMatchObject({
      movement_type: "adjustment",
      notes: "Stock ramené à 0",
    });
  });
});

describe("saving a document again", () => {
  it("returns the same document and writes nothing when unchanged", async () => {
    const id = newId();
    const body = sale();
    const first = await shop.savePrescription(id, body);
    const before = await everything();
    const second = await shop.savePrescription(id, body);
    expect(second).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  it("refuses a change with an old version or none, and writes nothing", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    await shop.savePrescription(id, { ...body, version, notes: "Autre" });
    const before = await everything();
    for (const old of [undefined, version, "n'importe quoi"]) {
      const answer = await shop.send("PUT", path(id), { ...body, version: old, notes: "Encore" });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: "Ce document a été modifié entre-temps sur un autre poste.",
        data: { version: { code: "modified" } },
      });
    }
    expect(await everything()).toEqual(before);
  });

  it("returns records like the records API, the same when saved as when read", async () => {
    const id = newId();
    const notes = 'O\'Hara "Œdipe" {}\n\t100 % 👓 مرحبا';
    const saved = await shop.savePrescription(id, sale({ notes, left_axis: null, left_add: 0.25 }));
    const { body } = await shop.send<PrescriptionDocument>("GET", path(id));
    expect(body).toEqual(saved);
    const { version: _, expand, invoice, job, ...prescription } = body;
    const { remake, ...own } = job as Job & { remake: unknown };
    expect(remake).toBeNull();
    expect(own).toEqual(await shop.read("optique_jobs", own.id));
    expect(prescription).toEqual(await shop.read("optique_prescriptions", id));
    expect(expand).toEqual({ client: await shop.read("optique_clients", client.id) });
    const { items, payments, credit_notes, refunds, ...all } = invoice as NestedInvoice;
    expect([credit_notes, refunds]).toEqual([[], []]);
    // The buyer and the client's part are sent with the document only.
    const { claim, fund_payments, client_part, ...rest } = all;
    expect([claim, fund_payments, client_part]).toEqual([null, [], 2250]);
    // Values that only documents have.
    const { client_credit, prints, shop_stamp, ...stored } = rest;
    expect([client_credit, prints]).toEqual([0, null]);
    expect(shop_stamp).toMatchObject({ name: "Optique du Figuier" });
    const { buyer_name, buyer_address, buyer_ice, ...header } = stored;
    expect([buyer_name, buyer_address, buyer_ice]).toEqual([client.name, "", ""]);
    expect(header).toEqual(await shop.read("optique_invoices", header.id));
    expect([items.length, payments.length]).toEqual([2, 1]);
    for (const { expand: names, warranty, ...item } of items) {
      expect(warranty).toBeNull();
      expect(item).toEqual(await shop.read("optique_invoice_items", item.id));
      expect(names).toEqual({ product: await shop.read("optique_products", item.product) });
    }
    for (const one of payments) expect(one).toEqual(await shop.read("optique_payments", one.id));
  });

  it("returns only the requested fields", async () => {
    const id = newId();
    const { invoice } = await shop.savePrescription(id, sale());
    const { body } = await shop.send("GET", `${path(id)}?fields=id,invoice.id`);
    expect(body).toEqual({ id, invoice: { id: invoice?.id } });
  });

  it("the version changes when a payment is written by itself", async () => {
    const id = newId();
    const { version, invoice } = await shop.savePrescription(id, sale());
    await shop.create("optique_payments", payment(50, { invoice: invoice?.id }));
    const { body } = await shop.send<PrescriptionDocument>("GET", path(id));
    expect(body.version).not.toBe(version);
    expect(body.invoice).toMatchObject({ paid_amount: 1050 });
  });

  it("cannot restore a document that was deleted meanwhile", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    await shop.send("DELETE", `/api/collections/optique_prescriptions/records/${id}`);
    const answer = await shop.send("PUT", path(id), { ...body, version });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: "Ce document a été supprimé entre-temps sur un autre poste.",
        data: { version: { code: "deleted" } },
      },
    });
  });

  it("writes only the difference: unchanged lines and payments keep id and creation date", async () => {
    const id = newId();
    const body = sale();
    const first = await shop.savePrescription(id, body);
    const [kept, gone] = body.invoice.items;
    if (!kept || !gone || !first.invoice) throw new Error("the sale has two lines");
    const added = line(frame.id, 3, 100);
    const second = await shop.savePrescription(id, {
      ...body,
      version: first.version,
      invoice: {
        ...body.invoice,
        items: [kept, added],
        payments: [...body.invoice.payments, payment(50)],
      },
    });
    expect(second.invoice?.items[0]).toMatchObject({
      id: kept.id,
      created: first.invoice.items[0]?.created,
    });
    expect(second.invoice?.payments[0]).toEqual(first.invoice.payments[0]);
    expect(second.invoice).toMatchObject({
      total_amount: 1700,
      paid_amount: 1050,
      invoice_number: "2026110001",
    });
    expect([await stockOf(lens.id), await stockOf(frame.id)]).toEqual([12, 7]);
    const movements = await shop.find("optique_stock_movements", `line = '${kept.id}'`);
    expect(movements).toHaveLength(1);
  });

  it("keeps the number when the date moves to another month", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    const invoice = { ...body.invoice, date: "2026-12-05" };
    const moved = await shop.savePrescription(id, {
      ...body,
      version,
      date: "2026-12-05",
      invoice,
    });
    expect(moved.invoice).toMatchObject({
      invoice_number: "2026110001",
      date: "2026-12-05 00:00:00.000Z",
    });
  });

  it("leaves the invoice unchanged when the body has none, except for the client", async () => {
    const id = newId();
    const { invoice: _, ...body } = sale();
    const { version, invoice } = await shop.savePrescription(id, sale());
    const other = await shop.client({ name: "Idrissi Youssef" });
    const saved = await shop.savePrescription(id, { ...body, client: other.id, version });
    expect(saved.invoice).toMatchObject({
      client: other.id,
      paid_amount: 1000,
      items: invoice?.items,
    });
  });

  it("an emptied invoice keeps its number, and returns its pieces to the stock", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    const invoice = { ...body.invoice, items: [], payments: [] };
    const saved = await shop.savePrescription(id, { ...body, version, invoice });
    expect(saved.invoice).toMatchObject({
      invoice_number: "2026110001",
      total_amount: 0,
      paid_amount: 0,
      status: "unpaid",
    });
    expect([await stockOf(lens.id), await stockOf(frame.id)]).toEqual([14, 10]);
  });

  it("keeps the product's name and reference of the day of the sale", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    await shop.send("PATCH", `/api/collections/optique_products/records/${frame.id}`, {
      name: "Autre nom",
    });
    const saved = await shop.savePrescription(id, { ...body, version, notes: "relu" });
    expect(saved.invoice?.items[1]).toMatchObject({
      product_name: "Monture Riad",
      expand: { product: { name: "Autre nom" } },
    });
  });

  it("journals the changes under the user's name", async () => {
    const id = newId();
    const body = sale();
    const { version, invoice } = await shop.savePrescription(id, body);
    const [deposit] = body.invoice.payments;
    await shop.savePrescription(id, {
      ...body,
      version,
      notes: "relu",
      invoice: { ...body.invoice, payments: [{ ...deposit, amount: 900 }] },
    });
    const entries = await shop.find("optique_journal");
    expect(
      entries.map(({ collection, action, actor_name }) => [collection, action, actor_name]),
    ).toEqual(
      expect.arrayContaining([
        ["optique_prescriptions", "update", "Samira"],
        ["optique_payments", "update", "Samira"],
      ]),
    );
    const payments = entries.find(({ collection }) => collection === "optique_payments");
    expect(payments).toMatchObject({ record: deposit?.id, changes: { amount: [1000, 900] } });
    expect(entries.every(({ record }) => record !== invoice?.items[0]?.id)).toBe(true);
  });
});

describe("a save is refused", () => {
  const refusals: [string, () => object, Record<string, string>][] = [
    ["without a client", () => sale({ client: "" }), { client: "Le client est requis." }],
    ["without a date", () => sale({ date: "" }), { date: "La date est requise." }],
    [
      "on a day that does not exist",
      () => sale({ date: "2026-02-30" }),
      { date: "Cette date n’existe pas." },
    ],
    [
      "with an unknown client",
      () => sale({ client: newId() }),
      { client: "Ce client est introuvable." },
    ],
    [
      "with a sphere off the grid",
      () => sale({ right_sphere: 0.3 }),
      { right_sphere: "La valeur doit être un multiple de 0,25." },
    ],
    [
      "with an axis over 180",
      () => sale({ left_axis: 181 }),
      { left_axis: "L’axe doit être entre 0 et 180°." },
    ],
    [
      "with a text for a sphere",
      () => sale({ left_sphere: "abc" }),
      { left_sphere: "Ce champ attend un nombre." },
    ],
    [
      "with notes of a megabyte",
      () => sale({ notes: "a".repeat(1_000_000) }),
      { notes: "Ce texte est trop long (5\u202f000 caractères au plus)." },
    ],
    ["with a list for notes", () => sale({ notes: [] }), { notes: "Ce champ attend un texte." }],
    [
      "with an invoice that is a text",
      () => sale({ invoice: "oui" }),
      { invoice: "Ce champ attend un objet." },
    ],
    [
      "with a half quantity at its second line",
      () =>
        sale({
          invoice: {
            id: newId(),
            items: [line(frame.id, 1, 1), line(lens.id, 1.5, 1)],
            payments: [],
          },
        }),
      { "invoice.items.1.quantity": "La quantité doit être un nombre entier." },
    ],
    [
      "with a quantity of a thousand million",
      () => sale({ invoice: { id: newId(), items: [line(frame.id, 1e9, 1)], payments: [] } }),
      { "invoice.items.0.quantity": "La quantité ne doit pas dépasser 50\u202f000." },
    ],
    [
      "with a negative price",
      () => sale({ invoice: { id: newId(), items: [line(frame.id, 1, -1)], payments: [] } }),
      { "invoice.items.0.price": "Le prix doit être positif." },
    ],
    [
      "with a negative payment of an unknown kind",
      () =>
        sale({
          invoice: { id: newId(), items: [], payments: [payment(-5, { payment_method: "or" })] },
        }),
      {
        "invoice.payments.0.amount": "Le montant doit être positif.",
        "invoice.payments.0.payment_method": "Ce mode de paiement n’existe pas.",
      },
    ],
    [
      "with a product that does not exist, at its last line",
      () =>
        sale({
          invoice: {
            id: newId(),
            items: [line(frame.id, 1, 1), line(newId(), 1, 1)],
            payments: [payment(1)],
          },
        }),
      { "invoice.items.1.product": "Ce produit est introuvable." },
    ],
    [
      "with the same line twice",
      () => {
        const twice = line(frame.id, 1, 1);
        return sale({ invoice: { id: newId(), items: [twice, twice], payments: [] } });
      },
      { "invoice.items.1.id": "Cet identifiant figure deux fois." },
    ],
    [
      "with ids of the wrong form",
      () =>
        sale({ invoice: { id: "1", items: [{ ...line(frame.id, 1, 1), id: "É" }], payments: [] } }),
      {
        "invoice.id": "Cet identifiant doit avoir 15 lettres minuscules ou chiffres.",
        "invoice.items.0.id": "Cet identifiant doit avoir 15 lettres minuscules ou chiffres.",
      },
    ],
  ];

  it.each(refusals)("%s, at its field, and nothing is written", async (_, body, messages) => {
    const before = await everything();
    const answer = await shop.send("PUT", path(newId()), body());
    expect(answer.status).toBe(400);
    const found = Object.fromEntries(
      Object.entries(answer.body.data).map(([field, { message }]) => [field, message]),
    );
    expect(found).toEqual(messages);
    expect(await everything()).toEqual(before);
  });

  it("for an error at its last line, and uses no number", async () => {
    const bad = sale({
      invoice: { id: newId(), items: [line(frame.id, 1, 1), line(newId(), 1, 1)], payments: [] },
    });
    expect((await shop.send("PUT", path(newId()), bad)).status).toBe(400);
    const document = await shop.savePrescription(newId(), sale());
    expect(document.invoice?.invoice_number).toBe("2026110001");
  });

  it("for a line whose id another invoice uses", async () => {
    const first = sale();
    await shop.savePrescription(newId(), first);
    const stolen = { ...line(frame.id, 1, 1), id: first.invoice.items[0]?.id };
    const before = await everything();
    const answer = await shop.send(
      "PUT",
      path(newId()),
      sale({ invoice: { id: newId(), items: [stolen], payments: [] } }),
    );
    expect(answer.body.data).toMatchObject({
      "invoice.items.0.id": { message: "Cet identifiant est déjà utilisé." },
    });
    expect(await everything()).toEqual(before);
  });

  it("for a second invoice of the same prescription", async () => {
    const id = newId();
    const body = sale();
    const { version } = await shop.savePrescription(id, body);
    const answer = await shop.send("PUT", path(id), {
      ...body,
      version,
      invoice: { ...body.invoice, id: newId() },
    });
    expect(answer.body.data).toHaveProperty(["invoice.id"]);
  });

  it.each(["", "[]", "42", "{"])("for a body that is not an object: %s", async (body) => {
    const answer = await shop.send("PUT", path(newId()), body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/illisible|corriger|requis/);
  });

  it("for a body of twenty thousand nested objects, before it is parsed", async () => {
    const body = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;
    const answer = await shop.send("PUT", path(newId()), body);
    expect(answer.status).toBe(413);
    expect(answer.body.message).toBe("Le contenu envoyé est trop volumineux.");
  });

  it("for a malformed id; a missing document is answered 404", async () => {
    expect((await shop.send("PUT", path("abc"), sale())).status).toBe(400);
    expect((await shop.send("GET", path("abc"))).status).toBe(404);
    expect((await shop.send("GET", path(newId()))).status).toBe(404);
  });
});

describe("many saves at once", () => {
  it("give fifty parallel documents consecutive numbers", async () => {
    const documents = await Promise.all(
      Array.from({ length: 50 }, () => shop.savePrescription(newId(), sale())),
    );
    const numbers = documents.map(({ invoice }) => invoice?.invoice_number).sort();
    expect(numbers).toEqual(
      Array.from({ length: 50 }, (_, index) => `202611${String(index + 1).padStart(4, "0")}`),
    );
  });

  it("create one document from ten identical requests", async () => {
    const id = newId();
    const body = sale();
    const versions = await Promise.all(
      Array.from({ length: 10 }, async () => (await shop.savePrescription(id, body)).version),
    );
    expect(new Set(versions).size).toBe(1);
    expect(await shop.find("optique_invoices")).toHaveLength(1);
    expect(await stockOf(frame.id)).toBe(9);
  });
});

describe("deleting a prescription", () => {
  it("deletes its invoice with all parts, returns the stock and journals the number", async () => {
    const id = newId();
    await shop.savePrescription(id, sale());
    expect(
      (await shop.send("DELETE", `/api/collections/optique_prescriptions/records/${id}`)).status,
    ).toBe(204);
    const [prescriptions, invoices, items, payments, , movements, journal] = await everything();
    expect([prescriptions, invoices, items, payments]).toEqual([[], [], [], []]);
    expect(
      movements?.map((movement) => "movement_type" in movement && movement.movement_type),
    ).toEqual(["initial", "initial"]);
    expect([await stockOf(lens.id), await stockOf(frame.id)]).toEqual([14, 10]);
    // The first entry is about the shop's user.
    expect(journal?.slice(1)).toMatchObject([
      { action: "delete", collection: "optique_jobs", actor_name: "Samira" },
      {
        action: "delete",
        collection: "optique_invoices",
        label: "2026110001",
        actor_name: "Samira",
      },
      { action: "delete", collection: "optique_prescriptions" },
    ]);
  });
});
