import { beforeAll, describe, expect, it } from "vitest";

import { isEan } from "#domain/tags/ownNumber.ts";
import { expectOk, newId, type Refusal } from "#support/shop.ts";
import { openTagShop, printedNow, type TagShop } from "#support/tagShop.ts";

let shop: TagShop;
beforeAll(async () => {
  shop = await openTagShop();
});

const frame = (values: object = {}) => shop.product({ stock: 0, reference: newId(), ...values });
const received = async (quantity: number, values: object = {}) => {
  const product = await frame(values);
  await shop.saveReceipt(newId(), shop.receipt([{ product: product.id, quantity }]));
  return product;
};
const tagOf = async (product: string) =>
  (await shop.find("optique_tags", `product = '${product}'`))[0];

describe("a print of tags", () => {
  it("proposed tags that were not printed stay, as tags added by hand", async () => {
    const product = await received(10);
    expectOk(await shop.print([printedNow(product, 6)]));
    expect(await tagOf(product.id)).toMatchObject({ pieces: 0, hand: 4, old_price: null });
    expect(await shop.proposed(product)).toBe(4);
    expectOk(await shop.print([printedNow(product, 5)]));
    expect(await tagOf(product.id)).toBeUndefined();
  });

  it("a tag printed with a price or code that the product no longer has keeps it as the old one", async () => {
    const product = await received(2, { barcode: "B-1" });
    await shop.change(product, { selling_price: 900, barcode: "B-2" });
    expectOk(await shop.print([printedNow(product, 2)]));
    expect(await tagOf(product.id)).toMatchObject({ hand: 0, old_price: 850, old_code: "B-1" });
    expect(await shop.proposed(product)).toBe(2);
  });

  it("the same print sent again writes nothing, and a different body with its id is refused", async () => {
    const product = await received(3);
    const [id, tags] = [newId(), [printedNow(product, 1)]];
    const first = expectOk(await shop.print(tags, id));
    expect(first).toMatchObject({ id, template: "fold", tags, by: "Samira" });
    expect(expectOk(await shop.print(tags, id))).toEqual(first);
    expect(await shop.proposed(product)).toBe(2);
    const { status, body } = await shop.print([printedNow(product, 2)], id);
    expect([status, body.data["id"]?.code]).toEqual([409, "written_once"]);
    expect(expectOk(await shop.send("GET", `/api/optique/tag-prints/${id}`))).toEqual(first);
    const listed = await shop.send<{ items: object[] }>("GET", "/api/optique/lists/tag-prints");
    expect(expectOk(listed).items[0]).toEqual(first);
  });

  it("another company's print or product is not found", async () => {
    const [product, id] = [await frame(), newId()];
    expectOk(await shop.print([printedNow(product, 1)], id));
    const other = await openTagShop();
    const path = `/api/optique/tag-prints/${id}`;
    expect((await other.send("GET", path)).status).toBe(404);
    const own = printedNow(await other.product(), 1);
    expect((await other.print([own], id)).status).toBe(404);
    const { body } = await other.print([printedNow(product, 1)]);
    expect(body.data).toMatchObject({ "tags.0.product": { code: "unknown_record" } });
  });

  it("a malformed print is refused at its field, and nothing is written", async () => {
    const product = await received(3);
    const good = printedNow(product, 1);
    const service = await frame({ type: "service" });
    const cases: [object, string][] = [
      [{ tags: [good] }, "template required"],
      [{ template: "roll", tags: [good] }, "template choice"],
      [{ template: "fold" }, "tags list"],
      [{ template: "fold", tags: [] }, "tags required"],
      [{ template: "fold", tags: Array.from({ length: 101 }, () => good) }, "tags too_many"],
      [{ template: "fold", tags: [null] }, "tags.0 object"],
      [{ template: "fold", tags: [good, good] }, "tags.1.product twice"],
      [{ template: "fold", tags: [{ ...good, quantity: 0 }] }, "tags.0.quantity min"],
      [{ template: "fold", tags: [{ ...good, quantity: 1001 }] }, "tags.0.quantity max"],
      [{ template: "fold", tags: [{ ...good, price: -1 }] }, "tags.0.price min"],
      [{ template: "fold", tags: [{ ...good, price: 1.005 }] }, "tags.0.price tag_price"],
      [{ template: "fold", tags: [{ ...good, price: null }] }, "tags.0.price required"],
      [{ template: "fold", tags: [{ ...good, barcode: 12 }] }, "tags.0.barcode text"],
      [{ template: "fold", tags: [{ ...good, barcode: "1 2" }] }, "tags.0.barcode tag_code"],
      [
        { template: "fold", tags: [{ ...good, barcode: "x".repeat(65) }] },
        "tags.0.barcode too_long",
      ],
      [{ template: "fold", tags: [good, printedNow(service, 1)] }, "tags.1.product no_tag"],
    ];
    const id = newId();
    for (const [body, expected] of cases) {
      const { status, body: refusal } = await shop.send(
        "PUT",
        `/api/optique/tag-prints/${id}`,
        body,
      );
      const found = Object.entries(refusal.data).map(([at, { code }]) => `${at} ${code}`);
      expect([status, found]).toEqual([400, [expected]]);
    }
    expect(await shop.proposed(product)).toBe(3);
    expect(await shop.find("optique_tag_prints", `id = '${id}'`)).toEqual([]);
  });
});

describe("barcodes that the shop numbers itself", () => {
  const give = async (at: TagShop, products: unknown) =>
    at.send<{ codes: Record<string, string> }>("POST", "/api/optique/tags/codes", { products });

  it("numbers are consecutive, skip those in use, and are never used twice", async () => {
    const own = await openTagShop();
    // The second of the shop's numbers, written as UPC-A.
    await own.product({ barcode: "400000000022", reference: "U" });
    const made = [];
    for (const reference of ["A", "B", "C"]) made.push(await own.product({ reference }));
    const [a, b, c] = made.map(({ id }) => id) as [string, string, string];
    const first = expectOk(await give(own, [a, b])).codes;
    expect(first).toEqual({ [a]: "0400000000015", [b]: "0400000000039" });
    expect(expectOk(await give(own, [a, b])).codes).toEqual(first);
    expectOk(await own.send("DELETE", `/api/collections/optique_products/records/${b}`));
    expect(expectOk(await give(own, [c])).codes).toEqual({ [c]: "0400000000046" });
    expect(Object.values(first).every(isEan)).toBe(true);
    const found = await own.send<{ items: { id: string }[] }>(
      "GET",
      "/api/optique/lists/products?q=0400000000015",
    );
    expect(expectOk(found).items.map(({ id }) => id)).toEqual([a]);
    const [entry] = await own.find("optique_journal", `record = '${a}'`);
    expect(entry).toMatchObject({ action: "update", changes: { barcode: ["", first[a]] } });
    expect((await own.queue()).items).toEqual([]);
  });

  it("a person who may print but not change products can give a product its number", async () => {
    const seller = await shop.colleague("seller");
    const { id } = await frame();
    const sent = await seller.send("POST", "/api/optique/tags/codes", { products: [id] });
    expect(sent.status).toBe(200);
    const workshop = await shop.colleague("workshop");
    const refused = await workshop.send("POST", "/api/optique/tags/codes", { products: [id] });
    expect(refused.status).toBe(403);
  });

  it("a malformed request for numbers is refused at its field", async () => {
    const { id } = await frame();
    const { id: service } = await frame({ type: "service" });
    const cases: [unknown, string][] = [
      [undefined, "products list"],
      [[], "products required"],
      [[id, id], "products.1 twice"],
      [[{}], "products.0 unknown_record"],
      [[newId()], "products.0 unknown_record"],
      [[id, service], "products.1 no_tag"],
      [Array.from({ length: 101 }, newId), "products too_many"],
    ];
    for (const [products, expected] of cases) {
      const { status, body } = await give(shop, products);
      const { data } = body as unknown as Refusal;
      const found = Object.entries(data).map(([at, { code }]) => `${at} ${code}`);
      expect([status, found]).toEqual([400, [expected]]);
    }
    expect((await shop.read("optique_products", id)).barcode).toBe("");
  });
});

it("the integrity report finds nothing after prints and changes, and finds what SQL damaged", async () => {
  const product = await received(4);
  await shop.change(product, { selling_price: 990 });
  expectOk(await shop.print([printedNow(product, 1)]));
  await shop.change(product, { selling_price: 850 });
  expect(await brokenRules()).toEqual([]);
  const other = await received(4, { barcode: "C-1" });
  const query = `UPDATE optique_tags SET old_price = 850, old_code = 'C-1' WHERE product = '${other.id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  expect(await brokenRules()).toEqual([
    "a tag keeps another price than its product's",
    "a tag keeps another code than its product's",
  ]);
});

async function brokenRules(): Promise<string[]> {
  type Report = { violations: { rule: string }[] };
  const report = await shop.send<Report>("GET", "/api/optique/integrity");
  return expectOk(report).violations.map(({ rule }) => rule);
}
