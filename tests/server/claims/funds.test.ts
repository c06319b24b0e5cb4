import { describe, expect, it } from "vitest";

import { firstFunds, firstPapers } from "#domain/claims/firstFunds.strings.ts";
import type { Fund } from "#domain/core/records.ts";
import { expectOk, newId, openShop, recordsPath } from "#support/shop.ts";
import { openClaimShop, refused } from "#support/claimShop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();

const shown = ({ name, kind, pays, papers, months_adult, months_child, child_until }: Fund) => ({
  name,
  kind,
  pays,
  papers,
  months: [months_adult, months_child, child_until],
});
const proposed = firstFunds.map((fund) => ({
  ...fund,
  pays: "client",
  papers: firstPapers,
  months: [24, 12, 12],
}));
const byName = (funds: readonly { name: string }[]) =>
  [...funds].sort((a, b) => (a.name < b.name ? -1 : 1));

const firstList = "/api/optique/funds/first";

describe("the first list of funds", () => {
  it("the first list of funds is created by its first request, once, from a person who may change the shop", async () => {
    const shop = await openShop(server);
    expect(await shop.find("optique_funds")).toEqual([]);
    const seller = await shop.colleague("seller");
    expect((await seller.send("POST", firstList, {})).status).toBe(403);
    for (const _time of ["first", "again"])
      expect((await shop.send("POST", firstList, {})).status).toBe(204);
    expect(byName((await shop.find("optique_funds")).map(shown))).toEqual(byName(proposed));
  });

  it("a shop that already has funds gets no first list", async () => {
    const shop = await openShop(server);
    const { id } = await shop.create("optique_funds", { name: "RAMED" });
    expect((await shop.send("POST", firstList, {})).status).toBe(204);
    expect(await shop.find("optique_funds")).toMatchObject([{ id }]);
  });

  it("a fund is deleted with a company that has no other data", async () => {
    const shop = await openShop(server);
    const { body } = await shop.sendAsAdmin<{ id: string }>(
      "POST",
      recordsPath("optique_companies"),
      {
        name: "Optique Est",
      },
    );
    const fund = { company: body.id, name: "RAMED" };
    expectOk(await shop.sendAsAdmin("POST", recordsPath("optique_funds"), fund));
    const path = recordsPath("optique_companies", body.id);
    expect((await shop.sendAsAdmin("DELETE", path)).status).toBe(204);
    const filter = encodeURIComponent(`company = "${body.id}"`);
    const left = await shop.sendAsAdmin<{ totalItems: number }>(
      "GET",
      `${recordsPath("optique_funds")}?filter=${filter}`,
    );
    expect(left.body.totalItems).toBe(0);
  });
});

describe("a fund", () => {
  it("a fund has defaults for omitted fields, and keeps the values that were sent", async () => {
    const shop = await openShop(server);
    const fund = await shop.create("optique_funds", { name: " RAMED ", papers: ["A", "A", " "] });
    expect(fund).toMatchObject({
      name: "RAMED",
      kind: "mutual",
      pays: "client",
      papers: ["A"],
      months_adult: 24,
      months_child: 12,
      child_until: 12,
      archived: false,
    });
    const path = recordsPath("optique_funds", fund.id);
    const changed = expectOk(
      await shop.send<Fund>("PATCH", path, { pays: "", kind: "amo", deadline_days: 60 }),
    );
    expect(changed).toMatchObject({ pays: "client", kind: "amo", deadline_days: 60 });
    const entries = await shop.find("optique_journal", `record = "${fund.id}"`);
    expect(entries).toMatchObject([{ label: "RAMED", changes: { kind: ["mutual", "amo"] } }]);
  });

  it("a malformed fund is refused at its fields, with a French sentence", async () => {
    const shop = await openShop(server);
    const cases: [object, string, RegExp][] = [
      [{}, "name", /^Le nom est requis/],
      [{ name: "x".repeat(201) }, "name", /trop long/],
      [{ name: "A", kind: "bank" }, "kind", /n’existe pas/],
      [{ name: "A", pays: "nobody" }, "pays", /n’existe pas/],
      [{ name: "A", months_adult: -1 }, "months_adult", /au moins 0/],
      [{ name: "A", months_child: 1.5 }, "months_child", /nombre entier/],
      [{ name: "A", child_until: 121 }, "child_until", /dépasser 120/],
      [{ name: "A", papers: "Facture" }, "papers", /liste/],
      [{ name: "A", papers: Array.from({ length: 31 }, newId) }, "papers", /30 au plus/],
    ];
    for (const [body, field, sentence] of cases) {
      const answer = await shop.send("POST", recordsPath("optique_funds"), body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(answer.body.data[field]?.message).toMatch(sentence);
    }
  });

  it("a fund with claims can be archived, but not deleted", async () => {
    const shop = await openClaimShop(server);
    const claim = await shop.agreed(100);
    const path = recordsPath("optique_funds", shop.fund.id);
    const answer = await shop.send("DELETE", path);
    expect(refused(answer)).toEqual([400, { id: "fund_used" }]);
    expect(answer.body.message).toMatch(/archivez-le/);
    expectOk(await shop.send("PATCH", path, { archived: true }));
    expect((await shop.changed(claim, { notes: "a" })).notes).toBe("a");
    expect(refused(await shop.sendAsAdmin("DELETE", path))).toEqual([400, { id: "fund_used" }]);
    expect((await shop.send("DELETE", recordsPath("optique_funds", shop.mutual.id))).status).toBe(
      204,
    );
  });
});

describe("rights of claims and funds", () => {
  it("a seller claims and records payments, an accountant does neither, and the owner edits the funds", async () => {
    const shop = await openClaimShop(server);
    const seller = await shop.colleague("seller");
    const accountant = await shop.colleague("accountant");
    const claim = await shop.agreed(100);
    const path = `/api/optique/claims/${claim.id}`;
    const right = (answer: { status: number; body: unknown }) => [
      answer.status,
      (answer.body as { data: { right?: { act: string } } }).data.right?.act,
    ];
    const slips = "/api/optique/claims/slips";
    const body = { fund: shop.fund.id, claims: [claim.id] };
    expect(right(await accountant.send("PUT", path, { notes: "a" }))).toEqual([403, "quote.write"]);
    expect(right(await accountant.send("POST", slips, body))).toEqual([403, "quote.write"]);
    expect(right(await accountant.send("DELETE", recordsPath("optique_claims", claim.id)))).toEqual(
      [403, "quote.write"],
    );
    const { slip } = expectOk(await seller.send<{ slip: string }>("POST", slips, body));
    const pay = { date: "2026-11-27", payment_method: "transfer", amounts: { [claim.id]: 40 } };
    const payPath = `${slips}/${slip}/pay`;
    expect(right(await accountant.send("POST", payPath, pay))).toEqual([403, "payment.take"]);
    expectOk(await seller.send("POST", payPath, pay));
    const reject = `${path}/reject`;
    expect(right(await accountant.send("POST", reject, { refusal: "a" }))).toEqual([
      403,
      "quote.write",
    ]);
    expectOk(await seller.send("POST", reject, { refusal: "a" }));
    expect((await accountant.send("GET", path)).status).toBe(200);
    const fund = recordsPath("optique_funds", shop.fund.id);
    expect(right(await seller.send("PATCH", fund, { name: "A" }))).toEqual([403, "company.write"]);
    expect((await shop.claimOf(claim.id)).received_amount).toBe(40);
  });
});
