import { beforeEach, describe, expect, it } from "vitest";

import { addDays, addMonths, type IsoDay, today } from "#domain/core/days/days.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import { type ClaimShop, openClaimShop } from "#support/claimShop.ts";

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop();
});

describe("the list of claims", () => {
  it("the list of claims is filtered by state, fund, client, invoice and slip, with counts", async () => {
    const second = await shop.makeFund({ name: "RAMED" });
    const one = await shop.agreed(100);
    const two = await shop.agreed(200);
    const three = await shop.agreed(300, 1000, { fund: second.id });
    const four = await shop.claim({ invoice: (await shop.sell(10)).id, fund: shop.mutual.id });
    const slip = await shop.sent(two);
    const ids = async (asked: string) => (await shop.claims(asked)).items.map(({ id }) => id);
    expect(await ids("")).toEqual([four.id, three.id, two.id, one.id]);
    expect(await ids("?status=agreed")).toEqual([three.id, one.id]);
    expect(await ids("?status=agreed,sent")).toEqual([three.id, two.id, one.id]);
    expect(await ids("?status=lost")).toEqual([]);
    expect(await ids(`?fund=${second.id}`)).toEqual([three.id]);
    expect(await ids(`?client=${shop.customer.id}&perPage=1`)).toEqual([four.id]);
    expect(await ids(`?invoice=${one.invoice}`)).toEqual([one.id]);
    expect(await ids(`?slip=${slip}`)).toEqual([two.id]);
    const all = await shop.claims("?perPage=1");
    expect(all).toMatchObject({ totalItems: 4, counts: { agreed: 2, sent: 1, todo: 1, paid: 0 } });
    expect(all.items[0]?.expand).toMatchObject({
      client: { name: "Benali Aïcha" },
      invoice: { id: four.invoice },
      fund: { name: "Mutuelle" },
    });
    const ofFund = await shop.claims(`?fund=${shop.fund.id}&status=agreed&perPage=1&page=5`);
    expect(ofFund).toMatchObject({ totalItems: 1, counts: { agreed: 1, sent: 1, todo: 0 } });
  });

  it("the list of claims is searched by client, invoice number, beneficiary and FSE", async () => {
    const claim = await shop.agreed(100, 1000, {
      beneficiary: "Sâmi Tahiri",
      fse_number: "FSE-2026-77",
      agreement_number: "ACC 91",
    });
    const other = await shop.client({ name: "Idrissi Omar" });
    const sale = await shop.sell(10, { client: other.id });
    const second = await shop.claim({ invoice: sale.id, fund: shop.mutual.id });
    const found = async (q: string) =>
      (await shop.claims(`?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    for (const q of ["sami tah", "benali", "fse-2026-77", "acc 91"])
      expect([q, await found(q)]).toEqual([q, [claim.id]]);
    expect(await found("idrissi")).toEqual([second.id]);
    expect(await found(sale.invoice_number)).toEqual([second.id]);
    expect(await found("personne")).toEqual([]);
    await shop.changed(claim, { beneficiary: "Rita" });
    expect(await found("sami")).toEqual([]);
    expect(await found("rita")).toEqual([claim.id]);
    expectOk(await shop.send("DELETE", recordsPath("optique_claims", claim.id)));
    expect(await found("rita")).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe("what funds owe", () => {
  /** Creates a claim that was agreed or sent the given number of days ago. */
  async function owed(amount: number, days: number, values: object = {}): Promise<ClaimDocument> {
    return shop.agreed(amount, 1000, { agreement_on: addDays(today(), -days), ...values });
  }

  it("what funds owe is summed by age; each age includes its last day", async () => {
    const second = await shop.makeFund({ name: "RAMED" });
    for (const [place, days] of [0, 30, 31, 60, 61, 90, 91, 400].entries())
      await owed(10 + place, days, place % 2 === 1 ? { fund: second.id } : {});
    const due = await shop.fundsDue();
    expect(due.ages).toEqual({
      "0-30": { claims: 2, amount: 21 },
      "31-60": { claims: 2, amount: 25 },
      "61-90": { claims: 2, amount: 29 },
      "90+": { claims: 2, amount: 33 },
    });
    expect(due.total).toEqual({ claims: 8, amount: 108 });
    expect(due.items.map(({ age, due: left }) => [age, left])).toEqual([
      ["90+", 17],
      ["90+", 16],
      ["61-90", 15],
      ["61-90", 14],
      ["31-60", 13],
      ["31-60", 12],
      ["0-30", 11],
      ["0-30", 10],
    ]);
    expect(due.items[0]).toMatchObject({
      since: `${addDays(today(), -400)} 00:00:00.000Z`,
      expand: { fund: { name: "RAMED" } },
    });
    expect(new Map(due.funds.map(({ name, amount }) => [name, amount]))).toEqual(
      new Map([
        ["Caisse", 52],
        ["RAMED", 56],
      ]),
    );
    const old = await shop.fundsDue(`?age=90%2B&fund=${second.id}`);
    expect(old.items.map(({ due: left }) => left)).toEqual([17]);
    expect(old.total).toEqual({ claims: 4, amount: 56 });
    expect((await shop.fundsDue("?age=31-60")).totalItems).toBe(2);
    expect((await shop.fundsDue("?age=never")).items).toEqual([]);
    const next = await shop.fundsDue("?perPage=3&page=3");
    expect(next.items).toHaveLength(2);
  });

  it("the age of a claim counts from the day it was sent, and its amount is what the fund still owes", async () => {
    const claim = await owed(100, 80);
    const refusedOne = await owed(50, 80, { status: "asked" });
    expect((await shop.fundsDue()).ages["61-90"]).toEqual({ claims: 1, amount: 100 });
    const slip = await shop.sent(claim);
    expect((await shop.fundsDue()).ages["0-30"]).toEqual({ claims: 1, amount: 100 });
    const long = `${addDays(today(), -31)} 00:00:00.000Z`;
    await shop.sql(`UPDATE optique_claims SET sent_on = '${long}' WHERE id = '${claim.id}'`);
    expectOk(await shop.pay(slip, { [claim.id]: 99.9 }));
    const { ages, items } = await shop.fundsDue("?q=benali");
    expect(ages).toMatchObject({ "31-60": { claims: 1, amount: 0.1 }, "0-30": { claims: 0 } });
    expect(items).toMatchObject([{ id: claim.id, due: 0.1, since: long, age: "31-60" }]);
    expectOk(await shop.pay(slip, { [claim.id]: 0.1 }));
    expect((await shop.fundsDue()).total).toEqual({ claims: 0, amount: 0 });
    expect(refusedOne.status).toBe("asked");
  });

  it("what funds owe another shop is not counted", async () => {
    await owed(100, 1);
    const stranger = await openClaimShop();
    expect((await stranger.fundsDue()).total).toEqual({ claims: 0, amount: 0 });
  });
});

describe("the list of people whose glasses are reimbursed again", () => {
  const monthsAgo = (months: number, days = 0): IsoDay =>
    addDays(addMonths(today(), -months), days);
  /** Creates a claim in state 'given' for an invoice of this day. */
  async function given(date: IsoDay, values: object = {}): Promise<ClaimDocument> {
    const sale = await shop.sell(100, { date });
    const ordonnance = { prescriber: "Dr A", examined_on: date };
    const body = { invoice: sale.id, fund: shop.mutual.id, ...ordonnance, ...values };
    const ready = await shop.claim({ ...body, status: "ready" });
    return shop.changed(ready, { status: "given" });
  }
  const listed = async (asked = "") => (await shop.reimbursable(asked)).items.map(({ id }) => id);

  it("a person is reimbursable again once the fund's months since the invoice's date are over", async () => {
    const exact = await given(monthsAgo(24));
    expect(await listed()).toEqual([]);
    await shop.send("PATCH", recordsPath("optique_invoices", exact.invoice), {
      date: monthsAgo(24, -1),
    });
    const { items, totalItems } = await shop.reimbursable();
    expect(totalItems).toBe(1);
    expect(items).toMatchObject([
      {
        id: exact.id,
        date: `${monthsAgo(24, -1)} 00:00:00.000Z`,
        from: addMonths(monthsAgo(24, -1), 24),
        prepared: null,
        expand: { client: { name: "Benali Aïcha" }, fund: { name: "Mutuelle" } },
      },
    ]);
    const fund = recordsPath("optique_funds", shop.mutual.id);
    expectOk(await shop.send("PATCH", fund, { months_adult: 25 }));
    expect(await listed()).toEqual([]);
    expectOk(await shop.send("PATCH", fund, { months_adult: 0 }));
    expect(await listed()).toEqual([]);
  });

  it("each beneficiary is reimbursable by their own months, a child's by today's age", async () => {
    const child = (years: number, days = 0) => addDays(addMonths(today(), -12 * years), days);
    const twelve = await given(monthsAgo(12, -1), {
      beneficiary: "Rita",
      beneficiary_birth: child(13, 1),
    });
    await given(monthsAgo(12, -1), { beneficiary: "Adam", beneficiary_birth: child(13) });
    await given(monthsAgo(12), { beneficiary: "Lina", beneficiary_birth: child(3) });
    const parent = await given(monthsAgo(30));
    expect(await listed()).toEqual([twelve.id, parent.id]);
    const newer = await given(monthsAgo(1), { beneficiary: "RITA", beneficiary_birth: child(12) });
    expect(await listed()).toEqual([parent.id]);
    await shop.changed(newer, { status: "ready" });
    expect(await listed()).toEqual([twelve.id, parent.id]);
    await shop.changed(await shop.claimOf(twelve.id), { status: "ready" });
    expect(await listed()).toEqual([parent.id]);
    expect(await shop.violations()).toEqual([]);
  });

  it("includes people with a paid claim, but not with one that was only sent", async () => {
    const sale = await shop.sell(100, { date: monthsAgo(30) });
    const body = { invoice: sale.id, fund: shop.fund.id, status: "agreed", agreed: 50 };
    const claim = await shop.claim(body);
    const slip = await shop.sent(claim);
    expect(await listed()).toEqual([]);
    expectOk(await shop.pay(slip, { [claim.id]: 50 }));
    expect(await listed()).toEqual([claim.id]);
    await shop.send("PATCH", recordsPath("optique_invoices", sale.id), { date: monthsAgo(3) });
    expect(await listed()).toEqual([]);
  });

  it("puts messaged people last, is searched by name, and continues after a page", async () => {
    const reminded = await given(monthsAgo(40));
    const other = await shop.client({ name: "Idrissi Omar" });
    const sale = await shop.sell(10, { date: monthsAgo(50), client: other.id });
    const ordonnance = { prescriber: "Dr A", examined_on: monthsAgo(50) };
    const body = { invoice: sale.id, fund: shop.mutual.id, ...ordonnance, status: "ready" };
    const second = await shop.changed(await shop.claim(body), { status: "given" });
    expect(await listed()).toEqual([reminded.id, second.id]);
    const message = {
      client: shop.customer.id,
      kind: "reimbursable",
      record: reminded.invoice,
      text: "Bonjour",
    };
    const { created } = await shop.create("optique_messages", message);
    const { items } = await shop.reimbursable();
    expect(items.map(({ id, prepared }) => [id, prepared])).toEqual([
      [second.id, null],
      [reminded.id, created],
    ]);
    expect(await listed("&q=idrissi")).toEqual([second.id]);
    const page = await shop.reimbursable("&perPage=1");
    const { next = "" } = page as { next?: string };
    expect(await listed(`&perPage=1&after=${encodeURIComponent(next)}`)).toEqual([reminded.id]);
    const reminders = await shop.send<{ totalItems: number }>(
      "GET",
      "/api/optique/lists/reminders",
    );
    expect(expectOk(reminders).totalItems).toBe(0);
    expect((await shop.send("GET", "/api/optique/lists/claims%2Freimbursable")).status).toBe(404);
    const stranger = await openClaimShop();
    expect((await stranger.reimbursable()).items).toEqual([]);
  });
});
