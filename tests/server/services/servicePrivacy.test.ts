import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { heard } from "#support/heard.ts";
import { refusedAt } from "#support/countShop.ts";
import { openServiceShop, part, servicePath, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";
import { tablesWith } from "#support/tablesWith.ts";

/** Word that occurs only in these persons' data. */
const secret = "Ponmlkji";
const told = {
  object: `Monture de ${secret}`,
  found: `${secret} est tombé`,
  notes: `${secret} passe jeudi`,
  lent: `Dépannage de ${secret}`,
  tray: `${secret}1`,
  supplier_reference: `${secret}2`,
};
const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

const server = await sharedServer();
let shop: ServiceShop;
let client: Client;
beforeEach(async () => {
  shop = await openServiceShop(server);
  client = await shop.client({ name: `${secret} Omar` });
});

const ticketOf = (values: object = {}) => shop.ticket({ ...told, client: client.id, ...values });
async function photograph({ id }: ServiceDocument): Promise<string> {
  const form = new FormData();
  form.append("photos_in", new Blob([pixel], { type: "image/png" }), "a.png");
  const url = server.url + recordsPath("optique_services", id);
  const headers = { Authorization: shop.token };
  const saved = await fetch(url, { method: "PATCH", headers, body: form });
  const { photos_in }: { photos_in: string[] } = await saved.json();
  const { token } = expectOk(await shop.send<{ token: string }>("POST", "/api/files/token"));
  return `${server.url}/api/files/optique_services/${id}/${photos_in[0]}?token=${token}`;
}
const erase = () =>
  shop.send("POST", `/api/optique/clients/${client.id}/erase`, { name: client.name });
describe("the tickets of a person", () => {
  it("an erasure deletes a person's tickets, except those with stock, an invoice, a remake or a slip", async () => {
    const sale = await shop.sellGlasses({ client: client.id });
    const plain = await ticketOf();
    const parts = await ticketOf({ items: [part(shop.frame.id)] });
    const sold = await ticketOf({ estimate: 80 });
    const back = await ticketOf({ supplier: shop.supplier.id, expected: 50 });
    const [photo, gone] = [await photograph(parts), await photograph(plain)];
    const invoice = newId();
    await shop.saveInvoice(invoice, {
      client: client.id,
      service: sold.id,
      date: today(),
      items: [{ ...line("", 1, 80), label: "Soudure" }],
      payments: [payment(80)],
    });
    const slips = { supplier: shop.supplier.id, services: [back.id] };
    expectOk(await shop.send("POST", "/api/optique/services/slips", slips));
    await shop.moveJob(sale.job.id, "ordered");
    const remake = { id: newId(), cause: "lab", eyes: "right", notes: secret };
    expectOk(await shop.send("POST", `/api/optique/jobs/${sale.job.id}/remake`, remake));
    for (const { id } of [plain, parts])
      await shop.create("optique_messages", {
        client: client.id,
        kind: "service",
        record: id,
        text: secret,
      });
    expect(await tablesWith(shop, secret)).toContain("optique_services");
    expect([(await fetch(photo)).status, (await fetch(gone)).status]).toEqual([200, 200]);

    expect((await erase()).status).toBe(204);
    // The buyer of an issued invoice stays with it.
    expect((await tablesWith(shop, secret)).filter((name) => name !== "optique_invoices")).toEqual(
      [],
    );
    expect([(await fetch(photo)).status, (await fetch(gone)).status]).toEqual([404, 404]);
    expect((await shop.send("GET", servicePath(plain.id))).status).toBe(404);
    const kept = await shop.find("optique_services");
    expect(kept.map(({ id }) => id).sort()).toEqual([parts.id, sold.id, back.id, remake.id].sort());
    expect(new Set(kept.map((one) => one.client)).size).toBe(1);
    for (const { id } of kept)
      expect(await shop.service(id)).toMatchObject({
        object: "",
        found: "",
        notes: "",
        lent: "",
        tray: "",
        supplier_reference: "",
        photos_in: [],
        photos_out: [],
        job: "",
        values: "",
        expand: { client: { name: "Client supprimé" } },
      });
    expect(await shop.service(parts.id)).toMatchObject({ loss: 300 });
    expect(await shop.service(sold.id)).toMatchObject({ invoice, pays: "client" });
    expect(await shop.find("optique_messages")).toEqual([]);
    const search = await shop.send<{ totalItems: number }>(
      "GET",
      `/api/optique/lists/services?q=${parts.number}`,
    );
    expect(expectOk(search).totalItems).toBe(1);
    expectOk(await shop.patchService(back.id, { supplier_answer: "refused", status: "ready" }));
    expect(await shop.violations()).toEqual([]);
  });

  it("a person's export has their tickets, with parts and photographs, but no costs", async () => {
    const screw = await shop.product({ name: "Vis", type: "accessory", purchase_price: 1234.5 });
    const ticket = await ticketOf({
      kind: "warranty",
      cause: "maker",
      condition: ["broken"],
      expected: 987.5,
      items: [part(screw.id, 2)],
    });
    await photograph(ticket);
    const path = `/api/optique/clients/${client.id}/export`;
    const page = expectOk(await shop.send<string>("GET", path));
    for (const text of [
      `Ticket SAV ${ticket.number}`,
      "Garantie",
      "Défaut du fabricant",
      "Cassée",
      "Donné",
      "Vis",
      ...Object.values(told),
      `<figcaption>Ticket SAV ${ticket.number}</figcaption>`,
      "data:image/png;base64,",
    ])
      expect(page).toContain(text);
    for (const text of ["expected", "unit_cost"]) expect(page).not.toContain(text);
    // Searches amounts with their centimes, because the milliseconds of a time may have the same digits.
    expect(page).not.toMatch(/987[.,]5|1\s?234[.,]5/);
    const stranger = await shop.client({ name: "Sans Ticket" });
    const other = `/api/optique/clients/${stranger.id}/export`;
    expect(expectOk(await shop.send<string>("GET", other))).not.toContain("SAV");
  });

  it("a merge of two clients moves the tickets, and its undo moves them back", async () => {
    const ticket = await ticketOf();
    const kept = await shop.client({ name: "Tazi Nadia" });
    const merge = (act: string) =>
      shop.send("POST", `/api/optique/clients/${kept.id}/${act}`, { gone: client.id });
    expect((await merge("merge")).status).toBe(204);
    expect((await shop.service(ticket.id)).client).toBe(kept.id);
    expect((await shop.send("DELETE", recordsPath("optique_clients", kept.id))).status).toBe(400);
    expect((await merge("unmerge")).status).toBe(204);
    expect((await shop.service(ticket.id)).client).toBe(client.id);
    expect(await shop.violations()).toEqual([]);
  });

  it("deleting a ticket deletes the messages about it", async () => {
    const ticket = await ticketOf();
    const about = { client: client.id, text: "Bonjour" };
    await shop.create("optique_messages", { ...about, kind: "estimate", record: ticket.id });
    const other = await shop.create("optique_messages", { ...about, kind: "reminder" });
    expectOk(await shop.deleteService(ticket.id));
    expect((await shop.find("optique_messages")).map(({ id }) => id)).toEqual([other.id]);
  });
});

describe("costs of tickets", () => {
  const costs = /"(?:expected|received_amount|cost|unit_cost|loss|received|purchase_price|sums)"/;

  async function withCosts(): Promise<ServiceDocument> {
    const ticket = await ticketOf({
      supplier: shop.supplier.id,
      cause: "maker",
      expected: 620,
      worker: shop.user,
      items: [part(shop.frame.id)],
    });
    const slips = { supplier: shop.supplier.id, services: [ticket.id] };
    expectOk(await shop.send("POST", "/api/optique/services/slips", slips));
    return ticket;
  }

  it("costs are in the answers to people who may see them, and in no other answer", async () => {
    const ticket = await withCosts();
    const seller = await shop.colleague("seller", { rights: { "statistics.shop": true } });
    const list = "/api/optique/lists/services";
    const period = `from=${today()}&to=${today()}`;
    const paths = [
      servicePath(ticket.id),
      list,
      `${list}?credit=awaited`,
      "/api/optique/services/board",
      `/api/optique/search?q=${ticket.number}`,
      "/api/optique/dashboard",
      `/api/optique/statistics?${period}`,
      recordsPath("optique_services", ticket.id),
      recordsPath("optique_services"),
      `${recordsPath("optique_services")}?expand=product,supplier,client`,
      recordsPath("optique_service_items"),
      "/api/optique/lists/movements",
    ];
    const answers = async ({ send }: Pick<Shop, "send">) =>
      Promise.all(
        paths.map(
          async (path) => costs.exec(JSON.stringify(expectOk(await send("GET", path))))?.[0] ?? "",
        ),
      );
    expect(await answers(seller)).toEqual(paths.map(() => ""));
    const seen = await answers(shop);
    expect(seen.filter(Boolean).length).toBeGreaterThan(7);

    const { items, ...moved } = await shop.service(ticket.id);
    const saved = [
      await seller.send("PATCH", recordsPath("optique_services", ticket.id), { notes: "Vu" }),
      await seller.send("PUT", servicePath(newId()), {
        ...told,
        kind: "repair",
        client: client.id,
      }),
      await seller.send("POST", "/api/optique/services/slips", {
        supplier: moved.supplier,
        services: [ticket.id],
      }),
    ];
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { body } of saved) expect(JSON.stringify(body)).not.toMatch(costs);
    expect(items).toHaveLength(1);
    expect(await shop.service(ticket.id)).toMatchObject({ expected: 620, loss: 300 });
  });

  it("costs cannot be sent or queried without the right to see them", async () => {
    const ticket = await withCosts();
    const { send } = await shop.colleague("seller");
    const record = recordsPath("optique_services", ticket.id);
    // The stored amount is refused too, because a different answer would reveal it.
    for (const values of [
      { expected: 5 },
      { expected: 620 },
      { supplier_answer: "credit", received_amount: 5 },
    ]) {
      expect((await send("PATCH", record, values)).status).toBe(403);
      const body = { ...values, version: (await shop.service(ticket.id)).version };
      expect((await send("PUT", servicePath(ticket.id), body)).status).toBe(403);
    }
    expect((await send("PATCH", record, { "expected+": 1 })).status).toBe(403);
    const records = recordsPath("optique_services");
    const parts = recordsPath("optique_service_items");
    for (const path of [
      `${records}?filter=${encodeURIComponent("expected > 1")}`,
      `${records}?filter=${encodeURIComponent("received_amount > 1")}`,
      `${records}?filter=${encodeURIComponent("cost > 1")}`,
      `${records}?sort=-expected`,
      `${records}?fields=id,expected`,
      `${parts}?filter=${encodeURIComponent("unit_cost > 1")}`,
      `${parts}?filter=${encodeURIComponent("service.expected > 1")}`,
      `${parts}?sort=unit_cost`,
      `${recordsPath("optique_messages")}?filter=${encodeURIComponent("client.name > 1 && service.cost > 1")}`,
    ])
      expect([path, (await send("GET", path)).status]).toEqual([path, 403]);
    expect((await shop.service(ticket.id)).expected).toBe(620);
  });

  it("realtime sends no costs of tickets", async () => {
    const ticket = await withCosts();
    const seller = await shop.colleague("seller");
    const change = (notes: string) => () =>
      shop.send("PATCH", recordsPath("optique_services", ticket.id), { notes });
    const subscriptions = ["optique_services/*", "optique_service_items/*"];
    const own = await heard(server, {
      token: shop.token,
      subscriptions,
      status: 204,
      during: change("Entendu"),
      isHeard: (text) => text.includes("Entendu"),
    });
    expect(own).toContain('"expected":620');
    const others = await heard(server, {
      token: seller.token,
      subscriptions,
      status: 204,
      during: change("Inou"),
    });
    expect(others).toBe("");
  });

  it("an accountant reads tickets, but cannot write them", async () => {
    const ticket = await ticketOf();
    const { send } = await shop.colleague("accountant");
    expect((await send("GET", servicePath(ticket.id))).status).toBe(200);
    expect((await send("GET", "/api/optique/services/board")).status).toBe(200);
    expect((await send("DELETE", recordsPath("optique_services", ticket.id))).status).toBe(403);
    const slips = { supplier: shop.supplier.id, services: [ticket.id] };
    expect(refusedAt(await send("POST", "/api/optique/services/slips", slips))[0]).toBe(403);
  });
});
