import { beforeEach, describe, expect, it } from "vitest";

import { type Client, messageKinds } from "#domain/core/records.ts";
import { expectOk, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let client: Client;
beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.client({ phone: "06 00 00 00 01" });
});

const messages = recordsPath("optique_messages");
/** Prescription that is due for a reminder. */
async function prescribe(of = client, date = "2024-03-12"): Promise<string> {
  const id = newId();
  await shop.savePrescription(id, { client: of.id, date, notes: "", right_sphere: 1 });
  return id;
}
const prepared = (record: string, values: object = {}) => ({
  client: client.id,
  kind: "reminder",
  record,
  phone: client.phone,
  text: "Bonjour",
  ...values,
});
/** Backdates a message by so many days. */
async function age(id: string, days: number): Promise<void> {
  const query = `UPDATE optique_messages SET created = strftime('%Y-%m-%d 23:30:00.000Z', 'now', '-${days} days') WHERE id = '${id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
}

describe("a prepared message", () => {
  it("a prepared message is signed by the server, whatever is sent", async () => {
    const message = await shop.create("optique_messages", prepared(await prescribe(), { by: "X" }));
    expect(message).toMatchObject({ by: "Samira", kind: "reminder", company: shop.company });
  });

  it("cannot be changed or deleted by staff", async () => {
    const { id } = await shop.create("optique_messages", prepared(await prescribe()));
    expect((await shop.send("PATCH", `${messages}/${id}`, { text: "Autre" })).status).toBe(403);
    expect((await shop.send("DELETE", `${messages}/${id}`)).status).toBe(403);
    expect((await shop.read("optique_messages", id)).text).toBe("Bonjour");
  });

  it("a prepared message is about a prescription or invoice of the shop, and its client", async () => {
    const other = await openShop(server);
    const stranger = await other.client();
    const record = await prescribe();
    for (const [values, field] of [
      [{ record: newId() }, "record"],
      // Otherwise the message would count for the wrong client, and remain after an erasure.
      [{ client: (await shop.client({ name: "Autre" })).id }, "record"],
      [{ client: stranger.id }, "client"],
      [{ kind: "birthday" }, "kind"],
      [{ kind: "" }, "kind"],
      [{ text: "x".repeat(5001) }, "text"],
    ] as const) {
      const { status, body } = await shop.send("POST", messages, prepared(record, values));
      expect(status, field).toBe(400);
      expect(Object.keys(body.data)).toEqual([field]);
    }
    const invoice = newId();
    await shop.saveInvoice(invoice, { client: client.id, items: [], payments: [payment(1)] });
    expectOk(await shop.send("POST", messages, prepared(invoice, { kind: "unpaid" })));
    const { id } = await shop.create("optique_messages", prepared(record));
    expect((await other.send("GET", `${messages}/${id}`)).status).toBe(404);
    expect(await other.find("optique_messages")).toEqual([]);
  });

  it("a message must be about a record that fits its kind", async () => {
    const records: Record<string, string> = { prescription: await prescribe() };
    for (const path of ["invoices", "quotes", "services", "contact-prescriptions"]) {
      const id = newId();
      const product = (await shop.product()).id;
      const items = [{ id: newId(), product, quantity: 1, price: 100 }];
      const bodies: Record<string, object> = {
        invoices: { items, payments: [] },
        quotes: { items },
        services: { kind: "repair", object: "Monture" },
        "contact-prescriptions": { date: "2026-11-21", right_lens: { sphere: -1 } },
      };
      const body = { client: client.id, ...bodies[path] };
      expectOk(await shop.send("PUT", `/api/optique/${path}/${id}`, body));
      records[path] = id;
    }
    const product = (await shop.product({ name: "Mensuelle", type: "contact_lens" })).id;
    const trial = { trial: true, contact: records["contact-prescriptions"], product };
    records["row"] = (await shop.create("optique_contact_orders", trial)).id;
    const taken: Record<string, string[]> = {};
    for (const kind of messageKinds) {
      taken[kind] = [];
      for (const [name, record] of Object.entries(records)) {
        const { status } = await shop.send("POST", messages, prepared(record, { kind }));
        if (status === 200) taken[kind].push(name);
      }
    }
    expect(taken).toEqual({
      reminder: ["prescription"],
      ready: ["prescription", "invoices"],
      unpaid: ["invoices"],
      quote: ["quotes"],
      reimbursable: ["invoices"],
      service: ["services"],
      estimate: ["services"],
      delay: ["services"],
      lens_ready: ["invoices"],
      lens_supply: ["contact-prescriptions"],
      lens_check: ["contact-prescriptions"],
      lens_recall: ["row"],
    });
  });

  it("a prepared message is deleted with its client", async () => {
    const record = await prescribe();
    await shop.create("optique_messages", prepared(record));
    await shop.send("DELETE", recordsPath("optique_prescriptions", record));
    expectOk(await shop.send("DELETE", recordsPath("optique_clients", client.id)));
    expect(await shop.find("optique_messages")).toEqual([]);
  });
});

describe("a client with a prepared reminder in the list of reminders", () => {
  type Reminders = { items: { client: string; prepared: string | null }[]; next?: string };
  const reminders = async (query = "") =>
    expectOk(await shop.send<Reminders>("GET", `/api/optique/lists/reminders${query}`));

  it("comes last for sixty days, the oldest reminder first", async () => {
    const others = [];
    for (const [name, date] of [
      ["Alami Karim", "2023-01-05"],
      ["Chami Ghizlane", "2022-01-05"],
      ["Daoudi Zineb", "2021-01-05"],
    ] as const) {
      const one = await shop.client({ name });
      others.push({ client: one.id, record: await prescribe(one, date) });
    }
    const own = { client: client.id, record: await prescribe() };
    const [first, second, third] = others;
    const ids = async () => (await reminders()).items.map((item) => item.client);
    expect(await ids()).toEqual([own, ...others].map((one) => one.client));

    const told = [];
    for (const one of [own, first]) {
      const message = prepared(one?.record ?? "", { client: one?.client });
      told.push(await shop.create("optique_messages", message));
    }
    // The older message of Alami Karim; its sixtieth day still counts.
    await age(told[1]?.id ?? "", 60);
    expect(await ids()).toEqual([second, third, first, own].map((one) => one?.client));
    const { items } = await reminders();
    expect(items.map((item) => item.prepared !== null)).toEqual([false, false, true, true]);
    expect(items[3]?.prepared).toBe(told[0]?.created);

    await age(told[1]?.id ?? "", 62);
    expect(await ids()).toEqual([first, second, third, own].map((one) => one?.client));
    // Other kinds of messages postpone no reminder.
    await shop.create(
      "optique_messages",
      prepared(second?.record ?? "", { client: second?.client, kind: "ready" }),
    );
    expect((await ids())[1]).toBe(second?.client);
  });

  it("appears exactly once in all pages", async () => {
    const all: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const one = await shop.client({ name: `Client ${index}` });
      const record = await prescribe(one, `202${index}-02-03`);
      all.push(one.id);
      if (index % 2 === 0)
        await shop.create("optique_messages", prepared(record, { client: one.id }));
    }
    const walked: string[] = [];
    let next: string | undefined = "";
    do {
      const after: string = next ? `&after=${encodeURIComponent(next)}` : "";
      const page: Reminders = await reminders(`?perPage=2${after}`);
      walked.push(...page.items.map((item) => item.client));
      next = page.next;
    } while (next);
    expect(walked).toHaveLength(all.length);
    expect([...walked].sort()).toEqual([...all].sort());
    const paged = [];
    for (const page of [1, 2, 3])
      paged.push(...(await reminders(`?perPage=2&page=${page}`)).items.map((item) => item.client));
    expect(paged).toEqual(walked);
    expect((await shop.send("GET", "/api/optique/lists/reminders?after=[7]")).status).toBe(400);
  });
});

describe("message texts and delays of a shop", () => {
  const company = () => recordsPath("optique_companies", shop.company);

  it("have default values until the shop sets its own", async () => {
    expect(await shop.read("optique_companies", shop.company)).toMatchObject({
      mounting_days: 3,
      lab_days: 7,
      messages: null,
    });
    const kept = { messages: { ready: "C’est prêt" }, mounting_days: 0, lab_days: 60 };
    expect(expectOk(await shop.send<object>("PATCH", company(), kept))).toMatchObject(kept);
    expect(
      expectOk(await shop.send<object>("PATCH", company(), { name: "Figuier" })),
    ).toMatchObject(kept);
  });

  it("message texts and delays are refused at their fields when invalid", async () => {
    for (const [values, field] of [
      [{ mounting_days: 61 }, "mounting_days"],
      [{ lab_days: -1 }, "lab_days"],
      [{ lab_days: 1.5 }, "lab_days"],
      [{ messages: "texte" }, "messages"],
      [{ messages: { ready: 3 } }, "messages.ready"],
      [{ messages: { ready: "x".repeat(1001) } }, "messages.ready"],
    ] as const) {
      const { status, body } = await shop.send("PATCH", company(), values);
      expect(status, JSON.stringify(values)).toBe(400);
      expect(Object.keys(body.data)).toEqual([field]);
    }
  });
});

it("JSON values that are nested too deeply are refused before any comparison", async () => {
  const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  const company = recordsPath("optique_companies", shop.company);
  for (const [path, body] of [
    [company, `{"messages":{"ready":${deep(2000)}}}`],
    [recordsPath("optique_jobs", newId()), `{"notes":"1","steps":${deep(2000)}}`],
    [company, JSON.stringify({ messages: deep(2000) })],
  ] as const)
    expect((await shop.send("PATCH", path, body)).status).toBeGreaterThanOrEqual(400);
  const { body } = await shop.send("PATCH", company, `{"messages":{"ready":${deep(50)}}}`);
  expect(body.data["messages"]?.code).toBe("too_deep");
});
