import { accessRules } from "#domain/core/accessRules.ts";
import { beforeAll, describe, expect, it } from "vitest";

import { fieldShapesOf } from "#domain/core/fields/fields.ts";
import { type CollectionName, collections } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const blanks = [" ", "\t", "\u00a0", "\u202f", "\u0085", " \u3000\n", "\u200b\u202e"];
const day = "2026-11-21";

const server = await sharedServer();
let shop: Shop;
/** Complete body for each collection that staff can write. */
let bodies: Partial<Record<CollectionName, Values>>;

beforeAll(async () => {
  shop = await openShop(server);
  const client = (await shop.client()).id;
  const product = (await shop.product()).id;
  const supplier = (await shop.create("optique_suppliers", { name: "Atlas" })).id;
  const invoice = (await shop.create("optique_invoices", { client, date: day })).id;
  const receipts = { supplier, receipt_number: "R-1", date: day, status: "pending" };
  const receipt = (await shop.create("optique_stock_receipts", receipts)).id;
  const adjustments = { adjustment_number: "A-1", date: day, reason: "other" };
  const adjustment = (await shop.create("optique_stock_adjustments", adjustments)).id;
  const lenses = (await shop.product({ name: "Mensuelle", type: "contact_lens" })).id;
  const contact = newId();
  const worn = { client, date: day, right_lens: { sphere: -1 } };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${contact}`, worn));
  const trial = { trial: true, contact, product: lenses, quantity: 50_000 };
  const order = (await shop.create("optique_contact_orders", trial)).id;
  bodies = {
    optique_contact_orders: trial,
    optique_contact_boxes: { order, lot: "A1", quantity: 1 },
    optique_clients: { name: "Benali" },
    optique_suppliers: { name: "Atlas" },
    optique_products: {
      name: "Riad",
      type: "frame",
      stock: 7,
      selling_price: 5,
      purchase_price: 3,
    },
    optique_prescriptions: { client, date: day, right_sphere: 1, left_sphere: -1 },
    optique_funds: { name: "Mutuelle", kind: "mutual", pays: "shop" },
    optique_invoices: { client, date: day, total_amount: 12 },
    optique_invoice_items: { invoice, product, quantity: 1, price: 10 },
    optique_payments: { invoice, date: day, amount: 4, payment_method: "cash" },
    optique_cash_moves: { date: day, kind: "float", amount: 4 },
    optique_stock_receipts: receipts,
    optique_stock_receipt_items: { receipt, product, quantity: 3, price: 2, received_quantity: 1 },
    optique_stock_adjustments: adjustments,
    optique_stock_adjustment_items: { adjustment, product, quantity: 2 },
    optique_messages: {
      client,
      kind: "unpaid",
      record: invoice,
      phone: "0612345678",
      text: "Bonjour",
    },
  };
});

type As = "staff" | "dashboard";
type Form = "JSON" | "multipart";

/** Sends values to the records API; returns the stored record, or the codes of the refusal. */
async function write(
  method: "POST" | "PATCH",
  path: string,
  values: Values,
  { as = "staff", form = "JSON" }: { as?: As; form?: Form } = {},
): Promise<unknown> {
  const { status, body } =
    form === "multipart"
      ? await sendForm(method, path, values)
      : await (as === "staff" ? shop.send : shop.sendAsAdmin)<Values>(method, path, values);
  if (status < 300) return body;
  const data = (body as { data: Record<string, { code: string }> }).data;
  const codes = Object.entries(data).map(([name, { code }]) => `${name} ${code}`);
  expect(codes, JSON.stringify(body)).not.toEqual([]);
  return codes.sort();
}

async function sendForm(method: string, path: string, values: Values) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, String(value));
  const headers = { Authorization: shop.token };
  const answer = await fetch(server.url + path, { method, headers, body: form });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const numberOf = (collection: CollectionName) =>
  Object.entries(fieldShapesOf(collection))
    .filter(([, { kind }]) => ["amount", "integer", "measure", "decimal"].includes(kind))
    .map(([name]) => name);
const isEye = (collection: CollectionName, field: string): boolean =>
  ["measure", "decimal"].includes(fieldShapesOf(collection)[field]?.kind ?? "");
const numbersOf = (collection: CollectionName, record: unknown): Values =>
  Object.fromEntries(numberOf(collection).map((name) => [name, (record as Values)[name]]));

/** Values that no two records of a collection share. */
async function unique(collection: CollectionName): Promise<Values> {
  if (collection === "optique_stock_receipts") return { receipt_number: newId() };
  if (collection === "optique_stock_adjustments") return { adjustment_number: newId() };
  if (collection !== "optique_jobs") return {};
  const { client } = bodies.optique_prescriptions ?? {};
  return { prescription: (await shop.create("optique_prescriptions", { client, date: day })).id };
}

/**
 * Collections that staff write, with their fields. The company is left out, because the access rule refuses another one
 * before parsing it.
 */
const written = Object.keys(collections)
  .filter(
    (name) =>
      accessRules[name as CollectionName].createRule !== null && !/users|companies/.test(name),
  )
  .map((name): [CollectionName, string[]] => {
    const collection = name as CollectionName;
    const fields = Object.keys(fieldShapesOf(collection)).filter((field) => field !== "company");
    return [collection, fields];
  });

/** Sends values, then without the refused ones until the rest is stored: the record, and the refusals of each round. */
async function sendAccepted(send: (values: Values) => Promise<unknown>, values: Values) {
  const refusals: string[][] = [];
  let sent = values;
  for (;;) {
    const answer = await send(sent);
    if (!Array.isArray(answer)) return { record: answer, refusals };
    const codes = answer as string[];
    refusals.push(codes);
    const refused = codes.map((code) => code.split(" ")[0]);
    const kept = Object.entries(sent).filter(([field]) => !refused.includes(field));
    if (kept.length === Object.keys(sent).length) throw new Error(`Not sent: ${codes.join()}`);
    sent = Object.fromEntries(kept);
  }
}

/** One blank for each field, shifted each round, so that after all rounds each field has had every blank. */
const rounds = (fields: readonly string[]): Values[] =>
  blanks.map((_, round) =>
    Object.fromEntries(fields.map((field, at) => [field, blanks[(at + round) % blanks.length]])),
  );
const emptied = (fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, ""]));

const forms = ["JSON", "multipart"] as const;

/** Refusals, and the stored numbers of a new record. */
async function created(form: Form, collection: CollectionName, values: Values) {
  const body = { ...bodies[collection], company: shop.company, ...(await unique(collection)) };
  const send = (sent: Values) =>
    write("POST", recordsPath(collection), { ...body, ...sent }, { form });
  const { record, refusals } = await sendAccepted(send, values);
  return { refusals, numbers: numbersOf(collection, record) };
}

/** Stored numbers of a record after blank values were sent, and the expected ones. */
async function changed(form: Form, collection: CollectionName, values: Values) {
  const made = await shop.create(collection, {
    ...bodies[collection],
    ...(await unique(collection)),
  });
  const path = recordsPath(collection, made.id);
  await sendAccepted((sent) => write("PATCH", path, sent, { form }), values);
  const before = Object.entries(numbersOf(collection, made));
  return {
    now: numbersOf(collection, await shop.read(collection, made.id)),
    expected: Object.fromEntries(
      before.map(([field, value]) => [field, isEye(collection, field) ? null : value]),
    ),
  };
}

describe("the records API", () => {
  it.each(written)(
    "white space in %s is stored as an empty text, and leaves stored numbers unchanged",
    async (collection, fields) => {
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      const numbers = numberOf(collection);
      for (const form of forms) {
        const empty = await created(form, collection, emptied(fields));
        const blank = rounds(fields).map((values) => created(form, collection, values));
        found[`${form}, created`] = await Promise.all(blank);
        expected[`${form}, created`] = blanks.map(() => empty);
        if (numbers.length === 0) continue;
        const sent = [emptied(numbers), ...rounds(numbers)];
        const all = await Promise.all(sent.map((values) => changed(form, collection, values)));
        found[`${form}, changed`] = all.map(({ now }) => now);
        expected[`${form}, changed`] = all.map((one) => one.expected);
      }
      expect(found).toEqual(expected);
    },
  );

  it.each(forms)("a number surrounded by spaces is parsed: %s", async (form) => {
    const values = { ...bodies.optique_products, selling_price: "\u00a012.5 ", stock: " 4\t" };
    expect(await write("POST", recordsPath("optique_products"), values, { form })).toMatchObject({
      selling_price: 12.5,
      stock: 4,
    });
  });
});

describe("hidden characters", () => {
  const hidden = "\u202eBen\u0000ali\tA\u00efcha\u2069\u200b";
  const shown = "Benali A\u00efcha";

  it("hidden characters are not stored, by any writer", async () => {
    const client = await shop.client({ name: hidden, notes: `${hidden}\n2` });
    expect(client).toMatchObject({ name: shown, notes: "Benali\tA\u00efcha\u200b\n2" });
    const path = recordsPath("optique_clients", client.id);
    expect(await write("PATCH", path, { name: hidden }, { as: "dashboard" })).toMatchObject({
      name: shown,
    });
    const user = recordsPath("optique_users", shop.user);
    expect(await write("PATCH", user, { name: hidden })).toMatchObject({ name: shown });
    expect(await write("PATCH", user, { name: "\u200b" })).toMatchObject({ name: "" });
    const body = { client: client.id, date: day, prescriber: hidden };
    expect(await shop.savePrescription(newId(), body)).toMatchObject({ prescriber: shown });
    const rows = [{ name: hidden, type: "frame", reference: "HIDDEN\u0007" }];
    expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
    expect(await shop.find("optique_products", "reference = 'HIDDEN'")).toMatchObject([
      { name: shown },
    ]);
  });

  it("hidden characters alone are refused as a name", async () => {
    for (const name of ["\u200b", "\u202e\u2066", "\u0000\u007f"])
      for (const collection of ["optique_clients", "optique_suppliers"] as const)
        expect(await write("POST", recordsPath(collection), { name })).toEqual(["name required"]);
  });
});

describe("other writers", () => {
  it("the dashboard ignores a blank stock, and refuses a blank addition", async () => {
    const { id } = await shop.product({ stock: 6 });
    const path = recordsPath("optique_products", id);
    for (const blank of blanks) {
      const as = { as: "dashboard" } as const;
      expect(await write("PATCH", path, { stock: blank }, as)).toMatchObject({ stock: 6 });
      for (const name of ["stock+", "stock-"])
        expect(await write("PATCH", path, { [name]: `${blank}2` }, as)).toEqual(["stock number"]);
      expect(await write("PATCH", path, { "stock+": blank }, as)).toEqual(["stock number"]);
    }
  });

  it("a prescription's blank eye value is stored as not measured", async () => {
    const client = (await shop.client()).id;
    for (const blank of blanks) {
      const body = { client, date: day, notes: blank, left_sphere: blank, right_axis: blank };
      const saved = await shop.savePrescription(newId(), body);
      expect(saved).toMatchObject({ left_sphere: null, right_axis: null, notes: "" });
    }
  });

  it("an invoice's blank price or amount is refused at its path", async () => {
    const product = (await shop.product()).id;
    for (const blank of blanks) {
      const put = (body: Values) =>
        write("PUT" as "POST", `/api/optique/invoices/${newId()}`, body);
      expect(await put({ items: [{ ...line(product, 1, 5), price: blank }] })).toEqual([
        "items.0.price required",
      ]);
      const payments = [{ id: newId(), date: day, amount: blank, payment_method: blank }];
      expect(await put({ items: [line(product, 1, 5)], payments })).toEqual([
        "payments.0.amount required",
        "payments.0.payment_method required",
      ]);
    }
  });

  it("a receipt's blank number is zero on a new receipt, and leaves a stored one unchanged", async () => {
    const product = (await shop.product({ stock: 0 })).id;
    const supplier = (await shop.create("optique_suppliers", { name: "Souss" })).id;
    type Receipt = { version: string; total_amount: number; items: Values[] };
    const put = async (id: string, body: Values) =>
      expectOk(await shop.send<Receipt>("PUT", `/api/optique/receipts/${id}`, body));
    for (const blank of blanks) {
      const id = newId();
      const header = { receipt_number: newId(), supplier, date: day, status: "received" };
      const item = { ...line(product, 2, 5), received_quantity: 1 };
      const silent = { ...line(product, 2, 0), price: blank, received_quantity: blank };
      const made = await put(id, { ...header, items: [item, silent] });
      expect(made.items).toMatchObject([{ price: 5 }, { price: 0, received_quantity: 0 }]);
      const kept = { ...item, quantity: 3, price: blank, received_quantity: blank };
      const again = await put(id, { ...header, version: made.version, items: [kept, silent] });
      expect(again).toMatchObject({ total_amount: 15 });
      expect(again.items[0]).toMatchObject({ quantity: 3, price: 5, received_quantity: 1 });
    }
    expect(await shop.read("optique_products", product)).toMatchObject({ stock: blanks.length });
  });

  it("an import stores a blank number as 0", async () => {
    const rows = blanks.map((blank) => ({
      name: "Importé",
      type: `${blank}Monture`,
      purchase_price: blank,
      selling_price: blank,
      stock: blank,
      supplier_name: blank,
    }));
    const answer = await shop.send("POST", "/api/optique/products/import", { rows });
    expect(expectOk(answer)).toEqual({ imported: blanks.length, lines: [] });
  });
});

it("no writer leaves a text in a numeric column, or breaks an invariant", async () => {
  const wrong: string[] = [];
  for (const name of Object.keys(collections)) {
    const collection = name as CollectionName;
    for (const field of numberOf(collection)) {
      const kind = isEye(collection, field) ? `json_type([${field}])` : `typeof([${field}])`;
      const query = `SELECT COUNT(*) FROM ${name} WHERE ${kind} NOT IN ('integer', 'real', 'null')`;
      const { rows } = expectOk(
        await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query }),
      );
      if (Number(rows[0]?.[0]) > 0) wrong.push(`${name}.${field}`);
    }
  }
  expect(wrong).toEqual([]);
  const report = expectOk(
    await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity"),
  );
  expect(report.violations).toEqual([]);
});
