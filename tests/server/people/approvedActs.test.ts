import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { openClaimShop } from "#support/claimShop.ts";
import { call, expectOk, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type Right = { act: string; record: string; amount: number; approvable: boolean };

const server = await sharedServer();
let shop: Shop;
let seller: Colleague;
let owner: Colleague;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner", { pin: "2580" });
  seller = await shop.colleague("seller", { pin: "1470" });
});

/** Request of the seller, with an approval or without. */
const ask = <T = { data: { right: Right } }>(
  method: "GET" | "HEAD" | "POST" | "PATCH",
  path: string,
  approval = "",
  body?: object,
) =>
  call<T>(server, method, path, {
    token: seller.token,
    body,
    headers: { "X-Optique-Approval": approval },
  });
const approve = async (asked: object, person = owner, pin = "2580") => {
  const body = { reason: "Demande du client", person: person.id, pin, ...asked };
  return expectOk(await seller.send<{ id: string }>("POST", "/api/optique/approvals", body)).id;
};
const refusedFor = (act: string, record: string) => ({
  status: 403,
  body: { data: { right: { act, record, approvable: true } } },
});

describe("an approved export of a client", () => {
  const exportOf = (id: string) => `/api/optique/clients/${id}/export`;

  it("an approved export of a client is returned once", async () => {
    const { id } = await shop.client({ name: "Benali Aïcha" });
    const path = exportOf(id);
    expect(await ask("GET", path)).toMatchObject(refusedFor("client.export", id));
    const approval = await approve({ act: "client.export", record: id, amount: 0 });
    const sent = await ask<string>("GET", path, approval);
    expect([sent.status, sent.body]).toEqual([200, expect.stringContaining("Benali Aïcha")]);
    expect((await ask("GET", path, approval)).status).toBe(403);
  });

  it("an approved export covers that client alone, and a refused request leaves the approval unused", async () => {
    const [client, other] = [await shop.client(), await shop.client({ name: "Alami" })];
    const approval = await approve({ act: "client.export", record: client.id, amount: 0 });
    expect((await ask("GET", exportOf(other.id), approval)).status).toBe(403);
    expect((await ask("GET", exportOf(client.id), approval)).status).toBe(200);
  });

  it("another read does not use the approval of an export", async () => {
    const { id } = await shop.client();
    const approval = await approve({ act: "client.export", record: id, amount: 0 });
    expect((await ask("GET", "/api/optique/lists/clients", approval)).status).toBe(200);
    expect((await ask("HEAD", recordsPath("optique_clients"), approval)).status).toBe(200);
    expect((await ask("GET", exportOf(id), approval)).status).toBe(200);
  });
});

describe("the approver of an approval", () => {
  const setting = (person: Colleague, values: object) =>
    shop.sendAsAdmin("PATCH", recordsPath("optique_users", person.id), values);

  it.each([
    ["is deactivated", { active: false }],
    ["has another role", { role: "seller" }],
    ["becomes a shared computer", { is_station: true }],
    ["leaves the company", { company: "" }],
  ])("an approval becomes invalid once its approver %s", async (_, change) => {
    const approver = await shop.colleague("owner", { pin: "3691" });
    const { id } = await shop.client();
    const path = `/api/optique/clients/${id}/export`;
    const approval = await approve({ act: "client.export", record: id }, approver, "3691");
    expectOk(await setting(approver, change));
    expect(await ask("GET", path, approval)).toMatchObject(refusedFor("client.export", id));
  });

  it("an approval is invalid while its approver lacks the right, and valid again with it", async () => {
    const rights = { "product.write": true };
    const approver = await shop.colleague("seller", { pin: "3691", rights });
    const { id } = await shop.product();
    const path = recordsPath("optique_products", id);
    const body = { selling_price: 900 };
    const approval = await approve({ act: "product.write", record: id }, approver, "3691");
    expectOk(await setting(approver, { rights: { "job.move": true } }));
    expect(await ask("PATCH", path, approval, body)).toMatchObject(refusedFor("product.write", id));
    expectOk(await setting(approver, { rights }));
    expectOk(await ask("PATCH", path, approval, body));
    expect((await ask("PATCH", path, approval, body)).status).toBe(403);
  });
});

describe("what an approval is about, when its act has no record of its own", () => {
  const close = (day: string, approval = "") =>
    ask("POST", `/api/optique/till/${day}/close`, approval, { counted: 0, notes: "Vide" });

  it("a closing is approved for its day", async () => {
    expect(await close(today())).toMatchObject(refusedFor("till.close", today()));
    const other = await approve({ act: "till.close", record: "2026-11-20" });
    expect(await close(today(), other)).toMatchObject(refusedFor("till.close", today()));
    const more = await approve({ act: "till.close", record: today(), amount: 5 });
    expect(await close(today(), more)).toMatchObject(refusedFor("till.close", today()));
    const approval = await approve({ act: "till.close", record: today() });
    expectOk(await close(today(), approval));
  });

  it("the payment of a slip of claims is approved for the slip's number", async () => {
    const claims = await openClaimShop(server);
    const [one, two] = [await claims.agreed(100), await claims.agreed(200)];
    const [number, another] = [await claims.sent(one), await claims.sent(two)];
    const [approver, asker] = [
      await claims.colleague("owner", { pin: "2580" }),
      await claims.colleague("workshop"),
    ];
    const pay = (approval = "") =>
      call(server, "POST", `/api/optique/claims/slips/${number}/pay`, {
        token: asker.token,
        body: { date: today(), payment_method: "transfer", amounts: { [one.id]: 100 } },
        headers: { "X-Optique-Approval": approval },
      });
    const approveSlip = async (record: string) => {
      const asked = { act: "payment.take", record, amount: 100, reason: "Virement reçu" };
      const body = { ...asked, person: approver.id, pin: "2580" };
      return expectOk(await asker.send<{ id: string }>("POST", "/api/optique/approvals", body)).id;
    };
    expect(await pay()).toMatchObject(refusedFor("payment.take", number));
    expect(await pay(await approveSlip(another))).toMatchObject(refusedFor("payment.take", number));
    expectOk(await pay(await approveSlip(number)));
  });

  it("a deposit of cheques is approved for its day, and covers these cheques together", async () => {
    const cheques = [60, 40].map((amount) => payment(amount, { payment_method: "check" }));
    await shop.saveInvoice(newId(), { client: "", items: [], payments: cheques });
    const body = { cheques: cheques.map(({ id }) => id) };
    const slip = (approval = "") => ask("POST", "/api/optique/till/slips", approval, body);
    expect(await slip()).toMatchObject(refusedFor("cheque.state", today()));
    const approval = await approve({ act: "cheque.state", record: today(), amount: 100 });
    expect(expectOk(await slip(approval))).toMatchObject({ amount: 100 });
  });
});
