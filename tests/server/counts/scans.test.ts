import { beforeAll, describe, expect, it } from "vitest";

import { newId } from "#support/shop.ts";
import { type CountShop, openCountShop, refusedAt, scanOf } from "#support/countShop.ts";

let shop: CountShop;
beforeAll(async () => {
  shop = await openCountShop();
});

describe("a scan", () => {
  it("a scan adds to zero, by barcode in both forms, by reference, and by quantity", async () => {
    const frame = await shop.frame(4, { barcode: "036000291452", reference: "Ray-52" });
    const { id } = await shop.begin();
    const taken = await shop.scans(
      id,
      { code: "036000291452" },
      { code: "0036000291452" },
      { code: "rAY-52", quantity: 3 },
      { product: frame.id },
      { code: "\u00e0\u00e0\"\u00a7\u00e0\u00e0\u00e0\u00e9\u00e7&'(\u00e9" },
    );
    expect(taken.map(({ state }) => state)).toEqual(Array(5).fill("counted"));
    expect(taken.at(-1)).toMatchObject({
      product: frame.id,
      name: frame.name,
      reference: "Ray-52",
      quantity: 1,
      counted: 7,
      stock: 4,
      others: [],
    });
    expect(await shop.count(id)).toMatchObject({
      pieces: 7,
      products: 1,
      totals: { pieces: 7, products: 1, unknown: 0, outside: 0 },
      people: [{ name: "Samira", pieces: 7 }],
    });
  });

  it("a scan that does not count returns the reason", async () => {
    const service = await shop.frame(0, { type: "service", stock: 0 });
    const lens = await shop.frame(3, { type: "lens" });
    const [one, two] = [await shop.frame(1), await shop.frame(1)];
    await shop.send("PATCH", `/api/collections/optique_products/records/${one.id}`, {
      reference: "DEUX",
    });
    await shop.send("PATCH", `/api/collections/optique_products/records/${two.id}`, {
      reference: "deux",
    });
    const { id } = await shop.begin({ types: ["frame"] });
    const taken = await shop.scans(
      id,
      { code: service.reference },
      { code: lens.reference },
      { code: "DEUX" },
      { code: "6111000099999" },
      { code: "6111000099999" },
    );
    expect(taken.map(({ state, counted }) => [state, counted])).toEqual([
      ["no_stock", 0],
      ["outside", 0],
      ["ambiguous", 0],
      ["unknown", 0],
      ["unknown", 0],
    ]);
    const { totals } = await shop.count(id);
    expect(totals).toEqual({ pieces: 0, products: 0, unknown: 2, outside: 1 });
  });

  it("a repeated scan counts once, and a withdrawn one stays withdrawn", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const [first, second] = [scanOf({ product: frame.id }), scanOf({ product: frame.id })];
    await shop.scans(id, first, second);
    await shop.scans(id, { ...first, quantity: 5 });
    expect((await shop.row(id, frame.id))?.counted).toBe(2);
    const [undone] = await shop.scans(id, { id: first.id, undone: true });
    expect(undone).toMatchObject({ state: "undone", counted: 1 });
    await shop.scans(id, first);
    const early = newId();
    await shop.scans(id, { id: early, undone: true });
    const [late] = await shop.scans(id, { id: early, product: frame.id });
    expect(late?.state).toBe("undone");
    expect((await shop.row(id, frame.id))?.counted).toBe(1);
    await shop.scans(id, { ...second, undone: true });
    expect(await shop.row(id, frame.id)).toMatchObject({ counted: 0, last_at: "" });
    expect((await shop.count(id)).totals).toMatchObject({ pieces: 0, products: 0 });
  });

  it("a recount replaces earlier scans, also with zero", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    await shop.scans(id, ...[1, 2, 3].map(() => ({ product: frame.id })));
    await shop.scans(id, { product: frame.id, recount: true, quantity: 2 });
    const [last] = await shop.scans(id, { product: frame.id });
    expect(last?.counted).toBe(3);
    await shop.scans(id, { product: frame.id, recount: true, quantity: 0 });
    expect(await shop.row(id, frame.id)).toMatchObject({ counted: 0, difference: -3 });
    expect((await shop.count(id)).totals).toMatchObject({ pieces: 0, products: 1 });
  });

  it("a malformed scan is refused at its field, and its whole batch with it", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const good = scanOf({ product: frame.id });
    const refused = async (values: object) =>
      refusedAt(await shop.sendScans(id, [good, { id: newId(), product: frame.id, ...values }]));
    const answers = [
      await refused({ quantity: 0 }),
      await refused({ quantity: 1.5 }),
      await refused({ quantity: 10_000 }),
      await refused({ quantity: -1, recount: true }),
      await refused({ quantity: "douze" }),
      await refused({ ago: 172_800_001 }),
      await refused({ ago: -1 }),
      await refused({ id: "court" }),
      await refused({ recount: "oui" }),
      await refused({ undone: 1 }),
      await refused({ product: newId() }),
      await refused({ product: "", code: " " }),
      await refused({ code: 12 }),
      await refused({ code: "9".repeat(201) }),
    ];
    expect(answers).toEqual([
      [400, { "scans.1.quantity": "min" }],
      [400, { "scans.1.quantity": "int" }],
      [400, { "scans.1.quantity": "max" }],
      [400, { "scans.1.quantity": "min" }],
      [400, { "scans.1.quantity": "number" }],
      [400, { "scans.1.ago": "max" }],
      [400, { "scans.1.ago": "min" }],
      [400, { "scans.1.id": "id_form" }],
      [400, { "scans.1.recount": "choice" }],
      [400, { "scans.1.undone": "choice" }],
      [400, { "scans.1.product": "unknown_record" }],
      [400, { "scans.1.code": "required" }],
      [400, { "scans.1.code": "text" }],
      [400, { "scans.1.code": "too_long" }],
    ]);
    const whole = [
      await shop.put(id, "scans", {}),
      await shop.sendScans(id, []),
      await shop.sendScans(id, Array(501).fill(good)),
      await shop.sendScans(id, ["scan"]),
      await shop.sendScans(newId(), [good]),
    ];
    expect(whole.map(refusedAt)).toEqual([
      [400, { scans: "list" }],
      [400, { scans: "required" }],
      [400, { scans: "too_many" }],
      [400, { "scans.0": "object" }],
      [404, {}],
    ]);
    expect((await shop.count(id)).totals.pieces).toBe(0);
  });

  it("an id used by another count, or a product of another shop, is refused", async () => {
    const frame = await shop.frame(3);
    const [one, two] = [await shop.begin(), await shop.begin()];
    const scan = scanOf({ product: frame.id });
    await shop.scans(one.id, scan);
    expect(refusedAt(await shop.sendScans(two.id, [scan]))).toEqual([
      400,
      { "scans.0.id": "id_taken" },
    ]);
    const other = await openCountShop();
    const theirs = await other.frame(1);
    expect(refusedAt(await shop.sendScans(one.id, [scanOf({ product: theirs.id })]))).toEqual([
      400,
      { "scans.0.product": "unknown_record" },
    ]);
    expect((await shop.scans(one.id, { code: theirs.barcode }))[0]?.state).toBe("unknown");
    expect((await other.sendScans(one.id, [scanOf({ product: theirs.id })])).status).toBe(404);
  });

  it("a scan returns who else counted the same product", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const seller = await shop.counterOf("seller", { name: "Karim" });
    await shop.scans(id, { product: frame.id });
    const [told] = await seller.scans(id, { product: frame.id });
    expect(told).toMatchObject({ counted: 2, others: ["Samira"] });
    expect(told).not.toHaveProperty("stock");
    const { items } = await shop.review(id, "list=all&several=1");
    expect(items).toMatchObject([{ product: frame.id, people: ["Karim", "Samira"] }]);
  });
});
