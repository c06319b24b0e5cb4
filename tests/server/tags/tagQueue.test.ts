import { beforeAll, describe, expect, it } from "vitest";

import { expectOk, line, newId, recordsPath } from "#support/shop.ts";
import { openTagShop, printedNow, type TagShop } from "#support/tagShop.ts";

let shop: TagShop;
beforeAll(async () => {
  shop = await openTagShop();
});

const sell = async (product: string, quantity: number) => {
  const { id: client } = await shop.client();
  const items = [line(product, quantity, 850)];
  return shop.saveInvoice(newId(), { client, date: "2026-11-28", items });
};
const frame = (values: object = {}) => shop.product({ stock: 0, reference: newId(), ...values });

describe("the queue of tags to print", () => {
  it("a new company gets tags for frames and sunglasses, and has no label paper chosen", async () => {
    const other = await openTagShop("card");
    expect(await other.read("optique_companies", other.company)).toMatchObject({
      tag_template: "card",
      tag_types: ["frame", "sunglasses"],
    });
  });

  it("a receipt proposes tags for the received pieces that are not sold yet", async () => {
    const product = await frame();
    await shop.saveReceipt(newId(), shop.receipt([{ product: product.id, quantity: 10 }]));
    expect(await shop.proposed(product)).toBe(10);
    await sell(product.id, 3);
    expect(await shop.proposed(product)).toBe(7);
  });

  it("deliveries of a receipt add up, and a receipt set back to pending proposes none", async () => {
    const product = await frame();
    const [id, body] = [newId(), shop.receipt([{ product: product.id, quantity: 10 }])];
    const received = (received_quantity: number, status: string) =>
      shop.saveReceipt(id, { ...body, status, items: [{ ...body.items[0], received_quantity }] });
    await received(7, "partial");
    expect(await shop.proposed(product)).toBe(7);
    await received(10, "received");
    expect(await shop.proposed(product)).toBe(10);
    await received(10, "pending");
    expect(await shop.proposed(product)).toBe(0);
  });

  it("a receipt corrected after its tags were printed proposes the missing ones only", async () => {
    const product = await frame();
    const [id, body] = [newId(), shop.receipt([{ product: product.id, quantity: 10 }])];
    const received = (received_quantity: number, status = "received") =>
      shop.saveReceipt(id, { ...body, status, items: [{ ...body.items[0], received_quantity }] });
    await received(10);
    expectOk(await shop.print([printedNow(product, 10)]));
    expect(await shop.proposed(product)).toBe(0);
    await received(8);
    expect(await shop.proposed(product)).toBe(0);
    await received(10, "pending");
    await received(12);
    expect(await shop.proposed(product)).toBe(2);
  });

  it("a printed receipt set back to pending takes no tags from another receipt", async () => {
    const product = await frame();
    const receipt = () => {
      const [id, body] = [newId(), shop.receipt([{ product: product.id, quantity: 5 }])];
      return (status: string) => shop.saveReceipt(id, { ...body, status });
    };
    const [first, second] = [receipt(), receipt()];
    await first("received");
    expectOk(await shop.print([printedNow(product, 5)]));
    await second("received");
    await first("pending");
    expect(await shop.proposed(product)).toBe(5);
    await first("received");
    expect(await shop.proposed(product)).toBe(5);
    await second("pending");
    expect(await shop.proposed(product)).toBe(0);
  });

  it("a deleted receipt removes its proposed tags, and nothing else stays", async () => {
    const [product, other] = [await frame(), await frame()];
    const [id, body] = [
      newId(),
      shop.receipt([
        { product: product.id, quantity: 4 },
        { product: other.id, quantity: 2 },
      ]),
    ];
    await shop.saveReceipt(id, body);
    expectOk(await shop.print([printedNow(product, 4)]));
    expectOk(await shop.send("DELETE", recordsPath("optique_stock_receipts", id)));
    expect([await shop.proposed(product), await shop.proposed(other)]).toEqual([0, 0]);
    const lines = body.items.map((item) => `'${item.id}'`).join();
    const query = `SELECT COUNT(*) FROM optique_tag_lines WHERE line IN (${lines})`;
    const left = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query });
    expect(expectOk(left).rows).toEqual([["0"]]);
  });

  it("a receipt line whose product is changed moves its tags to the new product, and back", async () => {
    const [product, other] = [await frame(), await frame()];
    const [id, body] = [newId(), shop.receipt([{ product: product.id, quantity: 5 }])];
    const of = ({ id: named }: { id: string }) =>
      shop.saveReceipt(id, { ...body, items: [{ ...body.items[0], product: named }] });
    await of(product);
    expectOk(await shop.print([printedNow(product, 5)]));
    await of(other);
    expect([await shop.proposed(product), await shop.proposed(other)]).toEqual([0, 5]);
    await of(product);
    expect([await shop.proposed(product), await shop.proposed(other)]).toEqual([0, 0]);
  });

  it("a first stock, an import, a credit note to the shelf and a count propose no tags", async () => {
    const product = await frame({ stock: 4 });
    const adjustment = {
      adjustment_number: `AJ-${newId()}`,
      date: "2026-11-28",
      reason: "inventory_count",
      items: [{ id: newId(), product: product.id, quantity: 3 }],
    };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, adjustment));
    expect(await shop.proposed(product)).toBe(0);
  });

  it("the first change of price stores the printed price, and a return to it empties the queue", async () => {
    const product = await frame({ stock: 3 });
    await shop.change(product, { selling_price: 900 });
    await shop.change(product, { selling_price: 950 });
    expect((await shop.queue("reason=price")).items).toMatchObject([
      { product: product.id, old_price: 850, proposed: 3 },
    ]);
    await shop.change(product, { selling_price: 850 });
    expect(await shop.proposed(product)).toBe(0);
  });

  it("a first barcode proposes no tags; another barcode, or none, does", async () => {
    const product = await frame({ stock: 2, barcode: "" });
    await shop.change(product, { barcode: "A-1" });
    expect(await shop.proposed(product)).toBe(0);
    await shop.change(product, { barcode: "A-2" });
    expect((await shop.queue("reason=code")).items).toMatchObject([
      { old_code: "A-1", proposed: 2 },
    ]);
    await shop.change(product, { barcode: "" });
    await shop.change(product, { barcode: "A-1" });
    expect(await shop.proposed(product)).toBe(0);
  });

  it("tags for a price change and tags by hand add up, and types without tags are not queued", async () => {
    const [product, lens] = [await frame({ stock: 3 }), await frame({ type: "lens", stock: 3 })];
    await shop.change(product, { selling_price: 900 });
    await shop.change(lens, { selling_price: 900 });
    const body = { tags: [{ product: product.id, hand: 1 }] };
    expect(expectOk(await shop.send("PUT", "/api/optique/tags", body))).toMatchObject({
      tags: [{ product: product.id, hand: 1, proposed: 4, expand: { product: { stock: 3 } } }],
    });
    expect([await shop.proposed(product), await shop.proposed(lens)]).toEqual([4, 0]);
  });

  it("an import of prices proposes tags for the changed products", async () => {
    const product = await frame({ stock: 3 });
    const rows = [{ update: product.id, selling_price: "990" }];
    expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
    expect(await shop.proposed(product)).toBe(3);
  });

  it("a shop without a label paper queues nothing", async () => {
    const other = await openTagShop("");
    const product = await other.product({ stock: 3 });
    await other.saveReceipt(newId(), other.receipt([{ product: product.id, quantity: 10 }]));
    await other.change(product, { selling_price: 900 });
    expect((await other.queue()).items).toEqual([]);
  });

  it("a product is removed from the queue, also twice, and another company's is not found", async () => {
    const product = await frame({ stock: 3 });
    await shop.change(product, { selling_price: 900 });
    const path = `/api/optique/tags/${product.id}`;
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect(await shop.proposed(product)).toBe(0);
    const other = await openTagShop();
    expect((await other.send("DELETE", path)).status).toBe(404);
  });
});

it("the queue is filtered by reason, type and words, and counts products by reason", async () => {
  const own = await openTagShop();
  const [riad, soleil] = [
    await own.product({ name: "Monture Riad", stock: 3, reference: "R-1" }),
    await own.product({ name: "Soleil Atlas", type: "sunglasses", stock: 0, reference: "S-1" }),
  ];
  await own.change(riad, { selling_price: 900 });
  await own.saveReceipt(newId(), own.receipt([{ product: soleil.id, quantity: 5 }]));
  const hands = { tags: [{ product: soleil.id, hand: 2 }] };
  expectOk(await own.send("PUT", "/api/optique/tags", hands));
  const counts = { receipt: 1, price: 1, code: 0, hand: 1, tags: 10 };
  const names = async (query: string) =>
    (await own.queue(query)).items.map(({ expand }) => expand?.product?.name);
  expect((await own.queue()).counts).toEqual(counts);
  expect((await own.queue("reason=price")).counts).toEqual(counts);
  expect(await names("")).toEqual(["Monture Riad", "Soleil Atlas"]);
  expect(await names("reason=receipt")).toEqual(["Soleil Atlas"]);
  expect(await names("reason=none")).toEqual([]);
  expect(await names("type=frame")).toEqual(["Monture Riad"]);
  expect(await names("q=soleil")).toEqual(["Soleil Atlas"]);
  expect(await names("perPage=1&page=2")).toEqual(["Soleil Atlas"]);
});

describe("tags added by hand", () => {
  const refused = async (tags: unknown) => {
    const { status, body } = await shop.send("PUT", "/api/optique/tags", { tags });
    return [status, Object.entries(body.data).map(([at, { code }]) => `${at} ${code}`)];
  };

  it("malformed tags by hand are refused at their field", async () => {
    const { id: product } = await frame();
    const { id: eye } = await frame({ type: "service" });
    const { id: ordered } = await frame({ made_to_order: true });
    const { id: other } = await (await openTagShop()).product();
    const cases: [unknown, string][] = [
      ["x", "tags list"],
      [[], "tags required"],
      [[3], "tags.0 object"],
      [Array.from({ length: 101 }, () => ({ product, hand: 1 })), "tags too_many"],
      [[{ product }], "tags.0.hand required"],
      [[{ hand: 1 }], "tags.0.product required"],
      [[{ product, hand: -1 }], "tags.0.hand min"],
      [[{ product, hand: 1001 }], "tags.0.hand max"],
      [[{ product, hand: 1.5 }], "tags.0.hand int"],
      [[{ product, hand: "x" }], "tags.0.hand number"],
      [
        [
          { product, hand: 1 },
          { product, hand: 2 },
        ],
        "tags.1.product twice",
      ],
      [[{ product: newId(), hand: 1 }], "tags.0.product unknown_record"],
      [[{ product: other, hand: 1 }], "tags.0.product unknown_record"],
      [
        [
          { product, hand: 1 },
          { product: eye, hand: 1 },
        ],
        "tags.1.product no_tag",
      ],
      [[{ product: ordered, hand: 1 }], "tags.0.product no_tag"],
    ];
    for (const [tags, expected] of cases) expect(await refused(tags)).toEqual([400, [expected]]);
    expect(await shop.find("optique_tags", `product = '${product}'`)).toEqual([]);
  });

  it("0 removes the tags by hand, and a thousand is the maximum", async () => {
    const product = await frame();
    const hand = async (count: number) => {
      const body = { tags: [{ product: product.id, hand: count }] };
      expectOk(await shop.send("PUT", "/api/optique/tags", body));
      return shop.proposed(product);
    };
    expect([await hand(1000), await hand(0)]).toEqual([1000, 0]);
  });
});

it("tags are written by their own routes only", async () => {
  const product = await frame();
  const body = { product: product.id, pieces: 3 };
  expect((await shop.send("POST", recordsPath("optique_tags"), body)).status).toBe(403);
  const admin = await shop.sendAsAdmin("POST", recordsPath("optique_tags"), {
    ...body,
    company: shop.company,
  });
  expect([admin.status, admin.body.message]).toEqual([
    400,
    "Les étiquettes s’écrivent par leur page.",
  ]);
});
