import { beforeEach, describe, expect, it } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import type { ListedPayment, TillDay } from "#domain/till/tillDay.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";
import { expectOk, recordsPath } from "#support/shop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

const cheque = { payment_method: "check", reference: "CHQ-7", bank: "BMCE", due_on: today() };
const cheques = async (asked = "") =>
  expectOk(
    await shop.send<{ items: ListedPayment[]; sums: Record<string, number> }>(
      "GET",
      `/api/optique/lists/cheques${asked}`,
    ),
  );
const change = (id: string, body: object, path = "optique_payments") =>
  shop.send("PATCH", recordsPath(path, id), body);
const till = async () => expectOk(await shop.send<TillDay>("GET", "/api/optique/till"));
const stateOf = async (id: string) => {
  const { status, received_amount, due } = await shop.claimOf(id);
  return [status, received_amount, due];
};

/** Two claims of one slip, paid by one cheque. */
async function paidByCheque(values: object = cheque) {
  const [one, two] = [await shop.agreed(300), await shop.agreed(200)];
  const slip = await shop.sent(one, two);
  const { payments } = expectOk(await shop.pay(slip, { [one.id]: 300, [two.id]: 200 }, values));
  return { one, two, slip, payments };
}

describe("a fund's cheque", () => {
  it("a fund's cheque is in the list of cheques with its bank, number, due day and fund", async () => {
    const { payments } = await paidByCheque();
    expect(payments).toMatchObject([
      { cheque_state: "in_hand", bank: "BMCE", due_on: storedDay(today()), slip: "" },
      { cheque_state: "in_hand", reference: "CHQ-7" },
    ]);
    const { items, sums } = await cheques("?state=open");
    expect(items.map(({ amount, expand }) => [amount, expand.fund?.name]).sort()).toEqual([
      [200, "Caisse"],
      [300, "Caisse"],
    ]);
    expect(sums).toMatchObject({ in_hand: 500, deposited: 0 });
    expect((await till()).byMethod).toEqual([{ method: "check", payments: 2, amount: 500 }]);
    expect(await till()).toMatchObject({ funds: 500, deposits: 0, counter: 0, cash: 0 });
    expect((await till()).payments[0]).toMatchObject({ part: "fund", fund_name: "Caisse" });
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's cheque is deposited whole, with all the claims that it pays", async () => {
    const { payments } = await paidByCheque();
    const [first] = payments;
    const send = () =>
      shop.send<{ slip: string; amount: number; cheques: ListedPayment[] }>(
        "POST",
        "/api/optique/till/slips",
        { cheques: [first?.id] },
      );
    const made = expectOk(await send());
    expect(made).toMatchObject({
      amount: 500,
      cheques: [{ slip: made.slip }, { slip: made.slip }],
    });
    expect(expectOk(await send())).toEqual(made);
    expect((await cheques(`?slip=${made.slip}`)).items).toHaveLength(2);
    expect((await cheques()).sums).toMatchObject({ in_hand: 0, deposited: 500 });
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's cheque reopens the fund's part when it bounces, and closes it when it is cleared after all", async () => {
    const { one, two, payments } = await paidByCheque();
    const id = payments[0]?.id ?? "";
    expect(await stateOf(one.id)).toEqual(["paid", 300, 0]);
    expectOk(await change(id, { cheque_state: "bounced" }));
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([
      ["sent", 0, 300],
      ["sent", 0, 200],
    ]);
    expect((await shop.fundsDue()).total).toEqual({ claims: 2, amount: 500 });
    expect((await till()).byMethod).toEqual([]);
    const back = await shop.change(await shop.claimOf(one.id), { status: "agreed" });
    expect(refused(back)).toEqual([400, { status: "claim_received" }]);
    expect(await shop.violations()).toEqual([]);
    expectOk(await change(id, { cheque_state: "cleared" }));
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual([
      ["paid", 300, 0],
      ["paid", 200, 0],
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's returned cheque cannot be put back in hand when the claim would then exceed what the fund agreed to", async () => {
    const { one, two, slip, payments } = await paidByCheque();
    const id = payments[0]?.id ?? "";
    expectOk(await change(id, { cheque_state: "returned" }));
    expect(await stateOf(one.id)).toEqual(["sent", 0, 300]);
    expectOk(await shop.pay(slip, { [one.id]: 300, [two.id]: 200 }));
    expect(refused(await change(id, { cheque_state: "in_hand" }))).toEqual([
      409,
      { cheque_state: "agreed_exceeds" },
    ]);
    expect(await stateOf(two.id)).toEqual(["paid", 200, 0]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a fund's cheque can change its cheque fields only, by a person with the right to", async () => {
    const { payments } = await paidByCheque();
    const id = payments[0]?.id ?? "";
    for (const values of [
      { amount: 1 },
      { payment_method: "cash" },
      { date: "2020-01-01" },
      { fund: "" },
      { fund: shop.mutual.id },
      { cheque_state: "bounced", amount: 1 },
    ])
      expect((await change(id, values)).status).toBe(400);
    expect(refused(await change(id, { cheque_state: "lost" }))[0]).toBe(400);
    expectOk(await change(id, { bank: "CIH" }));
    expect((await cheques()).items.map(({ bank }) => bank)).toEqual(["CIH", "CIH"]);
    const other = await openClaimShop();
    expect((await other.send("PATCH", recordsPath("optique_payments", id), {})).status).toBe(404);
    expect((await shop.send("DELETE", recordsPath("optique_payments", id))).status).toBe(400);
  });

  it("a fund's payments by cheques without a number bounce separately; a bank transfer has no cheque fields", async () => {
    const { payments, one, two } = await paidByCheque({ ...cheque, reference: "" });
    expectOk(await change(payments[0]?.id ?? "", { cheque_state: "bounced" }));
    const states = [await stateOf(one.id), await stateOf(two.id)].map(([status]) => status);
    expect(states.sort()).toEqual(["paid", "sent"]);
    const claim = await shop.agreed(10);
    const slip = await shop.sent(claim);
    const wrong = await shop.pay(slip, { [claim.id]: 10 }, { ...cheque, due_on: "demain" });
    expect(refused(wrong)[0]).toBe(400);
    const paid = await shop.pay(
      slip,
      { [claim.id]: 10 },
      { ...cheque, payment_method: "transfer" },
    );
    expect(expectOk(paid).payments).toMatchObject([{ bank: "", due_on: "", cheque_state: "" }]);
  });
});
