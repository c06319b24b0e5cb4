import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { call, expectOk, line, newId, openShop, payment, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Act = { act: string; record: string; amount: number; client: string; what: string };
type Refused = { data: { right: Act & { approvable: boolean; message: string; acts: Act[] } } };

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let owner: Colleague;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
});

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const put = (path: string, body: object, approval = "", by = seller) =>
  call<Refused>(server, "PUT", `/api/optique/${path}`, {
    token: by.token,
    body,
    headers: { "X-Optique-Approval": approval },
  });
const approve = (asked: object, person: Colleague = owner) =>
  seller.send<{ id: string }>("POST", "/api/optique/approvals", {
    person: person.id,
    pin: "2580",
    reason: "Cliente fidèle",
    ...asked,
  });
const approved = async (asked: object) => expectOk(await approve(asked)).id;
const rightsOf = ({ body }: { body: Refused }) => body.data.right.acts.map(({ act }) => act);

/** A paid invoice, and a credit note for its line with a refund, under a fixed id. */
async function credited() {
  const product = await shop.product({ selling_price: 500, stock: 5 });
  const { id: client } = await shop.client({ name: `Bennani ${newId()}` });
  const items = [line(product.id, 1, 500)];
  const paid = { client, items, payments: [payment(500, { date: today() })] };
  const invoice = await shop.saveInvoice(newId(), paid);
  const note = (values: object = {}) => ({
    invoice: invoice.id,
    reason: "return",
    items: [{ id: newId(), invoice_item: items[0]?.id, quantity: 1, amount: 500 }],
    refunds: [{ id: newId(), amount: 500, payment_method: "cash" }],
    ...values,
  });
  const path = `credit-notes/${newId()}`;
  return { client, invoice, note, path, body: note() };
}

describe("a credit note with its refund", () => {
  it("one refusal names both rights, and one approval covers them", async () => {
    const { invoice, path, body } = await credited();
    const refused = await put(path, body);
    const { right } = refused.body.data;
    const both = { record: invoice.id, amount: 500 };
    expect(refused.status).toBe(403);
    expect(right).toMatchObject({ code: "right", act: "credit.issue", approvable: true, ...both });
    expect(right.acts).toMatchObject([
      { act: "credit.issue", ...both },
      { act: "refund.give", method: "cash", ...both },
    ]);
    expect(plain(right.acts[1]?.what ?? "")).toMatch(
      /^Remboursement de 500,00 DH en espèces, facture /,
    );
    expect(right.what).toBe(right.acts[0]?.what);
    const id = await approved({ acts: right.acts });
    expectOk(await put(path, body, id));
    const { name } = await shop.read("optique_users", owner.id);
    expect(await shop.find("optique_credit_notes")).toMatchObject([{ approved_by: name }]);
    expect(await shop.find("optique_refunds")).toMatchObject([{ approved_by: name }]);
    const kept = await shop.read("optique_approvals", id);
    expect(kept.used_at).not.toBe("");
    const what = `Avoir de 500,00 DH, remboursement de 500,00 DH en espèces, facture ${invoice.invoice_number}`;
    expect(plain(kept.what).startsWith(what)).toBe(true);
    expect(await shop.find("optique_journal", `record = '${id}'`)).toMatchObject([
      { label: kept.what },
    ]);
  });

  it("an approval covers no other invoice, amount, method or right, and stays unused after a refusal", async () => {
    const [one, other] = [await credited(), await credited()];
    const { acts } = (await put(one.path, one.body)).body.data.right;
    const id = await approved({ acts });
    const refusals = [
      [other.path, other.body, ["credit.issue", "refund.give"]],
      [
        one.path,
        one.note({ refunds: [{ id: newId(), amount: 500, payment_method: "card" }] }),
        ["refund.give"],
      ],
      ["exchanges/" + newId(), { credit: one.body, sale: {} }, []],
    ] as const;
    for (const [path, body, rights] of refusals) {
      const answer = await put(path, body, id);
      if (rights.length > 0) expect([answer.status, rightsOf(answer)]).toEqual([403, rights]);
      else expect(answer.status).toBe(400);
    }
    const little = acts.map((act) => ({ ...act, amount: 499 }));
    expect(rightsOf(await put(one.path, one.body, await approved({ acts: little })))).toEqual([
      "credit.issue",
      "refund.give",
    ]);
    expect(await shop.find("optique_credit_notes")).toEqual([]);
    expect((await shop.read("optique_approvals", id)).used_at).toBe("");
    expectOk(await put(one.path, one.body, id));
    expect((await put(other.path, other.body, id)).status).toBe(403);
  });

  it("a credit note with refund needs an approver with both rights, who still has them when it is saved", async () => {
    const { path, body } = await credited();
    const { acts } = (await put(path, body)).body.data.right;
    const optician = await shop.colleague("optician", { pin: "2580" });
    expect(await approve({ acts }, optician)).toMatchObject({
      status: 400,
      body: { data: { person: { code: "approver" } } },
    });
    const rights = { "refund.give": true };
    const able = await shop.colleague("optician", { pin: "2580", rights });
    const { id } = expectOk(await approve({ acts }, able));
    const setRights = (values: object) =>
      shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${able.id}`, {
        rights: values,
      });
    expectOk(await setRights({ "job.move": true }));
    expect(rightsOf(await put(path, body, id))).toEqual(["credit.issue", "refund.give"]);
    expectOk(await setRights(rights));
    expectOk(await put(path, body, id));
  });

  it("ten saves at once write an approved credit note once", async () => {
    const { note, path, body } = await credited();
    const id = await approved({ acts: (await put(path, body)).body.data.right.acts });
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => put(`credit-notes/${newId()}`, note(), id)),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.find("optique_credit_notes")).toHaveLength(1);
    expect(await shop.find("optique_refunds")).toHaveLength(1);
  });
});

describe("a sale that lacks several rights", () => {
  it("one refusal names all rights, also of the prescription, with the percentage of the discount", async () => {
    const product = await shop.product({ selling_price: 890, min_price: 700, stock: 5 });
    const { id: client } = await shop.client();
    const [invoice, id] = [newId(), newId()];
    const items = [{ ...line(product.id, 1, 890), discount: 445 }, line(product.id, 1, 850)];
    const body = { client, date: today(), right_sphere: -1, invoice: { id: invoice, items } };
    const refused = await put(`prescriptions/${id}`, body);
    expect(refused.status).toBe(403);
    const { acts } = refused.body.data.right;
    expect(acts).toMatchObject([
      { act: "prescription.write", record: id },
      { act: "discount.any", record: invoice, amount: 445, base: 890 },
      { act: "price.floor", record: invoice, amount: 255 },
      { act: "price.change", record: invoice, amount: 40 },
    ]);
    expect(plain(acts[1]?.what ?? "")).toBe(
      "Remise de 445,00 DH (50 % de 890,00 DH), nouvelle vente, Benali Aïcha",
    );
    expect((await shop.send("GET", `/api/optique/prescriptions/${id}`)).status).toBe(404);
    const some = await approved({ acts: acts.slice(1) });
    expect(rightsOf(await put(`prescriptions/${id}`, body, some))).toEqual(["prescription.write"]);
    expectOk(await put(`prescriptions/${id}`, body, await approved({ acts })));
  });

  it("a sale is refused for missing rights before other errors, which leaves the approval unused", async () => {
    const product = await shop.product({ selling_price: 500, stock: 5 });
    const items = [{ ...line(product.id, 1, 500), discount: 200 }];
    const path = `invoices/${newId()}`;
    const wrong = { client: newId(), items };
    const workshop = await shop.colleague("workshop");
    const lacking = await put(path, wrong, "", workshop);
    expect([lacking.status, rightsOf(lacking)[0]]).toEqual([403, "sale.write"]);
    const { acts } = (await put(path, { client: "", items })).body.data.right;
    const id = await approved({ acts });
    expect((await put(path, wrong, id)).status).toBe(400);
    expect(
      (await put(path, { client: "", items: [{ ...items[0], quantity: "x" }] }, id)).status,
    ).toBe(400);
    expectOk(await put(path, { client: "", items }, id));
    expect(await shop.find("optique_invoices")).toHaveLength(1);
  });
});

it("the acts of an approval must be a list of acts that can be approved", async () => {
  const { invoice } = await credited();
  const good = { act: "refund.give", record: invoice.id, amount: 5 };
  const refused = (field: string, code: string) => ({
    status: 400,
    body: { data: { [field]: { code } } },
  });
  for (const acts of [[], {}, "refund.give", [good, null], Array.from({ length: 30 }, () => good)])
    expect(await approve({ acts })).toMatchObject(refused("acts", "approval_act"));
  const wrong = { ...good, act: "people", amount: -1 };
  expect(await approve({ acts: [good, wrong] })).toMatchObject(
    refused("acts.1.act", "approval_act"),
  );
  const strange = { ...good, record: newId() };
  expect(await approve({ acts: [good, strange] })).toMatchObject(
    refused("acts.1.record", "approval_record"),
  );
  expectOk(await approve(good));
});

it("an approval of several acts loses its texts when one of their clients is erased", async () => {
  const [one, two] = [await credited(), await credited()];
  const acts = [one, two].map(({ invoice }) => ({
    act: "refund.give",
    record: invoice.id,
    amount: 5,
  }));
  const id = await approved({ acts });
  const { name } = await shop.read("optique_clients", two.client);
  const erased = await shop.send("POST", `/api/optique/clients/${two.client}/erase`, { name });
  expect(erased.status).toBe(204);
  expect(await shop.read("optique_approvals", id)).toMatchObject({
    reason: "",
    what: "",
    acts: null,
  });
});
