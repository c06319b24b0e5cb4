import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Client, Product } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { tablesWith } from "#support/tablesWith.ts";

/** Words that occur only in this person's data. */
const secret = "Zyxwvut";
const phone = "0698765432";
const eye = "-11.75";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let server: Server;
let shop: Shop;
let product: Product;
let client: Client;
let sale: PrescriptionDocument;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const values = { name: `${secret} Aïcha`, phone, email: `${secret}@mail.example` };
const body = (items: object[]) => ({
  client: client.id,
  date: "2026-11-21",
  left_sphere: Number(eye),
  left_near_sphere: Number(eye),
  left_va: "3.5/10",
  notes: `${secret} voit mal`,
  prescriber: `Dr ${secret}`,
  invoice: {
    id: newId(),
    notes: `${secret} passe jeudi`,
    items,
    payments: [payment(100, { notes: `${secret} en deux fois` })],
  },
});

beforeEach(async () => {
  shop = await openShop(server);
  product = await shop.product();
  client = await shop.client({ ...values, address: `rue ${secret}`, notes: `ami de ${secret}` });
  sale = await shop.savePrescription(newId(), body([line(product.id, 1, 850)]));
  const job = {
    prescription: sale.id,
    notes: `${secret} porte fort`,
    problem: `${secret} a cassé`,
  };
  await shop.create("optique_jobs", job);
  await shop.create("optique_messages", {
    client: client.id,
    kind: "ready",
    record: sale.id,
    phone,
    text: `Bonjour ${secret}`,
  });
  const lenses = await shop.product({ name: "Mensuelle", type: "contact_lens", reference: "M" });
  const sheet = newId();
  const worn = {
    client: client.id,
    date: "2026-11-21",
    right_lens: { sphere: Number(eye), name: `Lentille de ${secret}`, origin: `Dit par ${secret}` },
    notes: `${secret} frotte`,
  };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, worn));
  const trial = { trial: true, contact: sheet, product: lenses.id, notes: `${secret} essaie` };
  await shop.create("optique_contact_orders", { ...trial, lens: { sphere: Number(eye) } });
  const form = new FormData();
  form.set("image", new Blob([pixel]), `${secret}.png`);
  const url = server.url + recordsPath("optique_prescriptions", sale.id);
  const headers = { Authorization: shop.token };
  expect((await fetch(url, { method: "PATCH", headers, body: form })).status).toBe(200);
});

const path = (id: string, act: "erase" | "export") => `/api/optique/clients/${id}/${act}`;
const erase = (as: Shop = shop, name = values.name) =>
  as.send("POST", path(client.id, "erase"), { name });
const sql = async (query: string) =>
  expectOk(await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query })).rows;

const files = async () =>
  (await readdir(join(server.dataDir, "storage"), { recursive: true })).join("\n");

/** Files, also inside archives, that contain a word of the person in any spelling. */
async function traces(): Promise<string[]> {
  const names = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const contents: [string, Uint8Array][] = [];
  for (const entry of names) {
    if (!entry.isFile()) continue;
    // PocketBase deletes the picture after the answer.
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => null);
    if (!bytes) continue;
    contents.push([entry.name, bytes]);
    if (entry.name.endsWith(".zip")) contents.push(...Object.entries(unzipSync(bytes)));
  }
  const words = [secret, phone, phone.slice(1)].map((word) => word.toLowerCase());
  return contents
    .filter(([, bytes]) => {
      const text = Buffer.from(bytes).toString("latin1").toLowerCase();
      return words.some((word) => text.includes(word));
    })
    .map(([name]) => name);
}

/**
 * Terms in the pages of the search index, also of deleted entries. Every term but the first stores only its difference
 * from the previous one.
 */
async function indexed(): Promise<string[]> {
  const rows = await sql("SELECT id, hex(block) FROM optique_search_fts_data WHERE id > 10");
  return rows.flatMap(([, hex]) => termsOf(Buffer.from(String(hex), "hex")));
}

function termsOf(page: Buffer): string[] {
  const end = page.readUInt16BE(2);
  const terms: string[] = [];
  let offset = 0;
  let before = Buffer.alloc(0);
  // Offsets of the terms are in ascending order, after the content. Lengths of trigrams take one byte.
  for (let at = end; at < page.length; at += 1) {
    const byte = page[at] ?? 0;
    if (byte > 127) offset += (byte & 127) * 128 + (page[(at += 1)] ?? 0);
    else offset += byte;
    const isFirst = terms.length === 0;
    const kept = isFirst ? 0 : (page[offset] ?? 0);
    const start = isFirst ? offset : offset + 1;
    const length = page[start] ?? 0;
    before = Buffer.concat([
      before.subarray(0, kept),
      page.subarray(start + 1, start + 1 + length),
    ]);
    // Terms of the main index begin with '0'.
    terms.push(before.toString().slice(1));
  }
  return terms;
}

describe("erasing a person", () => {
  it("removes every trace but the buyer of an issued invoice, and keeps its number and figures", async () => {
    await shop.send("PATCH", recordsPath("optique_clients", client.id), {
      phone: `+212${phone.slice(1)}`,
    });
    const document = `/api/optique/prescriptions/${sale.id}`;
    const { version } = expectOk(await shop.send<{ version: string }>("GET", document));
    const { invoice: _, ...header } = body([]);
    await shop.savePrescription(sale.id, { ...header, version, left_sphere: -3 });
    expect(await tablesWith(shop, secret)).toContain("optique_clients");
    expect(await files()).toMatch(new RegExp(secret, "i"));

    expect((await erase()).status).toBe(204);
    expect(await tablesWith(shop, secret)).toEqual(["optique_invoices"]);
    for (const word of [phone.slice(1), eye]) expect(await tablesWith(shop, word)).toEqual([]);
    expect(await files()).not.toMatch(new RegExp(secret, "i"));
    expect((await shop.send("GET", recordsPath("optique_clients", client.id))).status).toBe(404);
    const search = await shop.send<{ totalItems: number }>(
      "GET",
      `/api/optique/lists/clients?q=${secret}`,
    );
    expect(search.body.totalItems).toBe(0);

    const [invoice] = await shop.find("optique_invoices");
    expect(invoice).toMatchObject({
      invoice_number: sale.invoice?.invoice_number,
      total_amount: 850,
      paid_amount: 100,
      prescription: "",
      notes: "",
    });
    const kept = await shop.send("GET", `/api/optique/invoices/${invoice?.id}`);
    expect(kept.body).toMatchObject({ buyer_name: values.name });
    const list = await shop.send("GET", `/api/optique/lists/invoices?q=${secret}`);
    expect(list.body).toMatchObject({ totalItems: 0 });
    expect(await shop.read("optique_clients", invoice?.client ?? "")).toMatchObject({
      name: "Client supprimé",
    });
    expect(await shop.find("optique_invoice_items")).toHaveLength(1);
    expect(await shop.find("optique_jobs")).toEqual([]);
    expect(await shop.find("optique_messages")).toEqual([]);
    expect((await shop.read("optique_products", product.id)).stock).toBe(9);
    const report = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(report.body.violations).toEqual([]);
  });

  it("leaves no byte of a draft's client in the folder, nor in a later backup", async () => {
    const [payment] = sale.invoice?.payments ?? [];
    const cheque = { reference: `CH${secret}`, bank: `Banque ${secret}`, payment_method: "check" };
    for (const change of [cheque, { bank: secret }])
      expectOk(await shop.send("PATCH", recordsPath("optique_payments", payment?.id), change));
    for (const name of [`${secret.toUpperCase()} Aïcha`, values.name])
      expectOk(await shop.send("PATCH", recordsPath("optique_clients", client.id), { name }));
    await sql(
      `UPDATE optique_invoice_items SET product = '', product_name = 'Pour Aïcha ${secret.toUpperCase()}' WHERE invoice = '${sale.invoice?.id}'`,
    );
    const headers = { Authorization: shop.token, "Sec-Fetch-Site": "same-origin" };
    const visit = { name: "search", path: "/app", props: { q: `Mme ${values.name}` } };
    const sent = await fetch(`${server.url}/api/optique/events`, {
      method: "POST",
      headers: { ...headers, Origin: server.url, "Content-Type": "application/json" },
      body: JSON.stringify(visit),
    });
    expect(sent.status).toBe(204);
    await sql("UPDATE optique_invoices SET issued_at = '', buyer_name = '', buyer_address = ''");
    await sql("VACUUM");
    await server.restart();
    expect(await traces()).not.toEqual([]);
    expect(await indexed()).toContain("zyx");

    expect((await erase()).status).toBe(204);
    await expect.poll(traces).toEqual([]);
    expect((await shop.sendAsAdmin("POST", "/api/backups", { name: "after.zip" })).status).toBe(
      204,
    );
    await shop.client({ name: "Autre" });
    expect(await traces()).toEqual([]);
    expect(await indexed()).not.toContain("zyx");
    expect(await shop.find("optique_invoice_items")).toMatchObject([{ product_name: "Article" }]);
  });

  it("cleans the search index in the minute job, also after a restart", async () => {
    const { id } = await shop.client({ name: "Qwqwqw" });
    await shop.send("PATCH", recordsPath("optique_clients", id), { name: "Autre" });
    await sql("INSERT INTO optique_search_merges (begun) VALUES (0)");
    expect(await indexed()).toContain("qwq");
    await server.restart();
    expectOk(await shop.sendAsAdmin("POST", "/api/crons/optique_tend"));
    await expect.poll(indexed).not.toContain("qwq");
    await expect.poll(() => sql("SELECT COUNT(*) FROM optique_search_merges")).toEqual([["0"]]);
  });

  it("keeps lines and visits that only share a word of the name", async () => {
    const rose = await shop.client({ name: "Rose Cèdre", phone: "0612345678" });
    const items = [850, 200, 90].map((price) => line(product.id, 1, price));
    const { id } = await shop.saveInvoice(newId(), { client: rose.id, items });
    const names = ["Monture rose", "Étui Cèdre", "Réparation, tél. 06 12 34 56 78"];
    for (const [at, name] of names.entries())
      await sql(
        `UPDATE optique_invoice_items SET product = '', product_name = '${name}', product_reference = 'R${at}' WHERE id = '${items[at]?.id}'`,
      );
    const visit = (q: string) =>
      shop.send("POST", "/api/optique/events", { name: "q", props: { q } });
    for (const q of ["monture rose", "cèdre rose"]) expect((await visit(q)).status).toBe(204);

    const erased = await shop.send("POST", path(rose.id, "erase"), { name: "Rose Cèdre" });
    expect(erased.status).toBe(204);
    const kept = await shop.find("optique_invoice_items", `invoice = '${id}'`);
    expect(kept.map((item) => [item.product_name, item.product_reference, item.price])).toEqual([
      ["Monture rose", "R0", 850],
      ["Étui Cèdre", "R1", 200],
      ["Article", "", 90],
    ]);
    const visits = await sql(`SELECT props FROM optique_events WHERE company = '${shop.company}'`);
    expect(visits).toEqual([['{"q":"monture rose"}']]);
  });

  it("clears free lines and remarks that name the person, and keeps the others", async () => {
    const rose = await shop.client({ name: "Rose Cèdre" });
    const items = [
      { ...line("", 1, 60), label: "Soudure pour Mme Rose Cèdre" },
      { ...line("", 1, 30), label: "Ajustage" },
      { ...line(product.id, 1, 850), label: "Gravure «\u00a0Cèdre Rose\u00a0»" },
      { ...line(product.id, 1, 850), label: "Branches raccourcies" },
    ];
    const { id } = await shop.saveInvoice(newId(), { client: rose.id, items });
    const erased = await shop.send("POST", path(rose.id, "erase"), { name: "Rose Cèdre" });
    expect(erased.status).toBe(204);
    const kept = await shop.find("optique_invoice_items", `invoice = '${id}'`);
    expect(kept.map(({ label, product_name }) => [label, product_name])).toEqual([
      ["Article", "Article"],
      ["Ajustage", "Ajustage"],
      ["", product.name],
      ["Branches raccourcies", product.name],
    ]);
  });

  it("keeps log entries that name other people", async () => {
    const [gone, other] = await Promise.all([shop.client(), shop.client({ name: "Autre" })]);
    const query = `CREATE TRIGGER full BEFORE UPDATE ON optique_clients BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    for (const { id } of [gone, other]) {
      const failed = await shop.send("PATCH", recordsPath("optique_clients", id), { notes: "x" });
      expect(failed.status).toBe(503);
    }
    await shop.sendAsAdmin("POST", "/api/sql", { query: "DROP TRIGGER full" });
    const logged = async () => {
      const { body } = await shop.sendAsAdmin<object>("GET", "/api/logs?perPage=200");
      const text = JSON.stringify(body);
      return [gone, other].map(({ id }) => text.includes(id));
    };
    await expect.poll(logged).toEqual([true, true]);
    const erase = `/api/optique/clients/${gone.id}/erase`;
    expect((await shop.send("POST", erase, { name: gone.name })).status).toBe(204);
    expect(await logged()).toEqual([false, true]);
  });

  it("writes one journal entry and creates no second anonymised client", async () => {
    expect((await erase()).status).toBe(204);
    const acts = await shop.find("optique_journal", "collection = 'optique_clients'");
    expect(acts).toMatchObject([
      {
        action: "delete",
        label: "Données personnelles supprimées",
        actor_name: "Samira",
        changes: {},
      },
    ]);
    const other = await shop.client({ name: "Autre" });
    await shop.saveInvoice(newId(), { client: other.id, items: [line(product.id, 1, 5)] });
    expectOk(await shop.send("POST", path(other.id, "erase"), { name: "Autre" }));
    expect(await shop.find("optique_clients")).toMatchObject([{ name: "Client supprimé" }]);
    const clients = (await shop.find("optique_invoices")).map((invoice) => invoice.client);
    expect(new Set(clients).size).toBe(1);
  });

  it("hides the anonymised client from lists and counts, but not from a search by name", async () => {
    const other = await shop.client({ name: "Client Autre" });
    expect((await erase()).status).toBe(204);
    type Names = { totalItems: number; items: { id: string; name: string; created: string }[] };
    const listed = async (query: string) =>
      expectOk(await shop.send<Names>("GET", `/api/optique/lists/clients${query}`));
    expect(await listed("")).toMatchObject({ totalItems: 1, items: [{ id: other.id }] });
    const names = ({ items }: Names) => items.map(({ name }) => name).sort();
    expect(names(await listed("?q=client"))).toEqual(["Client Autre", "Client supprimé"]);
    const { items } = await listed("?q=supprim%C3%A9");
    expect(items).toMatchObject([{ name: "Client supprimé", created: "" }]);
    const dashboard = expectOk(
      await shop.send<{ clients: number; recentClients: object[] }>(
        "GET",
        "/api/optique/dashboard",
      ),
    );
    expect(dashboard).toMatchObject({ clients: 1, recentClients: [{ id: other.id }] });
    await shop.saveInvoice(newId(), { client: other.id, items: [line(product.id, 1, 5)] });
    expectOk(await shop.send("POST", path(other.id, "erase"), { name: "Client Autre" }));
    expect(await shop.find("optique_clients")).toMatchObject([{ id: items[0]?.id, created: "" }]);
    const report = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(report.body.violations).toEqual([]);
  });

  it("leaves an anonymised client, which refuses a new name and new records", async () => {
    const other = await shop.client({ name: "Autre" });
    const theirs = await shop.savePrescription(newId(), {
      client: other.id,
      date: "2026-11-21",
      left_sphere: 1,
    });
    expect((await erase()).status).toBe(204);
    const [stand] = await shop.find("optique_clients", "created = ''");
    const given = { client: stand?.id, date: "2026-11-21" };
    const record = recordsPath("optique_clients", stand?.id);
    const message = { ...given, kind: "ready", record: theirs.id, phone, text: "Bonjour" };
    const { sendAsAdmin, send } = shop;
    for (const as of [send, sendAsAdmin]) {
      const sent = as === sendAsAdmin ? { company: shop.company } : {};
      const gives = (collection: string, body: object) =>
        as("POST", recordsPath(collection), { ...sent, ...body });
      expect(await as("PATCH", record, { name: "Benali", notes: "x" })).toMatchObject({
        status: 400,
        body: { data: { name: { message: /elle ne se modifie pas/ }, notes: {} } },
      });
      for (const refused of [
        await gives("optique_prescriptions", given),
        await gives("optique_invoices", given),
        await gives("optique_messages", message),
        await as("PATCH", recordsPath("optique_prescriptions", theirs.id), given),
      ])
        expect(refused).toMatchObject({
          status: 400,
          body: { data: { client: { message: /rien de nouveau n’est à son nom/ } } },
        });
    }
    for (const kind of ["prescriptions", "invoices"])
      expect(
        await shop.send("PUT", `/api/optique/${kind}/${newId()}`, {
          ...given,
          items: [line(product.id, 1, 5)],
        }),
      ).toMatchObject({ status: 400, body: { data: { client: { code: "anonymised_client" } } } });
    // Its existing invoice still accepts payments and notes.
    const [kept] = await shop.find("optique_invoices");
    const { version } = await shop.saveInvoice(kept?.id ?? "", {});
    const paid = { version, payments: [payment(200)], notes: "Soldé par la poste" };
    expect(await shop.saveInvoice(kept?.id ?? "", paid)).toMatchObject({ paid_amount: 200 });
    expectOk(await shop.send("PATCH", record, { name: "Client supprimé" }));
    const erased = await shop.send("POST", path(stand?.id ?? "", "erase"), {
      name: "Client supprimé",
    });
    expect([erased.status, erased.body.message]).toEqual([
      400,
      expect.stringMatching(/elle ne se modifie pas/),
    ]);
  });

  it("an erasure is rolled back when it fails, and refused for a wrong name, another company or a guest", async () => {
    const wrong = await erase(shop, "Benali");
    expect(wrong).toMatchObject({ status: 400, body: { data: { name: { code: "erase_name" } } } });
    const other = await openShop(server, "Autre");
    for (const act of ["erase", "export"] as const) {
      const method = act === "erase" ? "POST" : "GET";
      const sent = act === "erase" ? { name: values.name } : undefined;
      expect((await other.send(method, path(client.id, act), sent)).status).toBe(404);
      const guest = await fetch(server.url + path(client.id, act), {
        method,
        ...(sent && { body: JSON.stringify(sent) }),
      });
      expect(guest.status).toBe(401);
    }
    await sql(
      "CREATE TRIGGER forced BEFORE DELETE ON optique_clients BEGIN SELECT RAISE(ABORT, 'forced'); END",
    );
    try {
      expect((await erase()).status).toBe(400);
    } finally {
      await sql("DROP TRIGGER forced");
    }
    expect(await shop.read("optique_clients", client.id)).toMatchObject(values);
    expect(await shop.read("optique_prescriptions", sale.id)).toMatchObject({
      left_sphere: -11.75,
    });
    expect(await shop.find("optique_invoices")).toMatchObject([
      { client: client.id, prescription: sale.id },
    ]);
    expect(await files()).toMatch(new RegExp(secret, "i"));
  });
});

describe("the export of a person's data", () => {
  it("runs one at a time: a second request is refused until the first ends", async () => {
    // More data than a connection buffers while the client does not read.
    const photo = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(4_900_000, "abcdefgh")]);
    const headers = { Authorization: shop.token };
    for (let at = 0; at < 3; at += 1) {
      const { id } = await shop.create("optique_prescriptions", {
        client: client.id,
        date: "2026-11-21",
        right_sphere: 0,
      });
      const form = new FormData();
      form.set("image", new Blob([photo]), "ordonnance.pdf");
      const url = server.url + recordsPath("optique_prescriptions", id);
      expect((await fetch(url, { method: "PATCH", headers, body: form })).status).toBe(200);
    }
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${path(client.id, "export")} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${shop.token}\r\n\r\n`,
    );
    await once(socket, "readable");
    const statusOf = async () => {
      const answer = await fetch(`${server.url}${path(client.id, "export")}`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await statusOf()).toBe(503);
    socket.destroy();
    await expect.poll(statusOf).toBe(200);
  });

  it("contains everything, photograph and journal included", async () => {
    await shop.send("PATCH", recordsPath("optique_clients", client.id), { phone: "0611111111" });
    const headers = { Authorization: shop.token };
    const answer = await fetch(server.url + path(client.id, "export"), { headers });
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="donnees-\w+\.html"$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = await answer.text();
    for (const part of [
      values.name,
      "06 11 11 11 11",
      "850,00\u00a0DH",
      "750,00\u00a0DH",
      "Espèces",
      "Modification",
      `rue ${secret}`,
      `Dr ${secret}`,
      "SPH −11.75",
      `${secret} passe jeudi`,
      `${secret} en deux fois`,
      "Monture Riad",
      String(sale.invoice?.invoice_number),
      `data:image/png;base64,${pixel.toString("base64")}`,
      "Samira",
      `${secret} porte fort`,
      "À commander",
      `Bonjour ${secret}`,
      "Lunettes prêtes",
    ])
      expect(page).toContain(part);
  });
});

describe("the journal", () => {
  it("names the changed fields of a person without values, and keeps earlier amounts of money", async () => {
    const other = await shop.client({ ...values, name: `${secret} Deux` });
    await shop.send("PATCH", recordsPath("optique_clients", other.id), { name: `${secret} Trois` });
    await shop.send("DELETE", recordsPath("optique_clients", other.id));
    const [paid] = sale.invoice?.payments ?? [];
    await shop.send("PATCH", recordsPath("optique_payments", paid?.id), {
      amount: 90,
      notes: `${secret} rendu`,
    });
    await shop.send("DELETE", recordsPath("optique_prescriptions", sale.id));
    const entries = await shop.find("optique_journal");
    expect(JSON.stringify(entries)).not.toContain(secret);
    expect(JSON.stringify(entries)).not.toContain(eye);
    const of = (collection: string) =>
      entries.filter((entry) => entry.collection === `optique_${collection}`);
    expect(of("clients")).toMatchObject([
      { action: "update", label: "", changes: { name: [] } },
      { action: "delete", label: "", changes: { name: [], phone: [] } },
    ]);
    expect(of("payments")[0]).toMatchObject({ changes: { amount: [100, 90], notes: [] } });
    expect(of("invoices")[0]).toMatchObject({ changes: { total_amount: [850, null], notes: [] } });
    expect(of("prescriptions")).toMatchObject([
      { action: "update", changes: { image: [] } },
      { action: "delete", changes: { left_sphere: [] } },
    ]);
  });

  it("records lines that were written one by one, and cannot be written directly", async () => {
    const [item] = sale.invoice?.items ?? [];
    const path = recordsPath("optique_invoice_items", item?.id);
    await shop.send("PATCH", path, { price: 1 });
    await shop.send("DELETE", path);
    const entries = await shop.find("optique_journal", "collection = 'optique_invoice_items'");
    expect(entries).toMatchObject([
      { action: "update", label: "Monture Riad", changes: { price: [850, 1] } },
      { action: "delete", label: "Monture Riad", changes: { price: [1, null] } },
    ]);
    const entry = recordsPath("optique_journal", entries[0]?.id);
    for (const answer of [
      await shop.sendAsAdmin("POST", recordsPath("optique_journal"), { company: shop.company }),
      await shop.sendAsAdmin("PATCH", entry, { label: "x" }),
      await shop.sendAsAdmin("DELETE", entry),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        400,
        "Le journal est écrit par le serveur.",
      ]);
  });

  it("deletes entries without money after a year", async () => {
    await shop.send("PATCH", recordsPath("optique_clients", client.id), { phone: "0611111111" });
    const [paid] = sale.invoice?.payments ?? [];
    await shop.send("PATCH", recordsPath("optique_payments", paid?.id), { amount: 90 });
    const age = (days: number) =>
      sql(
        `UPDATE optique_journal SET created = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-${days} days') WHERE company = '${shop.company}'`,
      );
    const collections = async () =>
      (await shop.find("optique_journal")).map(({ collection }) => collection).sort();
    const forget = async () =>
      expectOk(await shop.sendAsAdmin("POST", "/api/crons/optique_journal"));
    await age(364);
    await forget();
    expect(await collections()).toEqual([
      "optique_clients",
      "optique_payments",
      "optique_prescriptions",
      "optique_users",
    ]);
    await age(366);
    await forget();
    await expect.poll(collections).toEqual(["optique_payments"]);
  });
});
