import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

type Figures = {
  remaining: number;
  collected: number;
  collectedPercent: number;
  byDay: { day: string; amount: number }[];
  byMethod: { method: string; payments: number; amount: number }[];
};
type Dashboard = { unpaidInvoices: number; today: { due: number }; takings: { amount: number }[] };
const get = async <T>(path: string): Promise<T> =>
  expectOk(await shop.send<T>("GET", `/api/optique/${path}`));
const statistics = () => get<Figures>(`statistics?from=${today()}&to=${today()}`);
const pay = (invoice: string, amount: number, values: object = {}) =>
  shop.create("optique_payments", { ...payment(amount, { date: today(), ...values }), invoice });
/** Claim of 400 of 1000, sent and paid by the fund. */
async function paidByFund(): Promise<ClaimDocument> {
  const claim = await shop.agreed(400);
  const slip = await shop.sent(claim);
  expectOk(await shop.pay(slip, { [claim.id]: 400 }));
  return shop.claimOf(claim.id);
}

describe("the balance of a claimed invoice", () => {
  it("a claimed invoice's balance is the client's part alone, wherever it is shown", async () => {
    const claim = await shop.agreed(400);
    const dues = async () => {
      const invoices = await get<{ due: number }>("lists/invoices?status=unpaid");
      const ofClient = await get<{ due: number; billed: number }>(
        `lists/invoices?client=${shop.customer.id}`,
      );
      const clients = await get<{ due: number; items: { facts: { due: number } }[] }>(
        "lists/clients",
      );
      const dashboard = await get<Dashboard>("dashboard");
      const owing = await get<{ totalItems: number }>("lists/clients?standing=owing");
      const { status } = await shop.invoice(claim.invoice);
      return {
        dues: [
          invoices.due,
          ofClient.due,
          clients.due,
          clients.items[0]?.facts.due,
          dashboard.today.due,
        ],
        billed: ofClient.billed,
        owing: owing.totalItems,
        unpaid: dashboard.unpaidInvoices,
        status,
      };
    };
    const all = (amount: number) => Array.from({ length: 5 }, () => amount);
    expect(await dues()).toEqual({
      dues: all(600),
      billed: 1000,
      owing: 1,
      unpaid: 1,
      status: "unpaid",
    });
    await pay(claim.invoice, 250);
    expect(await dues()).toMatchObject({ dues: all(350), status: "partial" });
    expect((await get<{ due: number }>("lists/invoices?status=partial")).due).toBe(350);
    await pay(claim.invoice, 350);
    expect(await dues()).toMatchObject({ dues: all(0), owing: 0, unpaid: 0, status: "paid" });
    const slip = await shop.sent(claim);
    expectOk(await shop.reject(claim.id));
    expect(slip).toMatch(/^BF-/);
    expect(await dues()).toMatchObject({ dues: all(400), owing: 1, status: "partial" });
    expect(await shop.violations()).toEqual([]);
  });

  it("the balance is zero when the fund pays all, and negative when the client had already paid", async () => {
    const claim = await shop.agreed(1000);
    expect(await shop.invoice(claim.invoice)).toMatchObject({
      status: "paid",
      client_part: 0,
      paid_amount: 0,
    });
    const paid = await shop.sell(500, { payments: [payment(500)] });
    await shop.claim({ invoice: paid.id, fund: shop.fund.id, status: "agreed", agreed: 200 });
    expect(await shop.invoice(paid.id)).toMatchObject({
      status: "paid",
      paid_amount: 500,
      client_part: 300,
    });
    const refund = { invoice: paid.id, amount: 200, payment_method: "card" };
    expectOk(await shop.send("PUT", `/api/optique/refunds/${newId()}`, refund));
    expect(await shop.invoice(paid.id)).toMatchObject({ status: "paid", paid_amount: 300 });
    expect(await shop.violations()).toEqual([]);
  });

  it("the balance grows when a cheque of the client bounces", async () => {
    const claim = await shop.agreed(400);
    const cheque = await pay(claim.invoice, 600, { payment_method: "check" });
    expect((await shop.invoice(claim.invoice)).status).toBe("paid");
    const path = recordsPath("optique_payments", cheque.id);
    for (const cheque_state of ["deposited", "bounced"])
      expectOk(await shop.send("PATCH", path, { cheque_state }));
    expect(await shop.invoice(claim.invoice)).toMatchObject({
      status: "unpaid",
      paid_amount: 0,
      fund_part: 400,
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("a prescription's document has the same balance, and its claim leaves the version unchanged", async () => {
    const saved = await shop.savePrescription(newId(), {
      client: shop.customer.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(shop.frame.id, 1, 1000)], payments: [payment(100)] },
    });
    const invoice = saved.invoice?.id ?? "";
    const path = `/api/optique/prescriptions/${saved.id}`;
    const claim = await shop.claim({ invoice, fund: shop.fund.id, asked: 300 });
    const asked = await get<typeof saved>(path.slice("/api/optique/".length));
    expect(asked.version).toBe(saved.version);
    expect(asked).not.toHaveProperty("claim");
    expect(asked.invoice).toMatchObject({ claim: { id: claim.id, status: "asked" } });
    await shop.changed(claim, { status: "agreed", agreed: 300 });
    const agreed = await get<typeof saved>(path.slice("/api/optique/".length));
    expect(agreed.invoice).toMatchObject({ fund_part: 300, client_part: 700, fund_payments: [] });
    expect(agreed.version).not.toBe(saved.version);
    const body = {
      ...agreed,
      notes: "a",
      invoice: { ...agreed.invoice, items: [line(shop.frame.id, 1, 299)] },
    };
    expect(refused(await shop.send("PUT", path, body))).toEqual([
      409,
      { "invoice.items": "below_agreed" },
    ]);
  });
});

describe("a total below the agreed amount", () => {
  it("a save, a line or a credit note that would lower the total below the agreed amount is refused", async () => {
    const sale = await shop.sell(0, {
      items: [line(shop.frame.id, 1, 700), line(shop.frame.id, 1, 300)],
    });
    const claim = await shop.claim({
      invoice: sale.id,
      fund: shop.fund.id,
      status: "agreed",
      agreed: 400,
    });
    const stored = await shop.invoice(sale.id);
    const [first, second] = stored.items;
    const body = { version: stored.version, items: [second], payments: [] };
    expect(refused(await shop.send("PUT", `/api/optique/invoices/${sale.id}`, body))).toEqual([
      409,
      { items: "below_agreed" },
    ]);
    const path = recordsPath("optique_invoice_items", first?.id);
    expect(refused(await shop.send("PATCH", path, { price: 99.99 }))).toEqual([
      409,
      { total_amount: "below_agreed" },
    ]);
    const { body: refusal, status } = await shop.send("DELETE", path);
    expect([status, refusal.message]).toEqual([409, expect.stringMatching(/montant accordé/)]);
    const credit = (amount: number) =>
      shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: sale.id,
        reason: "return",
        items: [{ id: newId(), invoice_item: first?.id, quantity: 0, amount }],
      });
    expect(refused(await credit(600.01))).toEqual([409, { items: "below_agreed" }]);
    expectOk(await credit(600));
    expect(await shop.invoice(sale.id)).toMatchObject({
      credited_amount: 600,
      fund_part: 400,
      client_part: 0,
      status: "paid",
    });
    expect(refused(await shop.change(claim, { agreed: 400.01 }))).toEqual([
      400,
      { agreed: "agreed_max" },
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a total below the agreed amount is allowed where the fund owes nothing", async () => {
    const sale = await shop.sell(1000);
    await shop.claim({ invoice: sale.id, fund: shop.mutual.id, agreed: 900 });
    const stored = await shop.invoice(sale.id);
    const items = [{ ...stored.items[0], price: 100 }];
    const lower = await shop.saveInvoice(sale.id, { version: stored.version, items });
    expect(lower).toMatchObject({ total_amount: 100, fund_part: 0 });
    const claim = await shop.agreed(500);
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 50 }));
    expectOk(await shop.reject(claim.id));
    const rest = await shop.invoice(claim.invoice);
    const less = [{ ...rest.items[0], price: 50 }];
    await shop.saveInvoice(rest.id, { version: rest.version, items: less });
    const rejected = await shop.claimOf(claim.id);
    expect((await shop.changed(rejected, { notes: "a" })).notes).toBe("a");
    expect(refused(await shop.change(await shop.claimOf(claim.id), { status: "partly" }))).toEqual([
      400,
      { agreed: "agreed_max" },
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("stations that write at the same time never leave a total below the agreed amount", async () => {
    for (let round = 0; round < 4; round += 1) {
      const sale = await shop.sell(1000);
      const item = sale.items[0]?.id;
      await Promise.all([
        shop.put({ invoice: sale.id, fund: shop.fund.id, status: "agreed", agreed: 700 }),
        shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
          invoice: sale.id,
          reason: "return",
          items: [{ id: newId(), invoice_item: item, quantity: 0, amount: 400 }],
        }),
        shop.send("PATCH", recordsPath("optique_invoice_items", item), { price: 650 }),
      ]);
    }
    expect(await shop.violations()).toEqual([]);
  });
});

describe("the deletion of a claimed invoice", () => {
  it("a claimed invoice cannot be deleted once its claim was sent, nor by deleting its prescription", async () => {
    const saved = await shop.savePrescription(newId(), {
      client: shop.customer.id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(shop.frame.id, 1, 1000)], payments: [] },
    });
    const invoice = saved.invoice?.id ?? "";
    const claim = await shop.claim({ invoice, fund: shop.fund.id, status: "agreed", agreed: 10 });
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 10 }));
    for (const [list, collection, id] of [
      ["invoices", "optique_invoices", invoice],
      ["prescriptions", "optique_prescriptions", saved.id],
    ] as const) {
      const answer = await shop.send("DELETE", recordsPath(collection, id));
      expect(refused(answer)).toEqual([400, { id: "invoice_claimed" }]);
      const shown = await get<{ refusal: string }>(`removals/${list}/${id}`);
      expect(shown.refusal).toBe(answer.body.message);
    }
    expect(await shop.violations()).toEqual([]);
  });

  it("the deletion of an invoice also deletes a claim that was not sent", async () => {
    const claim = await shop.agreed(300);
    expect((await get<{ refusal: string }>(`removals/invoices/${claim.invoice}`)).refusal).toBe("");
    const { status } = await shop.send("DELETE", recordsPath("optique_invoices", claim.invoice));
    expect(status).toBe(204);
    expect((await shop.claims()).totalItems).toBe(0);
    expect((await shop.claims()).counts["agreed"]).toBe(0);
    const [entry] = await shop.find("optique_journal", `record = "${claim.invoice}"`);
    expect(entry?.changes).toMatchObject({ claims: [[{ id: claim.id, agreed: 300 }], null] });
    expect(await shop.violations()).toEqual([]);
  });
});

describe("the client of an invoice with a claim", () => {
  it("a new client of the invoice is also the claim's, whoever changes it, and cannot be emptied", async () => {
    const claim = await shop.agreed(100);
    const other = await shop.client({ name: "Idrissi Omar" });
    const path = recordsPath("optique_invoices", claim.invoice);
    expectOk(await shop.send("PATCH", path, { client: other.id }));
    expect((await shop.claimOf(claim.id)).client).toBe(other.id);
    expect(refused(await shop.send("PATCH", path, { client: "" }))).toEqual([
      400,
      { client: "claim_client" },
    ]);
    const stored = await shop.invoice(claim.invoice);
    const body = { version: stored.version, client: "" };
    expect(refused(await shop.send("PUT", `/api/optique/invoices/${stored.id}`, body))).toEqual([
      400,
      { client: "claim_client" },
    ]);
    await shop.saveInvoice(stored.id, { version: stored.version, client: shop.customer.id });
    expect((await shop.claimOf(claim.id)).client).toBe(shop.customer.id);
    expect(
      refused(await shop.send("DELETE", recordsPath("optique_clients", shop.customer.id))),
    ).toEqual([400, { id: "client_used" }]);
    expect(await shop.violations()).toEqual([]);
  });
});

it("a prescription that changes its client changes the claim's client too", async () => {
  const saved = await shop.savePrescription(newId(), {
    client: shop.customer.id,
    date: today(),
    notes: "",
    invoice: { id: newId(), items: [line(shop.frame.id, 1, 1000)], payments: [] },
  });
  const claim = await shop.claim({ invoice: saved.invoice?.id, fund: shop.fund.id });
  const other = await shop.client({ name: "Idrissi Omar" });
  const { version } = saved;
  const body = { version, client: other.id, date: saved.date, notes: "" };
  await shop.savePrescription(saved.id, body);
  expect((await shop.claimOf(claim.id)).client).toBe(other.id);
  expect(await shop.violations()).toEqual([]);
});

describe("a payment of a fund in figures", () => {
  it("a fund's payment has the method 'fund', and is neither a client's payment nor cash of the till", async () => {
    const claim = await shop.agreed(400);
    await pay(claim.invoice, 100);
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 400 }, { payment_method: "cash" }));
    const figures = await statistics();
    expect(figures.byMethod).toEqual([
      { method: "fund", payments: 1, amount: 400 },
      { method: "cash", payments: 1, amount: 100 },
    ]);
    expect(figures.byDay).toEqual([{ day: today(), amount: 100 }]);
    expect(figures).toMatchObject({ collected: 100, remaining: 500, collectedPercent: 17 });
    const till = await get<TillDay>(`till?day=${today()}`);
    expect(till.cash).toBe(100);
    expect(till.payments).toHaveLength(1);
    expect(till.byMethod).toEqual([{ method: "cash", payments: 1, amount: 100 }]);
    expect(till.byPerson).toMatchObject([{ amount: 100 }]);
    const dashboard = await get<Dashboard>("dashboard");
    expect(dashboard.takings).toEqual([{ day: today(), amount: 100 }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's payment is counted the same way in a seller's own sales", async () => {
    const seller = await shop.colleague("seller");
    const [id, item] = [newId(), line(shop.frame.id, 1, 850)];
    const sale = { client: shop.customer.id, date: today(), items: [item], payments: [] };
    expectOk(await seller.send("PUT", `/api/optique/invoices/${id}`, sale));
    const body = { invoice: id, fund: shop.fund.id, status: "agreed", agreed: 400 };
    const claim = await shop.claim(body);
    expectOk(await shop.pay(await shop.sent(claim), { [claim.id]: 300 }));
    await pay(id, 90);
    const path = `/api/optique/statistics?from=${today()}&to=${today()}`;
    const own = expectOk(await seller.send<Figures>("GET", path));
    expect(own).toMatchObject({
      remaining: 360,
      collected: 90,
      byMethod: [
        { method: "fund", payments: 1, amount: 300 },
        { method: "cash", payments: 1, amount: 90 },
      ],
      byDay: [{ day: today(), amount: 90 }],
    });
    const { remaining, collected, byMethod, byDay } = await statistics();
    expect(own).toMatchObject({ remaining, collected, byMethod, byDay });
  });

  it("a fund's payment alone does not make the closing of its day due", async () => {
    const claim = await shop.agreed(400);
    const slip = await shop.sent(claim);
    const yesterday = { date: "2026-11-26" };
    expectOk(await shop.pay(slip, { [claim.id]: 400 }, yesterday));
    const till = await get<TillDay>(`till?day=${today()}`);
    expect(till.openDays).toEqual([]);
  });

  it("a fund's payment counts in the collected TVA", async () => {
    expectOk(
      await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true }),
    );
    await paidByFund();
    const { vat } = await get<{ vat: { collected: { rate: number; ttc: number }[] } }>(
      `statistics?from=${today()}&to=${today()}`,
    );
    expect(vat.collected).toMatchObject([{ rate: 20, ttc: 400 }]);
  });
});

describe("claims in a shop with the lock", () => {
  it("a claim of an issued invoice is created, agreed, sent, paid and rejected", async () => {
    const path = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", path, { invoice_lock: true }));
    const sale = await shop.sell(1000, { payments: [payment(100)] });
    expect(sale.issued_at).not.toBe("");
    const claim = await shop.claim({ invoice: sale.id, fund: shop.fund.id });
    const agreed = await shop.changed(claim, { status: "agreed", agreed: 500 });
    const slip = await shop.sent(agreed);
    expectOk(await shop.pay(slip, { [claim.id]: 200 }, { date: "2026-11-20" }));
    expectOk(await shop.reject(claim.id));
    expect(await shop.invoice(sale.id)).toMatchObject({ fund_part: 200, client_part: 800 });
    expect(refused(await shop.send("DELETE", recordsPath("optique_invoices", sale.id)))).toEqual([
      409,
      { id: "invoice_issued" },
    ]);
    const draft = await shop.agreed(10);
    expect((await shop.invoice(draft.invoice)).issued_at).toBe("");
    expectOk(await shop.pay(await shop.sent(draft), { [draft.id]: 10 }));
    expect((await shop.invoice(draft.invoice)).issued_at).not.toBe("");
    expect(await shop.violations()).toEqual([]);
  });
});
