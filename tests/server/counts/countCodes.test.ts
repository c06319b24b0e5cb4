/** Unknown codes that were assigned to a product, or ignored (docs/rules-counts.md, Codes). */
import { beforeAll, expect, it } from "vitest";

import { type CountShop, openCountShop, refusedAt } from "#support/countShop.ts";
import { expectOk, newId } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: CountShop;
beforeAll(async () => {
  shop = await openCountShop(server);
});

const barcodeOf = async (id: string): Promise<string> =>
  (await shop.read("optique_products", id)).barcode;

it("an unknown code needs a product; an empty product ignores the code, also when repeated", async () => {
  const { id } = await shop.begin();
  await shop.scans(id, { code: "INCONNU" });
  const settle = (values: object) => shop.put(id, "codes", { code: "INCONNU", ...values });
  expect(refusedAt(await settle({}))).toEqual([400, { product: "required" }]);
  expect((await shop.review(id)).summary.unknown).toBe(1);
  const ignored = [await settle({ product: "" }), await settle({ product: "" })];
  expect(ignored.map(({ status }) => status)).toEqual([200, 200]);
});

it("an assigned code cannot be assigned to another product, and the same request succeeds again", async () => {
  const [first, second] = [await shop.frame(1), await shop.frame(1, { barcode: "" })];
  const { id } = await shop.begin();
  await shop.scans(id, { code: first.reference }, { code: "INCONNU" });
  const join = async (code: string, product: string) =>
    refusedAt(await shop.put(id, "codes", { code, product, keep: true }));
  expect(await join(first.reference, second.id)).toEqual([400, { code: "unknown_record" }]);
  expect(await barcodeOf(second.id)).toBe("");
  expect(await join("INCONNU", second.id)).toEqual([200, {}]);
  expect(await join("INCONNU", second.id)).toEqual([200, {}]);
  expect(await join("INCONNU", first.id)).toEqual([400, { code: "unknown_record" }]);
  expect((await shop.row(id, second.id))?.counted).toBe(1);
});

it("an unknown code cannot become the barcode of a product that already has one", async () => {
  const frame = await shop.frame(1);
  const { id } = await shop.begin();
  await shop.scans(id, { code: "AUTRE-1" });
  const kept = await shop.put(id, "codes", { code: "AUTRE-1", product: frame.id, keep: true });
  expect(refusedAt(kept)).toEqual([400, { product: "barcode_kept" }]);
  expect(await barcodeOf(frame.id)).toBe(frame.barcode);
  expect((await shop.review(id)).summary.unknown).toBe(1);
});

it("a code too long for a barcode cannot be kept as one, and stays unknown", async () => {
  const { id: product } = await shop.frame(1, { barcode: "" });
  const { id } = await shop.begin();
  const code = "X".repeat(65);
  await shop.scans(id, { code });
  const kept = await shop.put(id, "codes", { code, product, keep: true });
  expect(refusedAt(kept)).toEqual([400, { code: "too_long" }]);
  expect((await shop.review(id)).summary.unknown).toBe(1);
});

it("a UPC-A code and its EAN-13 form count as one unknown code", async () => {
  const { id: product } = await shop.frame(3);
  const { id } = await shop.begin();
  const [short, long] = [{ code: "036000291452" }, { code: "0036000291452" }];
  await shop.scans(id, short, long);
  expect((await shop.count(id)).totals.unknown).toBe(1);
  const { items } = await shop.review(id, "list=unknown");
  expect(items).toEqual([{ ...long, scans: 2, quantity: 2, ambiguous: false }]);
  expectOk(await shop.put(id, "codes", { ...short, product }));
  const again = await shop.scans(id, long, short);
  expect(again.map(({ counted }) => counted)).toEqual([4, 4]);
});

it("a code assigned to a product outside the count stays that product's", async () => {
  const frame = await shop.frame(3);
  const { id } = await shop.begin({ types: ["lens"] });
  await shop.scans(id, { code: "AUTRE-2" });
  expectOk(await shop.put(id, "codes", { code: "AUTRE-2", product: frame.id }));
  const [again] = await shop.scans(id, { code: "AUTRE-2" });
  expect(again).toMatchObject({ state: "outside", product: frame.id });
});

it("a reference with accents is found in capitals or small letters, also with decomposed accents", async () => {
  const { id: product } = await shop.frame(3, { reference: "\u00c9tui" });
  const { id } = await shop.begin();
  const codes = ["\u00e9TUI", "\u00c9TUI", "e\u0301tui"].map((code) => ({ code }));
  const found = await shop.scans(id, ...codes);
  expect(found.map((scan) => scan.product)).toEqual([product, product, product]);
});

it("a reference with several accents is found as written, and in capitals or small letters", async () => {
  const few = await shop.frame(3, { reference: "\u00c9tui R\u00e9glable" });
  const many = await shop.frame(3, { reference: "\u00c9t\u00e9 \u00c0 \u00e7\u00f4t\u00e9" });
  const { id } = await shop.begin();
  const written = [few.reference, few.reference.toLowerCase(), few.reference.toUpperCase()];
  const codes = [...written, many.reference].map((code) => ({ code }));
  const found = await shop.scans(id, ...codes);
  expect(found.map((scan) => scan.product)).toEqual([few.id, few.id, few.id, many.id]);
});

it("an edited sale counts as one movement, and does not ask about a sale in the middle of counting", async () => {
  const { id: product } = await shop.frame(10);
  const { id } = await shop.begin();
  await shop.scans(id, { product, quantity: 10 });
  const invoice = newId();
  const { version, items } = await shop.sell(product, 1, invoice);
  const edited = items.map((item) => ({ ...item, quantity: 2 }));
  const body = { version, date: "2026-11-21", items: edited, payments: [] };
  expectOk(await shop.send("PUT", `/api/optique/invoices/${invoice}`, body));
  expect(await shop.row(id, product)).toMatchObject({ moved: -2, crossed: false });
});
