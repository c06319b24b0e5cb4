import { beforeAll, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { call, expectOk, newId, recordsPath } from "#support/shop.ts";
import { heard } from "#support/heard.ts";
import { sharedServer } from "#support/startServer.ts";
import { inDays, openPurchaseShop, type PurchaseShop, refused } from "#support/purchaseShop.ts";

type Colleague = Awaited<ReturnType<PurchaseShop["colleague"]>>;

const collections = [
  "optique_bills",
  "optique_bill_items",
  "optique_bill_payments",
  "optique_bill_parts",
  "optique_supplier_credits",
] as const;

let shop: PurchaseShop;
/** Person with every right of purchases but that to see costs, who reads the journal. */
let blind: Colleague;
let seller: Colleague;
let accountant: Colleague;
let ids: Record<"bill" | "payment" | "credit" | "receipt", string>;
beforeAll(async () => {
  shop = await openPurchaseShop();
  blind = await shop.colleague("seller", {
    rights: {
      "bill.write": true,
      "bill.pay": true,
      "document.delete": true,
      "journal.see": true,
      "till.history": true,
    },
  });
  seller = await shop.colleague("seller");
  accountant = await shop.colleague("accountant");
  const receipt = await shop.receive([{ ordered: 3, came: 3, price: 4321 }]);
  const items = [{ id: newId(), receipt_item: receipt.items[0]?.id, quantity: 1, price: 4321 }];
  const bill = await shop.bill(5185.2, { number: "SECRET-4321", items });
  const payment = await shop.pay([[bill, 4321]], { method: "check", reference: "SECRET 4321" });
  const credit = await shop.credit(4321, { number: "SECRET-4321" });
  const { version } = await shop.getPayment(payment);
  const changed = { version, method: "check", amount: 4322, reference: "SECRET" };
  expectOk(await shop.putPayment(changed, payment.id));
  const { version: of } = await shop.getBill(bill);
  expectOk(
    await shop.putBill({ version: of, rates: [{ rate: 20, ht: 4322, vat: 864.4 }] }, bill.id),
  );
  ids = { bill: bill.id, payment: payment.id, credit: credit.id, receipt: receipt.id };
});

const secret = /432[12]|SECRET/;

describe("purchases are hidden from people who may not see costs", () => {
  it("every route and list of purchases is refused, for reading and for writing", async () => {
    const rates = [{ rate: 20, ht: 1, vat: 0.2 }];
    const asked: ["GET" | "PUT" | "POST" | "DELETE" | "PATCH", string, object?][] = [
      ["GET", `/api/optique/bills/${ids.bill}`],
      ["PUT", `/api/optique/bills/${ids.bill}`, { rates }],
      ["PUT", `/api/optique/bills/${newId()}`, shop.billBody(10)],
      ["GET", `/api/optique/bill-payments/${ids.payment}`],
      ["PUT", `/api/optique/bill-payments/${ids.payment}`, { amount: 5 }],
      ["POST", `/api/optique/bill-payments/${ids.payment}/state`, { state: "debited" }],
      ["GET", `/api/optique/supplier-credits/${ids.credit}`],
      ["PUT", `/api/optique/supplier-credits/${ids.credit}`, { notes: "x" }],
      ["GET", `/api/optique/suppliers/${shop.supplier.id}/account?from=${today()}&to=${today()}`],
      ["GET", "/api/optique/payables"],
      ["GET", "/api/optique/calendar"],
      ["GET", "/api/optique/lists/bills"],
      ["GET", "/api/optique/lists/bill-payments"],
      ["GET", "/api/optique/lists/supplier-credits"],
      ["GET", `/api/optique/lists/unbilled?supplier=${shop.supplier.id}`],
      ["GET", `/api/optique/removals/bills/${ids.bill}`],
      ["GET", `/api/optique/removals/bill-payments/${ids.payment}`],
      ["GET", `/api/optique/removals/supplier-credits/${ids.credit}`],
      ["DELETE", recordsPath("optique_bills", ids.bill)],
      ["DELETE", recordsPath("optique_bill_payments", ids.payment)],
      ["DELETE", recordsPath("optique_supplier_credits", ids.credit)],
      ["PATCH", recordsPath("optique_bills", ids.bill), { file: "" }],
      ...collections.flatMap((name): [["GET", string], ["GET", string]] => [
        ["GET", recordsPath(name)],
        ["GET", recordsPath(name, ids.bill)],
      ]),
    ];
    const answers: Record<string, unknown> = {};
    for (const [method, path, body] of asked) {
      const answer = await blind.send(method, path, body);
      // A person without any right of purchases learns no more.
      const others = await seller.send(method, path, body);
      expect(JSON.stringify([answer.body, others.body])).not.toMatch(secret);
      expect(others.status).toBe(403);
      answers[`${method} ${path}`] = refused(answer);
    }
    expect(answers).toEqual(
      Object.fromEntries(
        asked.map(([method, path]) => [`${method} ${path}`, [403, { right: "right" }]]),
      ),
    );
  });

  it("search, dashboard, journal and other records contain nothing of them", async () => {
    const filter = (text: string) => `?filter=${encodeURIComponent(text)}`;
    const paths = [
      "/api/optique/search?q=SECRET",
      "/api/optique/search?q=Essilor",
      "/api/optique/dashboard",
      "/api/optique/lists/journal?perPage=100",
      `${recordsPath("optique_journal")}?perPage=100`,
      recordsPath("optique_suppliers", shop.supplier.id),
      `${recordsPath("optique_suppliers")}?expand=optique_bills_via_supplier`,
      `${recordsPath("optique_suppliers")}${filter("optique_bills_via_supplier.total_amount > 1")}`,
      `${recordsPath("optique_journal")}${filter("changes ~ '4321'")}`,
      `/api/optique/receipts/${ids.receipt}`,
    ];
    for (const path of paths) {
      const { status, body } = await blind.send("GET", path);
      expect([path, JSON.stringify(body).match(secret)]).toEqual([path, null]);
      if (path.includes("via_supplier.") || path.includes("changes"))
        expect(status).toBeGreaterThanOrEqual(400);
    }
    const seen = expectOk(
      await accountant.send("GET", `${recordsPath("optique_journal")}?perPage=100`),
    );
    expect(JSON.stringify(seen)).toMatch(/4322/);
  });

  it("realtime sends nothing of them", async () => {
    const server = await sharedServer();
    const topics = collections.map((name) => `${name}/*`);
    const change = async () => {
      const bill = await shop.bill(4321, { number: `SECRET ${newId()}`, date: inDays(-1) });
      const payment = await shop.pay([[bill, 4321]]);
      expectOk(await shop.putPayment({ version: payment.version, notes: "SECRET" }, payment.id));
      await shop.client({ name: "Fin du test" });
    };
    const isHeard = (text: string) => text.includes("Fin du test");
    const subscriptions = [...topics, "optique_clients/*"];
    const listen = ({ token }: Colleague) =>
      heard(server, { token, subscriptions, during: change, isHeard });
    expect(await listen(blind)).not.toMatch(secret);
    const seen = await listen(accountant);
    expect(seen).toMatch(/SECRET/);
  });

  it("the file of a bill needs the right to see costs, that of an ordonnance the right to see eye values", async () => {
    const { url } = await sharedServer();
    const form = new FormData();
    const paper = new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" });
    form.set("file", paper, "facture.pdf");
    const headers = { Authorization: shop.token };
    const path = recordsPath("optique_bills", ids.bill);
    expect((await fetch(url + path, { method: "PATCH", headers, body: form })).status).toBe(200);
    const { file } = await shop.getBill({ id: ids.bill });
    const client = await shop.client();
    const eyes = new FormData();
    for (const [name, value] of Object.entries({ client: client.id, date: today() }))
      eyes.set(name, value);
    eyes.set("image", paper, "ordonnance.pdf");
    const prescribed = await fetch(url + recordsPath("optique_prescriptions"), {
      method: "POST",
      headers,
      body: eyes,
    });
    const { id, image } = (await prescribed.json()) as { id: string; image: string };
    const tokenOf = async (token: string) =>
      (await call<{ token?: string }>(await sharedServer(), "POST", "/api/files/token", { token }))
        .body.token ?? "";
    const open = async (token: string) => {
      const found = await tokenOf(token);
      const statuses = [
        `optique_bills/${ids.bill}/${file}`,
        `optique_prescriptions/${id}/${image}`,
      ].map(async (name) => (await fetch(`${url}/api/files/${name}?token=${found}`)).status);
      return Promise.all(statuses);
    };
    const nobody = await shop.colleague("seller", { rights: { "eyes.see": false } });
    expect({
      owner: await open(shop.token),
      seller: await open(blind.token),
      accountant: await open(accountant.token),
      nobody: await open(nobody.token),
    }).toEqual({
      owner: [200, 200],
      seller: [403, 200],
      accountant: [200, 403],
      nobody: [404, 404],
    });
  });
});

it("the accountant writes bills and credits, but no payments", async () => {
  const body = shop.billBody(120);
  const id = newId();
  expectOk(await accountant.send("PUT", `/api/optique/bills/${id}`, body));
  const paid = { supplier: shop.supplier.id, date: today(), method: "transfer", amount: 5 };
  const answer = await accountant.send("PUT", `/api/optique/bill-payments/${newId()}`, paid);
  expect(refused(answer)).toEqual([403, { right: "right" }]);
});
