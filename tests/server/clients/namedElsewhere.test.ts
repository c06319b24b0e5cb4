import { beforeEach, expect, it } from "vitest";

import type { Naming } from "#domain/clients/naming.ts";
import type { Client, Quote } from "#domain/core/records.ts";
import { expectOk, newId, openShop, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let client: Client;

beforeEach(async () => {
  shop = await openShop(server);
  client = await shop.client({ name: "Benjelloun Nadia", phone: "0661223344" });
});

const path = () => `/api/optique/clients/${client.id}/erase`;
const naming = async (by: Pick<Shop, "send"> = shop) =>
  expectOk(await by.send<Naming>("GET", path()));
const erase = (quotes?: unknown) => shop.send("POST", path(), { name: client.name, quotes });

async function prospect(name: string, phone = ""): Promise<Quote> {
  const items = [{ id: newId(), label: "Monture", quantity: 1, price: 500, variant: "A" }];
  const body = { date: "2026-11-21", prospect_name: name, prospect_phone: phone, items };
  return expectOk(await shop.send<Quote>("PUT", `/api/optique/quotes/${newId()}`, body));
}
const move = (label: string) =>
  shop.create("optique_cash_moves", { date: "2026-11-21", amount: -20, kind: "expense", label });

it("an erasure lists prospect quotes with the client's telephone or name, and till labels with the name", async () => {
  const byPhone = await prospect("Nadia B.", "+212 661-22-33-44");
  const byName = await prospect("Mme NADIA BENJELLOUN");
  await prospect("Nadia Alami", "0661223345");
  const taxi = await move("Taxi Nadia Benjelloun");
  await move("Café");
  const found = await naming();
  expect(found.quotes.map(({ id, isSamePhone }) => [id, isSamePhone])).toEqual(
    expect.arrayContaining([
      [byPhone.id, true],
      [byName.id, false],
    ]),
  );
  expect(found.quotes).toHaveLength(2);
  expect(found.quotes[0]).toMatchObject({ number: expect.stringMatching(/./) as string });
  expect(found.moves).toEqual([
    { id: taxi.id, date: taxi.date, amount: -20, label: "Taxi Nadia Benjelloun" },
  ]);
});

it("an erasure deletes only the confirmed quotes, with their messages, and clears every label", async () => {
  const confirmed = await prospect("Nadia B.", "0661223344");
  const namesake = await prospect("Nadia Benjelloun", "0555000000");
  const message = { kind: "quote", phone: "0661223344", text: "Bonjour Nadia" };
  for (const { id } of [confirmed, namesake])
    await shop.create("optique_messages", { ...message, client: "", record: id });
  await move("Remboursé à Nadia Benjelloun");
  await move("Timbres");
  expect((await erase([confirmed.id])).status).toBe(204);
  expect((await shop.find("optique_quotes")).map(({ id }) => id)).toEqual([namesake.id]);
  expect((await shop.find("optique_messages")).map(({ record }) => record)).toEqual([namesake.id]);
  const moves = await shop.find("optique_cash_moves");
  expect(moves.map(({ label, amount }) => [label, amount])).toEqual([
    ["", -20],
    ["Timbres", -20],
  ]);
  const journal = JSON.stringify(await shop.find("optique_journal"));
  for (const word of ["Nadia", "0661223344"]) expect(journal).not.toContain(word);
  const search = await shop.send("GET", "/api/optique/lists/quotes?q=nadia");
  expect(search.body).toMatchObject({ totalItems: 1, items: [{ id: namesake.id }] });
  const report = await shop.send("GET", "/api/optique/integrity");
  expect(report.body).toMatchObject({ violations: [] });
});

it("an erasure refuses quotes of another person, of another shop, or malformed ids, and keeps unconfirmed ones", async () => {
  const same = await prospect("Nadia Benjelloun");
  const other = await prospect("Omar Tazi", "0661000000");
  for (const quotes of [[same.id, other.id], [other.id], [newId()], "abc", 1, { a: 1 }, [null]])
    expect(await erase(quotes), JSON.stringify(quotes)).toMatchObject({
      status: 400,
      body: { data: { quotes: { message: expect.stringMatching(/introuvable/) as string } } },
    });
  expect(await shop.find("optique_clients")).toHaveLength(1);
  expect((await erase()).status).toBe(204);
  expect(await shop.find("optique_quotes")).toHaveLength(2);
});

it("the till's labels are shown only to those who may read past days", async () => {
  await move("Taxi Nadia Benjelloun");
  const [seller, accountant] = await Promise.all([
    shop.colleague("seller"),
    shop.colleague("accountant"),
  ]);
  expect((await naming(seller)).moves).toEqual([]);
  expect((await naming(accountant)).moves).toHaveLength(1);
  const other = await openShop(server, "Autre");
  expect((await other.send("GET", path())).status).toBe(404);
});
