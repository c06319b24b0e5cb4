import { beforeEach, describe, expect, it } from "vitest";

import type { Client, Product } from "#domain/core/records.ts";
import {
  type Answer,
  line,
  newId,
  openShop,
  payment,
  type Refusal,
  recordsPath,
  type Shop,
} from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let client: Client;
let frame: Product;

beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.client();
  frame = await shop.product();
});

const patch = (collection: string, id: string, values: object) =>
  shop.send("PATCH", recordsPath(collection, id), values);
const remove = (collection: string, id: string) => shop.send("DELETE", recordsPath(collection, id));
const stockOf = async (id: string) => (await shop.read("optique_products", id)).stock;
const messages = ({ body }: Answer<Refusal>) =>
  Object.fromEntries(Object.entries(body.data).map(([field, { message }]) => [field, message]));

const newInvoice = (values: object = {}) =>
  shop.create("optique_invoices", {
    client: client.id,
    date: "2026-11-21",
    total_amount: 0,
    paid_amount: 0,
    status: "unpaid",
    ...values,
  });
const newItem = (invoice: string, quantity: number, price: number, product = frame.id) =>
  shop.create("optique_invoice_items", { ...line(product, quantity, price), invoice });

describe("a sale entered record by record through the records API", () => {
  it("gets its number, totals, status and stock from the server", async () => {
    const prescription = await shop.create("optique_prescriptions", {
      client: client.id,
      date: "2026-11-21",
      right_sphere: 0,
    });
    const invoice = await newInvoice({
      prescription: prescription.id,
      invoice_number: "999",
      total_amount: 5,
      paid_amount: 5,
      status: "paid",
    });
    expect(invoice).toMatchObject({
      invoice_number: "2026110001",
      total_amount: 5,
      paid_amount: 0,
      status: "unpaid",
    });
    const item = await newItem(invoice.id, 2, 850);
    expect(item).toMatchObject({
      company: shop.company,
      product_name: "Monture Riad",
      product_reference: "RIAD",
      product_type: "frame",
    });
    await shop.create("optique_payments", { ...payment(500), invoice: invoice.id });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      total_amount: 1700,
      paid_amount: 500,
      status: "partial",
    });
    // Then sends wrong sums, as a client that computes them itself may do.
    await patch("optique_invoices", invoice.id, {
      paid_amount: 9999,
      status: "paid",
      total_amount: 1,
    });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      invoice_number: "2026110001",
      total_amount: 1700,
      paid_amount: 500,
      status: "partial",
    });
    await shop.create("optique_payments", { ...payment(1200), invoice: invoice.id });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      paid_amount: 1700,
      status: "paid",
    });
    expect(await stockOf(frame.id)).toBe(8);
  });

  it("follows changes and deletion of a line", async () => {
    const invoice = await newInvoice();
    const item = await newItem(invoice.id, 2, 100);
    await patch("optique_invoice_items", item.id, { quantity: 5, price: 10.1 });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({ total_amount: 50.5 });
    expect(await stockOf(frame.id)).toBe(5);
    await remove("optique_invoice_items", item.id);
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      total_amount: 0,
      status: "unpaid",
    });
    expect(await stockOf(frame.id)).toBe(10);
    expect(await shop.find("optique_stock_movements", `line = '${item.id}'`)).toEqual([]);
  });

  it("keeps the product name at the time of sale; a line without product has a free description", async () => {
    const invoice = await newInvoice();
    const item = await newItem(invoice.id, 1, 700);
    const words = {
      product_name: "Lunettes Ray-Ban",
      product_reference: "X",
      product_type: "accessory",
    };
    await patch("optique_invoice_items", item.id, { ...words, price: 650 });
    expect(await shop.read("optique_invoice_items", item.id)).toMatchObject({
      product_name: "Monture Riad",
      product_reference: "RIAD",
      product_type: "frame",
      price: 650,
    });
    const free = { ...line("", 1, 50), invoice: invoice.id, company: shop.company };
    const { body: repair } = await shop.sendAsAdmin<{ id: string }>(
      "POST",
      recordsPath("optique_invoice_items"),
      free,
    );
    await patch("optique_invoice_items", repair.id, { product_name: "Soudure" });
    expect((await shop.read("optique_invoice_items", repair.id)).product_name).toBe("Soudure");
  });

  it("keeps the amount of an invoice without lines", async () => {
    const invoice = await newInvoice({ total_amount: 300.555 });
    expect(invoice.total_amount).toBe(300.56);
    await shop.create("optique_payments", { ...payment(100), invoice: invoice.id });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      total_amount: 300.56,
      status: "partial",
    });
    await patch("optique_invoices", invoice.id, { total_amount: 100 });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      total_amount: 100,
      status: "paid",
    });
  });

  it("accepts lines and payments deleted and created again", async () => {
    const invoice = await newInvoice();
    const item = await newItem(invoice.id, 3, 100);
    const paid = await shop.create("optique_payments", { ...payment(300), invoice: invoice.id });
    await remove("optique_invoice_items", item.id);
    await remove("optique_payments", paid.id);
    await newItem(invoice.id, 1, 100);
    await shop.create("optique_payments", { ...payment(50), invoice: invoice.id });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      total_amount: 100,
      paid_amount: 50,
      status: "partial",
    });
    expect(await stockOf(frame.id)).toBe(9);
  });

  it("restores the stock when the invoice is deleted", async () => {
    const invoice = await newInvoice();
    await newItem(invoice.id, 3, 100);
    expect((await remove("optique_invoices", invoice.id)).status).toBe(204);
    expect(await stockOf(frame.id)).toBe(10);
    expect(await shop.find("optique_invoice_items")).toEqual([]);
  });

  it("copies the client of an invoice from its prescription, and follows its change", async () => {
    const prescription = await shop.create("optique_prescriptions", {
      client: client.id,
      date: "2026-11-21",
    });
    const other = await shop.client({ name: "Idrissi Youssef" });
    const invoice = await newInvoice({ prescription: prescription.id, client: other.id });
    expect(invoice.client).toBe(client.id);
    await patch("optique_prescriptions", prescription.id, { client: other.id });
    expect((await shop.read("optique_invoices", invoice.id)).client).toBe(other.id);
  });

  it("numbers invoices by month from 0001, after the highest number", async () => {
    const numbers = [];
    for (const date of ["2026-11-01", "2026-12-01", "2026-11-30", "2025-11-15"]) {
      numbers.push((await newInvoice({ date })).invoice_number);
    }
    expect(numbers).toEqual(["2026110001", "2026120001", "2026110002", "2025110001"]);
    const [first] = await shop.find("optique_invoices", "invoice_number = '2026110001'");
    await remove("optique_invoices", first?.id ?? "");
    expect((await newInvoice()).invoice_number).toBe("2026110003");
  });

  it("ignores the hour of a date", async () => {
    const invoice = await newInvoice({ date: "2026-11-21 23:45:12.345Z" });
    expect(invoice.date).toBe("2026-11-21 00:00:00.000Z");
  });
});

describe("the stock of a product", () => {
  it("begins with a movement", async () => {
    const [movement] = await shop.find("optique_stock_movements", `product = '${frame.id}'`);
    expect(movement).toMatchObject({
      movement_type: "initial",
      quantity: 10,
      company: shop.company,
    });
  });

  it("cannot be changed by staff", async () => {
    expect((await patch("optique_products", frame.id, { stock: 10, name: "Autre" })).status).toBe(
      200,
    );
    const answer = await patch("optique_products", frame.id, { stock: 11 });
    expect(answer.status).toBe(400);
    expect(messages(answer)["stock"]).toMatch(/^Le stock ne se modifie pas ici/);
    expect((await patch("optique_products", frame.id, { "stock+": 1 })).status).toBe(400);
  });

  it("a product's stock is corrected by the administrator, with an explicit movement", async () => {
    await shop.sendAsAdmin("PATCH", recordsPath("optique_products", frame.id), { stock: 4 });
    const movements = await shop.find("optique_stock_movements", `product = '${frame.id}'`);
    expect(movements.map(({ quantity, notes }) => [quantity, notes])).toEqual([
      [10, ""],
      [-6, "Correction manuelle"],
    ]);
  });

  it("cannot be changed through its movements, by anyone", async () => {
    const [movement] = await shop.find("optique_stock_movements", `product = '${frame.id}'`);
    const path = recordsPath("optique_stock_movements", movement?.id);
    expect((await shop.send("PATCH", path, { quantity: 1 })).status).toBe(403);
    expect((await shop.sendAsAdmin("PATCH", path, { quantity: 1 })).status).toBe(400);
    expect((await shop.sendAsAdmin("DELETE", path)).status).toBe(400);
    expect(await stockOf(frame.id)).toBe(10);
  });

  it("an unused product is deleted with its stock; a used product cannot be deleted", async () => {
    const invoice = await newInvoice();
    const item = await newItem(invoice.id, 1, 5);
    const answer = await remove("optique_products", frame.id);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Ce produit figure dans des documents\u00a0: archivez-le au lieu de le supprimer.",
    ]);
    await remove("optique_invoice_items", item.id);
    expect((await remove("optique_products", frame.id)).status).toBe(204);
    expect(await shop.find("optique_stock_movements")).toEqual([]);
  });
});

describe("refused with a message at the field:", () => {
  const id = newId();
  const refusals: [string, string, () => object, Record<string, string>][] = [
    [
      "a client without a name",
      "optique_clients",
      () => ({ name: " " }),
      { name: "Le nom est requis." },
    ],
    [
      "a client with a wrong email",
      "optique_clients",
      () => ({ name: "A", email: "a@" }),
      { email: "Email invalide." },
    ],
    [
      "a client with an object for a name",
      "optique_clients",
      () => ({ name: { a: 1 } }),
      { name: "Ce champ attend un texte." },
    ],
    [
      "a client with a name of a megabyte",
      "optique_clients",
      () => ({ name: "a".repeat(1e6) }),
      { name: "Ce texte est trop long (200 caractères au plus)." },
    ],
    [
      "a client with an id of its own kind",
      "optique_clients",
      () => ({ id: "1", name: "A" }),
      { id: "Cet identifiant doit avoir 15 lettres minuscules ou chiffres." },
    ],
    [
      "a supplier with a wrong email",
      "optique_suppliers",
      () => ({ name: "A", email: "a" }),
      { email: "Adresse email invalide." },
    ],
    [
      "a product without a type",
      "optique_products",
      () => ({ name: "A", selling_price: 1 }),
      { type: "Le type est requis." },
    ],
    [
      "a product of an unknown type",
      "optique_products",
      () => ({ name: "A", type: "or" }),
      { type: "Ce type de produit n’existe pas." },
    ],
    [
      "a product with a negative price",
      "optique_products",
      () => ({ name: "A", type: "lens", selling_price: -1 }),
      { selling_price: "Le prix doit être positif." },
    ],
    [
      "a product with half a stock",
      "optique_products",
      () => ({ name: "A", type: "lens", stock: 1.5 }),
      { stock: "Ce champ attend un nombre entier." },
    ],
    [
      "a product with a negative stock",
      "optique_products",
      () => ({ name: "A", type: "lens", stock: -1 }),
      { stock: "Le stock doit être positif." },
    ],
    [
      "a product with a text for a price",
      "optique_products",
      () => ({ name: "A", type: "lens", selling_price: "cher" }),
      { selling_price: "Ce champ attend un nombre." },
    ],
    [
      "a product of an unknown supplier",
      "optique_products",
      () => ({ name: "A", type: "lens", supplier: id }),
      { supplier: "Ce fournisseur est introuvable." },
    ],
    [
      "a prescription without client and date",
      "optique_prescriptions",
      () => ({}),
      { client: "Le client est requis.", date: "La date est requise." },
    ],
    [
      "a prescription on a day that does not exist",
      "optique_prescriptions",
      () => ({ client: client.id, date: "2026-02-30" }),
      { date: "Cette date n’existe pas." },
    ],
    [
      "a prescription with eyes out of range",
      "optique_prescriptions",
      () => ({
        client: client.id,
        date: "2026-11-21",
        right_sphere: 31,
        left_cylinder: 13,
        right_axis: 1.5,
        left_add: -1,
        right_eip: 5,
      }),
      {
        right_sphere: "La sphère doit être entre −30 et +30.",
        left_cylinder: "Le cylindre doit être entre −12 et +12.",
        right_axis: "L’axe doit être un nombre entier.",
        left_add: "L’addition doit être entre 0 et 4.",
        right_eip: "L’EIP doit être entre 15 et 80 mm.",
      },
    ],
    [
      "a prescription with an object for a sphere",
      "optique_prescriptions",
      () => ({ client: client.id, date: "2026-11-21", right_sphere: {} }),
      { right_sphere: "Ce champ attend un nombre." },
    ],
    [
      "an invoice without a date",
      "optique_invoices",
      () => ({ client: client.id }),
      { date: "La date est requise." },
    ],
    [
      "an invoice with a negative amount",
      "optique_invoices",
      () => ({ date: "2026-11-21", total_amount: -5 }),
      { total_amount: "La valeur doit être au moins 0." },
    ],
    [
      "a line of an unknown invoice",
      "optique_invoice_items",
      () => ({ ...line(frame.id, 1, 1), invoice: id }),
      { invoice: "Cette facture est introuvable." },
    ],
    [
      "a line without a price",
      "optique_invoice_items",
      () => ({ product: frame.id, quantity: 1, invoice: id }),
      { price: "Le prix est requis." },
    ],
    [
      "a payment without an amount",
      "optique_payments",
      () => ({ invoice: id, date: "2026-11-21", payment_method: "cash" }),
      { amount: "Le montant est requis." },
    ],
    [
      "a payment without a method",
      "optique_payments",
      () => ({ invoice: id, date: "2026-11-21", amount: 1, payment_method: "" }),
      { payment_method: "Le mode de paiement est requis." },
    ],
    [
      "a payment without a date",
      "optique_payments",
      () => ({ invoice: id, amount: 1, payment_method: "cash" }),
      { date: "La date est requise." },
    ],
    [
      "a negative payment",
      "optique_payments",
      () => ({ ...payment(-1), invoice: id }),
      { amount: "Le montant doit être positif." },
    ],
  ];

  it.each(refusals)("%s", async (_, collection, body, sentences) => {
    const before = await shop.find(collection as "optique_clients");
    const answer = await shop.send("POST", recordsPath(collection), body());
    expect(answer.status).toBe(400);
    expect(messages(answer)).toMatchObject(sentences);
    expect(await shop.find(collection as "optique_clients")).toEqual(before);
  });

  it.each([0, 1.5, -1, 1e9])("a line with a quantity of %d", async (quantity) => {
    const invoice = await newInvoice();
    const answer = await shop.send("POST", recordsPath("optique_invoice_items"), {
      ...line(frame.id, quantity, 1),
      invoice: invoice.id,
    });
    expect(answer.status).toBe(400);
    expect(messages(answer)).toHaveProperty("quantity");
    expect(await stockOf(frame.id)).toBe(10);
  });

  it("a new or changed line without a product", async () => {
    const { id: invoice } = await newInvoice();
    const values = { ...line("", 1, 50), invoice };
    const made = await shop.send("POST", recordsPath("optique_invoice_items"), values);
    expect([made.status, messages(made)]).toEqual([400, { product: "Produit requis." }]);
    const item = await newItem(invoice, 1, 50);
    const changed = await patch("optique_invoice_items", item.id, { product: "" });
    expect([changed.status, messages(changed)]).toEqual([400, { product: "Produit requis." }]);
  });

  it("a changed number of an invoice; its present number may be sent", async () => {
    const { id, invoice_number } = await newInvoice();
    const record = recordsPath("optique_invoices", id);
    const refused = await shop.send("PATCH", record, { invoice_number: "1", notes: "x" });
    expect([refused.status, messages(refused)]).toEqual([
      400,
      { invoice_number: "Ce numéro est donné par le serveur\u00a0: il ne change pas." },
    ]);
    expect((await shop.send("PATCH", record, { invoice_number, notes: "y" })).status).toBe(200);
    expect(await shop.read("optique_invoices", id)).toMatchObject({ invoice_number, notes: "y" });
  });

  it("one line more than a document takes", async () => {
    const items = Array.from({ length: 500 }, () => line("", 1, 1)).map((item) => ({
      ...item,
      label: "Cordon",
    }));
    const { id } = await shop.saveInvoice(newId(), { client: "", items, payments: [] });
    const one = { ...line(frame.id, 1, 850), invoice: id };
    const refused = await shop.send("POST", recordsPath("optique_invoice_items"), one);
    expect([refused.status, messages(refused)]).toEqual([
      400,
      { invoice: "Trop de lignes à la fois (500 au plus)." },
    ]);
    expect(await stockOf(frame.id)).toBe(10);
  });

  it("a line moved to another invoice, and a record moved to another company", async () => {
    const [one, two] = [await newInvoice(), await newInvoice()];
    const item = await newItem(one.id, 1, 1);
    expect(
      messages(await patch("optique_invoice_items", item.id, { invoice: two.id })),
    ).toHaveProperty("invoice");
    const other = await openShop(server);
    const moved = await shop.sendAsAdmin("PATCH", recordsPath("optique_clients", client.id), {
      company: other.company,
    });
    expect(messages(moved)).toHaveProperty("company");
  });

  it("a line or a payment that would raise an invoice above the maximum; nothing is written", async () => {
    const { id: invoice } = await newInvoice();
    await newItem(invoice, 1, 999_999_999.99);
    const item = { ...line(frame.id, 1, 0.01), invoice };
    const sold = await shop.send("POST", recordsPath("optique_invoice_items"), item);
    const sentence =
      "Le total dépasse le plus grand montant accepté (999\u202f999\u202f999,99 DH).";
    expect([sold.status, messages(sold)]).toEqual([400, { total_amount: sentence }]);
    const paid = { ...payment(999_999_999.99), invoice };
    await shop.create("optique_payments", paid);
    const more = await shop.send("POST", recordsPath("optique_payments"), {
      ...payment(0.01),
      invoice,
    });
    expect([more.status, messages(more)]).toEqual([400, { paid_amount: sentence }]);
    expect(await shop.read("optique_invoices", invoice)).toMatchObject({
      total_amount: 999_999_999.99,
      paid_amount: 999_999_999.99,
    });
    expect(await stockOf(frame.id)).toBe(9);
  });

  it("the deletion of a client who has documents", async () => {
    await newInvoice();
    const answer = await remove("optique_clients", client.id);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Ce client a des prescriptions ou des factures\u00a0: il ne peut pas être supprimé.",
    ]);
    // The preview must give the same refusal.
    const removal = (path: string) => shop.send("GET", `/api/optique/removals/${path}`);
    expect((await removal(`clients/${client.id}`)).body).toEqual({
      refusal: answer.body.message,
      leaving: 0,
      collected: 0,
      hasJob: false,
    });
    expect((await removal("clients/aaaaaaaaaaaaaaa")).status).toBe(404);
    expect((await removal(`movements/${client.id}`)).status).toBe(404);
    expect((await removal(`constructor/${client.id}`)).status).toBe(404);
  });

  it("but not the deletion of a paid invoice, whose preview shows the collected amount", async () => {
    const invoice = await newInvoice();
    await shop.create("optique_payments", { ...payment(930.5), invoice: invoice.id });
    const { body } = await shop.send("GET", `/api/optique/removals/invoices/${invoice.id}`);
    expect(body).toEqual({ refusal: "", leaving: 0, collected: 930.5, hasJob: false });
  });

  it("a changed file name of another type; the stored file stays", async () => {
    const prescription = await shop.create("optique_prescriptions", {
      client: client.id,
      date: "2026-11-21",
      right_sphere: 0,
    });
    const form = new FormData();
    form.set("image", new Blob(["%PDF-1.4\n"]), "ordonnance.pdf");
    const path = recordsPath("optique_prescriptions", prescription.id);
    const headers = { Authorization: shop.token };
    await fetch(server.url + path, { method: "PATCH", headers, body: form });
    const { image } = await shop.read("optique_prescriptions", prescription.id);
    expect(image).toMatch(/^ordonnance_/);
    for (const junk of [{}, { a: 1 }, [], [null], [{}], [[]], 5, true]) {
      const answer = await shop.send("PATCH", path, { image: junk });
      expect(Object.keys(answer.body.data), JSON.stringify(junk)).toEqual(["image"]);
    }
    expect((await shop.read("optique_prescriptions", prescription.id)).image).toBe(image);
    await shop.send("PATCH", path, { image: "" });
    expect((await shop.read("optique_prescriptions", prescription.id)).image).toBe("");
  });

  it("an invalid value of 'notes:autogenerate', which leaves the stored notes", async () => {
    const { id } = await shop.client({ name: "Tazi", notes: "Porte des progressifs" });
    for (const junk of [{}, { a: 1 }, [], ["a"], 5, true, "x".repeat(5001)]) {
      const answer = await shop.send("PATCH", recordsPath("optique_clients", id), {
        "notes:autogenerate": junk,
      });
      expect([answer.status, Object.keys(answer.body.data)], JSON.stringify(junk)).toEqual([
        400,
        ["notes"],
      ]);
    }
    expect(await shop.read("optique_clients", id)).toMatchObject({
      notes: "Porte des progressifs",
    });
  });

  it("a file of the wrong type, and a file that is too large", async () => {
    const send = (content: Uint8Array<ArrayBuffer>, name: string) => {
      const form = new FormData();
      form.set("image", new Blob([content]), name);
      return fetch(server.url + recordsPath("optique_products", frame.id), {
        method: "PATCH",
        headers: { Authorization: shop.token },
        body: form,
      });
    };
    const wrong = await send(new TextEncoder().encode("bonjour"), "photo.png");
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({
      data: { image: { message: "Ce type de fichier n’est pas accepté." } },
    });
    const heavy = await send(new Uint8Array(3 * 1024 * 1024), "photo.png");
    expect(heavy.status).toBe(400);
    expect(await heavy.json()).toMatchObject({
      data: { image: { message: "Ce fichier est trop lourd\u00a0: 2\u00a0Mo au plus." } },
    });
    expect((await shop.read("optique_products", frame.id)).image).toBe("");
  });
});

describe("a JSON body", () => {
  it.each(["x", "{}", ' {"amount":1}', "\0"])(
    "a JSON body followed by other text is refused: %j",
    async (rest) => {
      const invoice = await newInvoice({ total_amount: 100 });
      const paid = await shop.create("optique_payments", { ...payment(40), invoice: invoice.id });
      const path = recordsPath("optique_payments", paid.id);
      const answer = await shop.send("PATCH", path, `{"amount":"abc"} ${rest}`);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        "Le contenu envoyé est illisible.",
      ]);
      expect((await shop.read("optique_payments", paid.id)).amount).toBe(40);
    },
  );

  it("may be empty", async () => {
    const answer = await shop.send("PATCH", recordsPath("optique_clients", client.id), "");
    expect(answer.status).toBe(200);
  });
});

describe("two concurrent changes", () => {
  it("of two fields of one product keep both, and its stock", async () => {
    const invoice = await newInvoice();
    await Promise.all([
      patch("optique_products", frame.id, { name: "Autre nom" }),
      patch("optique_products", frame.id, { reference: "AUTRE" }),
      ...Array.from({ length: 5 }, () => newItem(invoice.id, 1, 10)),
    ]);
    expect(await shop.read("optique_products", frame.id)).toMatchObject({
      name: "Autre nom",
      reference: "AUTRE",
      stock: 5,
    });
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({ total_amount: 50 });
  });

  it("of one invoice's payments lose none", async () => {
    const invoice = await newInvoice({ total_amount: 100 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.create("optique_payments", { ...payment(5), invoice: invoice.id }),
      ),
    );
    expect(await shop.read("optique_invoices", invoice.id)).toMatchObject({
      paid_amount: 100,
      status: "paid",
    });
  });
});
