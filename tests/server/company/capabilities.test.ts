import { beforeEach, describe, expect, it } from "vitest";

import { capabilities, type Capability } from "#domain/core/capabilities.ts";
import { today } from "#domain/core/days/days.ts";
import type { Company } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";
import { heard } from "#support/heard.ts";
import { call, expectOk, line, newId, openShop, payment, recordsPath } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();

let shop: ClaimShop;
beforeEach(async () => {
  shop = await openClaimShop(server);
});

const stored = (): Promise<Company> => shop.read("optique_companies", shop.company);
const used = async (): Promise<unknown> => (await stored()).uses ?? [];
const setUses = (uses: readonly string[]) =>
  shop.send("PATCH", recordsPath("optique_companies", shop.company), { uses });

const sell = (item: object = {}) =>
  shop.sell(0, { items: [{ ...line(shop.frame.id, 1, 500), ...item }], payments: [] });
const quote = async (): Promise<string> => {
  const id = newId();
  const body = { client: shop.customer.id, items: [line(shop.frame.id, 1, 850)] };
  expectOk(await shop.send("PUT", `/api/optique/quotes/${id}`, body));
  return id;
};
/** Sells lenses, which creates a job. */
async function sellLenses(): Promise<PrescriptionDocument> {
  const lens = await shop.product({ name: "Verre", type: "lens", reference: "V" });
  return shop.savePrescription(newId(), {
    client: shop.customer.id,
    date: today(),
    right_sphere: 1,
    notes: "",
    invoice: { id: newId(), items: [line(lens.id, 2, 400)], payments: [] },
  });
}
const creditOf = async (sale: { id: string; items: { id: string }[] }) =>
  expectOk(
    await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
      invoice: sale.id,
      reason: "return",
      items: [{ id: newId(), invoice_item: sale.items[0]?.id, quantity: 1, amount: 500 }],
    }),
  );
const moveJob = async ({ job }: PrescriptionDocument, status: string) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job?.id), { status }));

/** First uses of each capability, by the routes, the records API and the dashboard. */
const firstUses: readonly [string, Capability, () => Promise<unknown>][] = [
  ["a quote that is saved whole", "quotes", quote],
  [
    "a quote of the dashboard",
    "quotes",
    async () => {
      const body = { company: shop.company, client: shop.customer.id };
      expectOk(await shop.sendAsAdmin("POST", recordsPath("optique_quotes"), body));
    },
  ],
  ["a claim", "claims", () => shop.agreed(100)],
  ["a credit note", "credits", async () => creditOf(await sell())],
  [
    "a refund of what was paid too much",
    "credits",
    async () => {
      const { id } = await shop.sell(500, { payments: [payment(600)] });
      const body = { invoice: id, amount: 100, payment_method: "cash" };
      expectOk(await shop.send("PUT", `/api/optique/refunds/${newId()}`, body));
    },
  ],
  ["a discount of a new sale", "discounts", () => sell({ discount: 50 })],
  [
    "a discount that a sale gets later",
    "discounts",
    async () => {
      const { id, version, items } = await sell();
      await shop.saveInvoice(id, { version, items: [{ ...items[0], discount: 50 }] });
    },
  ],
  [
    "a discount of a line that is written by itself",
    "discounts",
    async () => {
      const { items } = await sell();
      const path = recordsPath("optique_invoice_items", items[0]?.id);
      expectOk(await shop.send("PATCH", path, { discount: 50 }));
    },
  ],
  ["a line of a second pair", "second_pair", () => sell({ pair: 2 })],
  ["a job that is moved", "workshop", async () => moveJob(await sellLenses(), "ready")],
  ["a second person", "team", () => shop.colleague("seller")],
  ["a shared computer", "team", () => shop.colleague("seller", { is_station: true })],
];

describe("the first use of a capability", () => {
  it.each(firstUses)("%s switches its capability on", async (_name, word, use) => {
    expect(await used()).toEqual([]);
    await use();
    expect(await used()).toEqual([word]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a sale of lenses with its job switches no capability on, nor does a credit note that cancels the job", async () => {
    const { invoice } = await sellLenses();
    await sell();
    expect(await used()).toEqual([]);
    if (invoice) await creditOf(invoice);
    expect(await used()).toEqual(["credits"]);
  });

  it("a first use changes no other company, and is broadcast to the stations of its own", async () => {
    const other = await openShop(server);
    const topic = `optique_companies/*?options=${encodeURIComponent('{"query":{"fields":"id"}}')}`;
    const said = await heard(server, {
      token: shop.token,
      subscriptions: [topic],
      during: quote,
      isHeard: (text) => text.includes(`"id":"${shop.company}"`),
    });
    expect(said).toContain("update");
    expect((await other.read("optique_companies", other.company)).uses ?? []).toEqual([]);
  });

  it("writes the company once", async () => {
    await quote();
    const { updated } = await stored();
    await quote();
    expect((await stored()).updated).toBe(updated);
  });

  it("a first use is written together with its record, or not at all", async () => {
    const body = { client: shop.customer.id, items: [line("nosuchproduct01", 1, 850)] };
    expect((await shop.send("PUT", `/api/optique/quotes/${newId()}`, body)).status).toBe(400);
    expect(await used()).toEqual([]);
  });
});

describe("a capability", () => {
  it("a capability is switched on and off by hand while the shop has no records of it", async () => {
    expectOk(await setUses(capabilities));
    expect(await used()).toEqual(capabilities);
    expectOk(await setUses([]));
    expect(await used()).toEqual([]);
    const [entry] = await shop.find("optique_journal", `record = "${shop.company}"`);
    expect(entry?.changes).toEqual({ uses: [null, capabilities] });
  });

  it("a capability stays on while the shop has records of it, and the refusal names them", async () => {
    await quote();
    const id = await quote();
    const answer = await setUses(["claims"]);
    expect(refused(answer)).toEqual([400, { uses: "capability_used" }]);
    expect(answer.body.data["uses"]?.message).toBe(
      "«\u00a0Devis\u00a0» reste activé\u00a0: la boutique a des devis.",
    );
    expect(await used()).toEqual(["quotes"]);
    for (const one of await shop.find("optique_quotes"))
      expect((await shop.send("DELETE", recordsPath("optique_quotes", one.id))).status).toBe(204);
    expect(await shop.find("optique_quotes", `id = "${id}"`)).toEqual([]);
    expectOk(await setUses([]));
  });

  it("the server lists the capabilities that the shop has records of", async () => {
    expectOk(await setUses(["claims", "credits"]));
    await quote();
    const kept = await shop.send<{ items: string[] }>("GET", "/api/optique/uses");
    expect(expectOk(kept).items).toEqual(["quotes"]);
  });

  it("an unknown capability is refused", async () => {
    const answer = await setUses(["quotes", "lunettes"]);
    expect(refused(answer)).toEqual([400, { uses: "choice" }]);
  });

  it("the integrity report names a missing capability of a shop that has records of it", async () => {
    await quote();
    await shop.sql(`UPDATE optique_companies SET uses = '[]' WHERE id = '${shop.company}'`);
    expect(await shop.violations()).toMatchObject([
      { collection: "optique_companies", record: shop.company, stored: "[]", expected: "quotes" },
    ]);
  });

  it("a person without the right cannot switch a capability", async () => {
    const seller = await shop.colleague("seller");
    const path = recordsPath("optique_companies", shop.company);
    const body = { uses: [] };
    expect((await call(server, "PATCH", path, { token: seller.token, body })).status).toBe(403);
  });
});
