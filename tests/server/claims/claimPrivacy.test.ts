import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client } from "#domain/core/records.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import { type ClaimShop, openClaimShop } from "#support/claimShop.ts";
import { tablesWith } from "#support/tablesWith.ts";

/** Word that occurs only in these persons' data. */
const secret = "Wvutsrqp";
const person = {
  beneficiary: `${secret} Rita`,
  beneficiary_birth: "2015-03-12",
  member_number: `${secret}1`,
  relation: `fille de ${secret}`,
  prescriber: `Dr ${secret}`,
  prescriber_inpe: `${secret}2`,
  examined_on: "2026-11-20",
  fse_number: `${secret}3`,
  agreement_number: `${secret}4`,
  papers: [`Ordonnance de ${secret}`],
  notes: `${secret} passe jeudi`,
};

let shop: ClaimShop;
let client: Client;
beforeEach(async () => {
  shop = await openClaimShop();
  client = await shop.client({ name: `${secret} Omar` });
});

async function claimOf(values: object) {
  const invoice = await shop.sell(1000, { client: client.id });
  return shop.claim({ ...person, invoice: invoice.id, fund: shop.fund.id, ...values });
}
const erase = () =>
  shop.send("POST", `/api/optique/clients/${client.id}/erase`, { name: client.name });

describe("the claims of a person", () => {
  it("an erasure removes the person's claims, except the money that a fund paid", async () => {
    const asked = await claimOf({});
    const ready = await claimOf({ fund: shop.mutual.id, status: "ready" });
    await shop.changed(ready, { status: "given" });
    const paid = await claimOf({ status: "agreed", agreed: 100 });
    const agreed = await claimOf({ status: "agreed", agreed: 70 });
    const rejected = await claimOf({ status: "agreed", agreed: 50 });
    const slip = await shop.sent(paid, rejected);
    expectOk(await shop.pay(slip, { [paid.id]: 100 }, { reference: `VIR ${secret}` }));
    expectOk(await shop.reject(rejected.id, `${secret} inconnu`));
    await shop.changed(await shop.claimOf(agreed.id), { notes: `${secret} rappelle` });
    const held = await tablesWith(shop, secret);
    for (const table of ["optique_claims", "optique_last_claims", "optique_search"])
      expect(held).toContain(table);

    expect((await erase()).status).toBe(204);
    // The buyer of an issued invoice stays with it.
    expect(await tablesWith(shop, secret)).toEqual(["optique_invoices"]);
    const kept = (await shop.claims("?perPage=50")).items;
    expect(kept.map(({ id }) => id).sort()).toEqual([paid.id, agreed.id, rejected.id].sort());
    const stand = kept.find(({ id }) => id === paid.id);
    expect(stand).toMatchObject({
      status: "paid",
      agreed: 100,
      received_amount: 100,
      slip,
      beneficiary: "",
      beneficiary_birth: "",
      examined_on: "",
      papers: [],
      expand: { client: { name: "Client supprimé" } },
    });
    for (const id of [asked.id, ready.id])
      expect((await shop.send("GET", `/api/optique/claims/${id}`)).status).toBe(404);
    expect((await shop.reimbursable()).items).toEqual([]);
    expect((await shop.claims(`?q=${secret}`)).items).toEqual([]);
    expect((await shop.fundsDue()).total).toEqual({ claims: 1, amount: 70 });
    const named = { version: (await shop.claimOf(agreed.id)).version, beneficiary: secret };
    const refusal = await shop.send<{ data: object }>(
      "PUT",
      `/api/optique/claims/${agreed.id}`,
      named,
    );
    expect(refusal.body.data).toMatchObject({ beneficiary: { code: "anonymised_client" } });
    const next = await shop.sent(agreed);
    expectOk(await shop.pay(next, { [agreed.id]: 70 }));
    expect((await shop.reimbursable()).items).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it("an erasure leaves no reason of an approval behind", async () => {
    const claim = await claimOf({});
    await shop.sql(
      `INSERT INTO optique_approvals (id, company, act, record, reason) VALUES ('${claim.id}', '${shop.company}', 'quote.write', '${claim.id}', '${secret}')`,
    );
    expect((await erase()).status).toBe(204);
    expect(await tablesWith(shop, secret)).not.toContain("optique_approvals");
  });

  it("a person's export has their claims, with what a fund paid", async () => {
    const claim = await claimOf({ status: "agreed", agreed: 100 });
    const slip = await shop.sent(claim);
    expectOk(await shop.pay(slip, { [claim.id]: 40 }));
    await shop.changed(await shop.claimOf(claim.id), { notes: "appelé" });
    const answer = await shop.send<string>("GET", `/api/optique/clients/${client.id}/export`);
    const page = expectOk(answer);
    for (const text of [
      "Prises en charge",
      "Caisse",
      "Payé en partie",
      "12/03/2015",
      "Organisme",
      `Ordonnance de ${secret}`,
      person.member_number,
      person.fse_number,
      person.prescriber,
      person.agreement_number,
    ])
      expect(page).toContain(text);
    expect(page).toContain("Prise en charge</td>");
    const other = await openClaimShop();
    expect((await other.send("GET", `/api/optique/clients/${client.id}/export`)).status).toBe(404);
  });
});

it("a damaged claim is named by the integrity report", async () => {
  const claim = await shop.agreed(100, 1000);
  const other = await openClaimShop();
  const rulesAfter = async (change: string, undo: string): Promise<string[]> => {
    expectOk(await shop.sql(`UPDATE optique_claims SET ${change} WHERE id = '${claim.id}'`));
    const found = (await shop.violations()) as { rule: string }[];
    expectOk(await shop.sql(`UPDATE optique_claims SET ${undo} WHERE id = '${claim.id}'`));
    return found.map(({ rule }) => rule);
  };
  const cases: [string, string, string][] = [
    ["agreed = 90", "agreed = 100", "fund's part = claim"],
    ["status = 'asked'", "status = 'agreed'", "fund's part = claim"],
    ["received_amount = 5", "received_amount = 0", "received of a claim = payments of its fund"],
    ["slip = 'BF-1'", "slip = ''", "a sent claim has a slip, another none"],
    [
      "agreement_on = ''",
      `agreement_on = '${today()} 00:00:00.000Z'`,
      "an owed claim has a day of sending or agreement",
    ],
    [
      `client = '${other.customer.id}'`,
      `client = '${shop.customer.id}'`,
      "client of a claim = client of its invoice",
    ],
    [
      `fund = '${other.fund.id}'`,
      `fund = '${shop.fund.id}'`,
      "optique_claims.fund exists in the same company",
    ],
  ];
  for (const [change, undo, rule] of cases)
    expect([rule, await rulesAfter(change, undo)]).toEqual([
      rule,
      expect.arrayContaining([rule]) as string[],
    ]);
  expect(await shop.violations()).toEqual([]);
  await shop.sql(
    `UPDATE optique_claim_counts SET claims = 7 WHERE fund = '${shop.fund.id}' AND status = 'agreed'`,
  );
  expect(await shop.violations()).toMatchObject([{ rule: "claims of a state = its claims" }]);
  expect((await shop.send("GET", recordsPath("optique_claims", claim.id))).status).toBe(200);
});
