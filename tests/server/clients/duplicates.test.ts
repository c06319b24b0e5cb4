import { beforeAll, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client, CollectionName } from "#domain/core/records.ts";
import { collections } from "#domain/core/records.ts";
import { type ClaimShop, openClaimShop, refused } from "#support/claimShop.ts";
import { heard } from "#support/heard.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, sharedServer, startServer } from "#support/startServer.ts";

type Alike = { id: string; name: string };
type Pairs = { totalItems: number; items: { kept: Alike; gone: Alike; by: string }[] };
type Of = { items: Alike[]; merged: { gone: string; name: string; at: string } | null };

const path = (id: string, act: string) => `/api/optique/clients/${id}/${act}`;
const pairsOf = async (shop: Shop) =>
  expectOk(await shop.send<Pairs>("GET", "/api/optique/clients/duplicates"));
const alikeOf = async (shop: Shop, id: string) =>
  expectOk(await shop.send<Of>("GET", path(id, "duplicates")));
const merge = (shop: Pick<Shop, "send">, kept: string, gone: string, take: object = {}) =>
  shop.send("POST", path(kept, "merge"), { gone, take });
const undo = (shop: Pick<Shop, "send">, kept: string, gone: string) =>
  shop.send("POST", path(kept, "unmerge"), { gone });
const violations = async (shop: Shop) =>
  expectOk(await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity")).violations;

/** Collections with a client field, and the client of each of their records. */
const naming = (Object.keys(collections) as CollectionName[]).filter(
  (name) => "client" in collections[name] && name !== "optique_approvals",
);
type Named = { id: string; client: string };
async function clientsOf(shop: Shop): Promise<Record<string, Record<string, string>>> {
  const found: Record<string, Record<string, string>> = {};
  for (const name of naming) {
    const records = (await shop.find(name)) as unknown as Named[];
    found[name] = Object.fromEntries(records.map(({ id, client }) => [id, client]));
  }
  return found;
}

describe("likely duplicates", () => {
  it("likely duplicates are clients with the same telephone, or the same name and birth date, but not relatives with two birth dates", async () => {
    const shop = await openShop();
    const birth_date = "1980-05-01";
    const first = await shop.client({ name: "Daoudi Salma", phone: "06 12 34 56 78" });
    expect(await pairsOf(shop)).toEqual({ totalItems: 0, items: [] });
    const second = await shop.client({ name: "Salma D.", phone: "+212612345678 / 0522000000" });
    const born = await shop.client({ name: "Aïcha  BENALI", birth_date });
    const alike = await shop.client({ name: "aicha benali", birth_date, phone: "0699000000" });
    await shop.client({ name: "Aïcha Benali" });
    const mother = await shop.client({ name: "Mère", phone: "0677000000", birth_date });
    await shop.client({ name: "Fils", phone: "0677000000", birth_date: "2012-01-01" });
    const { totalItems, items } = await pairsOf(shop);
    expect(totalItems).toBe(2);
    expect(items.map(({ kept, gone, by }) => [kept.id, gone.id, by])).toEqual([
      [first.id, second.id, "phone"],
      [born.id, alike.id, "name"],
    ]);
    const ids = async (id: string) => (await alikeOf(shop, id)).items.map((one) => one.id);
    expect(await ids(first.id)).toEqual([second.id]);
    expect(await ids(second.id)).toEqual([first.id]);
    expect(await ids(alike.id)).toEqual([born.id]);
    expect(await ids(mother.id)).toEqual([]);
    const other = await openShop();
    expect((await other.send("GET", path(first.id, "duplicates"))).status).toBe(404);
    expect(await pairsOf(other)).toMatchObject({ totalItems: 0 });
  });
});

describe("a merge of two records of a client", () => {
  let server: Server;
  let shop: ClaimShop;
  let kept: Client;
  let gone: Client;
  let creditNote: string;
  let lent: string;

  /** A sale with its job, and whatever else names a client. */
  async function fill(client: string): Promise<void> {
    const sale = await shop.savePrescription(newId(), {
      client,
      date: "2026-11-21",
      right_sphere: -2,
      invoice: { id: newId(), items: [line(shop.frame.id, 2, 500)], payments: [payment(1000)] },
    });
    await shop.create("optique_jobs", { prescription: sale.id });
    await shop.create("optique_messages", { client, kind: "ready", record: sale.id, text: "x" });
    const invoice = await shop.sell(400, { client });
    await shop.claim({ invoice: invoice.id, fund: shop.fund.id });
    const quote = { client, prescription: sale.id, items: [line(shop.frame.id, 1, 5)] };
    expectOk(await shop.send("PUT", `/api/optique/quotes/${newId()}`, quote));
    const [bought] = sale.invoice?.items ?? [];
    const repair = { kind: "repair", invoice_item: bought?.id };
    expectOk(await shop.send("PUT", `/api/optique/services/${newId()}`, repair));
    const [lenses, sheet] = [await shop.product({ type: "contact_lens" }), newId()];
    const worn = { client, date: "2026-11-21", right_lens: { sphere: -2 } };
    expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, worn));
    const boxes = { ...line(lenses.id, 1, 5), lens: { sphere: -2 } };
    await shop.saveInvoice(newId(), { client, contact: sheet, items: [boxes], payments: [] });
    creditNote = newId();
    const [item] = sale.invoice?.items ?? [];
    const credited = { id: newId(), invoice_item: item?.id, quantity: 1, amount: 500 };
    const credit = { invoice: sale.invoice?.id, reason: "return", kept: 500, items: [credited] };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${creditNote}`, credit));
  }

  beforeAll(async () => {
    server = await sharedServer();
    shop = await openClaimShop(server);
    kept = await shop.client({ name: "Daoudi Salma", phone: "0612345678", notes: "verres légers" });
    const values = { name: "Daoudi S.", phone: "0612345678 / 0522111111", email: "s@d.example" };
    gone = await shop.client({ ...values, notes: "paie en deux fois", address: "3, rue du Port" });
    await fill(kept.id);
    await fill(gone.id);
  });

  it("takes the chosen fields and every record along, and its undo returns each of them", async () => {
    const before = await clientsOf(shop);
    expect(naming.filter((name) => Object.keys(before[name] ?? {}).length < 2)).toEqual([]);
    const take = { email: "gone", notes: "both", phone: "gone" };
    const subscriptions = ["optique_invoices/*", "optique_clients/*"];
    const text = await heard(server, {
      token: shop.token,
      subscriptions,
      during: async () => expect((await merge(shop, kept.id, gone.id, take)).status).toBe(204),
      isHeard: (all) => all.includes('"delete"') && all.includes("optique_invoices"),
    });
    expect(text).toContain(gone.id);
    expect(await shop.read("optique_clients", kept.id)).toMatchObject({
      name: "Daoudi Salma",
      phone: "0612345678 / 0522111111",
      email: "s@d.example",
      address: "",
      notes: "verres légers\npaie en deux fois",
    });
    const after = await clientsOf(shop);
    const all = Object.values(after).flatMap((records) => Object.values(records));
    expect(new Set(all)).toEqual(new Set([kept.id]));
    expect(await violations(shop)).toEqual([]);
    const found = (q: string) =>
      shop.send<{ totalItems: number }>("GET", `/api/optique/lists/clients?q=${q}`);
    expect((await found("daoudi")).body.totalItems).toBe(1);
    expect((await found("0522111111")).body.totalItems).toBe(1);
    // A sale of the remaining client is paid with a kept credit of the removed record.
    const paid = payment(400, { payment_method: "credit", credit_note: creditNote });
    const paying = await shop.sell(400, { client: kept.id, payments: [paid] });
    lent = paying.id;
    expect(paying).toMatchObject({ paid_amount: 400 });
    expect((await alikeOf(shop, kept.id)).merged).toMatchObject({ gone: gone.id, name: gone.name });

    // The undo is refused while a payment uses the other client's credit.
    const tied = await undo(shop, kept.id, gone.id);
    expect(refused(tied)).toEqual([409, { gone: "merge_tied" }]);
    expect(tied.body.message).toMatch(/la réunion ne s’annule plus/);
    const { version } = await shop.saveInvoice(lent, {});
    await shop.saveInvoice(lent, { version, payments: [] });
    // The telephone was corrected after the merge, so the undo does not change it.
    expectOk(
      await shop.send("PATCH", recordsPath("optique_clients", kept.id), { phone: "0600000001" }),
    );
    const told = { client: kept.id, kind: "unpaid", record: lent, text: "x" };
    await shop.create("optique_messages", told);
    expect((await undo(shop, kept.id, gone.id)).status).toBe(204);
    expect((await undo(shop, kept.id, gone.id)).status).toBe(204);
    expect(await shop.read("optique_clients", gone.id)).toEqual(gone);
    expect(await shop.read("optique_clients", kept.id)).toMatchObject({
      phone: "0600000001",
      email: "",
      notes: "verres légers",
    });
    const back = await clientsOf(shop);
    for (const name of naming) expect(back[name], name).toMatchObject(before[name] ?? {});
    expect(await violations(shop)).toEqual([]);
    expect((await found("daoudi")).body.totalItems).toBe(2);
    const entries = await shop.find("optique_journal", "collection = 'optique_clients'");
    expect(entries.map(({ action, record, label }) => [action, record, label])).toEqual(
      expect.arrayContaining([
        ["delete", gone.id, "Fiche en double, réunie avec une autre"],
        ["update", gone.id, "Réunion de fiches annulée"],
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain("Daoudi");
  });
});

describe("merges and their limits", () => {
  it("a merge keeps the printed buyer of an issued invoice under the lock", async () => {
    const shop = await openShop();
    const lock = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", lock, { invoice_lock: true }));
    const frame = await shop.product();
    const [kept, gone] = [await shop.client(), await shop.client({ name: "Benali A." })];
    const sold = await shop.saveInvoice(newId(), {
      client: gone.id,
      date: today(),
      items: [line(frame.id, 1, 500)],
    });
    expectOk(await shop.send("POST", `/api/optique/invoices/${sold.id}/issue`, {}));
    expect((await merge(shop, kept.id, gone.id)).status).toBe(204);
    const read = await shop.send("GET", `/api/optique/invoices/${sold.id}`);
    expect(read.body).toMatchObject({ client: kept.id, buyer_name: "Benali A." });
  });

  it("a merge is refused in French, and needs the rights to write and to delete a client", async () => {
    const shop = await openShop();
    const [kept, gone] = [await shop.client(), await shop.client()];
    const other = await openShop();
    const theirs = await other.client();
    const codes = async (id: string, take: object = {}) =>
      refused(await merge(shop, kept.id, id, take));
    expect(await codes(kept.id)).toEqual([400, { gone: "merge_same" }]);
    expect(await codes(theirs.id)).toEqual([400, { gone: "unknown_record" }]);
    expect(await codes(gone.id, { name: "both" })).toEqual([400, { "take.name": "choice" }]);
    expect(await codes(gone.id, { company: "gone" })).toEqual([400, { "take.company": "choice" }]);
    expect(await codes(gone.id, ["phone"])).toEqual([400, { take: "object" }]);
    expect(refused(await undo(shop, kept.id, newId()))).toEqual([400, { gone: "unknown_record" }]);
    expect((await merge(other, kept.id, gone.id)).status).toBe(404);
    const seller = await shop.colleague("seller");
    expect((await merge(seller, kept.id, gone.id)).status).toBe(403);
    const deleter = await shop.colleague("seller", {
      rights: { "client.delete": true, "client.write": false },
    });
    const asked = await merge(deleter, kept.id, gone.id);
    expect([asked.status, asked.body.message]).toEqual([
      403,
      expect.stringMatching(/Il faut le droit/),
    ]);
    const allowed = await shop.colleague("seller", { rights: { "client.delete": true } });
    expect((await merge(allowed, kept.id, gone.id)).status).toBe(204);
    // The same request again, as after a lost answer.
    expect((await merge(allowed, kept.id, gone.id)).status).toBe(204);
    expect((await undo(seller, kept.id, gone.id)).status).toBe(403);
  });

  it("merges are undone from the newest to the oldest, within a day", async () => {
    const shop = await openShop();
    const [a, b, c] = [
      await shop.client({ name: "A", notes: "a" }),
      await shop.client({ name: "B", phone: "0611111111", notes: "b" }),
      await shop.client({ name: "C", notes: "c" }),
    ];
    expect((await merge(shop, b.id, a.id, { notes: "both" })).status).toBe(204);
    expect((await merge(shop, c.id, b.id, { notes: "both", phone: "gone" })).status).toBe(204);
    expect(refused(await undo(shop, c.id, a.id))).toEqual([409, { gone: "merge_not_last" }]);
    expect((await undo(shop, c.id, b.id)).status).toBe(204);
    expect(await shop.read("optique_clients", b.id)).toMatchObject({ notes: "b\na" });
    expect((await undo(shop, b.id, a.id)).status).toBe(204);
    const all = await shop.find("optique_clients");
    expect(all.map(({ name, notes }) => name + notes).sort()).toEqual(["Aa", "Bb", "Cc"]);

    expect((await merge(shop, b.id, a.id)).status).toBe(204);
    const query = `UPDATE optique_merges SET at = '2026-01-01 00:00:00.000Z' WHERE client = '${b.id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    expect(refused(await undo(shop, b.id, a.id))).toEqual([409, { gone: "merge_over" }]);
    expect((await alikeOf(shop, b.id)).merged).toBeNull();
    expectOk(await shop.sendAsAdmin("POST", "/api/crons/optique_merges"));
  });

  it("a merged record is exported while it can be undone, and erased with the remaining client", async () => {
    const shop = await openShop();
    const kept = await shop.client();
    const gone = await shop.client({ name: "Xyloph Aïcha", address: "rue Xyloph" });
    expect((await merge(shop, kept.id, gone.id)).status).toBe(204);
    const page = await shop.send<string>("GET", path(kept.id, "export"));
    expect(page.body).toContain("rue Xyloph");
    const held = async () =>
      expectOk(
        await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", {
          query: `SELECT COUNT(*) FROM optique_merges WHERE held LIKE '%Xyloph%'`,
        }),
      ).rows;
    expect(await held()).toEqual([["1"]]);
    const erased = await shop.send("POST", path(kept.id, "erase"), { name: kept.name });
    expect(erased.status).toBe(204);
    expect(await held()).toEqual([["0"]]);
    expect((await undo(shop, kept.id, gone.id)).status).toBe(404);
  });

  it("a merge is written whole or not at all, also when it fails or the server is killed", async () => {
    const own = await startServer();
    try {
      const shop = await openShop(own);
      const kept = await shop.client();
      const gone = await shop.client({ name: "Double" });
      for (let count = 0; count < 20; count += 1)
        await shop.savePrescription(newId(), { client: gone.id, date: "2026-11-21" });
      const sql = (query: string) => shop.sendAsAdmin("POST", "/api/sql", { query });
      await sql(
        "CREATE TRIGGER no_merge BEFORE INSERT ON optique_merges BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
      );
      expect((await merge(shop, kept.id, gone.id)).status).toBe(503);
      const of = async (client: string) =>
        (await shop.find("optique_prescriptions", `client = '${client}'`)).length;
      expect([await of(kept.id), await of(gone.id)]).toEqual([0, 20]);
      await sql("DROP TRIGGER no_merge");
      const cut = merge(shop, kept.id, gone.id).catch(() => null);
      await own.kill();
      await cut;
      await own.restart();
      await shop.signInAgain();
      const isMerged = (await shop.find("optique_clients", `id = '${gone.id}'`)).length === 0;
      expect([await of(kept.id), await of(gone.id)]).toEqual(isMerged ? [20, 0] : [0, 20]);
      expect(await violations(shop)).toEqual([]);
    } finally {
      await own.stop();
    }
  });
});
