import { beforeEach, expect, it } from "vitest";

import type { Client, Product } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;
let lens: Product;
let frame: Product;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
  lens = await shop.product({ name: "Progressif", type: "lens", stock: 0 });
  frame = await shop.product({ name: "Agave" });
});

const day = "2026-11-21";
const path = (id: string) => `/api/optique/prescriptions/${id}`;
const records = (id?: string) => recordsPath("optique_prescriptions", id);
const own = { right_height: 20, left_height: 20.5, vertex: 12 };
const second = { right_height: 17, left_height: 17.5, vertex: 13.5, pantoscopic: -2, wrap: 6 };
const pairLines = (...pairs: number[]) =>
  pairs.flatMap((pair) => [
    { ...line(frame.id, 1, 900), pair },
    { ...line(lens.id, 2, 500), pair },
  ]);
const body = (values: object, ...pairs: number[]) => ({
  client: client.id,
  date: day,
  notes: "",
  right_sphere: 1,
  left_sphere: 1.25,
  ...own,
  ...values,
  invoice: { id: newId(), items: pairLines(...pairs), payments: [] },
});
const read = async (id: string) => expectOk(await shop.send<PrescriptionDocument>("GET", path(id)));
/** Sale of two pairs with the measures of the second. */
const sold = async (pairs: object | null = { "2": second }) => {
  const id = newId();
  return shop.savePrescription(id, body({ pairs }, 1, 2));
};
const patch = (id: string, pairs: unknown, by: Pick<Shop, "send"> = shop) =>
  by.send<PrescriptionDocument & { data?: object }>("PATCH", records(id), { pairs });

it("each pair has the measures of its frame, the same in save, records API and list", async () => {
  const saved = await sold();
  expect(saved).toMatchObject({ ...own, pairs: { "2": second } });
  expect(await read(saved.id)).toEqual(saved);
  expect(await shop.read("optique_prescriptions", saved.id)).toMatchObject({
    pairs: { "2": second },
  });
  const listed = await shop.send<{ items: object[] }>(
    "GET",
    `/api/optique/lists/prescriptions?client=${client.id}`,
  );
  expect(expectOk(listed).items).toMatchObject([{ pairs: { "2": second } }]);
  // The same measures in another order change nothing.
  const same = Object.fromEntries(Object.entries(second).reverse());
  const again = { client: client.id, date: day, notes: "", pairs: { "2": same } };
  const kept = await shop.savePrescription(saved.id, { ...again, version: saved.version });
  expect(kept.version).toBe(saved.version);
});

it("a pair begins without measures, and measures that a body does not name stay", async () => {
  const { id, version, ...saved } = await sold(null);
  expect(saved.pairs).toBeNull();
  expectOk(await patch(id, { "2": { right_height: 17 } }));
  expectOk(await patch(id, { "2": { left_height: "17,5".replace(",", "."), wrap: "" } }));
  const now = await read(id);
  expect(now).toMatchObject({ ...own, pairs: { "2": { right_height: 17, left_height: 17.5 } } });
  expect(now.version).not.toBe(version);
  const named = { client: client.id, date: day, notes: "x", version: now.version };
  expect(await shop.savePrescription(id, named)).toMatchObject({ pairs: now.pairs });
});

it("null or an empty object removes a measure, those of a pair, or all", async () => {
  const { id } = await sold();
  const { wrap: _wrap, ...rest } = second;
  expect(expectOk(await patch(id, { "2": { wrap: null } })).pairs).toEqual({ "2": rest });
  expect(expectOk(await patch(id, { "2": {} })).pairs).toBeNull();
  expectOk(await patch(id, { "2": second }));
  expect(expectOk(await patch(id, { "2": null })).pairs).toBeNull();
  expectOk(await patch(id, { "2": second }));
  expect(expectOk(await patch(id, {})).pairs).toBeNull();
  const { version } = await read(id);
  const named = { client: client.id, date: day, notes: "", version };
  const filled = await shop.savePrescription(id, { ...named, pairs: { "2": second } });
  const emptied = { ...named, version: filled.version, pairs: null };
  expect((await shop.savePrescription(id, emptied)).pairs).toBeNull();
});

it.each<[string, unknown, string, string]>([
  ["a height below 5", { "2": { right_height: 4.5 } }, "pairs.2.right_height", "height_range"],
  ["a height off its step", { "2": { left_height: 18.25 } }, "pairs.2.left_height", "half_step"],
  ["a height in words", { "2": { left_height: "haut" } }, "pairs.2.left_height", "number"],
  ["a height of a list", { "2": { left_height: [18] } }, "pairs.2.left_height", "number"],
  ["a far lens", { "2": { vertex: 26 } }, "pairs.2.vertex", "vertex_range"],
  ["an angle", { "2": { pantoscopic: -5.5 } }, "pairs.2.pantoscopic", "pantoscopic_range"],
  ["a wrap", { "2": { wrap: 36 } }, "pairs.2.wrap", "wrap_range"],
  ["the person's measure", { "2": { right_eip: 31 } }, "pairs.2.right_eip", "measure_unknown"],
  [
    "a reading distance",
    { "2": { reading_distance: 40 } },
    "pairs.2.reading_distance",
    "measure_unknown",
  ],
  ["a pair as a list", { "2": [18, 18] }, "pairs.2", "object"],
  ["the first pair", { "1": { right_height: 18 } }, "pairs.1", "pair_unknown"],
  ["a tenth pair", { "10": { right_height: 18 } }, "pairs.10", "pair_unknown"],
  ["a word for a pair", { __proto__x: { right_height: 18 } }, "pairs.__proto__x", "pair_unknown"],
  ["a pair that the sale has not", { "3": { right_height: 18 } }, "pairs.3", "pair_unknown"],
  ["a list", [{ right_height: 18 }], "pairs", "object"],
  ["a number", 18, "pairs", "object"],
  ["a word", "18", "pairs", "object"],
])("both writers refuse %s, and keep what is stored", async (_, pairs, field, code) => {
  const saved = await sold();
  expect((await patch(saved.id, pairs)).body.data).toMatchObject({ [field]: { code } });
  const named = { client: client.id, date: day, notes: "y", version: saved.version, pairs };
  const put = await shop.send("PUT", path(saved.id), named);
  expect(put.status).toBe(400);
  expect(put.body.data).toMatchObject({ [field]: { code } });
  const posted = await shop.send("POST", records(), { client: client.id, date: day, pairs });
  expect(posted.status).toBe(400);
  expect(await read(saved.id)).toEqual(saved);
});

it("the measures of a pair are deleted with the pair, whoever removes it", async () => {
  const byItem = await sold();
  for (const item of byItem.invoice?.items.filter(({ pair }) => pair === 2) ?? [])
    expectOk(await shop.send("DELETE", recordsPath("optique_invoice_items", item.id)));
  expect((await read(byItem.id)).pairs).toBeNull();
  const byPut = await sold();
  const items = byPut.invoice?.items.filter(({ pair }) => pair === 1);
  const left = await shop.send<{ version: string }>(
    "GET",
    `/api/optique/invoices/${byPut.invoice?.id}`,
  );
  const invoice = { version: expectOk(left).version, client: client.id, date: day, items };
  expectOk(await shop.send("PUT", `/api/optique/invoices/${byPut.invoice?.id}`, invoice));
  expect((await read(byPut.id)).pairs).toBeNull();
  const whole = await sold();
  expectOk(await shop.send("DELETE", recordsPath("optique_invoices", whole.invoice?.id ?? "")));
  expect((await read(whole.id)).pairs).toBeNull();
});

it("a save may send the measures of a pair that it adds, but not of a pair that the sale lacks", async () => {
  const first = await shop.savePrescription(newId(), body({}, 1));
  const named = { client: client.id, date: day, notes: "", version: first.version };
  const pairs = { "2": second };
  const refused = await shop.send("PUT", path(first.id), { ...named, pairs });
  expect(refused.body.data).toMatchObject({ "pairs.2": { code: "pair_unknown" } });
  const invoice = {
    id: first.invoice?.id ?? "",
    items: [...(first.invoice?.items ?? []), ...pairLines(2)],
    payments: [],
  };
  const both = { ...named, pairs, invoice };
  expect(await shop.savePrescription(first.id, both)).toMatchObject({ pairs });
});

it("the measures of pairs need the right to write eye values, and are journalled by name", async () => {
  const { id } = await sold();
  const seller = await shop.colleague("seller");
  const accountant = await shop.colleague("accountant");
  for (const person of [seller, accountant])
    expect((await patch(id, { "2": { wrap: 7 } }, person)).status).toBe(403);
  // A body with the stored measures changes nothing, so it needs no right.
  expectOk(await patch(id, { "2": second }, seller));
  const other = await openShop();
  expect((await patch(id, { "2": { wrap: 7 } }, other)).status).toBe(404);
  expectOk(await patch(id, { "2": { wrap: 7 } }));
  const [entry] = await shop.find("optique_journal", `record = '${id}'`);
  expect(Object.keys(entry?.changes as object)).toEqual(["pairs"]);
  expect(JSON.stringify(entry)).not.toContain("wrap");
});

it.each([
  `'{"2":{"right_height":45}}'`,
  `'{"2":{"right_height":18.25}}'`,
  `'{"2":{"right_height":"18"}}'`,
  `'{"2":{"colour":18}}'`,
  `'{"12":{"wrap":6}}'`,
  `'{"2":6}'`,
  `'[6]'`,
  "'no json'",
])("the integrity report names the stored measures %s", async (stored) => {
  const { id } = await sold();
  const report = async () =>
    expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;
  expect(await report()).toEqual([]);
  const blank = await shop.savePrescription(newId(), body({}, 1));
  expect(blank.pairs).toBeNull();
  expect(await report()).toEqual([]);
  const query = `UPDATE optique_prescriptions SET pairs = ${stored} WHERE id = '${id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  expect(await report()).toMatchObject([{ record: id }]);
  expectOk(await shop.send("GET", path(id)));
});
