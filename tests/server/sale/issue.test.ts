import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Client, Product } from "#domain/core/records.ts";
import type { InvoiceDocument, PrescriptionDocument } from "#domain/documents/documents.ts";
import {
  type Answer,
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

let shop: Shop;
let frame: Product;
let client: Client;
beforeEach(async () => {
  shop = await openShop();
  frame = await shop.product();
  client = await shop.client({ address: "12, rue du Figuier", ice: "001234567000089" });
});

const path = (id: string) => `/api/optique/invoices/${id}`;
const sell = (payments: object[] = [], values: object = {}) =>
  shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(frame.id, 2, 500)],
    payments,
    ...values,
  });
const read = async (id: string) => expectOk(await shop.send<InvoiceDocument>("GET", path(id)));
const issue = async (id: string, body?: object) =>
  expectOk(await shop.send<InvoiceDocument>("POST", `${path(id)}/issue`, body));
const lock = async (invoice_lock = true) =>
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), { invoice_lock }),
  );
const rename = async (name: string) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_clients", client.id), { name }));
const codesOf = ({ status, body }: Answer<unknown>) => [
  status,
  ...Object.entries((body as Partial<Refusal>).data ?? {}).map(
    ([field, { code }]) => `${field} ${code}`,
  ),
];
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/) as string;

describe("an invoice is issued once, to the client of that moment", () => {
  const buyer = () => ({
    issued_at: instant,
    buyer_name: client.name,
    buyer_address: client.address,
    buyer_ice: client.ice,
    seller: "Samira",
  });

  it("when its document is saved with a payment", async () => {
    expect(await sell()).toMatchObject({ issued_at: "", buyer_name: "", seller: "Samira" });
    expect(await sell([payment(100)])).toMatchObject(buyer());
  });

  it("when a payment is written by itself", async () => {
    const { id } = await sell();
    await shop.create("optique_payments", { ...payment(100), invoice: id });
    expect(await read(id)).toMatchObject(buyer());
  });

  it("when its issue route is called, and a second call changes nothing", async () => {
    const { id } = await sell();
    const first = await issue(id);
    expect(first).toMatchObject({ ...buyer(), printed_at: "" });
    await rename("Alaoui Samir");
    expect(await issue(id)).toMatchObject({ version: first.version, buyer_name: client.name });
    const printed = await issue(id, { printed: true });
    expect(printed.printed_at).toEqual(instant);
    expect((await issue(id, { printed: true })).printed_at).toBe(printed.printed_at);
    expect((await read(id)).prints).toEqual({ unknown: 2 });
    const other = await openShop();
    expect((await other.send("POST", `${path(id)}/issue`)).status).toBe(404);
  });

  it("when one of its papers is printed, which also counts the prints of each paper", async () => {
    const { id } = await sell();
    const printOn = (paper: unknown) => issue(id, { printed: true, paper });
    const first = await printOn("ticket");
    expect(first).toMatchObject({ ...buyer(), printed_at: instant, prints: { ticket: 1 } });
    const counted = { prints: { a4: 2, ticket: 1 }, printed_at: first.printed_at };
    await printOn("a4");
    expect(await printOn("a4")).toMatchObject(counted);
    expect(await issue(id, { paper: "a4" })).toMatchObject(counted);
    for (const paper of ["A4", "a3", 4, ["a4"], {}]) {
      const refused = await shop.send("POST", `${path(id)}/issue`, {
        printed: true,
        paper,
      });
      expect(refused).toMatchObject({ status: 400, body: { data: { paper: { code: "choice" } } } });
    }
    for (const printed of ["true", 1, null, [true]]) {
      const refused = await shop.send("POST", `${path(id)}/issue`, { printed, paper: "a4" });
      const data = { printed: { code: "choice" } };
      expect(refused).toMatchObject({ status: 400, body: { data } });
    }
    expectOk(
      await shop.send("PATCH", recordsPath("optique_invoices", id), { notes: "vu", prints: null }),
    );
    expect(await read(id)).toMatchObject(counted);
  });

  it("when a message about the amount due is prepared, but no other message", async () => {
    const { id } = await sell();
    const message = (kind: string) =>
      shop.create("optique_messages", { client: client.id, kind, record: id, text: "Bonjour" });
    await message("ready");
    expect((await read(id)).issued_at).toBe("");
    await message("unpaid");
    expect(await read(id)).toMatchObject(buyer());
  });

  it("when its job is delivered", async () => {
    const lens = await shop.product({ name: "Verre", type: "lens" });
    const { job, invoice } = await shop.savePrescription(newId(), {
      client: client.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(lens.id, 2, 300)], payments: [] },
    });
    const move = async (status: string) =>
      expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job?.id), { status }));
    await move("ready");
    expect((await read(invoice?.id ?? "")).issued_at).toBe("");
    await move("delivered");
    expect(await read(invoice?.id ?? "")).toMatchObject(buyer());
  });

  it("under the name that was typed for a walk-in", async () => {
    const sold = await sell([], { client: "", buyer_name: "Société Atlas" });
    expect(sold).toMatchObject({ issued_at: "", buyer_name: "Société Atlas" });
    expect(await issue(sold.id)).toMatchObject({ buyer_name: "Société Atlas", client: "" });
  });

  it.each([
    ["a draft", []],
    ["an issued one", [100]],
  ])("and to nobody once the buyer's name or the client is removed from %s", async (_, amounts) => {
    const bought = (values: object = {}) =>
      sell(
        amounts.map((amount) => payment(amount)),
        values,
      );
    const save = async (id: string, values: object) => {
      const { version } = await read(id);
      return await shop.saveInvoice(id, { version, ...values });
    };
    const nobody = { client: "", buyer_name: "", buyer_address: "", buyer_ice: "" };
    const named = await bought({ client: "", buyer_name: "Société Atlas" });
    expect(await save(named.id, { notes: "vu" })).toMatchObject({ buyer_name: "Société Atlas" });
    expect(await save(named.id, { buyer_name: "" })).toMatchObject(nobody);
    expect(await save((await bought()).id, { client: "" })).toMatchObject(nobody);
    const { id } = await bought();
    expectOk(await shop.send("PATCH", recordsPath("optique_invoices", id), { client: "" }));
    expect(await read(id)).toMatchObject(nobody);
  });

  it("and its buyer is updated by each later change in a shop without the lock, which is journalled", async () => {
    const sold = await sell([payment(100)]);
    await rename("Alaoui Samir");
    const save = (notes: string) => shop.saveInvoice(sold.id, { version: sold.version, notes });
    expect(await save("")).toMatchObject({ buyer_name: client.name, version: sold.version });
    expect(await save("gravure")).toMatchObject({
      buyer_name: "Alaoui Samir",
      issued_at: sold.issued_at,
    });
    const [entry] = await shop.find("optique_journal", `record = "${sold.id}"`);
    expect(entry?.changes).toMatchObject({ buyer_name: [], notes: [] });
  });

  it("and its buyer is hidden in records, filters, lists and search", async () => {
    const { id } = await sell([payment(100)], { client: "", buyer_name: "Société Atlas" });
    expect(await shop.read("optique_invoices", id)).not.toHaveProperty("buyer_name");
    const filter = encodeURIComponent('buyer_name ~ "Atlas"');
    const filtered = await shop.send("GET", `${recordsPath("optique_invoices")}?filter=${filter}`);
    expect(filtered.status).toBe(400);
    const list = await shop.send("GET", "/api/optique/lists/invoices?q=atlas");
    expect(expectOk(list)).toMatchObject({ totalItems: 0 });
    const all = JSON.stringify(await shop.send("GET", "/api/optique/lists/invoices"));
    expect(all).not.toContain("Atlas");
  });
});

describe("the lock on issued invoices", () => {
  const issued = "invoice_issued";
  let sold: InvoiceDocument;
  const yesterday = addDays(today(), -1);
  beforeEach(async () => {
    await lock();
    const paid = [payment(100, { date: yesterday }), payment(50, { date: today() })];
    sold = await sell(paid, { date: yesterday });
  });
  const put = async (values: object) => {
    const { version } = await read(sold.id);
    return codesOf(await shop.send("PUT", path(sold.id), { version, ...values }));
  };
  const patch = async (collection: string, id: string | undefined, values: object) =>
    codesOf(await shop.send("PATCH", recordsPath(collection, id), values));
  const itemOf = (values: object = {}) => ({ id: sold.items[0]?.id, ...values });

  it("refuses changes of lines, client and date of an issued invoice, whoever writes", async () => {
    expect(await put({ items: [itemOf({ price: 499 })] })).toEqual([409, `items ${issued}`]);
    expect(await put({ items: [itemOf(), line(frame.id, 1, 1)] })).toEqual([
      409,
      `items ${issued}`,
    ]);
    expect(await put({ items: [] })).toEqual([409, `items ${issued}`]);
    expect(await put({ client: "" })).toEqual([409, `client ${issued}`]);
    expect(await put({ date: today() })).toEqual([409, `date ${issued}`]);
    const item = sold.items[0]?.id;
    expect(await patch("optique_invoice_items", item, { discount: 1 })).toEqual([
      409,
      `invoice ${issued}`,
    ]);
    expect(await patch("optique_invoices", sold.id, { date: today() })).toEqual([
      409,
      `date ${issued}`,
    ]);
    const admin = await shop.sendAsAdmin("PATCH", recordsPath("optique_invoices", sold.id), {
      client: "",
    });
    expect(codesOf(admin)).toEqual([409, `client ${issued}`]);
    expect(admin.body.message).toBe("Cette facture est émise\u00a0: faites un avoir.");
    const line2 = { ...line(frame.id, 1, 5), invoice: sold.id };
    expect(codesOf(await shop.send("POST", recordsPath("optique_invoice_items"), line2))).toEqual([
      409,
      `invoice ${issued}`,
    ]);
    const gone = await shop.sendAsAdmin("DELETE", recordsPath("optique_invoice_items", item));
    expect(codesOf(gone)).toEqual([409, `invoice ${issued}`]);
    expect(
      codesOf(await shop.sendAsAdmin("DELETE", recordsPath("optique_invoices", sold.id))),
    ).toEqual([409, `id ${issued}`]);
  });

  it("allows changes of notes, eyes of lines, today's payments and a cheque's number", async () => {
    expect(await put({ notes: "gravure", items: [itemOf({ eye: "left" })] })).toEqual([200]);
    const [old, ofToday] = [...sold.payments].sort((a, b) => (a.date < b.date ? -1 : 1));
    expect(await patch("optique_payments", ofToday?.id, { amount: 60 })).toEqual([200]);
    expect(await patch("optique_payments", ofToday?.id, { payment_method: "card" })).toEqual([200]);
    expect(await patch("optique_payments", old?.id, { reference: "4471820" })).toEqual([200]);
    for (const change of [{ amount: 90 }, { date: today() }, { payment_method: "card" }])
      expect(await patch("optique_payments", old?.id, change)).toEqual([409, `invoice ${issued}`]);
    const gone = (id = "") => shop.send("DELETE", recordsPath("optique_payments", id));
    expect(codesOf(await gone(old?.id))).toEqual([409, `invoice ${issued}`]);
    expect((await gone(ofToday?.id)).status).toBe(204);
    expect(await put({ payments: [] })).toEqual([409, `payments ${issued}`]);
    expect(await put({ payments: [{ id: old?.id }, payment(5)] })).toEqual([200]);
  });

  it("refuses to delete the prescription or change its client, but allows changes of eye values", async () => {
    const id = newId();
    const body = {
      client: client.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(frame.id, 1, 300)], payments: [payment(300)] },
    };
    const { version } = await shop.savePrescription(id, body);
    const other = await shop.client({ name: "Autre" });
    const prescription = `/api/optique/prescriptions/${id}`;
    const moved = await shop.send("PUT", prescription, { version, client: other.id });
    expect(moved.status).toBe(409);
    const eyes = await shop.send<PrescriptionDocument>("PUT", prescription, {
      version,
      right_sphere: -1.25,
    });
    expect(expectOk(eyes).right_sphere).toBe(-1.25);
    expect((await shop.send("DELETE", recordsPath("optique_prescriptions", id))).status).toBe(409);
  });

  it("names the refusal before the question about a deletion", async () => {
    const refusal = async (list: string, id: string) =>
      expectOk(await shop.send<{ refusal: string }>("GET", `/api/optique/removals/${list}/${id}`))
        .refusal;
    const isIssued = "Cette facture est émise\u00a0: faites un avoir.";
    expect(await refusal("invoices", sold.id)).toBe(isIssued);
    const draft = await sell();
    expect(await refusal("invoices", draft.id)).toBe("");
    const id = newId();
    const invoice = { id: newId(), items: [line(frame.id, 1, 300)], payments: [payment(300)] };
    await shop.savePrescription(id, { client: client.id, date: today(), notes: "", invoice });
    expect(await refusal("prescriptions", id)).toBe(isIssued);
    await lock(false);
    expect(await refusal("prescriptions", id)).toBe("");
    expect(await refusal("invoices", sold.id)).toBe("");
    const items = [{ id: newId(), invoice_item: sold.items[0]?.id, quantity: 1, amount: 100 }];
    const credit = { invoice: sold.id, reason: "return", items };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, credit));
    const gone = await shop.send("DELETE", recordsPath("optique_invoices", sold.id));
    const message = gone.body.data["id"]?.message ?? "";
    expect([gone.status, await refusal("invoices", sold.id)]).toEqual([400, message]);
  });

  it("never reuses the number of a deleted draft, and reports the gap", async () => {
    const draft = await sell();
    expect((await shop.send("DELETE", recordsPath("optique_invoices", draft.id))).status).toBe(204);
    const next = await sell();
    expect(Number(next.invoice_number)).toBe(Number(draft.invoice_number) + 1);
    const { gaps } = expectOk(
      await shop.send<{ gaps: { number: string }[] }>("GET", "/api/optique/integrity"),
    );
    expect(gaps.map(({ number }) => number)).toEqual([draft.invoice_number]);
  });

  it("begins its counter of numbers at the highest stored number", async () => {
    await lock(false);
    const draft = await sell();
    await shop.send("DELETE", recordsPath("optique_invoices", draft.id));
    await lock();
    expect((await sell()).invoice_number).toBe(draft.invoice_number);
  });

  it("the lock is off in a new shop", async () => {
    await lock(false);
    expect(await put({ items: [itemOf({ price: 499 })] })).toEqual([200]);
    expect((await shop.send("DELETE", recordsPath("optique_invoices", sold.id))).status).toBe(204);
  });
});
