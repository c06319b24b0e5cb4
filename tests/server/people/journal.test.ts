import { beforeAll, describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let accountant: Awaited<ReturnType<Shop["colleague"]>>;
type Entry = {
  collection: string;
  action: string;
  actor: string;
  changes: Record<string, unknown>;
};

beforeAll(async () => {
  shop = await openShop();
  accountant = await shop.colleague("accountant");
  const frame = await shop.product({ purchase_price: 300 });
  const client = await shop.client();
  const id = newId();
  const sold = { ...line(frame.id, 1, 850), discount: 50 };
  expectOk(
    await shop.send("PUT", `/api/optique/invoices/${id}`, {
      client: client.id,
      items: [sold],
      payments: [payment(800, { date: today() })],
    }),
  );
  expectOk(
    await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
      invoice: id,
      reason: "gesture",
      items: [{ id: newId(), invoice_item: sold.id, quantity: 0, amount: 20 }],
      refunds: [{ id: newId(), amount: 20, payment_method: "cash" }],
    }),
  );
  await shop.send("PATCH", recordsPath("optique_clients", client.id), { phone: "0611111111" });
  const other = await shop.client({ name: "Sans Vente" });
  await shop.send("DELETE", recordsPath("optique_clients", other.id));
});

const entries = async (query: string): Promise<Entry[]> =>
  expectOk(
    await accountant.send<{ items: Entry[] }>(
      "GET",
      `/api/optique/lists/journal?perPage=50${query}`,
    ),
  ).items;

describe("the list of the journal", () => {
  it("the list of the journal has the latest entry first", async () => {
    const [first] = await entries("");
    expect(first).toMatchObject({
      action: "delete",
      collection: "optique_clients",
      actor: shop.user,
    });
  });

  it.each([
    ["discount", [["optique_invoices", { discount: [0, 50] }]]],
    ["refund", [["optique_refunds", { amount: [null, 20] }]]],
    ["delete", [["optique_clients", {}]]],
    ["unknown", []],
  ])("the list of the journal is filtered by the kind %s", async (kind, expected) => {
    const found = await entries(`&kind=${kind}`);
    expect(found).toHaveLength(expected.length);
    expect(found.map(({ collection }) => collection)).toEqual(expected.map(([name]) => name));
    for (const [index, [, changes]] of expected.entries())
      expect(found[index]?.changes).toMatchObject(changes as object);
  });

  it("the list of the journal is filtered by rights, person and day", async () => {
    const rights = await entries("&kind=right");
    expect(rights.length).toBeGreaterThan(0);
    expect(rights.every(({ collection }) => collection === "optique_users")).toBe(true);
    expect(await entries(`&person=${accountant.id}`)).toEqual([]);
    const own = await entries(`&person=${shop.user}`);
    expect(own.every(({ actor }) => actor === shop.user)).toBe(true);
    expect(await entries(`&from=${addDays(today(), 1)}`)).toEqual([]);
    expect(await entries(`&to=${addDays(today(), -1)}`)).toEqual([]);
    expect((await entries(`&from=${today()}&to=${today()}`)).length).toBeGreaterThan(3);
  });

  it("changes of a job's promised day are a kind of their own, with the day before and after", async () => {
    const lens = await shop.product({ type: "lens", reference: newId() });
    const sale = await shop.savePrescription(newId(), {
      client: (await shop.client()).id,
      date: today(),
      notes: "",
      invoice: { id: newId(), items: [line(lens.id, 2, 100)], payments: [] },
    });
    const [job] = await shop.find("optique_jobs", `prescription = '${sale.id}'`);
    const path = recordsPath("optique_jobs", job?.id);
    const day = addDays(today(), 20);
    expectOk(await shop.send("PATCH", path, { promised_on: day, notes: "rayée" }));
    const [step] = await entries("&kind=step");
    expect(step).toMatchObject({
      collection: "optique_jobs",
      changes: { promised_on: [expect.any(String), storedDay(day)], notes: [] },
    });
    const main = await entries("&kind=main");
    expect(main.some(({ collection }) => collection === "optique_jobs")).toBe(false);
    const all = await entries("");
    expect(all.some(({ collection }) => collection === "optique_jobs")).toBe(true);
  });

  it("the list of the journal needs its right, and covers its own company", async () => {
    const seller = await shop.colleague("seller");
    expect(await seller.send("GET", "/api/optique/lists/journal")).toMatchObject({
      status: 403,
      body: { data: { right: { act: "journal.see" } } },
    });
    const other = await openShop();
    const answer = await other.send<{ items: Entry[] }>(
      "GET",
      "/api/optique/lists/journal?kind=refund",
    );
    expect(answer.body.items).toEqual([]);
  });
});
