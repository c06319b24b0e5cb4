import { setTimeout } from "node:timers/promises";

import { beforeAll, describe, expect, it } from "vitest";

import type { UnknownCode } from "#domain/counts/countAnswers.ts";
import { type CountShop, openCountShop, refusedAt } from "#support/countShop.ts";
import { heard } from "#support/heard.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: CountShop;
beforeAll(async () => {
  shop = await openCountShop(server);
});

/** Count that has posted one adjustment for this product. */
async function posted(reason = "inventory_count") {
  const frame = await shop.frame(3);
  const { id } = await shop.begin();
  await shop.scans(id, { product: frame.id, quantity: 2 });
  if (reason !== "inventory_count")
    expectOk(await shop.decide(id, [{ product: frame.id, reason: "damage" }]));
  const { adjustments } = expectOk(await shop.post(id));
  return { id, frame, adjustment: adjustments[0]?.id ?? "" };
}

describe("a count", () => {
  it("a count is created and edited with its version; its scope is fixed after the first scan", async () => {
    const frame = await shop.frame(1);
    const supplier = await shop.create("optique_suppliers", { name: "Luxottica" });
    const id = newId();
    const sent = { name: "Vitrine", types: ["sunglasses", "frame"], word: "Monture" };
    const made = expectOk(await shop.putCount(sent, id));
    expect(made).toMatchObject({
      name: "Vitrine",
      types: ["frame", "sunglasses"],
      scope: "Monture, Lunettes de soleil, «\u00a0Monture\u00a0»",
      status: "open",
      by: "Samira",
      blind: false,
    });
    expect(expectOk(await shop.putCount(sent, id))).toEqual(made);
    const stale = await shop.putCount({ ...sent, name: "Autre" }, id);
    expect(refusedAt(stale)).toEqual([409, { version: "modified" }]);
    const { version } = made;
    const wide = { ...sent, supplier: supplier.id, version };
    const narrowed = expectOk(await shop.putCount(wide, id));
    expect(narrowed.scope).toContain("Luxottica");
    const [outside] = await shop.scans(id, { product: frame.id });
    expect(outside?.state).toBe("outside");
    const begun = async (values: object) =>
      refusedAt(await shop.putCount({ ...wide, version: narrowed.version, ...values }, id));
    expect(await begun({ types: [] })).toEqual([409, { types: "count_begun" }]);
    expect(await begun({ word: "" })).toEqual([409, { word: "count_begun" }]);
    expect(await begun({ supplier: "" })).toEqual([409, { supplier: "count_begun" }]);
    const named = await shop.putCount({ version: narrowed.version, name: "B", blind: true }, id);
    expect(expectOk(named)).toMatchObject({ name: "B", blind: true });
    const [blind] = await shop.scans(id, { product: frame.id });
    expect(blind).not.toHaveProperty("stock");
    const { items } = expectOk(
      await shop.send<{ items: { id: string }[] }>("GET", "/api/optique/lists/counts?status=open"),
    );
    expect(items[0]?.id).toBe(id);
  });

  it("a supplier in the scope of a count cannot be deleted, and the scope keeps its old name", async () => {
    const supplier = await shop.create("optique_suppliers", { name: "Safilo" });
    const { id, version } = await shop.begin({ supplier: supplier.id });
    const path = recordsPath("optique_suppliers", supplier.id);
    expect(refusedAt(await shop.send("DELETE", path))).toEqual([400, { id: "supplier_counted" }]);
    await shop.send("PATCH", path, { name: "Safilo Maroc" });
    const renamed = expectOk(await shop.putCount({ name: "Vitrine", version }, id));
    expect(renamed).toMatchObject({ scope: "Safilo", supplier: supplier.id });
  });

  it("a malformed count is refused at its field", async () => {
    const refusals = [
      await shop.putCount({ name: " " }),
      await shop.putCount({ types: "frame" }),
      await shop.putCount({ types: ["lunettes"] }),
      await shop.putCount({ types: ["service"] }),
      await shop.putCount({ supplier: newId() }),
      await shop.putCount({ blind: "peut-être" }),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { name: "required" }],
      [400, { types: "list" }],
      [400, { types: "choice" }],
      [400, { types: "choice" }],
      [400, { supplier: "unknown_record" }],
      [400, { blind: "choice" }],
    ]);
  });

  it("a list of product types and a boolean, sent as texts, are stored as their values", async () => {
    const made = expectOk(await shop.putCount({ types: '["lens"]', blind: "true" }));
    expect(made).toMatchObject({ types: ["lens"], scope: "Verre", blind: true });
  });

  it("a count switches its capability on, and is journalled", async () => {
    const { id } = await shop.begin({ name: "Journal" });
    expectOk(await shop.abandon(id));
    const company = await shop.read("optique_companies", shop.company);
    expect(company.uses).toContain("counts");
    const entries = await shop.find("optique_journal", `record = '${id}'`);
    expect(entries.map(({ label, changes }) => [label, changes])).toEqual([
      ["Journal", { status: [null, "open"] }],
      ["Journal", { status: ["open", "abandoned"] }],
    ]);
  });

  it("a seller may scan and read a count; every other act needs its right", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const seller = await shop.counterOf("seller");
    await seller.scans(id, { product: frame.id });
    expect((await seller.count(id)).pieces).toBe(1);
    const refusals = [
      await seller.putCount({}),
      await seller.send("GET", `/api/optique/counts/${id}/review`),
      await seller.decide(id, [{ product: frame.id, note: "Vu" }]),
      await seller.put(id, "codes", { code: "X", product: "" }),
      await seller.put(id, "post", { version: "x" }, "POST"),
      await seller.abandon(id),
    ];
    expect(refusals.map(refusedAt)).toEqual(refusals.map(() => [403, { right: "right" }]));
    const accountant = await shop.counterOf("accountant");
    const asked = await accountant.sendScans(id, [{ id: newId(), product: frame.id }]);
    expect(refusedAt(asked)).toEqual([403, { right: "right" }]);
    const optician = await shop.counterOf("optician", { rights: { "cost.see": false } });
    const { summary, items } = await optician.review(id, "list=all");
    expect(summary).not.toHaveProperty("value");
    expect(items[0]).not.toHaveProperty("value");
  });
});

describe("a review", () => {
  it("the lists show uncounted products, unknown codes, and pieces that wait for a job or are defective", async () => {
    const other = await openCountShop(server);
    const [counted, missing] = [await other.frame(2), await other.frame(4)];
    await other.frame(0);
    const client = await other.client();
    const { invoice } = await other.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-21",
      right_sphere: -2,
      notes: "",
      invoice: {
        id: newId(),
        items: [
          { id: newId(), product: counted.id, quantity: 1, price: 850 },
          {
            id: newId(),
            product: (await other.frame(5, { type: "lens" })).id,
            quantity: 2,
            price: 9,
          },
        ],
        payments: [],
      },
    });
    const sold = await other.sell(missing.id);
    const defect = {
      invoice: sold.id,
      reason: "return",
      kept: 850,
      items: [
        { id: newId(), invoice_item: sold.items[0]?.id, quantity: 1, amount: 850, goods: "defect" },
      ],
    };
    expectOk(await other.send("PUT", `/api/optique/credit-notes/${newId()}`, defect));
    expect(invoice?.items).toHaveLength(2);
    const { id } = await other.begin({ types: ["frame"] });
    await other.scans(id, { product: counted.id }, { code: "?" }, { code: "?", quantity: 3 });
    const { summary, items } = await other.review(id, "list=all");
    expect(summary).toEqual({
      differs: 0,
      uncounted: 1,
      unknown: 1,
      outside: 0,
      unsure: 0,
      same: 1,
      value: 0,
    });
    expect(items).toMatchObject([
      { product: counted.id, counted: 1, waiting: 1, defects: 0, reason: "inventory_count" },
      { product: missing.id, counted: 0, stock: 3, waiting: 0, defects: 1, people: [] },
    ]);
    const { items: codes } = await other.review(id, "list=unknown");
    expect(codes).toEqual([{ code: "?", scans: 2, quantity: 4, ambiguous: false }]);
    expect((await other.review(id, "list=all&q=REF1")).totalItems).toBe(1);
    const asked = await other.send("GET", `/api/optique/counts/${id}/review?list=tout`);
    expect(refusedAt(asked)).toEqual([400, { list: "choice" }]);
  });

  it("an unknown code is assigned to a product with the times of its scans, or ignored", async () => {
    const frame = await shop.frame(3, { barcode: "" });
    const { id } = await shop.begin();
    const code = "6119999000012";
    await shop.scans(id, { code }, { code, quantity: 2 }, { code: "SALE" });
    const [{ at } = { at: "" }] = (await shop.count(id)).last.slice(-1);
    const refusals = [
      await shop.put(id, "codes", { code: "JAMAIS", product: frame.id }),
      await shop.put(id, "codes", { code, product: newId() }),
      await shop.put(id, "codes", { code: "", product: frame.id }),
      await shop.put(id, "codes", { code, product: frame.id, keep: "oui" }),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { code: "unknown_record" }],
      [400, { product: "unknown_record" }],
      [400, { code: "required" }],
      [400, { keep: "choice" }],
    ]);
    const joined = await shop.put(id, "codes", { code, product: frame.id, keep: true });
    expect(joined.status).toBe(200);
    expect((await shop.read("optique_products", frame.id)).barcode).toBe(code);
    expect(await shop.row(id, frame.id)).toMatchObject({ counted: 3, difference: 0, first_at: at });
    const before = await shop.review(id);
    expect(
      expectOk(await shop.put<{ version: string }>(id, "codes", { code: "SALE", product: "" })),
    ).not.toEqual({ version: before.version });
    const { items, summary } = await shop.review(id, "list=unknown");
    expect([items as UnknownCode[], summary.unknown]).toEqual([[], 0]);
    const [again] = await shop.scans(id, { code });
    expect(again).toMatchObject({ state: "counted", counted: 4 });
    const taken = await shop.frame(1);
    await shop.scans(id, { code: "NOUVEAU" });
    const other = await shop.frame(1, { barcode: "" });
    await shop.scans(id, { code: "NOUVEAU3" });
    await shop.send("PATCH", recordsPath("optique_products", taken.id), { barcode: "NOUVEAU3" });
    const refused = await shop.put(id, "codes", {
      code: "NOUVEAU3",
      product: other.id,
      keep: true,
    });
    expect(refusedAt(refused)).toEqual([400, { code: "barcode_taken" }]);
  });
});

it("lines and scans are deleted with their count only, by the administrator too", async () => {
  const frame = await shop.frame(3);
  const { id } = await shop.begin();
  await shop.scans(id, { product: frame.id, quantity: 2 });
  const kept = ["optique_count_lines", "optique_count_scans"] as const;
  for (const collection of kept) {
    const [row] = await shop.find(collection, `count = '${id}'`);
    const path = recordsPath(collection, row?.id);
    expect((await shop.sendAsAdmin("DELETE", path)).status, collection).toBe(400);
  }
  const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
  expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_counts", id)));
  for (const collection of kept) expect(await shop.find(collection, `count = '${id}'`)).toEqual([]);
});

describe("what a count has posted", () => {
  it("only the administrator may change date, reason and lines, or delete; notes are free", async () => {
    const { frame, adjustment } = await posted("damage");
    const path = `/api/optique/adjustments/${adjustment}`;
    type Sent = { version: string; items: { id: string }[]; notes: string };
    const stored = expectOk(await shop.send<Sent>("GET", path));
    const put = async (values: object) =>
      refusedAt(await shop.send("PUT", path, { version: stored.version, ...values }));
    const item = stored.items[0]?.id ?? "";
    const extra = { id: newId(), product: frame.id, quantity: -1 };
    const record = recordsPath("optique_stock_adjustments", adjustment);
    const line = recordsPath("optique_stock_adjustment_items", item);
    const refusals = [
      await put({ date: "2026-11-01" }),
      await put({ reason: "other" }),
      await put({ items: [extra] }),
      refusedAt(await shop.send("PATCH", record, { reason: "other" })),
      refusedAt(await shop.send("PATCH", line, { quantity: -2 })),
      refusedAt(await shop.send("DELETE", line)),
      refusedAt(await shop.send("DELETE", record)),
      refusedAt(
        await shop.send("POST", recordsPath("optique_stock_adjustment_items"), {
          ...extra,
          adjustment,
        }),
      ),
    ];
    expect(refusals).toEqual(refusals.map(() => [409, { count: "count_posted" }]));
    expectOk(await shop.send("PUT", path, { version: stored.version, notes: "Vu le 3" }));
    expectOk(await shop.send("PATCH", record, { notes: "Vu le 4" }));
    const removal = await shop.send<{ refusal: string }>(
      "GET",
      `/api/optique/removals/adjustments/${adjustment}`,
    );
    expect(expectOk(removal).refusal).toContain("vient d’un comptage");
    expectOk(await shop.sendAsAdmin("PATCH", record, { reason: "other" }));
    expectOk(await shop.sendAsAdmin("DELETE", record));
    expect(await shop.stock(frame.id)).toBe(3);
    const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
    expect(expectOk(report).violations).toEqual([]);
  });

  it("nobody can set the count of an adjustment, or the day of a product's last count, by hand", async () => {
    const { id } = await shop.begin();
    const values = { adjustment_number: newId(), date: "2026-11-21", reason: "other" };
    const sent = await shop.sendAsAdmin("POST", recordsPath("optique_stock_adjustments"), {
      ...values,
      company: shop.company,
      count: id,
    });
    expect(refusedAt(sent)).toEqual([400, { count: "fixed" }]);
    const made = await shop.create("optique_stock_adjustments", values);
    expect(made.count).toBe("");
    const path = recordsPath("optique_stock_adjustments", made.id);
    expect(refusedAt(await shop.send("PATCH", path, { count: id }))).toEqual([
      400,
      { count: "fixed" },
    ]);
    const frame = await shop.frame(1);
    const product = recordsPath("optique_products", frame.id);
    expect(refusedAt(await shop.send("PATCH", product, { counted_on: "2026-11-21" }))).toEqual([
      400,
      { counted_on: "fixed" },
    ]);
  });

  it("a counted product can be archived but not deleted, and stays in its count", async () => {
    const { id, frame } = await posted();
    const path = recordsPath("optique_products", frame.id);
    expect(refusedAt(await shop.send("DELETE", path))).toEqual([400, { id: "product_counted" }]);
    expect((await shop.sendAsAdmin("DELETE", recordsPath("optique_counts", id))).status).toBe(400);
    const open = await shop.begin();
    await shop.scans(open.id, { product: frame.id, quantity: 2 });
    await shop.send("PATCH", path, { archived: true });
    expect(await shop.row(open.id, frame.id)).toMatchObject({ archived: true, difference: 0 });
    await shop.send("PATCH", path, { made_to_order: true });
    expect(await shop.row(open.id, frame.id)).toBeUndefined();
    expectOk(await shop.post(open.id));
    expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_counts", open.id)));
  });

  it("the adjustment of one count is no movement for another open count", async () => {
    const frame = await shop.frame(5);
    const [one, other] = [await shop.begin(), await shop.begin()];
    await shop.scans(one.id, { product: frame.id, quantity: 4 });
    await shop.scans(other.id, { product: frame.id, quantity: 4 });
    expectOk(await shop.decide(one.id, [{ product: frame.id, reason: "theft" }]));
    expectOk(await shop.post(one.id));
    expect(await shop.row(other.id, frame.id)).toMatchObject({ moved: 0, difference: 0, stock: 4 });
    expectOk(await shop.abandon(other.id));
    expect(await shop.row(other.id, frame.id)).toMatchObject({ counted: 4, difference: 0 });
  });
});

describe("realtime events of a count", () => {
  it("a count is broadcast at most once a second, with its latest totals, and no scan waits for it", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const started = Date.now();
    let scanning = 0;
    const text = await heard(server, {
      token: shop.token,
      subscriptions: ["optique_counts/*", "optique_count_scans/*", "optique_count_lines/*"],
      during: async () => {
        for (let place = 0; place < 12; place += 1) await shop.scans(id, { product: frame.id });
        scanning = Date.now() - started;
        await setTimeout(1500);
      },
    });
    const events = [...text.matchAll(/"pieces":(\d+)/g)].map(([, pieces]) => Number(pieces));
    expect(events.at(-1)).toBe(12);
    expect(events.length).toBeLessThan(2 + (scanning + 1500) / 1000);
    // If each of the twelve scans waited a second for its broadcast, they would take eleven seconds.
    expect(scanning).toBeLessThan(11_000);
    expect(text).not.toContain("optique_count_");
  });

  it("a scan, a change and a posting in one second are broadcast together", async () => {
    const frame = await shop.frame(3);
    const { id, version } = await shop.begin();
    const started = Date.now();
    const text = await heard(server, {
      token: shop.token,
      subscriptions: ["optique_counts/*"],
      during: async () => {
        await shop.scans(id, { product: frame.id });
        expectOk(await shop.putCount({ name: "Vitrine", version }, id));
        expectOk(await shop.post(id));
        await setTimeout(1500);
      },
    });
    const events = [...text.matchAll(/"status":"(\w+)"/g)].map(([, status]) => status);
    expect(events.at(-1)).toBe("posted");
    expect(events.length).toBeLessThan(2 + (Date.now() - started) / 1000);
  });
});
