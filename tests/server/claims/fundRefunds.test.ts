import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Refund } from "#domain/core/records.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";
import { expectOk, newId, payment, recordsPath, type Refusal } from "#support/shop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

const give = <T = Refund>(body: object, id = newId()) =>
  shop.send<T>("PUT", `/api/optique/refunds/${id}`, { payment_method: "cash", ...body });
const till = async () => expectOk(await shop.send<TillDay>("GET", "/api/optique/till"));
const statistics = async () =>
  expectOk(
    await shop.send<{
      byDay: { amount: number }[];
      byMethod: { method: string; amount: number }[];
    }>("GET", `/api/optique/statistics?from=${today()}&to=${today()}`),
  );

/** Claim of 1 000 DH that the fund paid, with its invoice. */
async function paidClaim(values: object = {}) {
  const claim = await shop.agreed(600, 1000, values);
  const slip = await shop.sent(claim);
  expectOk(await shop.pay(slip, { [claim.id]: 600 }));
  return { claim, slip, invoice: claim.invoice };
}
const stateOf = async (id: string) => {
  const { status, received_amount, due } = await shop.claimOf(id);
  return [status, received_amount, due];
};

describe("money that the shop gives back to a fund", () => {
  it("a fund's refund lowers what was received for the claim, and reopens the fund's part", async () => {
    const { claim, invoice } = await paidClaim();
    const fund = shop.fund.id;
    const given = expectOk(await give({ invoice, fund, amount: 250 }));
    expect(given).toMatchObject({ invoice, fund, amount: 250, from_kept: false, by: "Samira" });
    expect(await stateOf(claim.id)).toEqual(["partly", 350, 250]);
    expect(await shop.invoice(invoice)).toMatchObject({
      fund_part: 600,
      paid_amount: 0,
      status: "unpaid",
      refunds: [{ fund, amount: 250 }],
    });
    expectOk(await shop.reject(claim.id));
    expect(await shop.invoice(invoice)).toMatchObject({ fund_part: 350, client_part: 650 });
    expectOk(await give({ invoice, fund, amount: 350 }));
    expect(await shop.invoice(invoice)).toMatchObject({ fund_part: 0, client_part: 1000 });
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's refund is cash that leaves the till, and no refund to a client", async () => {
    const { invoice } = await paidClaim();
    const before = await statistics();
    expectOk(await give({ invoice, fund: shop.fund.id, amount: 100 }));
    expect(await till()).toMatchObject({
      cash: -100,
      refunded: [{ method: "cash", refunds: 1, amount: 100 }],
      refunds: [{ fund: shop.fund.id, fund_name: "Caisse", client_name: shop.customer.name }],
    });
    const after = await statistics();
    const ofFund = ({ byMethod }: typeof after) =>
      byMethod.find(({ method }) => method === "fund")?.amount;
    expect([ofFund(before), ofFund(after)]).toEqual([600, 500]);
    expect(after.byDay).toEqual(before.byDay);
  });

  it("a fund's refund is at most what this fund paid, less what it already got back", async () => {
    const { claim, invoice } = await paidClaim();
    const fund = shop.fund.id;
    await shop.create("optique_payments", { invoice, ...payment(400, { date: today() }) });
    const above = await give<Refusal>({ invoice, fund, amount: 600.01 });
    expect(refused(above)).toEqual([409, { amount: "fund_refund_exceeds" }]);
    expect(above.body.message).toMatch(/^C’est plus que ce que l’organisme a payé/);
    expectOk(await give({ invoice, fund, amount: 600 }));
    expect(refused(await give({ invoice, fund, amount: 0.01 }))).toEqual([
      409,
      { amount: "fund_refund_exceeds" },
    ]);
    expect(refused(await give({ invoice, fund: shop.mutual.id, amount: 1 }))).toEqual([
      409,
      { amount: "fund_refund_exceeds" },
    ]);
    // The money that the client paid is still there, and can be refunded without naming a fund.
    expectOk(await give({ invoice, amount: 400 }));
    expect(await stateOf(claim.id)).toEqual(["sent", 0, 600]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a malformed refund to a fund is refused at its fields", async () => {
    const { invoice } = await paidClaim();
    const other = await openClaimShop();
    const fund = shop.fund.id;
    const cases: [object, string[]][] = [
      [{ invoice, fund: newId(), amount: 1 }, ["fund"]],
      [{ invoice, fund: other.fund.id, amount: 1 }, ["fund"]],
      [{ invoice, fund: 7, amount: 1 }, ["fund"]],
      [{ invoice, fund: { id: fund }, amount: 1 }, ["fund"]],
      [{ invoice, fund: [fund], amount: 1 }, ["fund"]],
      [{ invoice, fund, credit_note: newId(), amount: 1 }, ["fund"]],
      [{ fund, amount: 1 }, ["invoice"]],
      [{ invoice, fund, amount: 0 }, ["amount"]],
      [{ invoice, fund, amount: "beaucoup" }, ["amount"]],
      [{ invoice, fund, amount: -1 }, ["amount"]],
      [{ invoice, fund, amount: 1, payment_method: "credit" }, ["payment_method"]],
    ];
    for (const [body, fields] of cases) {
      const { status, body: answer } = await give<Refusal>(body);
      expect([status, Object.keys(answer.data ?? {})], JSON.stringify(body)).toEqual([400, fields]);
    }
    expect((await shop.invoice(invoice)).refunds).toEqual([]);
    const direct = { invoice, fund, amount: 1, date: today(), payment_method: "cash" };
    expect((await shop.send("POST", recordsPath("optique_refunds"), direct)).status).toBe(403);
  });

  it("a fund's refund is written once when its request is repeated, or sent by several stations", async () => {
    const { invoice } = await paidClaim();
    const [id, body] = [newId(), { invoice, fund: shop.fund.id, amount: 600 }];
    const answers = await Promise.all([1, 2, 3].map(() => give(body, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refused(await give({ ...body, amount: 5 }, id))[0]).toBe(409);
    expect((await shop.invoice(invoice)).refunds).toHaveLength(1);
    const next = await paidClaim();
    const others = await Promise.all(
      [1, 2, 3].map(() => give({ ...body, invoice: next.invoice, amount: 400 })),
    );
    expect(others.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("a fund's refund is undone by its deletion, in any order, but never beyond the agreed amount", async () => {
    const { claim, slip, invoice } = await paidClaim();
    const { id } = expectOk(await give({ invoice, fund: shop.fund.id, amount: 200 }));
    const drop = (collection: string, record: string) =>
      shop.sendAsAdmin("DELETE", recordsPath(collection, record));
    expect((await shop.send("DELETE", recordsPath("optique_refunds", id))).status).not.toBe(204);
    expectOk(await shop.pay(slip, { [claim.id]: 200 }, { reference: "VIR-2" }));
    expect(refused(await drop("optique_refunds", id))).toEqual([409, { id: "agreed_exceeds" }]);
    const [again] = await shop.find("optique_payments", `reference = "VIR-2"`);
    expect((await drop("optique_payments", String(again?.["id"]))).status).toBe(204);
    expect(await stateOf(claim.id)).toEqual(["partly", 400, 200]);
    expect((await drop("optique_refunds", id)).status).toBe(204);
    expect(await stateOf(claim.id)).toEqual(["paid", 600, 0]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's refund makes the received amount negative once the cheque that it came from bounces", async () => {
    const claim = await shop.agreed(300);
    const slip = await shop.sent(claim);
    const cheque = { payment_method: "check", reference: "C1" };
    const { payments } = expectOk(await shop.pay(slip, { [claim.id]: 300 }, cheque));
    expectOk(await give({ invoice: claim.invoice, fund: shop.fund.id, amount: 100 }));
    const path = recordsPath("optique_payments", payments[0]?.id ?? "");
    expectOk(await shop.send("PATCH", path, { cheque_state: "bounced" }));
    expect(await stateOf(claim.id)).toEqual(["sent", -100, 400]);
    expectOk(await shop.reject(claim.id));
    expect(await shop.invoice(claim.invoice)).toMatchObject({ fund_part: 0 });
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's refund lowers the collected TVA", async () => {
    expectOk(
      await shop.send("PATCH", recordsPath("optique_companies", shop.company), { vat: true }),
    );
    const { invoice } = await paidClaim({});
    const collected = async () =>
      expectOk(
        await shop.send<{ vat: { collected: { ttc: number }[] } }>(
          "GET",
          `/api/optique/statistics?from=${today()}&to=${today()}`,
        ),
      ).vat.collected.map(({ ttc }) => ttc);
    expect(await collected()).toEqual([600]);
    expectOk(await give({ invoice, fund: shop.fund.id, amount: 90 }));
    expect(await collected()).toEqual([510]);
  });
});
