import { connect } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import {
  call,
  expectOk,
  line,
  newId,
  openShop,
  payment,
  recordsPath,
  type Shop,
} from "#support/shop.ts";
import { startServerWithConstant } from "#support/extraRoutes.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let owner: Colleague;
let sale: { client: string; date: string; items: object[]; payments: object[] };
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
  const product = await shop.product({ selling_price: 500 });
  const { id: client } = await shop.client();
  const items = [{ ...line(product.id, 1, 500), discount: 200 }];
  sale = { client, date: "2026-11-21", items, payments: [] };
});

const save = (id: string, approval = "", values: object = {}) =>
  call<{ data: { right: { act: string; record: string; amount: number; what: string } } }>(
    server,
    "PUT",
    `/api/optique/invoices/${id}`,
    {
      token: seller.token,
      body: { ...sale, ...values },
      headers: { "X-Optique-Approval": approval },
    },
  );
const approve = (values: object, by = seller) =>
  by.send<{ id: string }>("POST", "/api/optique/approvals", {
    act: "discount.any",
    person: owner.id,
    pin: "2580",
    reason: "Cliente fidèle",
    ...values,
  });
const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const invoices = () => shop.find("optique_invoices");

describe("an approval", () => {
  it("allows one refused act; the journal names both people", async () => {
    const id = newId();
    const refused = await save(id);
    expect(refused).toMatchObject({
      status: 403,
      body: { data: { right: { record: id, approvable: true } } },
    });
    const { right } = refused.body.data;
    expect(plain(right.what)).toBe(
      "Remise de 200,00 DH (40 % de 500,00 DH), nouvelle vente, Benali Aïcha",
    );
    const { id: approval } = expectOk(await approve(right));
    expect((await save(id, approval)).status).toBe(200);
    const [entry] = await shop.find("optique_journal", `record = '${approval}'`);
    const named = { actor: seller.id, collection: "optique_approvals", label: right.what };
    expect(entry).toMatchObject(named);
    expect(entry?.changes).toMatchObject({ approved_by: [null, expect.any(String)] });
    const [kept] = await shop.find("optique_approvals");
    expect(kept).toMatchObject({ reason: "Cliente fidèle", by: seller.id, approved_by: owner.id });
    expect(kept?.used_at).not.toBe("");
  });

  it("an approval is valid only for its record, its amount, its act and the person who requested it", async () => {
    const id = newId();
    const wrong = [
      { record: newId(), amount: 999 },
      { record: id, amount: 1 },
      { record: id, amount: 999, act: "price.floor" },
      { record: id, amount: 200, base: 501 },
    ];
    for (const values of wrong) {
      const { id: approval } = expectOk(await approve(values));
      expect((await save(id, approval)).status).toBe(403);
    }
    const other = await shop.colleague("seller");
    const { id: others } = expectOk(await approve({ record: id, amount: 999 }, other));
    expect((await save(id, others)).status).toBe(403);
    expect(await invoices()).toEqual([]);
  });

  it("ten saves at once use an approval once", async () => {
    const id = newId();
    const { id: approval } = expectOk(await approve({ record: id, amount: 999 }));
    const discounted = (more: number) => ({
      items: sale.items.map((item) => ({ ...item, id: newId(), discount: 200 + more })),
    });
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save(id, approval, discounted(at))),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await invoices()).toHaveLength(1);
  });

  it("an approval stays unused when the save fails for another reason", async () => {
    const id = newId();
    const { id: approval } = expectOk(await approve({ record: id, amount: 999 }));
    expect((await save(id, approval, { client: newId() })).status).toBe(400);
    expect((await save(id, approval)).status).toBe(200);
  });

  it("an approval stays unused when the answer could not be written, and nothing is stored", async () => {
    const id = newId();
    const { id: approval } = expectOk(await approve({ record: id, amount: 999 }));
    const answered = (fields: string) =>
      call(server, "PUT", `/api/optique/invoices/${id}?fields=${fields}`, {
        token: seller.token,
        body: sale,
        headers: { "X-Optique-Approval": approval },
      });
    const unreadable = ["id:excerpt(", "*:excerpt(0)", "id:no()", Array(21).fill("id").join()];
    for (const fields of unreadable) expect((await answered(fields)).status).toBe(400);
    expect(await invoices()).toEqual([]);
    expectOk(await answered("id,items.id:excerpt(3,true)"));
  });

  it("the commit uses up the approval, even when the client never receives the answer", async () => {
    const id = newId();
    const { id: approval } = expectOk(await approve({ record: id, amount: 99_999 }));
    const [item] = sale.items;
    const items = Array.from({ length: 100 }, () => ({ ...item, id: newId() }));
    const body = JSON.stringify({ ...sale, items });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = {
      Host: hostname,
      Authorization: seller.token,
      "X-Optique-Approval": approval,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    const request = `PUT /api/optique/invoices/${id} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
    await new Promise<void>((resolve) => socket.write(request + body, () => resolve()));
    socket.destroy();
    await expect.poll(async () => (await invoices()).length).toBe(1);
    const [kept] = await shop.find("optique_approvals");
    expect(kept?.used_at).not.toBe("");
    expect((await save(newId(), approval)).status).toBe(403);
  });

  it("an approval of a refund is for its invoice and amount, and stored with the refund", async () => {
    const [invoice, another] = [newId(), newId()];
    const plain = () => sale.items.map((item) => ({ ...item, id: newId(), discount: 0 }));
    for (const one of [invoice, another]) {
      const paid = { ...sale, items: plain(), payments: [payment(500)] };
      expectOk(await shop.send("PUT", `/api/optique/invoices/${one}`, paid));
    }
    const give = (amount: number, approval = "", of = invoice) =>
      call(server, "PUT", `/api/optique/refunds/${newId()}`, {
        token: seller.token,
        body: { invoice: of, amount, payment_method: "cash" },
        headers: { "X-Optique-Approval": approval },
      });
    expect(await give(60)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "refund.give", record: invoice, amount: 60 } } },
    });
    const { id } = expectOk(await approve({ act: "refund.give", record: invoice, amount: 50 }));
    expect((await give(60, id)).status).toBe(403);
    expect((await give(50, id, another)).status).toBe(403);
    const answer = await give(50, id);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [refund] = await shop.find("optique_refunds");
    expect(refund).toMatchObject({ amount: 50, actor: seller.id });
    expect(refund?.approved_by).not.toBe("");
  });

  it("an approval of a credit note with its refund names who approved both", async () => {
    const invoice = newId();
    const plain = { ...sale, items: sale.items.map((item) => ({ ...item, discount: 0 })) };
    const paid = { ...plain, payments: [payment(500)] };
    const { items } = expectOk(
      await shop.send<{ items: { id: string }[] }>("PUT", `/api/optique/invoices/${invoice}`, paid),
    );
    const record = newId();
    const credited = { id: newId(), invoice_item: items[0]?.id, quantity: 1, amount: 500 };
    const refund = { id: newId(), amount: 500, payment_method: "cash" };
    const body = { invoice, reason: "return", items: [credited], refunds: [refund] };
    const credit = (approvals: string) =>
      call(server, "PUT", `/api/optique/credit-notes/${record}`, {
        token: seller.token,
        body,
        headers: { "X-Optique-Approval": approvals },
      });
    const issuing = { act: "credit.issue", record: invoice, amount: 500 };
    expect(await credit("")).toMatchObject({ status: 403, body: { data: { right: issuing } } });
    const { id: little } = expectOk(await approve({ ...issuing, amount: 499 }));
    expect(await credit(little)).toMatchObject({ status: 403, body: { data: { right: issuing } } });
    const { id: first } = expectOk(await approve(issuing));
    expect(await credit(first)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "refund.give", record: invoice, amount: 500 } } },
    });
    const refunding = { act: "refund.give", record: invoice, amount: 500 };
    const { id: second } = expectOk(await approve(refunding));
    expectOk(await credit(`${first},${second}`));
    const { name } = await shop.read("optique_users", owner.id);
    expect(await shop.find("optique_credit_notes")).toMatchObject([{ approved_by: name }]);
    expect(await shop.find("optique_refunds")).toMatchObject([{ approved_by: name }]);
    const stranger = await (await openShop(server)).colleague("seller");
    const taken = { credit_note: record, amount: 1, payment_method: "cash" };
    const own = newId();
    expect(await stranger.send("PUT", `/api/optique/refunds/${own}`, taken)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "refund.give", record: own } } },
    });
  });

  it("an approval of a cash movement, payment or deletion covers no larger amount", async () => {
    const id = newId();
    const items = sale.items.map((item) => ({ ...item, discount: 0 }));
    const paid = { ...sale, items, payments: [payment(500)] };
    expectOk(await shop.send("PUT", `/api/optique/invoices/${id}`, paid));
    const [taken] = await shop.find("optique_payments");
    const move = { id: newId(), date: today(), kind: "expense", amount: -5000, label: "Café" };
    const attempts = [
      ["POST", recordsPath("optique_cash_moves"), move, "till.move", move.date, 5000],
      ["DELETE", recordsPath("optique_payments", taken?.id), undefined, "document.delete", id, 500],
    ] as const;
    for (const [method, path, body, act, record, amount] of attempts) {
      const attempt = (approval: string) =>
        call(server, method, path, {
          token: seller.token,
          body,
          headers: { "X-Optique-Approval": approval },
        });
      const refused = { status: 403, body: { data: { right: { act, record, amount } } } };
      expect(await attempt("")).toMatchObject(refused);
      const { id: little } = expectOk(await approve({ act, record, amount: amount - 0.01 }));
      expect(await attempt(little)).toMatchObject(refused);
      const { id: whole } = expectOk(await approve({ act, record, amount }));
      expect((await attempt(whole)).status).toBeOneOf([200, 204]);
    }
  });

  it("the refusal of an exchange names its invoice and the amount of its credit note", async () => {
    const invoice = newId();
    const credit = { invoice, items: [{ amount: 120 }, { amount: 30.5 }, { amount: "x" }, null] };
    const path = `/api/optique/exchanges/${newId()}`;
    expect(await seller.send("PUT", path, { credit, sale: {} })).toMatchObject({
      status: 403,
      body: { data: { right: { act: "credit.issue", record: invoice, amount: 150.5 } } },
    });
  });

  it("an approval covers only the client of the new sale, or the refund method, that it names", async () => {
    const another = await shop.client({ name: "Tazi" });
    const record = newId();
    const { id } = expectOk(await approve({ record, amount: 200, client: sale.client }));
    expect((await save(record, id, { client: another.id })).status).toBe(403);
    expect((await save(record, id, { client: "" })).status).toBe(403);
    expectOk(await save(record, id));
    const [paid] = [{ ...sale, items: [], payments: [payment(500)] }];
    const invoice = await shop.saveInvoice(newId(), paid);
    const refunding = { act: "refund.give", record: invoice.id, amount: 500, method: "cash" };
    const { id: inCash } = expectOk(await approve(refunding));
    const give = (payment_method: string) =>
      call(server, "PUT", `/api/optique/refunds/${newId()}`, {
        token: seller.token,
        body: { invoice: invoice.id, amount: 500, payment_method },
        headers: { "X-Optique-Approval": inCash },
      });
    expect((await give("card")).status).toBe(403);
    expectOk(await give("cash"));
    expect((await shop.find("optique_approvals")).map(({ what }) => plain(what))).toEqual([
      "Remise de 200,00 DH, nouvelle vente, Benali Aïcha",
      `Remboursement de 500,00 DH en espèces, facture ${invoice.invoice_number}, Benali Aïcha`,
    ]);
  });

  it("an approval must be about a record of the company, and never shows a name from another company", async () => {
    const other = await openShop(server);
    const { id: client } = await other.client({ name: "Secrète" });
    const invoice = await other.saveInvoice(newId(), { client, items: [], payments: [payment(5)] });
    const strange = [
      { act: "refund.give", record: invoice.id },
      { act: "refund.give", record: newId() },
      { act: "client.export", record: client },
      { act: "document.delete", record: today() },
      { act: "till.close", record: "demain" },
      { act: "import", record: newId() },
      { act: "payment.take", record: "BF-20261128-1" },
      { record: "" },
    ];
    for (const values of strange)
      expect(await approve(values)).toMatchObject({
        status: 400,
        body: { data: { record: { code: "approval_record" } } },
      });
    const record = newId();
    expect(await approve({ record, client })).toMatchObject({
      status: 400,
      body: { data: { client: { code: "unknown_record" } } },
    });
    expect(await approve({ record, method: "or" })).toMatchObject({
      status: 400,
      body: { data: { method: { code: "choice" } } },
    });
    const refused = await save(record, "", { client });
    expect(refused.status).toBe(400);
    const body = { credit_note: "", invoice: invoice.id, amount: 5, payment_method: "cash" };
    const taken = await seller.send("PUT", `/api/optique/refunds/${newId()}`, body);
    expect(taken).toMatchObject({ status: 403 });
    expect(JSON.stringify(taken.body)).not.toMatch(/Secrète|facture/);
  });

  it("an approval loses its reason and its sentence when the client is erased", async () => {
    const id = newId();
    const { id: approval } = expectOk(await approve({ record: id, amount: 999 }));
    expectOk(await save(id, approval));
    const gone = await shop.saveInvoice(newId(), { ...sale, items: [], payments: [payment(5)] });
    const removal = { act: "document.delete", record: gone.id, amount: 5 };
    const { id: removed } = expectOk(await approve(removal));
    expect((await shop.send("DELETE", recordsPath("optique_invoices", gone.id))).status).toBe(204);
    const { id: deleted } = await shop.client({ name: "Tazi" });
    const { id: twin } = expectOk(await approve({ act: "client.delete", record: deleted }));
    expect((await shop.send("DELETE", recordsPath("optique_clients", deleted))).status).toBe(204);
    const { id: other } = expectOk(await approve({ record: newId(), amount: 1 }));
    const { name } = await shop.read("optique_clients", sale.client);
    const path = `/api/optique/clients/${sale.client}/erase`;
    expect((await shop.send("POST", path, { name })).status).toBe(204);
    const textsOf = async (one: string) => {
      const { reason, what } = await shop.read("optique_approvals", one);
      const [entry] = await shop.find("optique_journal", `record = '${one}'`);
      return [reason, plain(what), entry?.label].join(" ");
    };
    for (const one of [approval, removed, twin])
      expect(await textsOf(one)).toBe("  Données personnelles supprimées");
    expect(await textsOf(other)).toMatch(/^Cliente fidèle Remise de 1,00 DH, nouvelle vente/);
  });

  it("an approval needs a colleague with the right, the PIN or password, and a reason", async () => {
    const refused = (field: string, code: string) => ({
      status: 400,
      body: { data: { [field]: { code } } },
    });
    expect(await approve({ reason: " " })).toMatchObject(refused("reason", "reason_required"));
    expect(await approve({ reason: "x".repeat(201) })).toMatchObject(
      refused("reason", "reason_required"),
    );
    expect(await approve({ act: "people" })).toMatchObject(refused("act", "approval_act"));
    expect(await approve({ person: seller.id, pin: "1470" })).toMatchObject(
      refused("person", "approver"),
    );
    const stranger = await (await openShop(server)).colleague("owner", { pin: "2580" });
    const record = newId();
    const asked = (values: object) => approve({ record, ...values });
    expect(await asked({ person: stranger.id })).toMatchObject(refused("person", "not_person"));
    expect(await asked({ pin: "0258" })).toMatchObject(refused("pin", "wrong_pin"));
    expect(await asked({ pin: "", password: "faux-mot" })).toMatchObject(
      refused("password", "wrong_password"),
    );
    expectOk(await asked({ pin: "", password: owner.password }));
    for (let count = 0; count < 5; count += 1) await asked({ pin: "0258" });
    expect((await asked({})).status).toBe(429);
  });
});

it("an approval expires", async () => {
  const quick = await startServerWithConstant("approvalSeconds", 0);
  try {
    shop = await openShop(quick);
    const asker = await shop.colleague("seller");
    const approver = await shop.colleague("owner", { pin: "2580" });
    const record = newId();
    const values = { act: "product.write", record, person: approver.id };
    const { id } = expectOk(await approve(values, asker));
    const late = await call(quick, "POST", recordsPath("optique_products"), {
      token: asker.token,
      body: { id: record, name: "Étui", type: "accessory", selling_price: 50 },
      headers: { "X-Optique-Approval": id },
    });
    expect(late).toMatchObject({
      status: 403,
      body: { data: { right: { act: "product.write" } } },
    });
  } finally {
    await quick.stop();
  }
});
