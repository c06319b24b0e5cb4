import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { expectOk, newId, payment, recordsPath, type Refusal } from "#support/shop.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

const numbered = (n: number) => `BF-${today().replaceAll("-", "")}-${n}`;
const fiveClaims = () =>
  Promise.all([100, 200, 300, 400, 500].map((amount) => shop.agreed(amount)));
const stateOf = async (id: string) => {
  const { status, received_amount, due } = await shop.claimOf(id);
  return [status, received_amount, due];
};
const fundPayments = () => shop.find("optique_payments", `fund != ""`);

describe("a slip", () => {
  it("sends the agreed claims of a fund under a number of the day", async () => {
    const [one, two, three] = await fiveClaims();
    const ids = [one?.id ?? "", two?.id ?? ""];
    const first = expectOk(await shop.sendSlip(ids));
    expect(first).toMatchObject({
      slip: numbered(1),
      sent_on: `${today()} 00:00:00.000Z`,
      amount: 300,
      claims: [
        { id: ids[0], status: "sent", slip: numbered(1), expand: { fund: { id: shop.fund.id } } },
        { id: ids[1], status: "sent" },
      ],
    });
    expect((await shop.claims(`?slip=${numbered(1)}`)).totalItems).toBe(2);
    expect(expectOk(await shop.sendSlip([three?.id ?? ""])).slip).toBe(numbered(2));
    const other = await openClaimShop();
    expect(await other.sent(await other.agreed(5))).toBe(numbered(1));
  });

  it("a claim is not sent on two slips", async () => {
    const claims = await fiveClaims();
    const ids = claims.map(({ id }) => id);
    expectOk(await shop.sendSlip(ids));
    expect(refused(await shop.sendSlip(ids))).toEqual([409, { "claims.0": "claim_sent" }]);
    const late = await shop.agreed(50);
    expect(refused(await shop.sendSlip([late.id, ids[3] ?? ""]))).toEqual([
      409,
      { "claims.1": "claim_sent" },
    ]);
    expect((await shop.claimOf(late.id)).status).toBe("agreed");
  });

  it("the number of a slip is never used twice, even after its claims left the slip", async () => {
    const claim = await shop.agreed(10);
    expect(await shop.sent(claim)).toBe(numbered(1));
    const back = await shop.changed(await shop.claimOf(claim.id), { status: "agreed" });
    expect((await shop.pay(numbered(1), { [claim.id]: 1 })).status).toBe(404);
    const path = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", path, { invoice_lock: true }));
    expect(await shop.sent(back)).toBe(numbered(2));
    expect(await shop.violations()).toEqual([]);
  });

  it("two stations that send the same slip at once create it once", async () => {
    const claims = await fiveClaims();
    const ids = claims.map(({ id }) => id);
    const answers = await Promise.all([1, 2, 3].map(() => shop.sendSlip(ids)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shop.claims(`?slip=${numbered(1)}`)).totalItems).toBe(5);
    expect((await shop.claims(`?slip=${numbered(2)}`)).totalItems).toBe(0);
  });

  it("a malformed slip is refused at its fields", async () => {
    const claim = await shop.agreed(100);
    const asked = await shop.changed(await shop.agreed(10), { status: "asked" });
    const given = await shop.claim({ invoice: (await shop.sell(1)).id, fund: shop.mutual.id });
    const send = (body: object) => shop.send("POST", "/api/optique/claims/slips", body);
    const fund = shop.fund.id;
    const cases: [object, object][] = [
      [{ claims: [claim.id] }, { fund: "required" }],
      [{ fund: newId(), claims: [claim.id] }, { fund: "unknown_record" }],
      [{ fund }, { claims: "required" }],
      [{ fund, claims: [] }, { claims: "required" }],
      [{ fund, claims: claim.id }, { claims: "list" }],
      [{ fund, claims: [claim.id, claim.id] }, { "claims.1": "id_twice" }],
      [{ fund, claims: Array.from({ length: 201 }, newId) }, { claims: "too_many" }],
      [
        { fund, claims: [claim.id, newId(), 7] },
        { "claims.1": "unknown_record", "claims.2": "unknown_record" },
      ],
      [{ fund, claims: [asked.id] }, { "claims.0": "not_agreed" }],
      [{ fund, claims: [given.id] }, { "claims.0": "other_fund" }],
      [{ fund: shop.mutual.id, claims: [given.id] }, { "claims.0": "not_agreed" }],
    ];
    for (const [body, codes] of cases) expect(refused(await send(body))).toEqual([400, codes]);
    const { body } = await send({ fund });
    expect(body.message).toMatch(/^Choisissez au moins une prise en charge/);
    expect((await shop.claimOf(claim.id)).status).toBe("agreed");
  });
});

describe("a transfer that pays a slip", () => {
  it("pays, partly pays, leaves unpaid and rejects claims of one slip", async () => {
    const claims = await fiveClaims();
    const [a = "", b = "", c = "", d = "", e = ""] = claims.map(({ id }) => id);
    const slip = await shop.sent(...claims);
    const paid = expectOk(await shop.pay(slip, { [a]: 100, [b]: 150.5, [c]: 300 }));
    expect(paid).toMatchObject({ slip, amount: 550.5 });
    expect(paid.payments.map(({ amount, fund }) => [amount, fund])).toEqual([
      [100, shop.fund.id],
      [150.5, shop.fund.id],
      [300, shop.fund.id],
    ]);
    expect(paid.claims.map(({ status }) => status)).toEqual(["paid", "partly", "paid"]);
    expectOk(await shop.reject(d));
    expect(await Promise.all([a, b, c, d, e].map(stateOf))).toEqual([
      ["paid", 100, 0],
      ["partly", 150.5, 49.5],
      ["paid", 300, 0],
      ["rejected", 0, 0],
      ["sent", 0, 500],
    ]);
    const rejected = await shop.invoice(claims[3]?.invoice ?? "");
    expect(rejected).toMatchObject({ fund_part: 0, client_part: 1000 });
    expect((await shop.fundsDue()).total).toEqual({ claims: 2, amount: 549.5 });
    expectOk(await shop.pay(slip, { [b]: 49.5, [e]: 500 }, { reference: "VIR-2" }));
    expect(await Promise.all([b, e].map(stateOf))).toEqual([
      ["paid", 200, 0],
      ["paid", 500, 0],
    ]);
    expect(await fundPayments()).toHaveLength(5);
    expect(await shop.violations()).toEqual([]);
  });

  it("a transfer is refused whole when one of its claims is refused, or when it is sent again", async () => {
    const claims = await fiveClaims();
    const [a = "", b = ""] = claims.map(({ id }) => id);
    const slip = await shop.sent(...claims.slice(0, 2));
    const field = `amounts.${b}`;
    for (const [amount, code] of [
      [200.01, "agreed_exceeds"],
      [0, "refund_zero"],
      [-5, "min"],
      ["beaucoup", "number"],
    ] as const)
      expect(refused(await shop.pay(slip, { [a]: 100, [b]: amount as number }))).toEqual([
        400,
        { [field]: code },
      ]);
    expect(refused(await shop.pay(slip, { [a]: 100, [claims[2]?.id ?? ""]: 1 }))).toEqual([
      400,
      { [`amounts.${claims[2]?.id}`]: "not_on_slip" },
    ]);
    expect(await fundPayments()).toEqual([]);
    const body = { [a]: 60, [b]: 200 };
    expectOk(await shop.pay(slip, body));
    expect(refused(await shop.pay(slip, body))).toEqual([409, { amounts: "slip_paid" }]);
    expect(refused(await shop.pay(slip, { [a]: 40.01 }))).toEqual([
      400,
      { [`amounts.${a}`]: "agreed_exceeds" },
    ]);
    expect(await fundPayments()).toHaveLength(2);
    expect(await shop.violations()).toEqual([]);
  });

  it("two stations that send the same transfer at once write it once", async () => {
    const claims = await fiveClaims();
    const slip = await shop.sent(...claims);
    const amounts = Object.fromEntries(claims.map(({ id, agreed }) => [id, agreed]));
    const same = await Promise.all([1, 2, 3].map(() => shop.pay(slip, amounts)));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await fundPayments()).toHaveLength(5);
    const claim = await shop.agreed(100);
    const next = await shop.sent(claim);
    const rivals = await Promise.all(
      ["A", "B", "C"].map((reference) => shop.pay(next, { [claim.id]: 70 }, { reference })),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await stateOf(claim.id)).toEqual(["partly", 70, 30]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a malformed transfer is refused at its fields, with a French sentence", async () => {
    const claim = await shop.agreed(100);
    const slip = await shop.sent(claim);
    const amounts = { [claim.id]: 10 };
    const cases: [object, string, RegExp][] = [
      [{ date: "" }, "date", /^La date est requise/],
      [{ date: "2026-02-30" }, "date", /n’existe pas/],
      [{ date: "2031-01-01" }, "date", /dans un an/],
      [{ payment_method: "" }, "payment_method", /^Le mode de paiement est requis/],
      [{ payment_method: "credit" }, "payment_method", /n’existe pas/],
      [{ payment_method: "or" }, "payment_method", /n’existe pas/],
      [{ reference: 7 }, "reference", /texte/],
      [{ reference: "x".repeat(501) }, "reference", /trop long/],
      [{ amounts: {} }, "amounts", /^Indiquez au moins un montant/],
      [{ amounts: null }, "amounts", /^Indiquez au moins un montant/],
      [{ amounts: [10] }, "amounts", /objet/],
    ];
    for (const [values, field, sentence] of cases) {
      const answer = await shop.pay<Refusal>(slip, amounts, values);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.body.data[field]?.message).toMatch(sentence);
    }
    expect((await shop.pay("BF-20200101-1", amounts)).status).toBe(404);
    expect(await fundPayments()).toEqual([]);
  });
});

describe("a payment of a fund", () => {
  it("a fund's payment cannot be created, changed or deleted by staff", async () => {
    const claim = await shop.agreed(100);
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 40 }));
    const [paid] = await fundPayments();
    const path = recordsPath("optique_payments", paid?.id);
    const own = { ...payment(5), invoice: claim.invoice };
    const { body, status } = await shop.send("POST", recordsPath("optique_payments"), {
      ...own,
      fund: shop.fund.id,
    });
    expect([status, body.message]).toEqual([400, expect.stringMatching(/par son bordereau/)]);
    for (const values of [{ amount: 41 }, { fund: "" }, { notes: "a" }])
      expect((await shop.send("PATCH", path, values)).status).toBe(400);
    expect((await shop.send("DELETE", path)).status).toBe(400);
    const sale = await shop.invoice(claim.invoice);
    const stored = { version: sale.version, client: sale.client, items: sale.items };
    const sent = { ...stored, payments: [own, { ...payment(40), id: paid?.id }] };
    const url = `/api/optique/invoices/${sale.id}`;
    expect(refused(await shop.send("PUT", url, sent))).toEqual([
      400,
      { "payments.1.id": "id_taken" },
    ]);
    const taken = await shop.saveInvoice(sale.id, { ...stored, payments: [own] });
    expect(taken).toMatchObject({
      paid_amount: 5,
      payments: [{ id: own.id }],
      fund_payments: [{ id: paid?.id, amount: 40 }],
    });
    const fresh = { ...payment(1, { fund: shop.fund.id }), invoice: "" };
    const kept = [...taken.payments, fresh];
    const after = await shop.saveInvoice(sale.id, {
      ...stored,
      version: taken.version,
      payments: kept,
    });
    expect(after.payments.map(({ fund }) => fund)).toEqual(["", ""]);
    expect(await fundPayments()).toHaveLength(1);
    expect(await shop.violations()).toEqual([]);
  });

  it("can be deleted by the administrator, which reopens the claim", async () => {
    const claim = await shop.agreed(100);
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 40 }));
    expectOk(await shop.pay(slip, { [claim.id]: 60 }, { reference: "2" }));
    const [first, second] = await fundPayments();
    await shop.sendAsAdmin("DELETE", recordsPath("optique_payments", second?.id));
    expect(await stateOf(claim.id)).toEqual(["partly", 40, 60]);
    await shop.sendAsAdmin("DELETE", recordsPath("optique_payments", first?.id));
    expect(await stateOf(claim.id)).toEqual(["sent", 0, 100]);
    expect(await shop.violations()).toEqual([]);
  });
});
